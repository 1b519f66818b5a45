/**
 * The header's menus are the browser's own disclosures and open without script. On a page that
 * sleeps this closes them as people expect: on Escape and on a press elsewhere.
 */
export function closeMenus(): void {
  addEventListener('pointerdown', ({ target }) => close(target));
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(null));
}

/** Closes every open menu but the one that holds this. */
function close(held: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
    if (!(held instanceof Node && menu.contains(held))) menu.open = false;
  }
}
