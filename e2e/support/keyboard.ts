import { expect, type Locator, type Page } from '@playwright/test';

/** Limit of Tab presses; more than the stops of the longest screen. */
const MOST_STOPS = 150;

/**
 * Presses Tab, or Shift+Tab if that is the shorter way, until the control has focus. A radio group is
 * a single stop; arrow keys choose in it.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const key = await control.evaluate(keyTowards);
    if (key === undefined) break;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

/** The key that moves the focus towards this element; undefined once it has the focus. */
function keyTowards(element: Element): string | undefined {
  const focused = document.activeElement;
  if (focused === element) return undefined;
  const isBehind =
    focused !== null &&
    focused !== document.body &&
    (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

/** Presses a button with the keyboard only. */
export async function press(page: Page, name: string | RegExp, within: Page | Locator = page) {
  await tabTo(page, within.getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

export async function pressSpace(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Space');
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

type Role = 'button' | 'heading' | 'textbox' | 'tab' | 'group' | 'status' | 'main';

/** Expects the focus on this control, and so not on the body of the page. */
export async function expectFocus(page: Page, role: Role, name?: string | RegExp): Promise<void> {
  await expect(page.getByRole(role, { ...(name !== undefined && { name }) })).toBeFocused();
}
