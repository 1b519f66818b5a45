import { expect, test } from 'vitest';
import { mergeUnknown, unknownFields, withUnknown } from '#state/unknown-fields.ts';

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

test('of an unknown field the change of either tab is kept', () => {
  expect(mergeUnknown({ b: 1 }, { b: 1 }, { b: 2, c: 3 })).toEqual({ b: 2, c: 3 });
  expect(mergeUnknown({ b: 1 }, { b: 4 }, { b: 1 })).toEqual({ b: 4 });
  expect(mergeUnknown({ b: 1 }, { b: 1 }, undefined)).toEqual({});
});
