import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { openDetails, toGenerate, typeKey } from '../steps.ts';
import { expect, test } from '../test.ts';

const post = (page: Page) => page.locator('main [data-post]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function toReview(page: Page): Promise<string> {
  await toGenerate(page);
  await typeKey(page, 'demo');
  await button(page, 'Save').click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await button(page, 'Generate Content').click();
  await button(page, 'View Content').click();
  await expect(post(page)).toBeVisible();
  return (await post(page).innerText()).trim();
}

async function edit(page: Page, text: string): Promise<void> {
  await button(page, 'Edit').click();
  await page.getByRole('textbox', { name: 'Post text' }).fill(text);
  await button(page, 'Save Changes').click();
  await expect(post(page)).toHaveText(text, { useInnerText: true });
}

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  test(`on ${device} an edit is undone and redone, and any two versions are compared`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height });
    const first = await toReview(page);
    await expect(button(page, 'Redo')).toHaveCount(0);
    await edit(page, 'My own words, and no others.');
    const undo = button(page, 'Undo the last change');
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(post(page)).toHaveText(first, { useInnerText: true });
    await expect(undo).toBeDisabled();
    await page.reload();
    await expect(post(page)).toHaveText(first, { useInnerText: true });
    await button(page, 'Redo').click();
    await expect(post(page)).toHaveText('My own words, and no others.', { useInnerText: true });
    await expect(button(page, 'Redo')).toBeDisabled();
    await edit(page, 'My own words, and a few others.');

    await openDetails(page, 'Improve this post');
    await button(page, 'Warmer').click();
    await button(page, 'Accept').click();
    await button(page, 'Compare versions').click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    const names = await dialog.getByRole('option').allTextContents();
    expect(new Set(names).size).toBe(names.length);
    await dialog
      .getByRole('button', { name: /^\d+\. Before your edit/ })
      .last()
      .click();
    await dialog.getByLabel('Compared with').selectOption({ index: 1 });
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ words? added, \d+ removed$/);
    await expect(dialog.locator('del').first()).toBeVisible();
    await expectAccessible(page, { within: 'dialog' });
    await dialog.getByRole('button', { name: 'Use this version' }).click();
    await expect(dialog).toBeHidden();
    await expect(post(page)).toHaveText(first, { useInnerText: true });
  });
}
