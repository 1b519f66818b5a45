import type { Span } from '#domain/text/span.ts';

/**
 * Returns the part of a text that is selected on screen. Without a selection, the place where its
 * visible part ends: a caret there scrolls nothing. `root` contains the text in elements whose
 * `data-start` is their offset, in UTF-16 units. Undefined if it shows none of it.
 */
export function readSelection(root: Element): Span | undefined {
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed || !root.contains(range.commonAncestorContainer))
    return endOfVisible(root);
  const start = offsetOf(range.startContainer, range.startOffset);
  const end = offsetOf(range.endContainer, range.endOffset);
  return start === undefined || end === undefined ? endOfVisible(root) : { start, end };
}

function offsetOf(node: Node, offset: number): number | undefined {
  const piece = (node instanceof Element ? node : node.parentElement)?.closest('[data-start]');
  if (!(piece instanceof HTMLElement)) return undefined;
  const start = Number(piece.dataset['start']);
  return node instanceof Text ? start + offset : start;
}

function endOfVisible(root: Element): Span | undefined {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-start]')];
  const last = pieces.findLast((piece) => piece.getBoundingClientRect().bottom < innerHeight);
  const piece = last ?? pieces[0];
  if (!piece) return undefined;
  const end = Number(piece.dataset['start']) + (last ? piece.textContent.length : 0);
  return { start: end, end };
}
