import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balancedLines, breakLong, graphemesOf, unitsOf } from '#domain/pictures/break-lines.ts';
import { drawn } from '#domain/pictures/fit-text.ts';
import { measure, SCRIPTS } from './cards.ts';

const style = { family: 'serif', weight: 400, size: 10 } as const;
const widthOf = (text: string) => measure(text, style);

function linesOf(text: string, width: number, most = 99) {
  const units = breakLong(unitsOf(text), (part) => widthOf(part) > width);
  const widths = {
    units: units.map(({ text: part, isBroken }) => widthOf(isBroken ? `${part}-` : part)),
    space: widthOf(' '),
  };
  return balancedLines(units, widths, width, most)?.map(drawn);
}

test('lines are about the same length: no word stands alone in the last', () => {
  expect(linesOf('We will be back in the spring', 120)).toEqual([
    'We will be back',
    'in the spring',
  ]);
});

test('a text that needs more lines than there is room for does not fit', () => {
  expect(linesOf('one two three four', 40, 2)).toBeUndefined();
});

test('a word longer than a line is broken, with a hyphen where its script has one', () => {
  expect(linesOf('Freundschaftspreise', 60)).toEqual(['Freundscha-', 'ftspreise']);
  expect(linesOf('ありがとうございました', 60)?.join('')).toBe('ありがとうございました');
});

describe('Japanese', () => {
  test('no line begins with a sign that belongs to the word before, or ends with an opening one', () => {
    for (let width = 60; width < 300; width += 10)
      for (const line of linesOf(SCRIPTS.japanese, width) ?? []) {
        expect(line).not.toMatch(/^[、。」ー]/);
        expect(line).not.toMatch(/「$/);
      }
  });
});

const words = fc.oneof(
  fc.constantFrom(...Object.values(SCRIPTS)),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.lorem({ maxCount: 12 }),
);

test('no line is wider than its room, and together they are the words, whatever these are', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 40, max: 400 }), (text, width) => {
      const line = text.replaceAll(/\s+/g, ' ').trim();
      const lines = linesOf(line, width);
      const isTooWide = graphemesOf(line).some((one) => widthOf(`${one}-`) > width);
      if (isTooWide) return;
      expect(lines).toBeDefined();
      for (const one of lines ?? []) expect(widthOf(one)).toBeLessThanOrEqual(width);
      const plain = (it: string) => it.replaceAll(/[\s-]/g, '');
      expect(plain((lines ?? []).join(''))).toBe(plain(line));
    }),
  );
});
