import type { Locator, Page } from '@playwright/test';
import { toReview } from '../steps.ts';
import { expect, newAddress, signIn, test } from '../test.ts';

/** Limit of Tab presses; more than the stops of the longest screen. */
const MOST_STOPS = 150;

/**
 * Presses Tab until the control has focus. A radio group is a single stop; arrow keys choose in it.
 */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isThere = () => control.evaluate((it) => it === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Presses a button with the keyboard only. */
async function press(page: Page, name: string | RegExp, within: Page | Locator = page) {
  await tabTo(page, within.getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

async function pressSpace(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Space');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Chooses the first radio of a group without a choice. */
async function chooseFirst(page: Page, group: string): Promise<void> {
  const first = page.getByRole('group', { name: group, exact: true }).getByRole('radio').first();
  await pressSpace(page, first);
  await expect(first).toBeChecked();
}

type Role = 'button' | 'heading' | 'textbox' | 'tab' | 'group' | 'status' | 'main';

/** Expects the focus on this control, and so not on the body of the page. */
async function expectFocus(page: Page, role: Role, name?: string | RegExp): Promise<void> {
  await expect(page.getByRole(role, { ...(name !== undefined && { name }) })).toBeFocused();
}

const QUOTES = ['Lovely.', 'A little large. Call Jo Miller.', 'Soft.', 'Warm.', 'Kind.'];

test('no action of the choice steps loses the focus', async ({ signedIn: page }) => {
  test.slow();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await press(page, 'Dismiss', page.getByRole('complementary', { name: 'Discount' }));
  await expectFocus(page, 'main');
  await chooseFirst(page, 'Platform');
  await press(page, 'Continue to Customization');
  await expectFocus(page, 'heading', 'Customize Your Content');

  await type(page, 'What customers said', QUOTES.join('\n'));
  await press(page, 'Add as quotes');
  await expect(page.getByText('5 quotes', { exact: true })).toBeVisible();
  await expectFocus(page, 'button', 'Add as quotes');
  await press(page, 'Look through');
  await expect(page.getByRole('dialog', { name: 'Look through' })).toBeFocused();
  for (const action of ['Pin', 'Exclude']) {
    await press(page, `${action}, quote 1`);
    await expectFocus(page, 'button', `${action}, quote 1`);
  }
  await press(page, 'Send unmasked, quote 2');
  await expectFocus(page, 'button', 'Send unmasked, quote 2');
  await press(page, 'Remove quote 2');
  await expect(page.getByRole('dialog').getByText('4 quotes', { exact: true })).toBeVisible();
  // The next quote has taken over number 2.
  await expectFocus(page, 'button', 'Remove quote 2');
  await press(page, 'Undo remove');
  await expect(page.locator('p:focus')).toHaveText('5 quotes');
  await press(page, 'Remove all');
  await expectFocus(page, 'button', 'Remove all');
  await press(page, 'Undo remove');
  await expect(page.locator('p:focus')).toHaveText('5 quotes');
  await press(page, 'Done');
  await expectFocus(page, 'button', 'Look through');

  await press(page, /^What customers said/);
  await expectFocus(page, 'button', /^What customers said/);
  await press(page, /^What to say/);
  await press(page, 'More tags');
  await expect(page.locator('input[name=tag]:focus')).toHaveCount(1);
  await pressSpace(page, page.getByRole('checkbox', { name: 'Customer Reviews' }));
  // Pressed too early, the main button leads to the choices that are missing.
  await press(page, 'Generate Content');
  await expect(page.locator('input[name=tone]:focus')).toHaveCount(1);
  for (const group of ['Content Type', 'Tone', 'Target Audience', 'Content Length']) {
    await chooseFirst(page, group);
  }
  await press(page, 'Generate Content');
  await expectFocus(page, 'heading', 'Generate Content');
  await press(page, 'Back to Customize');
  await expectFocus(page, 'heading', 'Customize Your Content');
});

test('no action of the Generate step loses the focus', async ({ signedIn: page }) => {
  test.slow();
  await toReview(page);
  await page.goto('/?step=generate');
  const key = 'Demo model API key';
  await type(page, key, 'demo-slow');
  await press(page, 'Show key');
  await expectFocus(page, 'button', 'Hide key');
  await press(page, 'Test');
  await expect(page.getByText('The key works, and the model is available')).toBeVisible();
  await expectFocus(page, 'button', 'Test');
  await press(page, 'Save');
  await expect(page.getByText('Saved …ow')).toBeVisible();
  await expectFocus(page, 'button', 'Save');
  await press(page, 'Delete key');
  await expect(page.getByText('Saved …ow')).toBeHidden();
  await expectFocus(page, 'textbox', key);

  await type(page, key, 'demo-slow');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved …ow')).toBeVisible();
  await expectFocus(page, 'textbox', key);
  await press(page, 'Regenerate');
  await expectFocus(page, 'group', 'Progress');
  await expect(page.getByText(/^\d+ words$/)).toBeVisible();
  await press(page, 'Stop');
  await expect(page.getByText('Stopped. The text so far is saved')).toBeVisible();
  await expectFocus(page, 'group', 'Progress');
  await press(page, 'View Content');
  await expectFocus(page, 'heading', 'Your Generated Content');
  const sent = page.waitForRequest(/chat\/completions/);
  await press(page, 'Continue');
  await expectFocus(page, 'button', 'Generating...');
  await sent;
  await press(page, 'Stop');
  await expectFocus(page, 'button', 'Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The text was cut short')).toBeHidden();
  await expectFocus(page, 'heading', 'Text');
});

test('no action of the Review step loses the focus', async ({ page }) => {
  test.slow();
  await signIn(page, newAddress());
  await toReview(page, { contentType: 'Image' });
  await press(page, 'Preview');
  await expectFocus(page, 'button', /^Preview$/);
  await press(page, 'Edit');
  await expectFocus(page, 'textbox', 'Post text');
  await press(page, 'Post');
  await expectFocus(page, 'button', /^Post$/);
  await press(page, 'Edit');
  await expectFocus(page, 'textbox', 'Post text');
  await press(page, 'Cancel');
  await expectFocus(page, 'button', /^Edit$/);
  await press(page, 'Edit');
  await type(page, 'Post text', 'Soft sweaters, said 9 of 10 customers.');
  await press(page, 'Save Changes');
  await expectFocus(page, 'button', /^Edit$/);

  await press(page, 'Edit image prompt');
  await expectFocus(page, 'textbox', 'Image prompt');
  await press(page, 'Cancel, image prompt');
  await expectFocus(page, 'button', 'Edit image prompt');
  await press(page, 'Edit image prompt');
  await type(page, 'Image prompt', 'A sweater in the morning sun');
  await press(page, 'Save image prompt');
  await expectFocus(page, 'button', 'Edit image prompt');
  await press(page, 'Undo your edit to the image prompt');
  await expectFocus(page, 'button', 'Edit image prompt');

  await press(page, 'Generate Image');
  await expectFocus(page, 'button', 'Generating...');
  await press(page, 'Cancel');
  await expectFocus(page, 'button', 'Generate Image');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button', 'Download Image');
  await press(page, 'Generate New');
  await expectFocus(page, 'button', 'Download Image');

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await press(page, 'Copy Content');
  await expectFocus(page, 'button', 'Copy Content');
  await press(page, 'Share Draft');
  await press(page, 'Close', page.getByRole('dialog'));
  await expectFocus(page, 'button', 'Share Draft');
  await press(page, 'Also write for…');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', 'Also write for…');

  await press(page, /^Account/);
  await tabTo(page, page.getByRole('link', { name: /^Drafts/ }));
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', /^Account/);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^Drafts/ }));
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading', 'Drafts');
  await press(page, /^Mark as posted: Soft/);
  await expectFocus(page, 'button', /^Not posted yet: Soft/);
  await press(page, /^Delete: Soft/);
  await expectFocus(page, 'button', 'Undo delete');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading', 'Drafts');
  await tabTo(
    page,
    page.getByRole('list', { name: 'Drafts' }).getByRole('link', { name: /^Soft/ }),
  );
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading', 'Your Generated Content');
  await press(page, 'More actions');
  await press(page, 'Create New Campaign', page.getByRole('dialog'));
  await expectFocus(page, 'heading', 'Choose Your Platform');
  await press(page, /^Account/);
  await press(page, 'Logout');
  await press(page, 'Log out', page.getByRole('dialog'));
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await expectFocus(page, 'heading', /^Transform/);
});

test('no action of the video demo loses the focus', async ({ page }) => {
  await page.goto('/faceless-video');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await press(page, 'Create a video');
  await expectFocus(page, 'tab', 'Create');
  await press(page, 'Start from Scratch');
  await expectFocus(page, 'heading', 'What is your video about?');
  await press(page, 'Back');
  await expectFocus(page, 'heading', 'Quick templates');
  await press(page, /^Top 10 Lists/);
  for (const [next, heading, groups] of [
    ['Continue to sound', 'How it sounds', ['AI voice', 'Background music']],
    ['Continue to look', 'How it looks', ['Visual theme', 'Text animation']],
    ['Continue to video', 'Your video', []],
  ] as const) {
    await press(page, next);
    await expectFocus(page, 'heading', heading);
    for (const group of groups) await chooseFirst(page, group);
  }
  await press(page, 'Generate Video');
  await expect(page.getByText('Your video would be ready now.')).toBeVisible();
  await expectFocus(page, 'button', 'Done');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'tab', 'Home');
});
