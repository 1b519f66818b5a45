import { useEffect } from 'react';

let announce: () => void = () => undefined;

/** Settles once the first page's content answers. */
export const pageReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/**
 * Says that a page's content answers. It stands inside each route's content: an effect at the root
 * fires while the content is still static markup that React has yet to take over.
 */
export function PageReady(): null {
  useEffect(announce, []);
  return null;
}
