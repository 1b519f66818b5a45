/**
 * Keeps a dialog that fills the screen above an on-screen keyboard, with the caret in view. Returns a
 * function that stops it.
 */
export function stayAboveKeyboard(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const fit = () => {
    // Zoomed in, less of the page is in view as well, and nothing is covered.
    const isCovered = view.scale === 1 && Math.round(view.height) < innerHeight;
    dialog.style.maxHeight = isCovered ? `${view.height}px` : '';
    dialog.style.marginBlock = isCovered ? `${view.offsetTop}px auto` : '';
    const field = document.activeElement;
    if (isCovered && dialog.contains(field)) showCaret(field);
  };
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  fit();
  return () => {
    view.removeEventListener('resize', fit);
    view.removeEventListener('scroll', fit);
  };
}

function showCaret(field: Element | null): void {
  field?.scrollIntoView({ block: 'nearest' });
  if (!(field instanceof HTMLTextAreaElement)) return;
  const bottom = heightUpToCaret(field);
  if (bottom > field.scrollTop + field.clientHeight) field.scrollTop = bottom - field.clientHeight;
}

/** In pixels, measured on a copy: a text field doesn't tell the place of its caret. */
function heightUpToCaret(field: HTMLTextAreaElement): number {
  const { font, padding } = getComputedStyle(field);
  const copy = document.createElement('textarea');
  copy.value = field.value.slice(0, field.selectionEnd);
  Object.assign(copy.style, { font, padding, position: 'absolute', visibility: 'hidden' });
  Object.assign(copy.style, { border: '0', width: `${field.clientWidth}px`, height: '0' });
  document.body.append(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}
