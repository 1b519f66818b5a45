/**
 * Closes an open menu on Escape, on a press outside `frame` and on a link to the current page,
 * which does not navigate. Escape returns the focus to `opener` if the menu had it, and so does the
 * link. Returns a function that removes the listeners.
 */
export function closeFromOutside(
  frame: HTMLElement,
  close: () => void,
  opener: () => HTMLElement | null,
): () => void {
  const onPointer = ({ target }: Event) => {
    if (target instanceof Node && !frame.contains(target)) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    const hadFocus = frame.contains(document.activeElement);
    close();
    if (hadFocus) opener()?.focus();
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.href !== location.href) return;
    close();
    opener()?.focus();
  };
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  frame.addEventListener('click', onClick);
  return () => {
    frame.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
  };
}
