import { describe, expect, test } from 'vitest';
import { fitLength } from '#domain/fit-length.ts';

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
  ] as const)('%s %s: fits is %s, words are %i to %i', (platform, length, fits, from, to) => {
    expect(fitLength(platform, length)).toEqual({ fits, words: [from, to] });
  });
});
