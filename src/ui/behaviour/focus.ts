import { type RefObject, useEffect, useRef } from 'react';

type Target = HTMLElement | null | undefined;

/** Focuses an element, even if it is not focusable by default, such as a heading. */
export function focusOn(element: Target): void {
  if (element && element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/** Focuses the heading of the open dialog, or else of the page, so that reading restarts there. */
export function focusHeading(): void {
  const [heading] = document.querySelectorAll<HTMLElement>('dialog[open] h2');
  focusOn(heading ?? document.querySelector<HTMLElement>('main h1'));
}

/** The last focused element and its ancestors. */
let heldPath: readonly EventTarget[] = [];
let isListening = false;

function rememberFocus(): void {
  if (isListening) return;
  isListening = true;
  // The touch that woke a static page has moved the focus before.
  const path: Element[] = [];
  for (let at = document.activeElement; at; at = at.parentElement) path.push(at);
  heldPath = path;
  addEventListener('focusin', (event) => void (heldPath = event.composedPath()));
}

/** True if the element that had the focus has left the page; false if no element had it. */
function isFocusLost(): boolean {
  const [held] = heldPath;
  if (!(held instanceof Element)) return false;
  if ((document.activeElement ?? document.body) !== document.body) return false;
  // Last: it computes the styles of the page.
  return !held.isConnected || !held.checkVisibility();
}

/**
 * Moves the focus to `next` after `change` changes, if the focused control was removed with it; to
 * the heading if `next` is not on the page. Does nothing if the focus was not lost, or was last
 * outside `area` when that is given.
 */
export function useFocusAfter(
  change: unknown,
  next?: () => Target,
  area?: RefObject<Element | null>,
): void {
  const before = useRef(change);
  useEffect(rememberFocus, []);
  useEffect(() => {
    if (Object.is(before.current, change)) return;
    before.current = change;
    if (area?.current && !heldPath.includes(area.current)) return;
    if (isFocusLost()) focusOn(next?.());
    if (isFocusLost()) focusHeading();
  });
}

/** Moves the focus to the heading if the component is removed while it contains the focus. */
export function useFocusOnLeave(): void {
  useEffect(
    () => () => {
      if (isFocusLost()) focusHeading();
    },
    [],
  );
}

/** Moves a lost focus to a newly mounted element. */
export function useFocusOnArrival(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    rememberFocus();
    if (isFocusLost()) focusOn(element.current);
  }, [element]);
}
