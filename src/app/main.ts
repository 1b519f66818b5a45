import '#ui/global.css';
import { yieldToMain } from '#services/device/yield-to-main.ts';

// The font itself stands in the styles then.
if (import.meta.env.DEV) document.documentElement.dataset['serif'] = '';

/**
 * The app's scripts run one after the other, with room in between for the browser to answer. All
 * of them are on their way already: the page asked for them together (`wake.ts`).
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('#ui/styles.ts'),
  () => import('#ui/system.ts'),
  () => import('./router.ts'),
];

async function main(): Promise<void> {
  for (const load of PARTS) {
    await load();
    await yieldToMain();
  }
  const { start } = await import('./start.tsx');
  await start();
}

void main();
