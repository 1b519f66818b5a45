import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields, mergeList, mergeText } from '#domain/campaign/merge.ts';

describe('what two tabs made of the same', () => {
  test('is theirs where I changed nothing, and mine where they did not', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), fc.string(), (base, other, a, b) => {
        expect(mergeFields(base, base, other)).toEqual(other);
        expect([mergeText(a, a, b), mergeText(a, b, a)]).toEqual([b, b]);
      }),
    );
  });

  test('keeps each field as the one who changed it left it', () => {
    const base = { a: 1, b: 1, c: 1, d: 1 };
    expect(mergeFields<object>(base, { a: 2, b: 1, d: 1 }, { a: 1, b: 2, c: 1, d: 3 })).toEqual({
      a: 2,
      b: 2,
      d: 3,
    });
  });

  test('keeps both texts, below each other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (base, mine, theirs) => {
        const merged = mergeText(base, mine, theirs);
        if (mine !== base) expect(merged).toContain(mine);
        if (theirs !== base) expect(merged).toContain(theirs);
      }),
    );
  });

  test('of a list has what either added, and lacks what either removed', () => {
    const merged = mergeList(
      ['a', 'b', 'c'],
      ['a', 'c', 'mine'],
      ['b', 'c', 'theirs'],
      (name) => name,
      () => [],
    );
    expect(merged).toEqual(['c', 'theirs', 'mine']);
  });
});
