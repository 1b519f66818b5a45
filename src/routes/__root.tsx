import { createRootRoute, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from '#features/shell/error-screen.tsx';
import { Layout } from '#features/shell/layout.tsx';
import { NotFound } from '#features/shell/not-found.tsx';

export const Route = createRootRoute({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
});
