import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { type Brand, EMPTY_VOICE } from '#domain/brand/brand.ts';
import { sayHabit } from '#domain/brand/habits.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { brandsAtom, deleteBrandAtom, putBrandAtom } from '#state/brand/brands.ts';
import {
  addRuleAtom,
  declineRuleAtom,
  learnedForAtom,
  postponeRuleAtom,
  proposalForAtom,
  undoRuleAtom,
} from '#state/brand/habits.ts';
import { putDraftAtom } from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import { servicesAtom } from '#state/services.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { openApp } from '../fake-app.ts';

type Store = ReturnType<typeof createStore>;

const BODIES = [
  'Puppies need warm blankets, good food and company',
  'Kittens climb curtains when nobody gives them branches',
  'Ticks wake early, so check ears and paws after walks',
];

/** One visit over a disk, at a time of its own. */
function visit(disk = new Map<string, unknown>()) {
  const app = openApp();
  const store = createStore();
  store.set(servicesAtom, app.store.get(servicesAtom));
  connectDocuments(store, createMemoryDocumentStore(disk));
  store.set(deviceAnsweredAtom, true);
  return { store, clock: app.clock };
}

/** Puts a post as the model wrote it, and saves the user's edits. */
function edit({ store, clock }: ReturnType<typeof visit>, id: string, ...texts: string[]): void {
  const [text = '', ...edits] = texts;
  const draft: Draft = { ...DRAFT, id, text, campaignId: `campaign ${id}`, updatedAt: clock.now };
  store.set(putDraftAtom, draft);
  for (const typed of edits) {
    clock.now += 1;
    store.set(startEditingAtom, id);
    store.set(typeAtom, id, typed);
    store.set(saveEditAtom, id);
  }
  clock.now += 1;
}

const brandOf = (store: Store): Brand => {
  const [brand] = store.get(brandsAtom);
  if (!brand) throw new Error('No brand');
  return brand;
};

const proposed = (store: Store) => store.get(proposalForAtom)(brandOf(store));
const proposedIn = (store: Store) => {
  const proposal = proposed(store);
  return proposal && sayHabit(proposal.habit);
};

/** A brand whose last three posts lost their exclamation marks. */
function calm(disk?: Map<string, unknown>) {
  const app = visit(disk);
  app.store.set(putBrandAtom, { ...EMPTY_VOICE, name: 'Vets', rules: ['Short sentences.'] });
  for (const [at, body] of BODIES.entries()) edit(app, `p${at}`, `${body}!`, `${body}.`);
  return app;
}

const CALM = 'You always remove exclamation marks.';

test('a rule is proposed after the third like edit, and none before', () => {
  const app = visit();
  app.store.set(putBrandAtom, { ...EMPTY_VOICE, name: 'Vets' });
  const seen = BODIES.map((body, at) => {
    edit(app, `p${at}`, `${body}!`, `${body}.`);
    return proposedIn(app.store);
  });
  expect(seen).toEqual([undefined, undefined, CALM]);
  expect(brandOf(app.store).rules).toEqual([]);
});

test('several edits of one post are one, from the model’s text to the last', () => {
  const app = visit();
  app.store.set(putBrandAtom, { ...EMPTY_VOICE, name: 'Vets' });
  const [body = ''] = BODIES;
  edit(app, 'p', `${body}! 🐶`, `${body}! 🐱`, `${body}.`, `${body}. Bye`, `${body}. So long`);
  expect(proposedIn(app.store)).toBeUndefined();
  edit(app, 'q', `${BODIES[1]}!`, `${BODIES[1]}?`, `${BODIES[1]}!`, `${BODIES[1]}.`);
  edit(app, 'r', `${BODIES[2]}!`, `${BODIES[2]}.`);
  expect(proposedIn(app.store)).toBe(CALM);
});

test('posts of another brand, and posts that were not edited, prove nothing', () => {
  const app = visit();
  const first = app.store.set(putBrandAtom, { ...EMPTY_VOICE, name: 'Vets' });
  for (const [at, body] of BODIES.entries()) edit(app, `p${at}`, `${body}!`);
  expect(proposedIn(app.store)).toBeUndefined();
  const other = app.store.set(putBrandAtom, { ...EMPTY_VOICE, name: 'Café' });
  for (const [at, body] of BODIES.entries()) edit(app, `q${at}`, `${body}!`, `${body}.`);
  const find = app.store.get(proposalForAtom);
  const [vets, cafe] = app.store.get(brandsAtom);
  expect([vets?.id, cafe?.id]).toEqual([first, other]);
  expect(vets && find(vets)?.brandId).toBe(first);
  expect(cafe && find(cafe)).toBeUndefined();
});

describe('a proposed rule', () => {
  test('is added on the user’s word, proposed no more, and taken back alone', () => {
    const { store } = calm();
    const proposal = proposed(store);
    if (!proposal) throw new Error('Nothing proposed');
    store.set(addRuleAtom, proposal, 'p2');
    expect(brandOf(store).rules).toEqual(['Short sentences.', 'No exclamation marks.']);
    expect(store.get(learnedForAtom)(proposal.brandId, 'p2')).toBe(true);
    expect(store.get(learnedForAtom)(proposal.brandId, 'p1')).toBe(false);
    expect(store.get(learnedForAtom)('other', 'p2')).toBe(false);
    expect(proposedIn(store)).toBeUndefined();
    // Changed on another screen meanwhile.
    store.set(putBrandAtom, { ...brandOf(store), name: 'Harbour Vets' }, brandOf(store));
    store.set(undoRuleAtom);
    expect(brandOf(store)).toMatchObject({ name: 'Harbour Vets', rules: ['Short sentences.'] });
    expect(store.get(learnedForAtom)(proposal.brandId, 'p2')).toBe(false);
    // Not at once again.
    expect(proposedIn(store)).toBeUndefined();
  });

  test('that is not wanted now is not proposed in this visit', () => {
    const { store } = calm();
    const proposal = proposed(store);
    if (proposal) store.set(postponeRuleAtom, proposal);
    expect(proposedIn(store)).toBeUndefined();
  });

  test('that is never wanted is not proposed at the next visit either', () => {
    const disk = new Map<string, unknown>();
    const { store } = calm(disk);
    const next = visit(disk);
    expect(proposedIn(next.store)).toBe(CALM);
    const proposal = proposed(store);
    if (proposal) store.set(declineRuleAtom, proposal);
    expect(proposedIn(store)).toBeUndefined();
    expect(proposedIn(visit(disk).store)).toBeUndefined();
  });

  test('of a brand that is deleted meanwhile changes nothing, and neither does its Undo', () => {
    const { store } = calm();
    const proposal = proposed(store);
    if (!proposal) throw new Error('Nothing proposed');
    store.set(deleteBrandAtom, proposal.brandId);
    store.set(addRuleAtom, proposal, 'p2');
    store.set(undoRuleAtom);
    expect(store.get(brandsAtom)).toEqual([]);
  });
});
