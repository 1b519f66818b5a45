import { describe, expect, test } from 'vitest';
import { fitLength, mostCharacters } from '#domain/platforms/fit-length.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { POST_LANGUAGES } from '#domain/campaign/post-languages.ts';

describe('a length on a platform', () => {
  test.each([
    ['facebook', 'short', true, 50, 200],
    ['facebook', 'medium', true, 200, 500],
    ['facebook', 'long', true, 500, 1000],
    ['instagram', 'short', true, 50, 200],
    ['instagram', 'medium', false, 200, 340],
    ['instagram', 'long', false, 270, 340],
    ['linkedin', 'short', true, 50, 200],
    ['linkedin', 'medium', false, 200, 460],
    ['linkedin', 'long', false, 360, 460],
    ['youtube', 'short', true, 50, 200],
    ['youtube', 'medium', true, 200, 500],
    ['youtube', 'long', false, 500, 780],
    ['tiktok', 'short', true, 50, 200],
    ['tiktok', 'medium', false, 200, 340],
    ['tiktok', 'long', false, 270, 340],
  ] as const)(
    'the length on %s, %s: fits is %s, words are %i to %i',
    (platform, length, fits, from, to) => {
      expect(fitLength(platform, length)).toMatchObject({ fits, words: [from, to] });
    },
  );

  test.each([
    // German words are longer, so fewer of them fit.
    ['instagram', 'long', 'de', 290],
    ['instagram', 'long', 'ja', 1000],
    ['linkedin', 'long', 'zh', 1000],
    // A YouTube description is limited in bytes; a Japanese character has three.
    ['youtube', 'long', 'ja', 760],
    ['youtube', 'long', 'ru', 370],
  ] as const)(
    'the length on %s, %s, in %s has at most %i words',
    (platform, length, language, most) => {
      expect(fitLength(platform, length, language).words[1]).toBe(most);
    },
  );

  test('the requested length never exceeds the limit of a platform, in any language', () => {
    for (const { id: platform } of PLATFORMS)
      for (const { id: length } of LENGTHS)
        for (const language of POST_LANGUAGES) {
          const { words, characters } = fitLength(platform, length, language);
          expect(words[0]).toBeLessThan(words[1]);
          expect(characters[0]).toBeLessThan(characters[1]);
          expect(characters[1]).toBeLessThanOrEqual(mostCharacters(platform, language));
        }
  });
});
