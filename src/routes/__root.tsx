import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LastErrorScreen } from '#features/shell/error-screen.tsx';
import { Layout } from '#features/shell/layout.tsx';
import { PageReady } from '#ui/page-ready.ts';

const NotFound = lazy(async () => ({
  default: (await import('#features/shell/not-found.tsx')).NotFound,
}));

export const Route = createRootRouteWithContext<{ isSignedIn(): boolean }>()({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: () => (
    <Suspense>
      <NotFound />
      <PageReady />
    </Suspense>
  ),
  errorComponent: LastErrorScreen,
});
