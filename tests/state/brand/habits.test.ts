import { IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { type Brand, EMPTY_VOICE } from '#domain/brand/brand.ts';
import { sayHabit } from '#domain/brand/habits.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import {
  brandsAtom,
  chooseDefaultBrandAtom,
  deleteBrandAtom,
  putBrandAtom,
} from '#state/brand/brands.ts';
import {
  addRuleAtom,
  declineRuleAtom,
  findHabitsAtom,
  learnedForAtom,
  postponeRuleAtom,
  proposalForAtom,
  undoRuleAtom,
} from '#state/brand/habits.ts';
import { signOutAtom } from '#state/account/session.ts';
import { learnedAtom, postponedAtom } from '#state/brand/learned.ts';
import { draftsAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import { servicesAtom } from '#state/services.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { createDevice, openTab } from '../device.ts';
import { flushTasks, openApp } from '../fake-app.ts';

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

/** Returns the proposal under a post, the one that was put last if none is named. */
function proposed(store: Store, id?: string, brand = brandOf(store)) {
  const { drafts, currentId } = store.get(draftsAtom);
  const draft = drafts.find((one) => one.id === (id ?? currentId));
  if (!draft) return undefined;
  store.set(findHabitsAtom, brand.id, draft.id);
  return store.get(proposalForAtom)(brand, draft);
}
const proposedIn = (store: Store, id?: string, brand?: Brand) => {
  const proposal = proposed(store, id, brand);
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
  const [vets, cafe] = app.store.get(brandsAtom);
  expect([vets?.id, cafe?.id]).toEqual([first, other]);
  expect(proposed(app.store, 'q2', vets)?.brandId).toBe(first);
  expect(proposed(app.store, 'q2', cafe)).toBeUndefined();
  // A post from before the brand isn't the brand's.
  app.store.set(chooseDefaultBrandAtom, other);
  expect(proposed(app.store, 'q2', cafe)).toBeUndefined();
});

describe('a proposed rule', () => {
  test('is added on the user’s word, proposed no more, and taken back alone', () => {
    const { store } = calm();
    const proposal = proposed(store);
    if (!proposal) throw new Error('Nothing proposed');
    store.set(addRuleAtom, proposal, 'p2');
    expect(brandOf(store).rules).toEqual(['Short sentences.', 'No exclamation marks.']);
    expect(store.get(learnedForAtom)(brandOf(store), 'p2')).toBe(true);
    expect(store.get(learnedForAtom)(brandOf(store), 'p1')).toBe(false);
    expect(store.get(learnedForAtom)({ ...brandOf(store), id: 'other' }, 'p2')).toBe(false);
    expect(proposedIn(store)).toBeUndefined();
    // Changed on another screen meanwhile.
    const rules = [...brandOf(store).rules, 'No slang.'];
    store.set(putBrandAtom, { ...brandOf(store), name: 'Harbour Vets', rules }, brandOf(store));
    store.set(undoRuleAtom);
    expect(brandOf(store)).toMatchObject({
      name: 'Harbour Vets',
      rules: ['Short sentences.', 'No slang.'],
    });
    expect(store.get(learnedForAtom)(brandOf(store), 'p2')).toBe(false);
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
    expect(proposedIn(next.store, 'p2')).toBe(CALM);
    const proposal = proposed(store);
    if (proposal) store.set(declineRuleAtom, proposal);
    expect(proposedIn(store)).toBeUndefined();
    expect(proposedIn(visit(disk).store, 'p2')).toBeUndefined();
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

  test('that the user has taken out of the form is no longer said to be one', () => {
    const { store } = calm();
    const proposal = proposed(store);
    if (!proposal) throw new Error('Nothing proposed');
    store.set(addRuleAtom, proposal, 'p2');
    store.set(putBrandAtom, { ...brandOf(store), rules: [] }, brandOf(store));
    expect(store.get(learnedForAtom)(brandOf(store), 'p2')).toBe(false);
    store.set(undoRuleAtom);
    expect(brandOf(store).rules).toEqual([]);
  });

  test('is forgotten at a logout, with what was put off', async () => {
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const { store } = await openTab(createDevice({}));
    store.set(putBrandAtom, { ...EMPTY_VOICE, name: 'Vets' });
    const { id: brandId } = brandOf(store);
    const habit = { does: 'removes', what: 'mark', token: 'dashes' } as const;
    store.set(addRuleAtom, { brandId, habit }, 'p');
    store.set(postponeRuleAtom, { brandId, habit });
    expect(store.get(learnedAtom)).toBeDefined();
    await store.set(signOutAtom, { work: true });
    for (let turn = 0; turn < 80; turn += 1) await flushTasks();
    expect(store.get(learnedAtom)).toBeUndefined();
    expect(store.get(postponedAtom).size).toBe(0);
  });

  test('shows under the posts that show the habit, and once the post is saved', () => {
    const app = calm();
    edit(app, 'other', 'Older horses want soft hay.', 'Older horses want soft hay, always.');
    expect(proposedIn(app.store, 'other')).toBeUndefined();
    expect(proposedIn(app.store, 'p1')).toBe(CALM);
    app.store.set(startEditingAtom, 'p1');
    app.store.set(typeAtom, 'p1', 'Something else');
    expect(proposedIn(app.store, 'p1')).toBe(CALM);
    app.store.set(saveEditAtom, 'p1');
    const draft = app.store.get(draftsAtom).drafts.find(({ id }) => id === 'p1');
    // The finding is of the text before.
    expect(draft && app.store.get(proposalForAtom)(brandOf(app.store), draft)).toBeUndefined();
  });
});
