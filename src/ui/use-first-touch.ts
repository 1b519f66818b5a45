import { useEffect } from 'react';
import { onFirstTouch } from './on-first-touch.ts';

/** Does something when the person first presses anything: early for what comes next, late for the start. */
export function useFirstTouch(act: () => void): void {
  // What it does is settled when the component appears.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => onFirstTouch(act), []);
}
