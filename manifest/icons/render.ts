import { chromium, type Page } from '@playwright/test';

/** Opens one Chromium page for the drawings, hands it over, and closes the browser. */
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
