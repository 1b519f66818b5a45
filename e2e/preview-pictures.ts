/**
 * `node e2e/preview-pictures.ts [address]`: takes the screenshots of `docs/previews` from a running
 * `npm start`, for review by eye: every platform on a phone and on a desktop, light and dark.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, requireChromium } from './browser.ts';
import { LOOKS, preview, PREVIEWS, takeLook, toPreview } from './preview-samples.ts';
import { newAddress, signIn } from './test.ts';

const FOLDER = 'docs/previews';
const baseURL = process.argv[2] ?? 'http://localhost:5173';

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({ baseURL });
await signIn(page, newAddress());
for (const platform of Object.keys(PREVIEWS)) {
  await toPreview(page, platform, platform === 'Instagram' ? 'Image' : 'Text');
  for (const look of LOOKS) {
    await takeLook(page, look);
    await preview(page).screenshot({
      path: `${FOLDER}/${platform.toLowerCase()}-${look.name}.png`,
    });
  }
  await page.getByRole('button', { name: 'Create New Campaign' }).click();
}
await browser.close();
