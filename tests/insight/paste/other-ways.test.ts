import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from '#insight/text/steps.ts';
import { otherWays, readPaste } from '#insight/read/read-paste.ts';
import { WAYS } from '#domain/quotes/reading.ts';

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('ways to read a paste', () => {
  test('every way keeps every word, in a quote or left out', () => {
    const line = fc.constantFrom(
      'Great soup',
      '5 out of 5',
      '- the bread',
      'Anna K.',
      '2 March 2026',
      'Helpful',
      'Anna: never again',
      '',
      '[03/05/2026, 10:11:12] Jana: lovely',
    );
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom(...WAYS), (lines, way) => {
        const text = lines.join('\n');
        const { quotes, leftOut } = readPaste({ text }, { way });
        const said = new Set([...quotes, ...leftOut].flatMap((part) => words(part.text)));
        const speakers = new Set(quotes.flatMap(({ speaker }) => words(speaker ?? '')));
        const missing = words(text).filter((word) => !said.has(word) && !speakers.has(word));
        expect(missing).toEqual([]);
      }),
    );
  });

  test.each([
    ['lines', ['Soup!', 'Bread?', 'More soup.']],
    ['paragraphs', ['Soup!\nBread?', 'More soup.']],
    ['whole', ['Soup!\nBread?\n\nMore soup.']],
  ] as const)('“%s” splits without a look at the words', (way, expected) => {
    const { quotes } = readPaste({ text: 'Soup!\nBread?\n\nMore soup.' }, { way });
    expect(quotes.map(({ text }) => text)).toEqual(expected);
  });

  test('a conversation that is not recognised as one is read as found', () => {
    const text = 'One.\nTwo.';
    expect(readPaste({ text }, { way: 'conversation' })).toEqual(readPaste({ text }));
  });

  test('no text offers a way', () => {
    expect(finish(otherWays({ text: '' }))).toEqual([]);
  });
});
