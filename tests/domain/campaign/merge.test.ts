import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields, mergeList, mergeText, replaceText } from '#domain/campaign/merge.ts';

describe('concurrent changes of two tabs', () => {
  test('a value changed in one tab wins over the unchanged one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), fc.string(), (base, other, a, b) => {
        expect(mergeFields(base, base, other)).toEqual(other);
        expect([mergeText(a, a, b), mergeText(a, b, a)]).toEqual([b, b]);
      }),
    );
  });

  test('each field is taken from the tab that changed it', () => {
    const base = { a: 1, b: 1, c: 1, d: 1 };
    expect(mergeFields<object>(base, { a: 2, b: 1, d: 1 }, { a: 1, b: 2, c: 1, d: 3 })).toEqual({
      a: 2,
      b: 2,
      d: 3,
    });
  });

  test('a text changed in both tabs keeps both, one below the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (base, mine, theirs) => {
        const merged = mergeText(base, mine, theirs);
        if (mine !== base) expect(merged).toContain(mine);
        if (theirs !== base) expect(merged).toContain(theirs);
      }),
    );
  });

  test('a text that one tab removed is not brought back by the other', () => {
    expect(mergeText('added', '', 'added\n\ntyped')).toBe('typed');
    expect(mergeText('added\n\nold', 'added\n\nnew', 'old')).toBe('new');
  });

  test('a text is replaced only where it stands alone', () => {
    expect(replaceText('banana\n\nan', 'an', 'and')).toBe('banana\n\nand');
    expect(replaceText('one\n\ntwo\n\nthree', 'two', '')).toBe('one\n\nthree');
    expect(replaceText('other', 'mine', 'more')).toBe('other\n\nmore');
  });

  test('a merged list has the additions and lacks the removals of both tabs', () => {
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
