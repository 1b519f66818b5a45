import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bordersOf, cutAt } from '#domain/pictures/clauses.ts';
import { drawn, fitText } from '#domain/pictures/fit-text.ts';
import { measure, SCRIPTS } from './cards.ts';

const STYLE = { family: 'serif', weight: 400 } as const;
const fit = (text: string, width: number, height: number) =>
  fitText(text, STYLE, { width, height, largest: 120, smallest: 30 }, measure);

test('short words are set as large as allowed, longer ones as large as their room', () => {
  expect(fit('Kind staff.', 900, 900)?.size).toBe(120);
  const longer = fit('The staff were kind, and the terrace is quiet at night.', 900, 500);
  expect(longer?.size).toBeLessThan(120);
  expect(longer?.size).toBeGreaterThan(80);
});

test('words that do not fit end at the last sentence or clause that does', () => {
  const text = 'The pool closes at six. The staff were kind, but the lift was broken all week.';
  expect(fit(text, 400, 110)).toMatchObject({
    text: 'The pool closes at six. The staff were kind…',
    isShortened: true,
  });
  expect(fit(text, 400, 40)?.text).toBe('The pool closes at six. …');
});

test('words whose first clause does not fit are not cut', () => {
  expect(fit('The pool closes at six whatever the weather is like', 300, 80)).toBeUndefined();
});

test('what is shown fits its room, and is the words or their beginning up to a border', () => {
  const words = fc.oneof(
    fc.constantFrom(...Object.values(SCRIPTS)),
    fc.lorem({ maxCount: 60 }),
    fc.lorem({ maxCount: 5, mode: 'sentences' }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  );
  const side = fc.integer({ min: 120, max: 1100 });
  fc.assert(
    fc.property(words, side, side, (some, width, height) => {
      const text = some.replaceAll(/\s+/g, ' ').trim();
      const fitted = fit(text, width, height);
      if (!fitted) return;
      const { size, lines, isShortened } = fitted;
      expect(fitted.height).toBeLessThanOrEqual(height + 1e-6);
      for (const line of lines)
        expect(measure(drawn(line), { ...STYLE, size })).toBeLessThanOrEqual(width);
      const allowed = isShortened ? bordersOf(text).map((border) => cutAt(text, border)) : [text];
      expect(allowed).toContain(fitted.text);
    }),
  );
});
