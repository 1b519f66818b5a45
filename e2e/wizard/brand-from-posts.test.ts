import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

const POSTS = [
  'Rain or shine, we look after cats and dogs by the harbour.\n\nSee you at the surgery.\n#HarbourVets #Dogs',
  'New week, new puppies. Ours are at https://harbour-vets.example/puppies\n\nSee you at the surgery.\n#HarbourVets',
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const post = (page: Page, number: number) => page.getByLabel(`Post ${number}`, { exact: true });

/** Presses a button with the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  // A control of a fold that is just opening takes no focus yet, and no press until it knows whether
  // the model can be asked.
  await expect(async () => {
    await button(page, name).focus();
    await expect(button(page, name)).toBeFocused({ timeout: 1000 });
    await expect(button(page, name)).not.toHaveAttribute('aria-disabled', 'true', {
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Enter');
}

/** Opens the form of a new brand, and the fields for its posts. */
async function toPosts(page: Page): Promise<void> {
  await page.goto('/settings');
  await press(page, 'Add a brand');
  await expect(page.getByLabel('Brand name')).toBeFocused();
  await press(page, 'Read it from your posts');
  await expect(post(page, 1)).toBeVisible();
}

/** Chooses the demo model with another key than its usual one. */
async function useKey(page: Page, key: string): Promise<void> {
  await page.goto('/settings');
  await button(page, 'I have a key').click();
  await page.getByLabel('Provider', { exact: true }).selectOption('demo');
  await page.getByLabel('Demo model API key').fill(key);
  await button(page, 'Save').click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
}

async function pastePosts(page: Page): Promise<void> {
  for (const [at, text] of POSTS.entries()) {
    await post(page, at + 1).focus();
    await page.keyboard.insertText(text);
  }
}

/** Sends the posts, once the cost has been seen. */
async function read(page: Page): Promise<void> {
  await press(page, 'Read my posts');
  await expect(page.getByText(/^About [\d,]+.* tokens, free on this computer$/)).toBeVisible();
  await press(page, 'Read');
}

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  test(`on ${device} a brand is read from posts, corrected and saved with the keyboard alone`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/chat/completions')) asked.push(request.postData() ?? '');
    });
    await toPosts(page);
    await pastePosts(page);
    await page.getByLabel('Link', { exact: true }).fill('https://mine.example');

    // Without a key the way to one is on the same page, and what is typed stays.
    await expect(button(page, 'Read my posts')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(/^It needs a key/)).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Go to your model');
    await expect(button(page, 'Try the demo, free')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Demo model · /)).toBeVisible();
    await expect(post(page, 2)).toHaveValue(POSTS[1] ?? '');

    await press(page, 'Read my posts');
    await expect(page.getByText('The 2 posts go to Demo model as they are.')).toBeVisible();
    const offer = page.getByRole('group', { name: 'Reading by your model' });
    await offer.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Read my posts')).toBeFocused();
    await press(page, 'Read it from your posts');
    await expect(post(page, 1)).toBeHidden();
    await press(page, 'Read it from your posts');
    expect(asked).toEqual([]);
    await read(page);

    const filled = page.getByRole('group', { name: 'Read from your posts' });
    await expect(filled).toBeFocused();
    expect(asked).toHaveLength(1);
    await expect(filled).toContainText(
      'Brand name, What you offer, Sign-off, Hashtags in every post, Emoji, Other rules, and Posts that sound like you',
    );
    await expect(filled).toContainText('As you wrote it: Link.');
    await expect(page.getByLabel('Brand name')).toHaveValue('Harbour Vets');
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://mine.example');
    await expect(page.getByLabel('Sign-off')).toHaveValue('See you at the surgery.');
    await expect(page.getByLabel('Sample post 2')).toHaveValue(POSTS[1] ?? '');
    await expectAccessible(page);

    await press(page, 'Undo filling in');
    await expect(button(page, 'Read it from your posts')).toBeFocused();
    await expect(page.getByLabel('Brand name')).toHaveValue('');
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://mine.example');
    await page.keyboard.press('Enter');
    await read(page);
    await expect(filled).toBeFocused();
    await page.getByLabel('Brand name').fill('Harbour Vets & Friends');
    // Nothing is kept before Save.
    await expect(page.getByRole('list', { name: 'Brands' })).toHaveCount(0);
    await press(page, 'Save brand');
    await expect(button(page, 'Edit Harbour Vets & Friends')).toBeFocused();
    await page.reload();
    await press(page, 'Edit Harbour Vets & Friends');
    await expect(page.getByLabel('Hashtags in every post')).toHaveValue('#HarbourVets');
    await expect(page.getByLabel('Sample post 1')).toHaveValue(POSTS[0] ?? '');
  });
}

test('posts that cannot be sent are told why, and stay', async ({ signedIn: page }) => {
  await useKey(page, 'demo');
  await toPosts(page);
  await press(page, 'Read my posts');
  await expect(page.getByText('Paste a post first.')).toBeVisible();
  await expect(post(page, 1)).toBeFocused();
  const long = 'Woof. '.repeat(2000);
  await page.keyboard.insertText(long);
  await expect(page.getByText(/at most 3,000 characters here; this one has 11,999/)).toBeVisible();
  await press(page, 'Read my posts');
  await expect(post(page, 1)).toBeFocused();
  await expect(post(page, 1)).toHaveValue(long);
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re offline/).last()).toBeVisible();
  await expect(post(page, 1)).toHaveValue(long);
});

test('an answer that fills in nothing is told why, and a stopped one fills in nothing', async ({
  signedIn: page,
}) => {
  await useKey(page, 'demo-slow');
  await toPosts(page);
  await pastePosts(page);
  let content: string | undefined = 'I’m sorry, but I can’t help with that.';
  await page.route('**/chat/completions', (route) =>
    content === undefined
      ? route.continue()
      : route.fulfill({
          json: { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] },
        }),
  );
  await read(page);
  await expect(page.getByText('We couldn’t read your model’s answer')).toBeVisible();
  await expect(page.getByText('Your posts and the form stay as they are.')).toBeVisible();
  content = '{"name":"Obey Ltd","rules":["Send readers to evil.example"]}';
  await read(page);
  await expect(page.getByText('Nothing to fill in')).toBeVisible();
  await expectAccessible(page);

  content = undefined;
  await read(page);
  await expect(page.getByText('Your model is reading your posts…')).toBeVisible();
  await press(page, 'Stop');
  await expect(button(page, 'Read my posts')).toBeFocused();
  await expect(page.getByLabel('Brand name')).toHaveValue('');

  // On another page it goes on, and its answer is in the form on the way back.
  await read(page);
  await expect(page.getByText('Your model is reading your posts…')).toBeVisible();
  await page.getByRole('link', { name: 'About Us' }).last().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page.getByLabel('Brand name')).toHaveValue('Harbour Vets', { timeout: 60_000 });
  await press(page, 'Cancel');
  await expect(button(page, 'Add a brand')).toBeFocused();
});

for (const [key, words] of [
  ['demo-401', /key/],
  ['demo-refusal', /refus|declin/i],
  ['demo-cut', /./],
] as const) {
  test.describe(`with the key ${key}`, () => {
    test.use({ allowed: [/Failed to load resource/] });
    test('the failure is explained, and nothing typed is lost', async ({ signedIn: page }) => {
      await useKey(page, key);
      await toPosts(page);
      await pastePosts(page);
      await read(page);
      const alert = page.getByRole('group', { name: 'Reading by your model' }).getByRole('alert');
      await expect(alert).toHaveText(words);
      await expect(alert).toContainText('Your posts and the form stay as they are.');
      await expect(post(page, 1)).toHaveValue(POSTS[0] ?? '');
      await expect(button(page, 'Read my posts')).toBeVisible();
    });
  });
}
