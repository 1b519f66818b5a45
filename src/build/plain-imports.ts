import type { Plugin } from 'vite';

/**
 * Vite's helper around `import()` fetches what a part stands on and its styles first. Our styles are
 * in the pages and our parts are asked for together (`src/app/wake.ts`): what is left of it is to
 * say that a part did not come.
 */
const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

export function plainImports(): Plugin {
  return {
    name: 'echopost:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => HELPER },
  };
}
