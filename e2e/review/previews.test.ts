import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOOKS, preview, PREVIEWS, takeLook, toPreview } from '../preview-samples.ts';
import { expect, test } from '../test.ts';

const FONT =
  'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/** Sets the same font on every machine, so that lines break at the same words. */
async function setFont(page: Page): Promise<void> {
  await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      document.fonts.add(await new FontFace('Compared', bytes.buffer).load());
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-preview] * { font: 400 17px/24px Compared !important }');
      document.adoptedStyleSheets.push(sheet);
    },
    readFileSync(FONT, 'base64'),
  );
}

for (const [platform, folds] of Object.entries(PREVIEWS)) {
  test(`${platform} shows a post as its readers see it`, async ({ signedIn: page }) => {
    test.slow();
    await toPreview(page, platform);
    const text = preview(page).locator('p[data-folded]');
    for (const device of ['phone', 'desktop'] as const) {
      await page.getByRole('radio', { name: device === 'phone' ? 'Phone' : 'Desktop' }).check();
      const ends = folds[device];
      const more = preview(page).getByRole('button', { name: folds.more, exact: true });
      if (ends === undefined) {
        await expect(more).toHaveCount(0);
      } else {
        await expect(text).toContainText(new RegExp(`${ends}… ?${folds.more}`));
        await more.click();
      }
      await expect(text).toContainText('#Linen #CustomerReviews');
      const coloured = preview(page).locator('[data-entity]');
      await expect(coloured).toHaveText([
        '@ada.lovelace',
        'https://shop.example.com/linen',
        '#Linen',
        '#CustomerReviews',
      ]);
      const colours = [coloured.first(), text].map((part) =>
        part.evaluate((element) => getComputedStyle(element).color),
      );
      expect(await colours[0]).not.toBe(await colours[1]);
      if (ends !== undefined)
        await preview(page).getByRole('button', { name: 'Show less' }).click();
    }
    await setFont(page);
    for (const look of LOOKS) {
      await takeLook(page, look);
      const box = await preview(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(look.device === 'Phone' ? 375 : 555);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(look.width);
      await expect(preview(page)).toHaveScreenshot(`${platform.toLowerCase()}-${look.name}.png`, {
        threshold: 0.3,
        maxDiffPixelRatio: 0.02,
      });
    }
  });
}
