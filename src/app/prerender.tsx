/** Renders the app to HTML: the build runs this in Node for every public page. */
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { prerender } from 'react-dom/static';
import type { PageHead } from '#content/heads.ts';
import { pageMeta, type PageMeta } from '#content/page-meta.ts';
import { servicesAtom } from '#state/services.ts';
import { setIdentityAtom } from '#state/account/session.ts';
import { system } from '#ui/theme/system.ts';
import { App } from './app.tsx';
import { headOf } from './page-head.ts';
import { createAppRouter } from './router.ts';
import { createServices } from './services/services.ts';
import type { SessionStatus } from '#boot/session-slots.ts';

export { PAGES } from './pages.ts';
export { publicFiles } from '#content/public-files.ts';

/** Design tokens by the name of their CSS variable. */
export const tokens: ReadonlyMap<string, string> = new Map(
  Object.values(system.getTokenCss()).flatMap((variables) =>
    Object.entries<string>(Object(variables)),
  ),
);

export interface RenderedPage {
  readonly head: PageHead;
  readonly meta: PageMeta;
  readonly html: string;
  /** Emotion's rules for the page, by the id used in its class names. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Renders a page for a visitor. For a signed-in user the email stays blank, to be filled in later.
 */
export async function renderPage(address: string, session: SessionStatus): Promise<RenderedPage> {
  const store = createStore();
  store.set(
    servicesAtom,
    createServices('', () => undefined),
  );
  store.set(setIdentityAtom, session === 'in' ? { email: '' } : null);
  const router = createAppRouter({
    isSignedIn: () => session === 'in',
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();

  // `compat` keeps Emotion's rules in the cache instead of scattering style elements in the markup.
  // Without plugins it writes no vendor prefixes, a third of the rules; the supported browsers need
  // none.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App store={store} router={router} />
    </CacheProvider>,
    // React would otherwise stream large parts later, by script.
    { progressiveChunkSize: Infinity, onError: rethrow },
  );
  const { html, styles } = createEmotionServer(cache).extractCriticalToChunks(
    await new Response(prelude).text(),
  );
  const rules = styles.flatMap(({ ids }) => ids.map((id) => [id, ruleOf(cache, id)] as const));
  const head = headOf(router);
  const meta = pageMeta(router.state.location.pathname, head);
  return { head, meta, html, styles: new Map(rules) };
}

/** Skips the token variables, which belong to no class: the build inlines their values. */
function ruleOf({ key, inserted, registered }: EmotionCache, id: string): string {
  const rule = inserted[id];
  return typeof rule === 'string' && `${key}-${id}` in registered ? rule : '';
}

/** Fails the build if a page cannot be rendered. */
function rethrow(error: unknown): never {
  throw error;
}
