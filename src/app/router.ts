import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
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
    // Users may scroll the static page before it hydrates: then keep their position.
    scrollRestoration: () => document.documentElement.dataset['ready'] === 'app' || scrollY === 0,
    ...options,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
