/** The app as text: the build runs this in Node for every public page. */
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { prerender } from 'react-dom/static';
import type { PageHead } from '#content/heads.ts';
import { pageMeta, type PageMeta } from '#content/page-meta.ts';
import { servicesAtom } from '#state/services.ts';
import { setIdentityAtom } from '#state/session.ts';
import { system } from '#ui/system.ts';
import { App } from './app.tsx';
import { headOf } from './page-head.ts';
import { createAppRouter } from './router.ts';
import { createServices } from './services.ts';
import type { SessionStatus } from './session-slots.ts';

export { PAGES } from './pages.ts';
export { publicFiles } from '#content/public-files.ts';

/** Every design token by the name of its variable. */
export const tokens: ReadonlyMap<string, string> = new Map(
  Object.values(system.getTokenCss()).flatMap((variables) =>
    Object.entries<string>(Object(variables)),
  ),
);

export interface RenderedPage {
  readonly head: PageHead;
  readonly meta: PageMeta;
  readonly html: string;
  /** Emotion's rules for it, by the id that is also in the class names. */
  readonly styles: ReadonlyMap<string, string>;
}

/** A page as a visitor gets it; whoever is signed in has an address yet to be filled in. */
export async function renderPage(address: string, session: SessionStatus): Promise<RenderedPage> {
  const store = createStore();
  store.set(servicesAtom, createServices(''));
  store.set(setIdentityAtom, session === 'in' ? { email: '' } : null);
  const router = createAppRouter({
    isSignedIn: () => session === 'in',
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();

  // In this mode Emotion keeps its rules to itself instead of strewing style elements.
  // Without plugins it writes no vendor prefixes, a third of the rules; the browsers we build for need none.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App store={store} router={router} />
    </CacheProvider>,
    // React would stream large parts later, by script.
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

/** The tokens' variables are no class's rule and stay out: the build writes their values. */
function ruleOf({ key, inserted, registered }: EmotionCache, id: string): string {
  const rule = inserted[id];
  return typeof rule === 'string' && `${key}-${id}` in registered ? rule : '';
}

/** A page that cannot be rendered fails the build. */
function rethrow(error: unknown): never {
  throw error;
}
