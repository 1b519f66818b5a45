import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { pressMore } from '../steps.ts';
import { tabTo } from '../support/keyboard.ts';
import { pictureSize } from '../support/picture-size.ts';
import { expect, test } from '../test.ts';
import { makerOn, toPost } from './picture-steps.ts';

const REVIEWS = `rating,review,date
5,"The pool closes at six. The staff were kind, but the lift was broken.",2026-03-04
`;

/** Files of photos of dusk over hills, made in the page. */
function photoIn(page: Page, width = 1600, height = 1200): Promise<Buffer> {
  return page
    .evaluate(
      ([across = 0, down = 0]) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: across, height: down });
        const context = canvas.getContext('2d');
        if (!context) return '';
        const sky = context.createLinearGradient(0, 0, 0, down);
        for (const [at, colour] of ['#274690', '#e58f65', '#f9dc9c'].entries())
          sky.addColorStop(at / 2, colour);
        context.fillStyle = sky;
        context.fillRect(0, 0, across, down);
        for (const [at, colour] of ['#5b6c8f', '#3c4a68', '#222b40'].entries()) {
          context.fillStyle = colour;
          context.beginPath();
          context.ellipse(
            across * (0.2 + at * 0.3),
            down * 1.1,
            across * 0.6,
            down * (0.6 - at * 0.13),
            0,
            0,
            7,
          );
          context.fill();
        }
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      },
      [width, height],
    )
    .then((base64) => Buffer.from(base64, 'base64'));
}

const jpegOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const pictureIn = (dialog: Locator) => dialog.getByRole('img', { name: /^Quote from a customer/ });

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await press();
  return readFile(await (await downloading).path());
}

test('a phone puts a customer’s line on a photo by keyboard alone, and keeps the photo', async ({
  signedIn: page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await toPost(page, REVIEWS);
  const photo = jpegOf('terrace.jpg', await photoIn(page));
  await pressMore(page, 'Make a picture');
  const dialog = makerOn(page);
  await expect(pictureIn(dialog)).toBeVisible();
  expect(requested.filter((url) => url.includes('photo-panel'))).toEqual([]);
  await tabTo(page, dialog.getByRole('radio', { name: 'Paper' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Photo' })).toBeChecked();
  await expect(dialog.getByText('Choose a photo for this design.')).toBeVisible();

  const choose = dialog.getByRole('button', { name: /a photo$/ });
  // The browser is asked to report it, which takes a moment.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(photo);
  await expect(dialog.getByText('Kept on this device.')).toBeVisible();
  await expect(choose).toBeFocused();
  await expect(pictureIn(dialog)).toBeVisible();
  await expectAccessible(page, { within: 'dialog' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  }

  // A landscape photo fills the height of the card.
  await expect(dialog.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
  await tabTo(page, dialog.getByRole('slider', { name: 'Left to right' }));
  await page.keyboard.press('End');
  await tabTo(page, dialog.getByRole('slider', { name: 'Zoom' }));
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('PageUp');
  await expect(dialog.getByRole('slider', { name: 'Top to bottom' })).toBeEnabled();
  await tabTo(page, dialog.getByRole('button', { name: 'Reset position' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('100');
  await expect(dialog.getByRole('slider', { name: 'Left to right' })).toHaveValue('50');
  await tabTo(page, dialog.getByLabel('What’s on the photo?'));
  await page.keyboard.type('Our terrace at dusk.');
  await expect(dialog.getByRole('img', { name: /Photo: Our terrace at dusk\.$/ })).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Download' }));
  const file = await saved(page, () => page.keyboard.press('Enter'));
  expect(pictureSize(file)).toEqual({ type: 'png', width: 1080, height: 1350 });

  await page.reload();
  await pressMore(page, 'Make a picture');
  await expect(dialog.getByRole('radio', { name: /^terrace\.jpg, / })).toBeChecked();
  await expect(dialog.getByRole('img', { name: /Photo: Our terrace at dusk\.$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(dialog.getByText('Choose a photo for this design.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(pictureIn(dialog)).toBeVisible();
});

test('a desktop takes dropped and pasted photos, and moves them with the mouse', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toPost(page, REVIEWS);
  const photo = await photoIn(page);
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const dialog = makerOn(page);
  await expect(pictureIn(dialog)).toBeVisible();
  const hand = (type: 'drop' | 'paste', names: readonly string[], bytes: Buffer) =>
    dialog.evaluate(
      (target, [event, base64, ...all]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(base64 ?? ''), (it) => it.codePointAt(0) ?? 0);
        for (const name of all) data.items.add(new File([content], name, { type: 'image/jpeg' }));
        const init = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data }),
        );
      },
      [type, bytes.toString('base64'), ...names] as const,
    );

  await hand('drop', ['one.jpg', 'two.jpg'], photo);
  await expect(dialog.getByRole('radio', { name: 'Photo' })).toBeChecked();
  await expect(dialog.getByText(/^One photo at a time: the first of 2 was taken\./)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^one\.jpg, / })).toBeChecked();
  await hand('paste', ['image.jpg'], Buffer.from('no photo'));
  await expect(dialog.getByRole('alert')).toHaveText(/^This file isn’t a photo\./);
  await expect(dialog.getByRole('radio', { name: /^one\.jpg, / })).toBeChecked();
  await hand('paste', ['image.jpg'], photo);
  await expect(dialog.getByRole('radio', { name: /^image\.jpg, / })).toBeChecked();

  const across = dialog.getByRole('slider', { name: 'Left to right' });
  await expect(across).toHaveValue('50');
  const box = await pictureIn(dialog).boundingBox();
  if (!box) throw new Error('No picture');
  await page.mouse.move(box.x + 200, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(across).toHaveValue('100');

  // Another design has no photo, and nothing is taken again.
  await dialog.getByRole('radio', { name: 'Bold' }).check();
  await expect(across).toBeHidden();
  await dialog.getByRole('radio', { name: 'Photo' }).check();
  await expect(across).toHaveValue('100');
  await expect(dialog.getByRole('radio', { name: /\.jpg, / })).toHaveCount(2);

  // A carousel draws it too, until it is removed.
  for (const place of [1, 2]) {
    await dialog.getByRole('button', { name: 'Add to carousel' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(place);
  }
  await saved(page, () => dialog.getByRole('button', { name: 'Download zip' }).click());
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(dialog.getByText('Choose a photo for this design.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Download zip' }).click();
  await expect(dialog.getByText('Left out: its photo was removed.')).toHaveCount(2);
});
