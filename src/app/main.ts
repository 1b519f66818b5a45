import '#ui/theme/reset.css';
import '#ui/theme/global.css';
import { yieldToMain } from '#services/device/yield-to-main.ts';

// In development the style sheet contains the font.
if (import.meta.env.DEV) document.documentElement.dataset['serif'] = '';

/**
 * App chunks, evaluated one after the other, yielding to the browser in between. All of them are
 * already downloading: the page preloaded them together (`boot/hydrate-on-demand.ts`).
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('#ui/theme/styles.ts'),
  () => import('#ui/theme/system.ts'),
  () => import('./router.ts'),
];

async function main(): Promise<void> {
  if (!('Segmenter' in Intl)) (await import('./plain-segmenter.ts')).addSegmenter();
  for (const load of PARTS) {
    await load();
    await yieldToMain();
  }
  const { start } = await import('./start.tsx');
  await start();
}

void main();
