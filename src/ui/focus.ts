import { type RefObject, useEffect, useRef } from 'react';

type Target = HTMLElement | null | undefined;

/** Focuses an element, also one that is no control, such as a heading. */
export function focusOn(element: Target): void {
  if (element && element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/**
 * Focuses the heading of the open dialog, else that of the page: the place where reading restarts.
 */
export function focusHeading(): void {
  const [heading] = document.querySelectorAll<HTMLElement>('dialog[open] h2');
  focusOn(heading ?? document.querySelector<HTMLElement>('main h1'));
}

/** The element that was focused last, and what it stood in. */
let heldPath: readonly EventTarget[] = [];
let isListening = false;

function rememberFocus(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('focusin', (event) => void (heldPath = event.composedPath()));
}

/** True if the element that held the focus has left the page; false if no element held it. */
function isFocusLost(): boolean {
  const [held] = heldPath;
  if (!(held instanceof Element) || (held.isConnected && held.checkVisibility())) return false;
  return (document.activeElement ?? document.body) === document.body;
}

/**
 * Moves the focus to `next` when `change` has changed and the control that held the focus went with
 * it; to the heading where `next` is not on the page. A focus that is still held stays, and one that
 * was held outside `area`, where it is given.
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

/** Moves the focus to the heading when the component leaves the page together with the focus. */
export function useFocusOnLeave(): void {
  useEffect(
    () => () => {
      if (isFocusLost()) focusHeading();
    },
    [],
  );
}

/** Moves a focus that was lost to an element that has just come to the page. */
export function useFocusOnArrival(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    rememberFocus();
    if (isFocusLost()) focusOn(element.current);
  }, [element]);
}
