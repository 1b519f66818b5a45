import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoFacts } from '#domain/pictures/photo-file.ts';
import {
  ANIMATED_GIF,
  ANIMATED_PNG,
  ANIMATED_WEBP,
  CMYK_JPEG,
  LOSSLESS_WEBP,
  LOSSY_WEBP,
} from '../../fixtures/photo-files.ts';

const WHOLE = { isAnimated: false, isCutOff: false };
const MOVING = { isAnimated: true, isCutOff: false };

test.each([
  ['a JPEG', CMYK_JPEG, { width: 16, height: 16, ...WHOLE }],
  ['a lossless WebP', LOSSLESS_WEBP, { width: 8, height: 8, ...WHOLE }],
  ['a lossy WebP', LOSSY_WEBP, { width: 8, height: 8, ...WHOLE }],
  ['an animated WebP', ANIMATED_WEBP, { width: 8, height: 8, ...MOVING }],
  ['an animated GIF', ANIMATED_GIF, { width: 8, height: 8, ...MOVING }],
  ['an animated PNG', ANIMATED_PNG, { width: 8, height: 8, ...MOVING }],
  ['text', new TextEncoder().encode('Not a photo at all, however long it is.'), WHOLE],
])('the facts of %s are those that it was written with', (_, bytes, facts) => {
  expect(photoFacts(bytes)).toEqual(facts);
});

test('a GIF of one picture doesn’t move', () => {
  const second = ANIMATED_GIF.lastIndexOf(0x21);
  const alone = new Uint8Array([...ANIMATED_GIF.subarray(0, second), 0x3b]);
  expect(photoFacts(alone)).toEqual({ width: 8, height: 8, ...WHOLE });
});

describe('a file whose end is missing is noticed', () => {
  test.each([
    ['a JPEG', CMYK_JPEG],
    ['a WebP', LOSSY_WEBP],
    ['a PNG', ANIMATED_PNG],
  ])('%s', (_, bytes) => {
    for (let length = 12; length < bytes.length; length += 1)
      expect(photoFacts(bytes.subarray(0, length)).isCutOff).toBe(true);
  });

  test('but not one with more behind its end, as phones write', () => {
    expect(photoFacts(new Uint8Array([...CMYK_JPEG, 1, 2, 3])).isCutOff).toBe(false);
  });
});

test('any bytes are read without an exception', () => {
  const heads = [CMYK_JPEG, ANIMATED_GIF, ANIMATED_PNG, ANIMATED_WEBP, LOSSY_WEBP, LOSSLESS_WEBP];
  fc.assert(
    fc.property(
      fc.constantFrom(new Uint8Array(), ...heads),
      fc.nat({ max: 80 }),
      fc.uint8Array({ maxLength: 200 }),
      (head, kept, rest) => {
        const bytes = new Uint8Array([...head.subarray(0, kept), ...rest]);
        expect(photoFacts(bytes)).toMatchObject({ isAnimated: expect.any(Boolean) });
      },
    ),
  );
});
