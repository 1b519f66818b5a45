import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { LastErrorScreen } from '#features/shell/error-screen.tsx';
import { LateNotFound } from '#features/shell/late-not-found.tsx';
import { Layout } from '#features/shell/layout.tsx';

export const Route = createRootRouteWithContext<{ isSignedIn(): boolean }>()({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: LateNotFound,
  errorComponent: LastErrorScreen,
});
