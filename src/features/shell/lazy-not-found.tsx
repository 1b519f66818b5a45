import { type ComponentType, lazy, Suspense } from 'react';
import { PageReady } from '#ui/behaviour/page-ready.ts';

let loaded: ComponentType | undefined;

/** Preloads the 404 page before mounting, so that it can replace the served 404 page at once. */
export async function loadNotFound(): Promise<ComponentType> {
  const { NotFound } = await import('./not-found.tsx');
  loaded = NotFound;
  return NotFound;
}

/** Not a `lazyPart`: `PageReady` has to wait for the page. */
const Preloading = lazy(async () => ({ default: await loadNotFound() }));

/** 404 page, lazy-loaded because it is rarely needed. */
export function LazyNotFound() {
  const NotFound = loaded ?? Preloading;
  return (
    <Suspense>
      <NotFound />
      <PageReady />
    </Suspense>
  );
}
