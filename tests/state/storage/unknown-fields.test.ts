import { expect, test } from 'vitest';
import { recordsOf } from '#state/storage/records.ts';
import { unknownFields, withUnknown } from '#state/storage/unknown-fields.ts';

test('unknown fields are those that parsing drops, at any depth', () => {
  const stored = { a: 1, b: 2, use: { copied: 1, pinned: 2 }, list: [{ c: 3 }] };
  const parsed = { a: 1, use: { copied: 1 }, list: [{}] };
  expect(withUnknown(parsed, unknownFields(stored, parsed))).toEqual({
    a: 1,
    b: 2,
    use: { copied: 1, pinned: 2 },
    list: [{}],
  });
  expect(unknownFields(parsed, parsed)).toBeUndefined();
  expect(unknownFields('text', 'text')).toBeUndefined();
});

test('unknown fields are added to a value, and never replace one of its own', () => {
  const stored = { a: 1, b: 2, use: { pinned: 2, copied: 9 } };
  const unknown = unknownFields(stored, { a: 1, use: {} });
  expect(withUnknown({ a: 1, use: { copied: 3 } }, unknown)).toEqual({
    a: 1,
    b: 2,
    use: { copied: 3, pinned: 2 },
  });
  expect(withUnknown({ b: 5 }, unknown)).toEqual({ b: 5 });
});

test('unknown fields of a removed record do not bring it back, and whole ones stay', () => {
  const last = { batch: 'a', hint: 1, source: { text: 'x', kind: 'csv' } };
  const stored = { leftOut: [], last, newer: { deep: true } };
  const parsed = { leftOut: [], last: { batch: 'a', source: { text: 'x' } } };
  const unknown = unknownFields(stored, parsed);
  expect(withUnknown(parsed, unknown)).toEqual(stored);
  expect(withUnknown({ leftOut: [] }, unknown)).toEqual({ leftOut: [], newer: { deep: true } });
  expect(withUnknown({ leftOut: [], last: { batch: 'a' } }, unknown)).toEqual({
    leftOut: [],
    last: { batch: 'a', hint: 1 },
    newer: { deep: true },
  });
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

test('the conflict copies of a merge keep the unknown fields', () => {
  const { merge } = recordsOf<{ n: number }>({
    version: 1,
    parse: (data) => ({ n: Number(Object(data).n) }),
    mergeValues: (_base, mine, theirs) => [theirs, mine],
  });
  const envelope = (data: object) => ({ version: 1, data });
  const merged = merge(undefined, envelope({ n: 1, b: 1 }), envelope({ n: 2 }));
  expect(merged?.copies.map(({ record }) => record)).toEqual([envelope({ n: 1, b: 1 })]);
});
