import type { Page } from '@playwright/test';
import { generateWith, toGenerate } from '../steps.ts';
import { expectFocus, press, pressSpace, type } from '../support/keyboard.ts';
import { expect, test } from '../test.ts';

/** Chooses the first radio of a group without a choice. */
async function chooseFirst(page: Page, group: string): Promise<void> {
  const first = page.getByRole('group', { name: group, exact: true }).getByRole('radio').first();
  await pressSpace(page, first);
  await expect(first).toBeChecked();
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
  // The first quotes have opened the next group.
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
  // Not restored: a post without its job is not regenerated.
  await toGenerate(page);
  await generateWith(page, 'demo');
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
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
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeEnabled();
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
