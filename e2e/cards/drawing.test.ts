import { CARD_COLOURS } from '#domain/pictures/colours.ts';
import { CARD_SIZES } from '#domain/pictures/sizes.ts';
import { expect, test } from '../test.ts';
import { FIRST_VIEW } from '#domain/pictures/photo.ts';
import { openCardPage } from './open-card-page.ts';
import { sampleCards } from './samples.ts';

const LOOK = { size: 'feed', tone: 'light', colour: CARD_COLOURS[0].hex } as const;

test('no line of any card leaves its place, in any size, script and length', async ({ page }) => {
  await openCardPage(page);
  const cards = CARD_SIZES.flatMap(({ id: size }) => sampleCards({ ...LOOK, size }).flat());
  const found = await page.evaluate(
    (all) => all.flatMap((card) => cardPage.overflows(card)),
    cards,
  );
  expect(cards).toHaveLength(5 * 7 * 6 * 3);
  expect(found).toEqual([]);
});

test('every letter is readable on the pixels under it, in any colour', async ({ page }) => {
  await openCardPage(page);
  const [row = []] = sampleCards(LOOK);
  const colours = [...CARD_COLOURS.map(({ hex }) => hex), '#777777', '#FFFF00', '#000000'];
  const cards = colours.flatMap((colour) =>
    (['light', 'dark'] as const).flatMap((tone) =>
      // The middle one of each three lengths.
      row.filter((_, at) => at % 3 === 1).map((card) => ({ ...card, colour, tone })),
    ),
  );
  const least = await page.evaluate(
    (all) => all.map((card) => cardPage.leastContrast(card)),
    cards,
  );
  for (const [at, contrast] of least.entries())
    expect(contrast, JSON.stringify(cards[at])).toBeGreaterThanOrEqual(4.5);
});

test('every letter is readable on any photo: light, dark and busy', async ({ page }) => {
  await openCardPage(page);
  const samples = sampleCards(LOOK).flat();
  const onPhotos = samples.filter(({ design }) => design === 'photo');
  const photos = ['#FFFFFF', '#000000', '#FF0000', '#00FF00', '#0000FF', '#808080', 'busy'];
  const cards = photos.flatMap((id) =>
    ['#B93815', '#FFFF00', '#000000'].flatMap((colour) =>
      (['light', 'dark'] as const).flatMap((tone) =>
        // In each script, in lengths that take turns.
        onPhotos
          .filter((_, at) => at % 4 === 0)
          .map((card) => ({ ...card, colour, tone, photo: { id, ...FIRST_VIEW } })),
      ),
    ),
  );
  const least = await page.evaluate(
    (all) => all.map((card) => cardPage.leastContrast(card)),
    cards,
  );
  for (const [at, contrast] of least.entries())
    expect(contrast, JSON.stringify(cards[at])).toBeGreaterThanOrEqual(4.5);
});
