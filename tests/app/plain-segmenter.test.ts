import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSegmenter, PlainSegmenter } from '#app/plain-segmenter.ts';

const GRANULARITIES = ['grapheme', 'word', 'sentence'] as const;

const TEXTS = [
  'Soft, warm and well made. I wear it every day! Would I buy it again? Yes.',
  'The e.g. of a 3.5 cm seam, and “a quote.” Then the next.',
  "Crème brûlée, naïve cafe\u0301, don’t and can't",
  '👍🏽 a 👨‍👩‍👧‍👦 and 🇩🇪🇫🇷, ❤️!',
  'One line\nanother line\r\nand a third',
  'とても柔らかいです。また買います！',
  'Мягкая ткань. Очень тёплая.',
  '',
];

const cut = (segmenter: Pick<Intl.Segmenter, 'segment'> | PlainSegmenter, text: string) =>
  [...segmenter.segment(text)].map(({ segment, index }) => ({ segment, index }));

test('the stand-in finds the characters and sentences that the browser finds', () => {
  for (const text of TEXTS)
    for (const granularity of ['grapheme', 'sentence'] as const)
      expect(cut(new PlainSegmenter('en', { granularity }), text), text).toEqual(
        cut(new Intl.Segmenter('en', { granularity }), text),
      );
});

test('the stand-in finds the words of scripts with spaces', () => {
  const wordsOf = (segmenter: Intl.Segmenter | PlainSegmenter, text: string) =>
    [...segmenter.segment(text)].flatMap((it) => (it.isWordLike ? [it.segment] : []));
  for (const text of TEXTS.filter((it) => !/\p{sc=Hiragana}/u.test(it)))
    expect(wordsOf(new PlainSegmenter('en', { granularity: 'word' }), text), text).toEqual(
      wordsOf(new Intl.Segmenter('en', { granularity: 'word' }), text),
    );
});

test('the segments of any text, one after another, are the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...GRANULARITIES),
      (text, granularity) => {
        const segments = cut(new PlainSegmenter('en', { granularity }), text);
        expect(segments.map(({ segment }) => segment).join('')).toBe(text);
        expect(segments.every(({ segment, index }) => text.startsWith(segment, index))).toBe(true);
      },
    ),
  );
});

test('a browser with a segmenter of its own keeps it', () => {
  const own = { Segmenter: 'its own' };
  addSegmenter(own);
  expect(own.Segmenter).toBe('its own');
  const old = {};
  addSegmenter(old);
  expect(old).toHaveProperty('Segmenter', PlainSegmenter);
});
