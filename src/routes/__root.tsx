import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { LastErrorScreen } from '#features/shell/error-screen.tsx';
import { LazyNotFound } from '#features/shell/lazy-not-found.tsx';
import { Layout } from '#features/shell/layout.tsx';

export interface RouterContext {
  /** True if the visitor is signed in; some routes load something else then. */
  isSignedIn(): boolean;
  /** Puts a draft under review, once the device has answered. */
  openDraft(id: string): Promise<void>;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: LazyNotFound,
  errorComponent: LastErrorScreen,
});
