import { useEffect } from 'react';

/** Does something when the person first presses anything: early for what comes next, late for the start. */
export function useFirstTouch(act: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const once = () => {
      listening.abort();
      act();
    };
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, once, { signal: listening.signal });
    }
    return () => listening.abort();
    // What it does is settled when the component appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
