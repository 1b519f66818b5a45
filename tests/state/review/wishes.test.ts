import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { type Draft, postKey } from '#domain/drafts/draft.ts';
import { MOST_WISH } from '#domain/posts/refinement.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { acceptAtom, refineAtom, rejectAtom } from '#state/review/refine.ts';
import { setWishAtom, wishesAtom } from '#state/review/wishes.ts';
import { connectDocuments } from '#state/storage/documents.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

/** One visit over a disk. */
function visit(disk: Map<string, unknown>) {
  const store = createStore();
  connectDocuments(store, createMemoryDocumentStore(disk));
  return store;
}

/** A proposed rework that followed a wish. */
async function proposed() {
  const app = openReadyApp();
  const { store, model } = app;
  const current = (): Draft => store.get(currentDraftAtom) ?? expect.fail('no post is open');
  const write = async (request: Promise<unknown>, text: string) => {
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text });
    await request;
    app.clock.now += 1;
  };
  await write(store.set(generateAtom), 'First words. [q1]');
  const post = postKey(current());
  store.set(setWishAtom, post, ' Name the hours ');
  await write(store.set(refineAtom, { how: 'wish', wish: 'Name the hours' }), 'Nine to five. [q1]');
  return { store, post, id: current().id };
}

test('a wish is there at the next visit', () => {
  const disk = new Map<string, unknown>();
  visit(disk).set(setWishAtom, 'a linkedin', 'Name the ');
  const next = visit(disk);
  expect(next.get(wishesAtom)).toEqual({ 'a linkedin': 'Name the ' });
  next.set(setWishAtom, 'a linkedin', '');
  expect(visit(disk).get(wishesAtom)).toEqual({});
});

test('the wishes of the latest posts are kept', () => {
  const store = visit(new Map());
  for (let post = 0; post < 60; post += 1) store.set(setWishAtom, `p${post}`, 'Shorter');
  store.set(setWishAtom, 'p10', 'Longer');
  expect(Object.keys(store.get(wishesAtom))).toHaveLength(50);
  expect(Object.keys(store.get(wishesAtom)).slice(-2)).toEqual(['p59', 'p10']);
});

test.each([
  ['nothing', null, {}],
  ['a list', ['a'], {}],
  ['other values', { a: 1, b: '', c: null, d: 'Keep' }, { d: 'Keep' }],
  ['a long text', { a: 'x'.repeat(9999) }, { a: 'x'.repeat(MOST_WISH) }],
])('%s on the device is read without an error', (_, data, read) => {
  const disk = new Map<string, unknown>([['wishes', { version: 1, data }]]);
  expect(visit(disk).get(wishesAtom)).toEqual(read);
});

test('an accepted rework clears its wish, a rejected one keeps it', async () => {
  const { store, post, id } = await proposed();
  store.set(rejectAtom, id);
  expect(store.get(wishesAtom)[post]).toBe(' Name the hours ');
  store.set(acceptAtom, id);
  expect(store.get(wishesAtom)).toEqual({});
});

test('words typed since the request outlive its acceptance', async () => {
  const { store, post, id } = await proposed();
  store.set(setWishAtom, post, 'Name the street');
  store.set(acceptAtom, id);
  expect(store.get(wishesAtom)[post]).toBe('Name the street');
});
