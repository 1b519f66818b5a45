import { type ComponentType, lazy, Suspense } from 'react';
import { PageReady } from '#ui/page-ready.ts';

let loaded: ComponentType | undefined;

/** For a page that is served as the 404, which stays until its words can take their own place. */
export async function loadNotFound(): Promise<ComponentType> {
  const { NotFound } = await import('./not-found.tsx');
  loaded = NotFound;
  return NotFound;
}

const Late = lazy(async () => ({ default: await loadNotFound() }));

/** Few see it, so that it comes when it is needed. */
export function LateNotFound() {
  const NotFound = loaded ?? Late;
  return (
    <Suspense>
      <NotFound />
      <PageReady />
    </Suspense>
  );
}
