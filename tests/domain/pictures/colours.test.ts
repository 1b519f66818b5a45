import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_COLOURS, contrast, isHex, mix, paletteOf } from '#domain/pictures/colours.ts';

/** WCAG's least contrast of a text. */
const LEAST = 4.5;

test('contrast is as WCAG defines it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#B93815', '#B93815')).toBe(1);
});

test('every text is readable on every ground that it is used on, in any colour', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const hex = fc
    .tuple(channel, channel, channel)
    .map((channels) => `#${channels.map((it) => it.toString(16).padStart(2, '0')).join('')}`);
  const colour = fc.oneof(
    hex,
    channel.map((it) => `#${it.toString(16).padStart(2, '0').repeat(3)}`),
    fc.constantFrom(...CARD_COLOURS.map((it) => it.hex)),
  );
  fc.assert(
    fc.property(colour, fc.constantFrom('light', 'dark'), (chosen, tone) => {
      const it = paletteOf(chosen, tone);
      for (const ground of [it.paper, it.surface, it.soft])
        for (const text of [it.ink, it.muted, it.accent])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(LEAST);
      for (const ground of [it.field, it.fieldMark])
        expect(contrast(it.onField, ground)).toBeGreaterThanOrEqual(LEAST);
      const { fill, share, text } = it.veil;
      for (const pixel of ['#000000', '#FFFFFF', chosen])
        expect(contrast(text, mix(pixel, fill, share))).toBeGreaterThanOrEqual(LEAST);
    }),
    { numRuns: 2000 },
  );
});

describe('colours from outside', () => {
  test.each(['#B93815', '#000000', '#ffffff'])('%s is one', (it) => expect(isHex(it)).toBe(true));
  test.each(['red', '#fff', '#B93815;', '#GGGGGG', 7, null, undefined, ['#B93815']])(
    '%s is none',
    (it) => expect(isHex(it)).toBe(false),
  );
});
