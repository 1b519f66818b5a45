import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';

export function createAppRouter() {
  return createRouter({ routeTree, scrollRestoration: true, defaultPreload: 'intent' });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
