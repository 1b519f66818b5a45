import { IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { servicesAtom } from '#state/services.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { cardChoicesAtom } from '#state/pictures/card-choices.ts';
import {
  addCardAtom,
  carouselOfAtom,
  moveCardAtom,
  removeCardAtom,
  removedCardOfAtom,
  undoRemoveCardAtom,
} from '#state/pictures/carousels.ts';
import { createWorld, dump, openTab } from '../../app/account-world.ts';
import { ORIGIN } from '../../domain/campaigns.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { openApp } from '../fake-app.ts';
import { turn } from '../time.ts';

const DRAFT: Draft = {
  id: 'd',
  text: 'A post.',
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  cutShort: false,
  origin: ORIGIN,
};
const QUOTE: Quote = { id: '1', text: 'The colours are lovely.' };

type Store = ReturnType<typeof createStore>;

const add = (store: Store, sentences: readonly number[] = [], draft = DRAFT) =>
  store.set(addCardAtom, draft, { quote: QUOTE, sentences })?.place;
/** The cards of a post, each by the sentence that the test gave it. */
const orderOf = (store: Store, draft = DRAFT) =>
  store
    .get(carouselOfAtom)(draft)
    .map(({ sentences }) => sentences[0]);
const idAt = (store: Store, index: number) => store.get(carouselOfAtom)(DRAFT)[index]?.id ?? '';

/** One visit over a disk. */
function visit(disk: Map<string, unknown> = new Map()) {
  const store = createStore();
  store.set(servicesAtom, openApp().store.get(servicesAtom));
  connectDocuments(store, createMemoryDocumentStore(disk));
  store.set(deviceAnsweredAtom, true);
  return store;
}

test('cards are there at the next visit, in their order, and with their post only', () => {
  const disk = new Map<string, unknown>();
  const store = visit(disk);
  expect([add(store, [0]), add(store, [1]), add(store, [2])]).toEqual([1, 2, 3]);
  store.set(moveCardAtom, DRAFT, idAt(store, 2), -2);
  const next = visit(disk);
  expect(orderOf(next)).toEqual([2, 0, 1]);
  expect(orderOf(next, { ...DRAFT, id: 'other' })).toEqual([]);
  expect(JSON.stringify([...disk])).not.toContain('colours');
});

test('a card has the look of its time, and says which size it will have', () => {
  const store = visit();
  const quote = QUOTE;
  const added = () => store.set(addCardAtom, DRAFT, { quote, sentences: [] });
  expect(added()).toEqual({ place: 1, chosen: 'feed', size: 'feed' });
  store.set(cardChoicesAtom, { size: 'story', design: 'bold' });
  expect(added()).toEqual({ place: 2, chosen: 'story', size: 'feed' });
  store.set(cardChoicesAtom, { design: 'split' });
  const looks = store
    .get(carouselOfAtom)(DRAFT)
    .map(({ choices }) => choices);
  expect(looks).toMatchObject([
    { design: 'paper', size: 'feed' },
    { design: 'bold', size: 'story' },
  ]);
});

test('the eleventh card is refused', () => {
  const store = visit();
  for (let place = 1; place <= 10; place += 1) expect(add(store)).toBe(place);
  expect(add(store)).toBeUndefined();
  expect(store.get(carouselOfAtom)(DRAFT)).toHaveLength(10);
});

test('a removed card comes back to its place with Undo, once', () => {
  const store = visit();
  for (const sentence of [0, 1, 2]) add(store, [sentence]);
  store.set(removeCardAtom, DRAFT, idAt(store, 1));
  expect(orderOf(store)).toEqual([0, 2]);
  expect(store.get(removedCardOfAtom)(DRAFT)?.index).toBe(1);
  expect(store.get(removedCardOfAtom)({ ...DRAFT, id: 'other' })).toBeUndefined();
  store.set(undoRemoveCardAtom);
  store.set(undoRemoveCardAtom);
  expect(orderOf(store)).toEqual([0, 1, 2]);
  store.set(removeCardAtom, DRAFT, 'no card');
  expect(store.get(removedCardOfAtom)(DRAFT)).toBeUndefined();
});

test.each([[null], [7], [{ d: 'cards' }], [{ d: [{ id: 1 }] }]])(
  'stored as %j there are none, and one can be added',
  (data) => {
    const store = visit(new Map([['carousels', { version: 1, data }]]));
    expect(orderOf(store)).toEqual([]);
    expect(add(store)).toBe(1);
  },
);

describe('two tabs and two accounts', () => {
  beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));
  afterEach(() => vi.unstubAllGlobals());

  test('what both tabs add at once is kept in both', async () => {
    const world = createWorld();
    const [one, two] = [await openTab(world), await openTab(world)];
    await one.signIn('a@example.com');
    await turn(50);
    add(one.store, [0]);
    await turn(50);
    expect(orderOf(two.store)).toEqual([0]);
    add(one.store, [1]);
    add(two.store, [2]);
    await turn(80);
    expect(new Set(orderOf(one.store))).toEqual(new Set([0, 1, 2]));
    expect(orderOf(two.store)).toEqual(orderOf(one.store));
    one.kill();
    two.kill();
  });

  test('the next account sees none of the cards, and they come back to their own', async () => {
    const world = createWorld();
    const tab = await openTab(world);
    await tab.signIn('a@example.com');
    await turn(50);
    add(tab.store, [0]);
    add(tab.store, [1]);
    tab.store.set(removeCardAtom, DRAFT, idAt(tab.store, 0));
    await turn(50);
    await tab.signIn('b@example.com');
    await turn(50);
    expect(orderOf(tab.store)).toEqual([]);
    expect(tab.store.get(removedCardOfAtom)(DRAFT)).toBeUndefined();
    expect(await dump(world, 'documents')).not.toContain('quoteId');
    await tab.signIn('a@example.com');
    await turn(50);
    expect(orderOf(tab.store)).toEqual([1]);
    tab.kill();
  });
});
