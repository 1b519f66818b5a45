import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { openDetails, otherVersion, toImproving, untilServed } from '../steps.ts';
import { expect, test } from '../test.ts';

const post = (page: Page) => page.locator('[data-post]');
const proposal = (page: Page) => page.getByRole('region', { name: 'Proposed post' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the ways to improve a new post, and returns its text. */
async function toOptions(page: Page, key = 'demo'): Promise<string> {
  await toImproving(page, key);
  return (await post(page).innerText()).trim();
}

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  test(`on ${device} a rework is compared, rejected, looked at again and accepted`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height });
    const before = await toOptions(page);
    await press(page, 'Warmer');
    await expect(proposal(page)).toBeVisible();
    await expect(proposal(page).getByRole('heading')).toBeFocused();
    await expect(proposal(page).getByRole('heading')).toBeInViewport();
    // No toast: the screen shows the result.
    await expect(page.getByText('Content Generated')).toHaveCount(0);
    await expect(proposal(page).getByRole('status')).toHaveText(/^\d+ words? added, \d+ removed$/);
    await expect(proposal(page).locator('ins').first()).toBeVisible();
    await expect(proposal(page).locator('del').first()).toBeVisible();
    await expectAccessible(page);

    await press(page, 'Reject');
    await expect(post(page)).toHaveText(before, { useInnerText: true });
    await otherVersion(page).click();
    await expect(proposal(page)).toBeVisible();
    await page.reload();
    await expect(proposal(page)).toBeVisible();
    await press(page, 'Accept');
    await expect(proposal(page)).toBeHidden();
    const after = (await post(page).innerText()).trim();
    expect(after).not.toBe(before);
    await expect(post(page).locator('ins, del')).toHaveCount(0);
    await page.reload();
    await expect(post(page)).toHaveText(after, { useInnerText: true });
    await otherVersion(page).click();
    await expect(post(page)).toHaveText(before, { useInnerText: true });
  });
}

test('the user’s own words are followed with the keyboard alone', async ({ signedIn: page }) => {
  await toOptions(page);
  const wish = page.getByLabel('In your own words');
  await wish.focus();
  await page.keyboard.type('Mention the garden');
  await page.keyboard.press('Enter');
  await expect(proposal(page).getByRole('heading')).toHaveText('Mention the garden');
  await expect(proposal(page).locator('ins')).toContainText(['“Mention the garden”']);
  await proposal(page).getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(proposal(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Text', exact: true })).toBeFocused();
});

test('the user’s own words stay while the post is edited, and on the way back to it', async ({
  signedIn: page,
}) => {
  await toOptions(page);
  const wish = page.getByLabel('In your own words');
  await wish.fill('Mention the garden');
  await press(page, 'Edit');
  await expect(page.getByLabel('Post text')).toBeFocused();
  await expect(wish).toHaveCount(0);
  await press(page, 'Cancel');
  await expect(wish).toHaveValue('Mention the garden');
  await openDetails(page, 'Improve this post');
  await expect(wish).toHaveCount(0);
  await openDetails(page, 'Improve this post');
  await expect(wish).toHaveValue('Mention the garden');
  await page.getByRole('link', { name: '3 Generate completed' }).click();
  await expect(wish).toHaveCount(0);
  await page.goBack();
  await expect(wish).toHaveValue('Mention the garden');
});

/** The words of the post, without the signs of its sources. */
const wordsOf = async (page: Page) =>
  (await post(page).locator('[data-start]').allTextContents()).join('');

/** Selects the second paragraph of the post, as a finger or the mouse does. */
const selectParagraph = (page: Page) =>
  post(page).evaluate((element) => {
    const words = [...element.querySelectorAll('[data-start]')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text && node.data.trim() !== '');
    const text = words.map(({ textContent }) => textContent).join('');
    const [, second = ''] = text.split('\n\n');
    const node = words.find(({ textContent }) => textContent?.includes(second));
    const at = node?.textContent?.indexOf(second) ?? 0;
    getSelection()?.removeAllRanges();
    if (node) getSelection()?.setBaseAndExtent(node, at, node, at + second.length);
    return second;
  });

test('selected words alone are reworked, and the rest of the post stays', async ({
  signedIn: page,
}) => {
  await toOptions(page);
  await openDetails(page, 'Improve this post');
  const before = await wordsOf(page);
  const words = await selectParagraph(page);
  expect(words).not.toBe('');
  await expect(page.getByText('Improve the selected words')).toBeVisible();
  await openDetails(page, 'Improve this post');
  await expect(page.getByText(`“${words}”`)).toBeVisible();
  await press(page, 'Whole post');
  await expect(page.getByText('Improve it: shorter, warmer, translated')).toBeVisible();
  await selectParagraph(page);
  await expect(page.getByText('Improve the selected words')).toBeVisible();
  await press(page, 'Longer');
  await expect(proposal(page)).toBeVisible();
  await expect(proposal(page).getByRole('status')).toHaveText(/^\d+ words added, 0 removed$/);
  await press(page, 'Accept');
  await expect(proposal(page)).toBeHidden();
  const after = await wordsOf(page);
  const [start = '', end = ''] = before.split(words);
  expect(after.startsWith(start)).toBe(true);
  expect(after.endsWith(end)).toBe(true);
  expect(after.length).toBeGreaterThan(before.length);
});

test('a stopped rework leaves the post, and the text received so far as a proposal', async ({
  signedIn: page,
}) => {
  const before = await toOptions(page, 'demo-slow');
  await press(page, 'Longer');
  await expect(page.getByText('Reworking the post')).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* words$/)).toBeVisible();
  await press(page, 'Stop');
  await expect(proposal(page)).toBeVisible();
  await expect(page.getByText('The text was cut short')).toBeVisible();
  await press(page, 'Reject');
  await expect(post(page)).toHaveText(before, { useInnerText: true });
});

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/],
  });

  test('a rework waits in the queue, and is proposed once the network is back', async ({
    signedIn: page,
  }) => {
    await page.goto('/');
    await untilServed(page);
    const before = await toOptions(page);
    await page.context().setOffline(true);
    await press(page, 'Simpler');
    await expect(page.getByText('The post for Instagram is in the queue')).toBeVisible();
    await expect(post(page)).toHaveText(before, { useInnerText: true });
    await page.reload();
    await expect(page.getByText('The post for Instagram is in the queue')).toBeVisible();
    await page.context().setOffline(false);
    await expect(proposal(page).or(otherVersion(page)).first()).toBeVisible();
  });
});
