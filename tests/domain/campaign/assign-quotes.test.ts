import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignQuotes } from '#domain/campaign/assign-quotes.ts';

const IDS = Array.from({ length: 12 }, (_, at) => `q${at}`);

/** Quotes that each of up to seven posts could use: at least one each. */
const anyWanted = fc.array(fc.shuffledSubarray(IDS, { minLength: 1 }), { maxLength: 7 });

/** Most posts that can have a quote each, tried one by one. */
function mostServed(wanted: readonly (readonly string[])[], used: readonly string[] = []): number {
  const [first, ...rest] = wanted;
  if (!first) return 0;
  const free = first.filter((id) => !used.includes(id)).slice(0, wanted.length + used.length);
  return Math.max(mostServed(rest, used), ...free.map((id) => 1 + mostServed(rest, [...used, id])));
}

describe('the quotes of several posts', () => {
  test('each post gets one at least, all of them its own choice, the strongest first', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const lists = assignQuotes(wanted);
        expect(lists).toHaveLength(wanted.length);
        for (const [at, list] of lists.entries()) {
          expect(list.length).toBeGreaterThan(0);
          expect(list).toEqual(wanted[at]?.filter((id) => list.includes(id)));
        }
      }),
    );
  });

  test('no quote is left out, and none is used twice while a post has one left', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const lists = assignQuotes(wanted);
        expect(new Set(lists.flat())).toEqual(new Set(wanted.flat()));
        // A post may only repeat its strongest quote, and have nothing else.
        const repeats = lists.filter(
          (list, at) =>
            list.length === 1 &&
            lists.some((it, other) => other !== at && it.includes(`${list[0]}`)),
        );
        const twice = lists.flat().length - new Set(lists.flat()).size;
        expect(repeats.length).toBeGreaterThanOrEqual(twice);
      }),
    );
  });

  test('as many posts as possible have quotes that no other uses', () => {
    const few = fc.array(fc.shuffledSubarray(IDS.slice(0, 4), { minLength: 1 }), { maxLength: 5 });
    fc.assert(
      fc.property(few, (wanted) => {
        const lists = assignQuotes(wanted);
        const twice = lists.flat().length - new Set(lists.flat()).size;
        expect(twice).toBe(wanted.length - mostServed(wanted));
      }),
    );
  });

  test('a quote that two posts could use is with the one that needs it more', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const lists = assignQuotes(wanted);
        for (const list of lists)
          for (const id of list)
            for (const [other, it] of lists.entries())
              if (wanted[other]?.includes(id) && it !== list && list.length > 1)
                expect(list.length).toBeLessThanOrEqual(it.length + 1);
      }),
    );
  });

  test('the same posts get the same quotes', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        expect(assignQuotes(wanted)).toEqual(assignQuotes(wanted.map((ids) => [...ids])));
      }),
    );
  });

  test('a quote is passed on over several posts if one would have none otherwise', () => {
    expect(assignQuotes([['a', 'b'], ['b', 'c'], ['a'], ['b']])).toEqual([
      ['b'],
      ['c'],
      ['a'],
      ['b'],
    ]);
    expect(assignQuotes([['a', 'b', 'c', 'd'], ['a'], ['a', 'b']])).toEqual([
      ['c', 'd'],
      ['a'],
      ['b'],
    ]);
  });

  test('two thousand quotes on seven themes take no time', () => {
    const many = Array.from({ length: 2000 }, (_, at) => `q${at}`);
    const lists = assignQuotes(Array.from({ length: 7 }, (_, at) => many.slice(0, 2000 - at)));
    const sizes = lists.map((list) => list.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });
});
