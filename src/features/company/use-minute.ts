import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '#state/services.ts';

const MINUTE = 60_000;

/**
 * The current minute, in milliseconds since 1970. Undefined until wanted, in a prerendered page and
 * during hydration: the build cannot know when the page will be read.
 */
export function useMinute(wanted: boolean): number | undefined {
  const found = useAtomValue(servicesAtom);
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    if (!found || !wanted) return undefined;
    const look = () => setMinute(Math.floor(found.now() / MINUTE) * MINUTE);
    // Two time zones take a phone long to compute: idle first, so that input is handled before.
    const stop = onIdle(look);
    const timer = setInterval(look, MINUTE);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [found, wanted]);
  return minute;
}

/** Milliseconds without pointer or key input. */
const REST_MS = 400;

/** Runs `act` once, after a moment without input. Returns a cancel function. */
function onIdle(act: () => void): () => void {
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
