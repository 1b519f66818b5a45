import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { readPdf, readZip } from '../support/carousel-files.ts';
import { pictureSize } from '../support/picture-size.ts';
import { expect, test } from '../test.ts';
import { makerOn, tabTo, toPost } from './picture-steps.ts';

const REVIEWS = `rating,review,date
5,"The pool closes at six. The staff were kind, but the lift was broken.",2026-03-04
,"Check-in took forty minutes.",2026-03-05
4,"Thanks to Sarah Miller. The terrace is quiet at night.",2026-03-06
`;

/** Downloads by a press. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await press();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const wordsIn = (carousel: Locator) => carousel.locator('li [lang], li [dir]').allInnerTexts();

test('a phone makes a carousel by keyboard alone: adds, moves, removes, undoes and saves a zip', async ({
  signedIn: page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await toPost(page, REVIEWS);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const dialog = makerOn(page);
  const add = dialog.getByRole('button', { name: 'Add to carousel' });
  const carousel = dialog.getByRole('region', { name: 'Carousel' });
  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await expect(dialog.getByRole('img', { name: /^Quote from a customer/ })).toBeVisible();
  await press(add);
  await expect(dialog.getByText('Added as card 1 of the carousel.')).toBeVisible();
  await expect(add).toBeFocused();
  await expect(carousel).toContainText('Add another card: a carousel has two to ten.');
  await press(dialog.getByRole('button', { name: 'Choose a review' }));
  await dialog.getByRole('radio', { name: /^Thanks to/ }).press('Space');
  await press(add);
  await dialog.getByRole('radio', { name: /^Check-in/ }).press('Space');
  await tabTo(page, dialog.getByRole('radio', { name: 'Feed' }));
  await page.keyboard.press('ArrowRight');
  await press(add);
  await expect(
    dialog.getByText('All its cards have the size of the first: Feed, not Square.'),
  ).toBeVisible();
  await expect(carousel.getByRole('heading')).toHaveText('Carousel: 3 cards');

  await press(carousel.getByRole('button', { name: 'Move card 3 up' }));
  await expect(carousel.getByRole('button', { name: 'Move card 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('button', { name: 'Move card 1 up' })).toBeFocused();
  const third = (await wordsIn(carousel))[2];
  await press(carousel.getByRole('button', { name: 'Remove card 3' }));
  const undo = carousel.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  expect(await wordsIn(carousel)).toHaveLength(2);
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('button', { name: 'Remove card 3' })).toBeFocused();
  expect((await wordsIn(carousel))[2]).toBe(third);
  expect(await wordsIn(carousel)).toContain('Thanks to [name]. The terrace is quiet at night.');
  await expectAccessible(page, { within: 'dialog' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  }

  expect(requested.filter((url) => /picture-(?:zip|pdf)/.test(url))).toEqual([]);
  const zip = carousel.getByRole('button', { name: 'Download zip' });
  const { name, bytes } = await downloaded(page, () => press(zip));
  expect(name).toBe('instagram-quotes-square.zip');
  const files = await readZip(bytes);
  expect(files.map((file) => file.name)).toEqual([
    '01-instagram-quote-square.png',
    '02-instagram-quote-square.png',
    '03-instagram-quote-square.png',
    'alt-text.txt',
  ]);
  for (const file of files.slice(0, 3))
    expect(pictureSize(file.bytes)).toEqual({ type: 'png', width: 1080, height: 1080 });
  const altTexts = files[3]?.bytes.toString() ?? '';
  expect(altTexts).toMatch(
    /^01-instagram-quote-square\.png\nQuote from a customer: “Check-in took forty minutes\.”/,
  );
  expect(altTexts).not.toContain('Sarah');
  await expect(dialog.getByText('Saved 3 cards as instagram-quotes-square.zip.')).toBeVisible();
  await expect(zip).toBeFocused();
});

test('a desktop stops a carousel of ten, saves it as a PDF, and finds it again after a reload', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toPost(page, REVIEWS);
  const open = page.getByRole('button', { name: 'Make a picture' });
  await open.click();
  const dialog = makerOn(page);
  const add = dialog.getByRole('button', { name: 'Add to carousel' });
  const carousel = dialog.getByRole('region', { name: 'Carousel' });
  for (let place = 1; place <= 10; place += 1) {
    await add.click();
    await expect(carousel.getByRole('listitem')).toHaveCount(place);
  }
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.press('Enter');
  await expect(dialog.getByText(/^That’s all: a carousel has two to ten cards/)).toBeVisible();

  const pdf = carousel.getByRole('button', { name: 'Download PDF' });
  const held = Promise.withResolvers<void>();
  await page.route(/picture-pdf/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await pdf.click();
  await expect(dialog.getByText('Drawing card 10 of 10…')).toBeVisible();
  await carousel.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(dialog.getByText('Stopped. Nothing was saved.')).toBeVisible();
  await expect(carousel.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(pdf).toBeFocused();
  await expect(carousel.getByRole('listitem')).toHaveCount(10);
  held.resolve();

  await page.reload();
  await open.click();
  await expect(carousel.getByRole('heading')).toHaveText('Carousel: 10 cards');
  const { name, bytes } = await downloaded(page, () => pdf.click());
  expect(name).toBe('instagram-quotes-feed.pdf');
  const { title, pages } = await readPdf(bytes);
  expect(title).toBe('What customers say');
  expect(pages).toHaveLength(10);
  for (const { width, height, altTexts } of pages) {
    expect([width, height]).toEqual([1080, 1350]);
    expect(altTexts).toEqual([expect.stringMatching(/^Quote from a customer: “/)]);
  }
});
