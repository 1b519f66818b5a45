import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import {
  earlierOf,
  earlierTexts,
  history,
  inTime,
  MOST_VERSIONS,
  surplus,
} from '#domain/drafts/earlier.ts';
import { parseDraft } from '#domain/drafts/parse-draft.ts';
import { DRAFT } from '../drafts.ts';

const version = (id: string, updatedAt: number, more: Partial<Draft> = {}): Draft => ({
  ...DRAFT,
  id,
  createdAt: updatedAt,
  updatedAt,
  campaignId: 'c',
  ...more,
});

const many = (count: number, more: Partial<Draft> = {}) =>
  Array.from({ length: count }, (_, at) => version(`v${at}`, at, more));

test('a text before an edit is neither used, planned nor chosen, and has one id in every tab', () => {
  const draft = version('a', 5, {
    revision: 3,
    use: { posted: 6 },
    plannedFor: { at: '2026-12-01T09:00', zone: 'UTC' },
    chosenAt: 7,
    editing: 'typed',
  });
  const earlier = earlierOf(draft);
  expect(earlier).toEqual(earlierOf(draft));
  expect(earlier).toMatchObject({ id: 'a@3', text: DRAFT.text, refinedFrom: 'a', createdAt: 5 });
  for (const field of ['use', 'plannedFor', 'chosenAt', 'editing'])
    expect(earlier).not.toHaveProperty(field);
  expect(parseDraft(JSON.parse(JSON.stringify(earlier)))).toEqual(earlier);
});

test('undo and redo go through what was the post, and not through proposals', () => {
  const first = version('a', 9, { revision: 2 });
  const earlier = earlierOf(version('a', 1));
  const rejected = version('b', 3, { refinedFrom: 'a', refinement: 'Warmer' });
  const accepted = version('c', 4, { refinedFrom: 'a', refinement: 'Shorter', chosenAt: 5 });
  const all = [first, rejected, accepted, earlier];
  expect(history(all).map(({ id }) => id)).toEqual(['a@1', 'c', 'a']);
  expect(inTime(all)).toHaveLength(4);
});

test('the texts of a draft are found through each other', () => {
  const one = earlierOf(version('a', 1));
  const two = earlierOf({ ...one, revision: 2 });
  expect(earlierTexts('a', [two, version('b', 2), one]).map(({ id }) => id)).toEqual([
    'a@1',
    'a@1@2',
  ]);
});

test('only so many versions are kept, without the oldest that nobody needs', () => {
  expect(surplus(many(MOST_VERSIONS), 'v0')).toEqual([]);
  expect(surplus(many(MOST_VERSIONS + 2), 'v1')).toEqual(['v2', 'v3']);
});

test.each<[string, Partial<Draft>]>([
  ['used', { use: { copied: 3 } }],
  ['planned', { plannedFor: { at: '2026-12-01T09:00', zone: 'UTC' } }],
  ['being edited', { editing: 'typed' }],
  ['a conflict copy', { copyOf: 'x' }],
])('one that is %s stays', (_name, fields) => {
  expect(surplus(many(MOST_VERSIONS + 2, fields), undefined)).toEqual([]);
});

test('the one that stands for the platform stays, however old', () => {
  const all = many(MOST_VERSIONS + 3).map((it) => (it.id === 'v1' ? { ...it, chosenAt: 99 } : it));
  expect(surplus(all, undefined)).toEqual(['v2', 'v3', 'v4']);
});
