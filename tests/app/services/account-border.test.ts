import { expect, test } from 'vitest';
import { summarise } from '#app/services/account-border.ts';
import { leftWords } from '#domain/site/put-away.ts';
import { BRANDS, CAMPAIGN, DRAFTS, REVIEW_SETS } from '#state/storage/storage-keys.ts';

const work = (...documents: readonly [string, unknown][]) => summarise({ documents });
const wordsOf = (summary: ReturnType<typeof summarise>) =>
  leftWords([
    { ...summary, generation: 1, owner: { id: '1', email: 'ada@example.com' }, state: 'asking' },
  ]);

test('what another account left is counted and named', () => {
  const summary = work(
    [`${DRAFTS}1`, { data: {} }],
    [`${DRAFTS}2`, { deleted: true }],
    [BRANDS, { data: { brands: { one: {}, two: {} } } }],
    [`${REVIEW_SETS}1`, { data: { quotes: [{ text: 'Soft.' }] } }],
  );
  expect(summary).toEqual({ drafts: 1, queued: 0, brands: 2, hasMore: true });
  expect(wordsOf(summary)).toBe('1 post, 2 brands and reviews');
});

test('brands alone are worth the question', () => {
  const summary = work([BRANDS, { data: { brands: { one: {} } } }]);
  expect(wordsOf(summary)).toBe('1 brand');
});

test.each([
  ['nothing', []],
  ['no data', [BRANDS, undefined] as const],
  ['a number', [BRANDS, { data: 7 }] as const],
  ['no list', [BRANDS, { data: { brands: null } }] as const],
  ['a campaign without quotes', [CAMPAIGN, { data: { quotes: [] } }] as const],
])('a device with %s has no work of anybody', (_name, document) => {
  const [key, raw] = document;
  const summary = key === undefined ? work() : work([key, raw]);
  expect(summary).toEqual({ drafts: 0, queued: 0, brands: 0, hasMore: false });
});
