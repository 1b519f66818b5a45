import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 1024px)');

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True where a step has two columns. A prerendered page counts as a phone's. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
