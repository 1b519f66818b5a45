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
    // The clocks of two zones are a lot for a phone, which has a press to answer first.
    const stop = whenAtRest(look);
    const timer = setInterval(look, MINUTE);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [found, wanted]);
  return minute;
}

/** Milliseconds without a press or a key. */
const REST_MS = 400;

/** Acts once, when nobody has pressed or typed for a moment. What is returned stops waiting. */
function whenAtRest(act: () => void): () => void {
  const waiting = new AbortController();
  const wait = () =>
    setTimeout(() => {
      waiting.abort();
      act();
    }, REST_MS);
  let timer = wait();
  const again = () => {
    clearTimeout(timer);
    timer = wait();
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, again, { signal: waiting.signal });
  }
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
