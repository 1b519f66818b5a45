import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { Layout } from '#features/shell/layout.tsx';
import { NotFound } from '#features/shell/not-found.tsx';
import { PageReady } from '#ui/page-ready.ts';

export const Route = createRootRouteWithContext<{ isSignedIn(): boolean }>()({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: () => (
    <>
      <NotFound />
      <PageReady />
    </>
  ),
  errorComponent: (props) => (
    <>
      <ErrorScreen {...props} />
      <PageReady />
    </>
  ),
});
