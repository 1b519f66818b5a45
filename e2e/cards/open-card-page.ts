import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { build } from 'vite';

let script: Promise<string> | undefined;

/** Opens an empty page with `globalThis.cardPage`, and the serif of the app. */
export async function openCardPage(page: Page): Promise<void> {
  script ??= bundled();
  await page.goto('about:blank');
  await page.addScriptTag({ content: await script });
  const serif = await readFile(SERIF, 'base64');
  await page.evaluate((base64) => globalThis.cardPage.loadSerif(base64), serif);
}

const SERIF =
  'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'e2e/cards/card-page.ts', output: { format: 'iife' } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The page of the cards has no script');
  return chunk.code;
}
