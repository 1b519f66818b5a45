import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { LastErrorScreen } from '#features/shell/error-screen.tsx';
import { LazyNotFound } from '#features/shell/lazy-not-found.tsx';
import { Layout } from '#features/shell/layout.tsx';

export const Route = createRootRouteWithContext<{ isSignedIn(): boolean }>()({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: LazyNotFound,
  errorComponent: LastErrorScreen,
});
