/**
 * Closes an open menu on Escape and on a press outside `frame`. Escape returns the focus to
 * `opener` if the menu had it. Returns a function that removes the listeners.
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
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
  };
}
