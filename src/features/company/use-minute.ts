import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { servicesAtom } from '#state/services.ts';

const MINUTE = 60_000;

/**
 * The current minute, in milliseconds since 1970. Undefined in a prerendered page and until it has
 * become the app: whoever wrote the page down did not know when it would be read.
 */
export function useMinute(): number | undefined {
  const found = useAtomValue(servicesAtom);
  return useSyncExternalStore(
    everyMinute,
    () => found && Math.floor(found.now() / MINUTE) * MINUTE,
    () => undefined,
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 4);
  return () => clearInterval(timer);
}
