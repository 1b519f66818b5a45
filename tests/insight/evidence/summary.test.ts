import { expect, test } from 'vitest';
import { evidenceLine, type Standing, standingOf, summarise } from '#domain/evidence/summary.ts';

test.for<readonly [readonly (Standing | undefined)[], string]>([
  [['said', 'said', undefined], 'Every claim is in your customers’ words: 2 said.'],
  [['said', 'no-source', 'said', 'near'], '2 said · 1 possible source · 1 no source'],
  [['near', 'near'], '2 possible sources'],
  [['said', 'otherwise'], '1 said · 1 contradicted'],
  [['said', 'kept', 'not-compared'], '1 said · 1 not compared · 1 kept by you'],
  [[undefined], 'No claims to check.'],
  [[], 'No claims to check.'],
])('%j is summed up as “%s”', ([standings, summary]) => {
  expect(summarise(standings)).toBe(summary);
});

test('the summary says “every claim” only if each is said', () => {
  const others: Standing[] = ['otherwise', 'near', 'no-source', 'not-compared', 'kept'];
  for (const standing of others) expect(summarise(['said', standing])).not.toMatch(/every/i);
});

test('the summary names the part of a post that was checked', () => {
  expect(summarise(['said'], 'the title and description')).toBe(
    'Every claim in the title and description is in your customers’ words: 1 said.',
  );
  expect(summarise([], 'the post text')).toBe('No claims to check in the post text.');
});

test('a kept sentence counts as the user’s unless a customer said it', () => {
  expect(standingOf({ verdict: 'no-source' }, true)).toBe('kept');
  expect(standingOf({ verdict: 'said' }, true)).toBe('said');
  expect(standingOf({ verdict: 'not-a-claim' }, true)).toBeUndefined();
  expect(standingOf({ verdict: 'not-compared' }, false)).toBe('not-compared');
});

test.for<readonly [readonly (Standing | undefined)[], string | undefined, string]>([
  [['said', 'no-source', 'otherwise', undefined], undefined, '2 sentences to check'],
  [['said', 'no-source'], 'the post text', '1 sentence to check in the post text'],
  [['said', 'said', undefined], undefined, 'Every claim rests on a quote'],
  [['said', 'near', 'kept'], undefined, '1 of 2 claims rests on a quote'],
  [['near', 'near'], undefined, '0 of 2 claims rest on a quote'],
  [['near'], undefined, '0 of 1 claim rests on a quote'],
  [[undefined, 'kept'], undefined, 'No claims to check'],
])('the line under a post with %j of %s is: %s', ([standings, part, line]) => {
  expect(evidenceLine(standings, part)).toBe(line);
});
