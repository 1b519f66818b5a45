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
    if (shown.current === isOpen || !panel.current) return undefined;
    shown.current = isOpen;
    const folding = fold(panel.current, isOpen);
    folding.addEventListener('finish', () => setMounted(isOpen));
    return () => folding.cancel();
  }, [isOpen]);
  return { panel, isMounted: isMounted || isOpen };
}

/** Starts the animation; it ends at once with reduced motion. */
function fold(panel: HTMLElement, isOpen: boolean): Animation {
  const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
  const closed = { height: '0px', opacity: 0, overflow: 'clip' };
  const open = { height: `${panel.scrollHeight}px`, opacity: 1, overflow: 'clip' };
  return panel.animate(isOpen ? [closed, open] : [open, closed], {
    duration: isStill ? 0 : DURATION,
    easing: 'ease-out',
    // Otherwise the content would be back for a frame, before it is unmounted.
    fill: isOpen ? 'none' : 'forwards',
  });
}
