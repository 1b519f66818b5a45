import type { Plugin } from 'vite';

/** Our reset is in `src/ui/global.css`: Chakra's own is 1.2 kB that the system never uses. */
export function withoutPreflight(): Plugin {
  return {
    name: 'echopost:without-preflight',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/ },
      handler: () => 'export const createPreflight = () => ({});',
    },
  };
}
