import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { precompress } from './precompress.ts';
import { ROOT } from './settings.ts';

/** Output folder that `npm start` builds and serves. */
export const SITE = join(ROOT, '.echopost/site');

/**
 * Builds the app as `npm start` serves it. With ECHOPOST_SKIP_BUILD=1 reuses the last build, and
 * throws if there is none.
 */
export async function provideSite(): Promise<void> {
  if (process.env['ECHOPOST_SKIP_BUILD'] === '1') return assertBuilt();
  console.log('Building the app…');
  const started = performance.now();
  const { build } = await import('vite');
  await build({
    root: ROOT,
    mode: 'embedded',
    logLevel: 'warn',
    build: { outDir: SITE, emptyOutDir: true },
  });
  await precompress(SITE);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

function assertBuilt(): void {
  if (existsSync(join(SITE, 'index.html'))) return;
  throw new Error(`ECHOPOST_SKIP_BUILD is set, but there is no built site in ${SITE}.`);
}
