import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordSpans } from '#insight/text/word-spans.ts';

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*/gu;
const matched = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({ text: found, start: index }));

test.each<[string, string[]]>([
  ['It’s a well-made top, 5 stars!', ['It’s', 'a', 'well-made', 'top', 'stars']],
  ["- 'tis -it- o'clock-", ['tis', 'it', "o'clock"]],
  ['cafe\u0301 × Straße ÷ Жук', ['cafe\u0301', 'Straße', 'Жук']],
  ['𝒜bc 👍🏽 थे', ['𝒜bc', 'थे']],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(wordSpans(text).map((span) => span.text)).toEqual(words);
});

test('words are those of the pattern, in any mixture of letters, marks, joints and signs', () => {
  const part = fc.oneof(
    fc.constantFrom(..."aZé-'’ .5×÷ªµƻ\u0301\u0488\uD835\uDC9C".split(''), '𝒜', '👍', '𞤀'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      expect(wordSpans(text)).toEqual(matched(text));
    }),
    { numRuns: 2000 },
  );
});
