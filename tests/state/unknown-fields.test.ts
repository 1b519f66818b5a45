import { expect, test } from 'vitest';
import { recordsOf } from '#state/records.ts';
import { unknownFields, withUnknown } from '#state/unknown-fields.ts';

test('unknown fields are those that parsing drops, at any depth', () => {
  const stored = { a: 1, b: 2, use: { copied: 1, pinned: 2 }, list: [{ c: 3 }] };
  const parsed = { a: 1, use: { copied: 1 }, list: [{}] };
  expect(unknownFields(stored, parsed)).toEqual({ b: 2, use: { pinned: 2 } });
  expect(unknownFields(parsed, parsed)).toBeUndefined();
  expect(unknownFields('text', 'text')).toBeUndefined();
});

test('unknown fields are added to a value, and never replace one of its own', () => {
  const unknown = { b: 2, use: { pinned: 2, copied: 9 } };
  expect(withUnknown({ a: 1, use: { copied: 3 } }, unknown)).toEqual({
    a: 1,
    b: 2,
    use: { copied: 3, pinned: 2 },
  });
  expect(withUnknown({ b: 5 }, { b: 2 })).toEqual({ b: 5 });
});

test('the merge of two tabs keeps an unknown field that either has changed', () => {
  const { merge } = recordsOf<{ n: number }>({
    version: 1,
    parse: (data) => ({ n: Number(Object(data).n) }),
    mergeValues: (base, mine, theirs) => [mine.n === base?.n ? theirs : mine],
  });
  const merged = (...sides: readonly [object, object, object]) => {
    const [base, mine, theirs] = sides.map((data) => ({ version: 1, data }));
    return base && mine && theirs && merge(base, mine, theirs)?.record.data;
  };
  expect(merged({ n: 1, b: 1 }, { n: 2, b: 1 }, { n: 1, b: 2, c: 3 })).toEqual({
    n: 2,
    b: 2,
    c: 3,
  });
  expect(merged({ n: 1, b: 1 }, { n: 1, b: 4 }, { n: 2, b: 1 })).toEqual({ n: 2, b: 4 });
  expect(merged({ n: 1 }, { n: 2 }, { n: 1 })).toEqual({ n: 2 });
});
