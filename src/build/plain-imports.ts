import type { Plugin } from 'vite';

/**
 * Replaces Vite's wrapper around `import()`, which preloads a chunk's dependencies and styles. Here
 * the styles are inlined in the pages and the chunks are requested together (`src/boot/hydrate-on-demand.ts`), so
 * the replacement only reports chunk load errors.
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
