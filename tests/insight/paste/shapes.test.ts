import { describe, expect, test } from 'vitest';
import { readPaste, SHAPES } from '#insight/read/read-paste.ts';
import { SHAPE_EXAMPLES } from './support/shape-examples.ts';

const shapes = Object.entries(SHAPE_EXAMPLES);

test('every shape has positive and negative examples', () => {
  expect(shapes.map(([shape]) => shape).toSorted()).toEqual(Object.keys(SHAPES).toSorted());
  for (const [, { is, isNot }] of shapes)
    expect(Math.min(is.length, isNot.length)).toBeGreaterThan(0);
});

describe.each(shapes)('the shape %s', (shape, { is, isNot }) => {
  test.each(is)('the recogniser claims %j', (example) => {
    const paste = typeof example === 'string' ? { text: example } : example;
    expect(readPaste(paste).shape).toBe(shape);
  });

  test.each(isNot)('the recogniser leaves %j to another', (text) => {
    expect(readPaste({ text }).shape).not.toBe(shape);
  });
});
