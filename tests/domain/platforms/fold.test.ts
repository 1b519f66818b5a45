import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldAt } from '#domain/platforms/fold.ts';
import { PLATFORM_RULES } from '#domain/platforms/platform-rules.ts';
import { countCharacters } from '#domain/platforms/text-metrics.ts';

const CHARACTERS = { characters: 10, source: 'observed' } as const;
const LINES = { lines: 3, characters: 30, source: 'observed' } as const;

test.each<[string, number | undefined]>([
  ['', undefined],
  ['0123456789', undefined],
  ['0123456789   \n', undefined],
  ['0123456789a', 10],
  ['👩‍👩‍👧'.repeat(10), undefined],
  ['👩‍👩‍👧'.repeat(11), '👩‍👩‍👧'.length * 10],
])('the text %j folds after ten characters at %s', (text, offset) => {
  expect(foldAt(text, CHARACTERS)).toBe(offset);
});

test.each<[string, string, string, number | undefined]>([
  ['three short lines', 'a\nb\nc', 'show', undefined],
  ['a fourth line', 'a\nb\nc\nd', 'is hidden', 5],
  ['an empty line', 'a\n\nb\nc', 'counts', 4],
  ['a long last line', `a\nb\n${'x'.repeat(11)}`, 'ends with its share', 14],
  ['a long first line', `${'x'.repeat(15)}\nb\nc`, 'takes two', 17],
  ['one long paragraph', 'x'.repeat(31), 'is cut after its characters', 30],
])('%s (%j) %s', (_name, text, _what, offset) => {
  expect(foldAt(text, LINES)).toBe(offset);
});

test('no fold of any platform splits a character', () => {
  const folds = Object.values(PLATFORM_RULES).flatMap((rules) => Object.values(rules.folds));
  const texts = fc.string({ unit: 'grapheme', maxLength: 700 });
  fc.assert(
    fc.property(texts, fc.constantFrom(...folds), (text, fold) => {
      const at = foldAt(text, fold);
      if (at === undefined) return;
      const shown = countCharacters(text.slice(0, at));
      expect(shown).toBeLessThanOrEqual(fold.characters);
      expect(shown + countCharacters(text.slice(at))).toBe(countCharacters(text));
    }),
  );
});
