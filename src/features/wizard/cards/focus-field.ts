import { flushSync } from 'react-dom';

/** Focuses the field of that name, which exists once `open` is rendered. */
export function openAndFocus(name: string, open: () => void): void {
  flushSync(open);
  for (const field of document.getElementsByName(name)) field.focus();
}
