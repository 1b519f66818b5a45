import { useEffect, useState } from 'react';

/** Milliseconds. After that, a screen that moves is better than none. */
const LONGEST_HOLD = 1000;

/**
 * True while a screen waits for its first content, for a second at most: shown piece by piece, it
 * would jump. Once over, it stays over.
 */
export function useHold(isReady: boolean): boolean {
  const [isOver, setOver] = useState(isReady);
  if (isReady && !isOver) setOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_HOLD);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && !isReady;
}
