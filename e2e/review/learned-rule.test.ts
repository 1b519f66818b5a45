import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { toReview } from '../steps.ts';
import { storePosts } from '../support/planned-posts.ts';
import { expect, test } from '../test.ts';

const BODIES = [
  'Puppies need warm blankets, good food and company',
  'Kittens climb curtains when nobody gives them branches',
  'Ticks wake early, so check ears and paws after walks',
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const habits = (page: Page) => page.getByRole('group', { name: 'Your habits' });

/** Presses a button with the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

/** Opens a post from the list, and replaces its text in the editor with the keyboard. */
async function edit(page: Page, body: string, text: string): Promise<void> {
  await page.goto('/drafts');
  await page.getByRole('link', { name: body }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-post]')).toContainText(body);
  await press(page, 'Edit');
  await expect(page.getByLabel('Post text')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await press(page, 'Save Changes');
  await expect(page.locator('[data-post]')).toHaveText(text);
}

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  test(`on ${device} the third like edit proposes a rule, which is declined, added and undone with the keyboard`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height });
    await toReview(page);
    await storePosts(
      page,
      BODIES.map((body) => ({ text: `🐶 ${body}!` })),
    );
    await page.goto('/settings');
    await press(page, 'Add a brand');
    await page.keyboard.type('Harbour Vets');
    await press(page, 'Save brand');
    await expect(button(page, 'Edit Harbour Vets')).toBeFocused();

    for (const body of BODIES) {
      await expect(habits(page)).toHaveCount(0);
      await edit(page, body, `${body}.`);
    }
    await expect(habits(page)).toHaveText(
      /^You always remove emoji\. Make it a rule of Harbour Vets\?/,
    );
    await expectAccessible(page);
    await press(page, 'Never');
    await expect(habits(page)).toBeFocused();
    await expect(habits(page)).toContainText('You always remove exclamation marks.');
    await press(page, 'Add the rule');
    await expect(habits(page)).toBeFocused();
    await expect(habits(page)).toContainText('It’s a rule of Harbour Vets now.');
    await expectAccessible(page);
    await press(page, 'Undo adding it');
    await expect(habits(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // An undone rule may be asked again at the next visit, a declined one is not.
    await page.reload();
    await expect(habits(page)).toContainText('You always remove exclamation marks.');
    await press(page, 'Not now');
    await expect(habits(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await press(page, 'Add the rule');
    await expect(habits(page)).toContainText('It’s a rule of Harbour Vets now.');
    await page.goto('/settings');
    await press(page, 'Edit Harbour Vets');
    await expect(page.getByLabel('Other rules')).toHaveValue('No exclamation marks.');
    await expect(page.getByLabel('Emoji')).toHaveValue('platform');
  });
}
