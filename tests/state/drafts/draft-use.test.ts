import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { draftCountAtom, draftSummariesAtom } from '#state/drafts/draft-summaries.ts';
import { copyTextAtom, markDraftUsedAtom, setPostedAtom } from '#state/drafts/draft-use.ts';
import { currentDraftAtom, openDraftAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { ORIGIN } from '../../domain/campaigns.ts';
import { openApp } from '../fake-app.ts';

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

test('a shared post is marked, whichever one is under review', () => {
  const { store, states } = openDrafts();
  store.set(markDraftUsedAtom, 'shared', 'a');
  expect(states()).toEqual(['a shared', 'b draft']);
});

test('every post in a copied text is marked as copied, and its warning is shown', async () => {
  const { store, states, toasts } = openDrafts();
  await store.set(copyTextAtom, 'Both posts', { draftIds: ['a', 'b'], warning: 'Too long.' });
  expect(states()).toEqual(['a copied', 'b copied']);
  expect(toasts.at(-1)).toMatchObject({ description: 'Too long.', tone: 'warning' });
});

test('a post keeps its mark if the user opens another one while it is copied', async () => {
  const { store, states } = openDrafts();
  const copying = store.set(copyTextAtom, 'The post b', { draftIds: ['b'] });
  store.set(openDraftAtom, 'a');
  await copying;
  expect(states()).toEqual(['a draft', 'b copied']);
});

test('a copied part of a post marks nothing', async () => {
  const { store, states, toasts } = openDrafts();
  await store.set(copyTextAtom, 'Its image prompt');
  expect(states()).toEqual(['a draft', 'b draft']);
  expect(toasts.at(-1)).toEqual(TOASTS.copied);
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
