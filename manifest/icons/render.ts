import { chromium, type Page } from '@playwright/test';

/** Opens a Chromium page for rendering, passes it to `draw`, and closes the browser. */
export const withPage = async (draw: (page: Page) => Promise<void>) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    await draw(await browser.newPage());
  } finally {
    await browser.close();
  }
};

/** Red, green, blue and alpha of every pixel of the page. */
export const pixelsOf = async (page: Page) => {
  const shot = await page.screenshot({ omitBackground: true });
  const rgba = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    brush?.drawImage(bitmap, 0, 0);
    const image = brush?.getImageData(0, 0, bitmap.width, bitmap.height);
    let characters = '';
    for (const byte of image?.data ?? []) characters += String.fromCharCode(byte);
    return btoa(characters);
  }, shot.toString('base64'));
  return new Uint8Array(Buffer.from(rgba, 'base64'));
};
