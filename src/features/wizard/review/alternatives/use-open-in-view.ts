import { type RefObject, useEffect, useRef } from 'react';

/** A card that is more than half visible is the one that the user looks at. */
const VISIBLE = 0.6;

/**
 * Puts the version under review that a row is scrolled to, so that Copy and Share act on what the
 * user sees; and scrolls the row to the open one at first. Its items have `data-id`. Does nothing
 * while the row has room for all of them.
 */
export function useOpenInView(
  row: RefObject<HTMLElement | null>,
  openId: string,
  onOpen: (id: string) => void,
): void {
  const current = useRef(openId);
  useEffect(() => {
    current.current = openId;
  });
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const isScrollable = () => list.scrollWidth > list.clientWidth + 1;
    const first = itemOf(list, current.current);
    if (first && isScrollable()) list.scrollBy({ left: first.offsetLeft - list.offsetLeft - EDGE });
    function look(): void {
      if (!list || !isScrollable()) return;
      const frame = list.getBoundingClientRect();
      for (const item of list.querySelectorAll<HTMLElement>('[data-id]')) {
        const { left, right, width } = item.getBoundingClientRect();
        const seen = Math.min(right, frame.right) - Math.max(left, frame.left);
        const { id = '' } = item.dataset;
        if (seen / width >= VISIBLE && id !== current.current) onOpen(id);
      }
    }
    list.addEventListener('scrollend', look);
    return () => list.removeEventListener('scrollend', look);
  }, [row, onOpen]);
}

/** Padding of the row at its edge, in pixels. */
const EDGE = 16;

const itemOf = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
