import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { isPrerendered } from './prerendered-page.ts';
import { routeTree } from './route-tree.gen.ts';

interface AppRouterOptions {
  /** True if the visitor is signed in; some routes load something else then. */
  isSignedIn(): boolean;
  history?: RouterHistory;
  /** Off at build time: nothing scrolls there, and the router would render a script for it. */
  scrollRestoration?: false;
}

export function createAppRouter({ isSignedIn, ...options }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context: { isSignedIn },
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    // Users may scroll the static page before it hydrates: then keep their position. A page that the
    // app replaces can be too short for the position of a reload.
    scrollRestoration() {
      const { page, ready } = document.documentElement.dataset;
      return ready === 'app' || scrollY === 0 || !isPrerendered(page, location, isSignedIn());
    },
    ...options,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
