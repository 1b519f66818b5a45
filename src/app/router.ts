import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

interface AppRouterOptions {
  /** Whether the visitor is signed in, for routes that load something else then. */
  isSignedIn(): boolean;
  history?: RouterHistory;
  /** At build there is nothing to scroll, and the router would render a script for it. */
  scrollRestoration?: false;
}

export function createAppRouter({ isSignedIn, ...options }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context: { isSignedIn },
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    // A page may have been scrolled before the app took it over: it stays where it is.
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
