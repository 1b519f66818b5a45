import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '#state/services.ts';

const MINUTE = 60_000;

/**
 * The current minute, in milliseconds since 1970. Undefined until it is wanted, in a prerendered page
 * and until it has become the app: whoever wrote the page down did not know when it would be read.
 */
export function useMinute(wanted: boolean): number | undefined {
  const found = useAtomValue(servicesAtom);
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    if (!found || !wanted) return undefined;
    const look = () => setMinute(Math.floor(found.now() / MINUTE) * MINUTE);
    // In a task of its own: the clocks of two zones are a lot for the one that makes the page an app.
    const first = setTimeout(look);
    const timer = setInterval(look, MINUTE / 4);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [found, wanted]);
  return minute;
}
