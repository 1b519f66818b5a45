/** Draws the contact sheet of quote cards in `docs`: every design in three lengths and six scripts. */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { CARD_COLOURS } from '#domain/pictures/colours.ts';
import { CHROMIUM_ARGS, requireChromium } from '../browser.ts';
import { openCardPage } from './open-card-page.ts';
import { sampleCards } from './samples.ts';

const WIDTH = 110;
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
await openCardPage(page);
const colours = CARD_COLOURS.map(({ hex }) => hex);
const rows = colours.map((colour, at) => {
  const tone = at % 2 === 0 ? 'light' : 'dark';
  return sampleCards({ size: 'feed', tone, colour })[at] ?? [];
});
const address = await page.evaluate(
  ({ cards, columns, width }) => cardPage.sheet(cards, columns, width, 0.8),
  { cards: rows.flat(), columns: rows[0]?.length ?? 1, width: WIDTH },
);
await writeFile('docs/cards.webp', Buffer.from(address.split(',')[1] ?? '', 'base64'));
await browser.close();
