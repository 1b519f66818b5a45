/**
 * Closes the header's menus on a static page. The menus are native disclosures, which open without
 * script but do not close on Escape or on an outside click, as users expect.
 */
export function closeMenus(): void {
  addEventListener('pointerdown', ({ target }) => close(target));
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(null));
}

/** Closes every open menu except the one that contains `held`. */
function close(held: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
    if (!(held instanceof Node && menu.contains(held))) menu.open = false;
  }
}
