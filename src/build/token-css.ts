import type { Plugin } from 'vite';

/**
 * Lays the tokens' variables beside the page's own rules, as plain CSS: Chakra would make them at
 * every start, by script, after the first paint that needs them.
 */
export function tokenCss(): Plugin {
  return {
    name: 'echopost:token-css',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/global\.css$/ },
      async handler(code) {
        const { system } = await import('../ui/system.ts');
        return code + rulesOf(system.getTokenCss());
      },
    },
  };
}

/** Breakpoints are in media queries, which cannot read variables. */
const UNUSED = /^--chakra-(sizes-)?breakpoint/;

function rulesOf(css: Record<string, unknown>): string {
  return Object.entries(css)
    .map(([selector, variables]) => `${selector.replace('&', '')}{${declarationsOf(variables)}}`)
    .join('\n');
}

function declarationsOf(variables: unknown): string {
  return Object.entries(Object(variables))
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
