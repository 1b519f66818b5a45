import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import {
  earlierOf,
  history,
  inTime,
  MOST_VERSIONS,
  surplus,
  untaken,
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

test('what was proposed in place of a draft and not taken is found through each other', () => {
  const one = earlierOf(version('a', 1));
  const two = earlierOf({ ...one, revision: 2 });
  const rework = version('b', 2, { refinedFrom: 'a', refinement: 'Warmer' });
  const ids = (drafts: readonly Draft[]) => untaken('a', drafts).map(({ id }) => id);
  expect(ids([two, version('x', 2), one, rework])).toEqual(['a@1', 'a@1@2', 'b']);
  for (const taken of [
    { chosenAt: 5 },
    { use: { copied: 5 } },
    { editing: 'typed' },
    { revision: 2 },
  ])
    expect(ids([{ ...one, ...taken }, two])).toEqual([]);
});

/** The first version, texts before edits, and the post. */
const edited = (edits: number): Draft[] => [
  version('first', 0),
  ...Array.from({ length: edits }, (_, at) =>
    earlierOf(version('a', at + 1, { revision: at + 1 })),
  ),
  version('a', 99, { revision: 99 }),
];

test('only so many versions are kept: the oldest texts before edits go', () => {
  expect(surplus(edited(MOST_VERSIONS - 2), 'a')).toEqual([]);
  expect(surplus(edited(MOST_VERSIONS), 'a')).toEqual(['a@1', 'a@2']);
});

test('no version goes that the user asked for, uses or looks at', () => {
  expect(surplus(many(MOST_VERSIONS + 5), undefined)).toEqual([]);
  expect(surplus(edited(MOST_VERSIONS), 'a@1')).toEqual(['a@2', 'a@3']);
  const used = edited(MOST_VERSIONS).map((it) =>
    it.id === 'a@1' ? { ...it, use: { copied: 3 } } : it,
  );
  expect(surplus(used, 'a')).toEqual(['a@2', 'a@3']);
});

test('the text before the last edit stays, although all versions are planned', () => {
  const plannedFor = { at: '2026-12-01T09:00', zone: 'UTC' };
  const all = [...many(MOST_VERSIONS, { plannedFor }), earlierOf(version('a', 50))];
  expect(surplus(all, 'a')).toEqual([]);
});

test('a conflict copy that was not taken is no step of undo', () => {
  const post = version('a', 9, { revision: 2 });
  const copy = version('cc', 5, { copyOf: 'a' });
  expect(history([post, copy]).map(({ id }) => id)).toEqual(['a']);
  expect(history([post, { ...copy, chosenAt: 7 }]).map(({ id }) => id)).toEqual(['cc', 'a']);
});
