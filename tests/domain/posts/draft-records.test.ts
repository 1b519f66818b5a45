import { expect, test } from 'vitest';
import { firstDrafts } from '#domain/posts/draft-records.ts';

test.each([
  ['the one under review', '?step=review', ['draft/a']],
  ['the one that the URL names', '?step=review&draft=b', ['draft/b']],
])('the draft that is read first is %s', (_, search, keys) => {
  expect(firstDrafts(() => ({ currentId: 'a' }), search)).toEqual(keys);
});

test('no draft is read first if none is under review', () => {
  expect(firstDrafts(() => undefined)).toEqual([]);
});
