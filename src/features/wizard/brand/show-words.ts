import type { Span } from '#domain/text/span.ts';
import { focusOn } from '#ui/behaviour/focus.ts';

/**
 * Selects a part of the post on screen, and scrolls to it. `root` contains the post in elements whose
 * `data-start` is their offset, in UTF-16 units.
 */
export function showWords(root: HTMLElement, { start, end }: Span): void {
  const [from, to] = [placeOf(root, start, start + 1), placeOf(root, end, end)];
  if (!from || !to) return;
  focusOn(root);
  const selection = getSelection();
  selection?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
  // An element may hold all of a long post: the words themselves come into view.
  const { top = innerHeight / 2 } = selection?.getRangeAt(0).getBoundingClientRect() ?? {};
  scrollBy({ top: top - innerHeight / 2 });
}

/** The place of an offset in the last piece that begins before `limit`. */
function placeOf(
  root: HTMLElement,
  at: number,
  limit: number,
): { readonly node: Text; readonly offset: number } | undefined {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-start]')];
  const piece = pieces.findLast(({ dataset }) => Number(dataset['start']) < limit);
  const node = piece?.firstChild;
  if (!piece || !(node instanceof Text)) return undefined;
  const offset = at - Number(piece.dataset['start']);
  return { node, offset: Math.min(offset, node.data.length) };
}
