import { useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds. */
const DURATION = 200;

/**
 * Mounts content only while it is open, and animates its height when it opens or closes. Content
 * that is open from the start doesn't move.
 */
export function useFolding(isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  const shown = useRef(isOpen);
  useLayoutEffect(() => {
    if (shown.current === isOpen) return undefined;
    shown.current = isOpen;
    const folding = panel.current && fold(panel.current, isOpen);
    if (!folding) {
      if (!isOpen) setMounted(false);
      return undefined;
    }
    folding.addEventListener('finish', () => !isOpen && setMounted(false));
    return () => folding.cancel();
  }, [isOpen]);
  return { panel, isMounted: isMounted || isOpen };
}

/** Starts the animation; undefined with reduced motion. */
function fold(panel: HTMLElement, isOpen: boolean): Animation | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const closed = { height: '0px', opacity: 0, overflow: 'clip' };
  const open = { height: `${panel.scrollHeight}px`, opacity: 1, overflow: 'clip' };
  return panel.animate(isOpen ? [closed, open] : [open, closed], {
    duration: DURATION,
    easing: 'ease-out',
  });
}
