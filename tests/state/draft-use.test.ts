import { expect, test } from 'vitest';
import type { Draft } from '#domain/posts/draft.ts';
import { draftCountAtom, draftSummariesAtom } from '#state/draft-summaries.ts';
import { markDraftUsedAtom, setPostedAtom } from '#state/draft-use.ts';
import { currentDraftAtom, putDraftAtom } from '#state/drafts.ts';
import { ORIGIN } from '../domain/campaigns.ts';
import { openApp } from './fake-app.ts';

const draft = (id: string): Draft => ({
  id,
  text: `The post ${id}`,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: ORIGIN,
  cutShort: false,
});

function openDrafts() {
  const app = openApp();
  for (const id of ['a', 'b']) app.store.set(putDraftAtom, draft(id));
  const states = () => app.store.get(draftSummariesAtom).map(({ id, state }) => `${id} ${state}`);
  return { ...app, states };
}

test('a copied post is the one under review, unless another one is named', () => {
  const { store, states } = openDrafts();
  store.set(markDraftUsedAtom, 'copied');
  expect(states()).toEqual(['a draft', 'b copied']);
  store.set(markDraftUsedAtom, 'shared', 'a');
  expect(states()).toEqual(['a shared', 'b copied']);
});

test('marking an earlier post as posted keeps the one under review', () => {
  const { store, states } = openDrafts();
  store.set(setPostedAtom, 'a', true);
  expect(states()).toEqual(['a posted', 'b draft']);
  expect(store.get(currentDraftAtom)?.id).toBe('b');
  store.set(setPostedAtom, 'a', false);
  expect(states()).toEqual(['a draft', 'b draft']);
});

test('marking a deleted post does nothing', () => {
  const { store, states } = openDrafts();
  store.set(setPostedAtom, 'gone', true);
  expect(states()).toEqual(['a draft', 'b draft']);
});

test('the count of the menu is that of the list', () => {
  expect(openDrafts().store.get(draftCountAtom)).toBe(2);
});
