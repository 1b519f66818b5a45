import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cropOf,
  FIRST_VIEW,
  MOST_ZOOM,
  movedBy,
  placedAt,
  progressOf,
  zoomedTo,
} from '#domain/pictures/photo.ts';
import { CARD_SIZES, sizeOf } from '#domain/pictures/sizes.ts';

const PHOTO = { width: 4000, height: 3000 };
const FEED = sizeOf('feed');

const extent = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const view = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
});
const card = fc.constantFrom(...CARD_SIZES);

test('at first the middle of the photo shows, as much as fills the card', () => {
  expect(cropOf(PHOTO, FEED, FIRST_VIEW)).toEqual({ x: 800, y: 0, width: 2400, height: 3000 });
});

test('any part lies within the photo and has the card’s proportions', () => {
  fc.assert(
    fc.property(extent, card, view, (photo, on, at) => {
      const { x, y, width, height } = cropOf(photo, on, at);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(photo.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(photo.height + 1e-6);
      expect(width / height).toBeCloseTo(on.width / on.height);
    }),
  );
});

describe('a move', () => {
  test('of a half goes that far, and back again', () => {
    const zoomed = zoomedTo(FIRST_VIEW, 2);
    const moved = movedBy(PHOTO, FEED, zoomed, { x: 0.5, y: -0.25 });
    const [before, after] = [cropOf(PHOTO, FEED, zoomed), cropOf(PHOTO, FEED, moved)];
    expect(after.x - before.x).toBeCloseTo(before.width / 2);
    expect(after.y - before.y).toBeCloseTo(-before.height / 4);
    expect(movedBy(PHOTO, FEED, moved, { x: -0.5, y: 0.25 })).toEqual(zoomed);
  });

  test('beyond an edge is none: the way back starts at once', () => {
    const edge = movedBy(PHOTO, FEED, FIRST_VIEW, { x: 9, y: 9 });
    expect(cropOf(PHOTO, FEED, edge).x).toBeCloseTo(PHOTO.width - 2400);
    const back = movedBy(PHOTO, FEED, edge, { x: -0.1, y: 0 });
    expect(cropOf(PHOTO, FEED, back).x).toBeCloseTo(PHOTO.width - 2400 - 240);
  });
});

test('a place along an axis is where it was put, if there is a way to go', () => {
  fc.assert(
    fc.property(extent, card, view, fc.double({ min: 0, max: 1, noNaN: true }), (...given) => {
      const [photo, on, at, share] = given;
      for (const axis of ['x', 'y'] as const) {
        if (progressOf(photo, on, at)[axis] === undefined) continue;
        const placed = placedAt(photo, on, at, axis, share);
        expect(progressOf(photo, on, placed)[axis]).toBeCloseTo(share, 5);
      }
    }),
  );
  expect(progressOf(PHOTO, FEED, FIRST_VIEW)).toEqual({ x: 0.5, y: undefined });
});

test('a zoom stays within its limits', () => {
  expect([0, 2, 9, Number.NaN].map((zoom) => zoomedTo(FIRST_VIEW, zoom).zoom)).toEqual([
    1,
    2,
    MOST_ZOOM,
    1,
  ]);
});
