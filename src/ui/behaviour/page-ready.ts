import { useEffect } from 'react';

let announce: () => void = () => undefined;

/** Resolves once the first page's content is interactive. */
export const pageReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/**
 * Signals that a page's content is interactive. Rendered inside each route's content: an effect at
 * the root fires while the content is still static markup that React has yet to hydrate.
 */
export function PageReady(): null {
  useEffect(announce, []);
  return null;
}
