import { generateWith, heading, toGenerate, typeKey } from '../steps.ts';
import { expect, test } from '../test.ts';

/** The browser's own message about a refused or aborted request. */
test.use({ allowed: [/Failed to load resource/] });

const KEY_SENTENCE = 'Failed to generate content. Please check your API key and try again.';

const FAILURES = [
  ['demo-401', /key/i, KEY_SENTENCE, 'Edit the key'],
  ['demo-429', /many|fast|wait|limit/i, 'Too many requests.', 'Generate Content'],
  ['demo-quota', /credit|money|quota|budget/i, 'No credit left.', 'Choose another provider'],
  ['demo-500', /provider|trouble|unavailable|demo/i, /problems right now\.$/, 'Generate Content'],
  ['demo-cut', /cut|connection|broke|end/i, 'The connection was lost.', 'Generate Content'],
  [
    'demo-empty',
    /Failed to generate content|empty|nothing|no text/i,
    'Failed to generate content.',
    'Choose another model',
  ],
] as const;

test('each failure has the specified title, the reason and the step that helps; a text so far can be kept', async ({
  signedIn: page,
}) => {
  test.slow();
  await toGenerate(page);
  const toast = page.getByRole('region', { name: /notifications/i });
  for (const [key, reason, sentence, help] of FAILURES) {
    await generateWith(page, key);
    await expect(toast.getByText('Generation Failed')).toBeVisible();
    await expect(toast.getByText(sentence)).toBeVisible();
    await expect(page.locator('main').getByRole('alert')).toContainText(reason);
    await expect(page.getByRole('button', { name: help })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Generate Content' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Back to Customize' })).toBeEnabled();
  }

  await page.getByRole('button', { name: 'Back to Customize' }).click();
  const quotes = page.getByRole('button', { name: /^What customers said/ });
  await quotes.click();
  await expect(quotes).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await generateWith(page, 'demo-refusal');
  await page.getByRole('link', { name: 'Look through the quotes' }).click();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await expect(quotes).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Generate Content' }).click();
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
  await expect(page.getByText(/^\d+ words$/)).toBeVisible();
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
  await typeKey(page, 'demo-length');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The text was cut short')).toBeHidden();
});

test('a press to write shows in its button before the step makes room for the text, and is sent once, in spite of a reload', async ({
  signedIn: page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/completions')) posts.push(request.url());
  });
  await toGenerate(page);
  const field = page.getByLabel('Demo model API key');
  await field.fill('demo-slow');
  const wasFormThere = page.evaluate(
    () =>
      new Promise((resolve) => {
        // Called between the press and the rendering of the step.
        const look = () => {
          if (!document.querySelector('main')?.textContent.includes('Generating...')) return;
          resolve(document.querySelector('input[name=api-key]') !== null);
        };
        const what = { subtree: true, childList: true, characterData: true };
        new MutationObserver(look).observe(document.body, what);
      }),
  );
  await page.getByRole('button', { name: 'Generate Content' }).dblclick();
  expect(await wasFormThere).toBe(true);
  await expect(field).toBeHidden();
  await expect(page.getByText(/^\d+ words$/)).toBeVisible();
  expect(posts).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('The last generation didn’t finish')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a post that is written again keeps the pressed button and its focus', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  await typeKey(page, 'demo');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Generate Content' }).click();
  const view = page.getByRole('button', { name: 'View Content' });
  await expect(view).toBeVisible();
  await page.getByRole('button', { name: 'Back to Customize' }).click();
  await page.getByRole('radio', { name: /^Humorous/ }).check({ force: true });
  await page.getByRole('link', { name: 'Generate' }).click();
  await expect(page.getByRole('heading', { name: 'Generate Content' })).toBeVisible();
  const generate = page.getByRole('button', { name: 'Generate Content' });
  await expect(generate).toBeEnabled();
  const shown = page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = new Set<string>();
        const look = () => {
          const bar = [...document.querySelectorAll('main button')].at(-1);
          seen.add(bar?.textContent ?? '');
          if (document.querySelector('main')?.textContent.includes('Stop')) resolve([...seen]);
        };
        const what = { subtree: true, childList: true, characterData: true };
        new MutationObserver(look).observe(document.body, what);
      }),
  );
  await generate.click();
  expect(await shown).not.toContain('View Content');
  await expect(view).toBeVisible();
});

test('the key is masked, can be shown, saved, deleted and tested, and is never in the page source', async ({
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

  await typeKey(page, 'demo');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('The key works, and the model is available')).toBeVisible();
  await typeKey(page, 'demo-401');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(/key/i);
});
