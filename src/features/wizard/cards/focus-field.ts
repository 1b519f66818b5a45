import { flushSync } from 'react-dom';

/** Longest wait for a field whose chunk loads, in milliseconds. */
const LONGEST_WAIT = 5000;

/** Focuses the field of that name once `open` is rendered, and its chunk has loaded. */
export function openAndFocus(name: string, open: () => void): void {
  flushSync(open);
  if (focusField(name)) return;
  const arrival = new MutationObserver(() => focusField(name) && arrival.disconnect());
  arrival.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => arrival.disconnect(), LONGEST_WAIT);
}

function focusField(name: string): boolean {
  const [field] = document.getElementsByName(name);
  field?.focus();
  return field !== undefined;
}
