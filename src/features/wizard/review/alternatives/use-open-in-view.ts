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
      const seen = [...list.querySelectorAll<HTMLElement>('[data-id]')].map((item) => ({
        id: item.dataset['id'] ?? '',
        part: visiblePart(item, list),
      }));
      const own = seen.find(({ id }) => id === current.current);
      const [best] = seen.toSorted((one, other) => other.part - one.part);
      if (best && best.part >= VISIBLE && (own?.part ?? 0) < VISIBLE) onOpen(best.id);
    }
    let rest = 0;
    // Not `scrollend`: older browsers of the target list have none.
    function wait(): void {
      clearTimeout(rest);
      rest = window.setTimeout(look, REST_MS);
    }
    list.addEventListener('scroll', wait);
    return () => {
      clearTimeout(rest);
      list.removeEventListener('scroll', wait);
    };
  }, [row, onOpen]);
}

/** A row that has not moved for so long rests. */
const REST_MS = 120;

/** The part of an item that a row shows, from 0 to 1. */
function visiblePart(item: HTMLElement, row: HTMLElement): number {
  const frame = row.getBoundingClientRect();
  const { left, right, width } = item.getBoundingClientRect();
  return (Math.min(right, frame.right) - Math.max(left, frame.left)) / width;
}

/** Padding of the row at its edge, in pixels. */
const EDGE = 16;

const itemOf = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
