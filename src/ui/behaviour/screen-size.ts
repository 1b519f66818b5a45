import { useSyncExternalStore } from 'react';

/** Follows a media query; `() => false` while a page is prerendered. */
function mediaHook(query: string): () => boolean {
  const media = () => matchMedia(query);
  function subscribe(onChange: () => void): () => void {
    const list = media();
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => media().matches,
      () => false,
    );
}

/** True where a step has two columns. A prerendered page counts as a phone's. */
export const useIsWide = mediaHook('(min-width: 1024px)');

/** True on a screen without room for a field beside the rest of the page: a phone, also on its side. */
export const useIsSmall = mediaHook('(max-width: 767px), (max-height: 500px)');
