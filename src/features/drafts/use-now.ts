import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '#state/services.ts';

const MINUTE_MS = 60_000;

/** The time in milliseconds since 1970, as of the last minute. */
export function useNow(): number {
  const clock = useAtomValue(servicesAtom);
  const [now, setNow] = useState(() => clock?.now() ?? 0);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock?.now() ?? 0), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
