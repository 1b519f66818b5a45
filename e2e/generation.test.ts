import { generateWith, heading, toGenerate, toReview } from './steps.ts';
import { expect, test } from './test.ts';

/** The browser's own message about a refused or aborted request. */
test.use({ allowed: [/Failed to load resource/] });

for (const [key, title] of [
  ['demo-401', /key/i],
  ['demo-429', /many|fast|wait|limit/i],
  ['demo-quota', /credit|money|quota|budget/i],
  ['demo-500', /provider|trouble|unavailable|demo/i],
  ['demo-cut', /cut|connection|broke|end/i],
  ['demo-empty', /Failed to generate content|empty|nothing|no text/i],
] as const) {
  test(`the key ${key} fails with the specified message and the reason`, async ({
    signedIn: page,
  }) => {
    await toGenerate(page);
    await generateWith(page, key);
    await expect(page.getByText('Generation Failed')).toBeVisible();
    await expect(
      page.getByText('Failed to generate content. Please check your API key and try again.'),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('alert')).toContainText(title);
    await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Back to Customize' })).toBeEnabled();
  });
}

for (const key of ['demo', 'demo-nonstream', 'demo-unsupported']) {
  test(`the key ${key} ends with a post`, async ({ signedIn: page }) => {
    await toGenerate(page);
    await generateWith(page, key);
    await expect(page.getByText('Content generated successfully!')).toBeVisible({
      timeout: 20_000,
    });
  });
}

test('partial text received before a lost connection can be kept', async ({ signedIn: page }) => {
  await toGenerate(page);
  await generateWith(page, 'demo-cut');
  await expect(page.getByText('Text so far', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep this text' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(page.getByText('The text was cut short')).toBeVisible();
});

test('Stop keeps the partial text, and leaving the step does not stop the generation', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  await generateWith(page, 'demo-slow');
  await expect(page.getByText(/^\d+ words$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Back to Customize' })).toBeDisabled();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(page.getByText('The text was cut short')).toBeVisible();
});

test('a reply cut at its limit can be continued into the same draft', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  await page.getByLabel('Demo model API key').fill('demo-length');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'View Content' }).click({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The text was cut short')).toBeHidden({ timeout: 20_000 });
});

test('a page reloaded during a generation says so and does not resend', async ({
  signedIn: page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/completions')) posts.push(request.url());
  });
  await toGenerate(page);
  await generateWith(page, 'demo-slow');
  await expect(page.getByText(/^\d+ words$/)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText('The last generation didn’t finish')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('the key is masked, can be shown, saved and deleted, and is never in the page source', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  const field = page.getByLabel('Demo model API key');
  await expect(field).toHaveAttribute('type', 'password');
  await field.fill('demo-secret-key-1234');
  await page.getByRole('button', { name: 'Show key' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await page.content()).not.toContain('demo-secret-key');
  await page.getByRole('button', { name: 'Delete key' }).click();
  await expect(page.getByRole('button', { name: 'Delete key' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeDisabled();
});

test('the Test button reports whether the key and the model work', async ({ signedIn: page }) => {
  await toGenerate(page);
  await page.getByLabel('Demo model API key').fill('demo');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('The key works, and the model is available')).toBeVisible();
  await page.getByLabel('Demo model API key').fill('demo-401');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(/key/i);
});

test('HTML and Markdown in a post are shown as plain text', async ({ signedIn: page }) => {
  await toReview(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const hostile = '<img src=x onerror=alert(1)> <b>bold</b> [link](javascript:alert(1))';
  await page.getByLabel('Post text').fill(hostile);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});
