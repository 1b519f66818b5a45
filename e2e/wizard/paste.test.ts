import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { choosePlatform, lookThrough } from '../steps.ts';
import { expect, test } from '../test.ts';

/** The number of quotes above their list; the chips of themes have numbers too. */
const summary = (page: Page, words: string) =>
  page.locator('span:not([data-quiet])').filter({ hasText: new RegExp(`^${words}$`) });

interface Sample {
  readonly id: string;
  readonly shape: string;
  readonly paste: string;
  readonly html: string | null;
  readonly you: readonly string[];
  readonly quotes: readonly { readonly text: string }[];
}

const SAMPLES: readonly Sample[] = JSON.parse(
  readFileSync('tests/fixtures/paste/dev.json', 'utf8'),
);

/** One with cells of a spreadsheet, and one with sides; a unit test reads all samples. */
const SHAPES = ['spreadsheet', 'chat'].flatMap(
  (shape) => SAMPLES.find((sample) => sample.shape === shape) ?? [],
);

/** Writes a sample to the clipboard of the browser and presses the keys to paste it. */
async function paste(page: Page, { paste: text, html }: Pick<Sample, 'paste' | 'html'>) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A separate page: Chromium applies the styles of written HTML, which violates the site's policy.
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(
    async ([plain, markup]) => {
      const blob = (content: string, type: string) => new Blob([content], { type });
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': blob(plain ?? '', 'text/plain'),
          ...(markup !== null && { 'text/html': blob(markup ?? '', 'text/html') }),
        }),
      ]);
    },
    [text, html],
  );
  await other.close();
  await page.bringToFront();
  await page.getByLabel('What customers said', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

const quoted = (page: Page) => page.getByRole('list', { name: 'Quotes' }).locator('blockquote');

for (const sample of SHAPES)
  test(`a paste of ${sample.shape} (${sample.id}) adds its quotes and lists the parts left out`, async ({
    signedIn: page,
  }) => {
    await choosePlatform(page);
    await paste(page, sample);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ quotes?\b/ })).toBeVisible();
    const question = page.getByRole('group', { name: 'Which of these is you?' });
    for (const name of sample.you) {
      const choice = question.getByRole('checkbox', { name });
      if (!(await choice.isChecked())) await question.getByText(name, { exact: false }).click();
      await expect(choice).toBeChecked();
    }
    const { length } = sample.quotes;
    const count = new RegExp(`^${length} quotes?\\b`);
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    if (sample.shape !== 'spreadsheet')
      await expect(page.getByText(/^Left out \(\d+\)$/)).toBeVisible();
    await lookThrough(page);
    await expect(quoted(page)).toHaveCount(Math.min(20, length));
  });

const CHAT = [
  '[03/05/2026, 10:11:12] Jana: The blouse is lovely, and it fits.',
  '[03/05/2026, 10:12:40] Corner Blouses: So glad to hear it!',
  '[03/05/2026, 10:15:02] Jana: The second one came with a stain.',
].join('\n');

test('the answer to “Which of these is you?” removes the user’s own side, and can be undone', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await paste(page, { paste: CHAT, html: null });
  await expect(page.getByText('3 quotes', { exact: true })).toBeVisible();
  const question = page.getByRole('group', { name: 'Which of these is you?' });
  await question.getByText('Corner Blouses (1)').click();
  await expect(summary(page, '2 quotes')).toBeVisible();
  await expect(page.getByText('Left out (2)')).toBeVisible();
  await question.getByText('None of them').click();
  await expect(page.getByText('3 quotes', { exact: true })).toBeVisible();
  await question.getByText('Corner Blouses (1)').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByText('Left out (2)')).toBeVisible();
  await expect(summary(page, '2 quotes')).toBeVisible();
  await expect(question).toBeHidden();
});

test('parts left out stay after a reload, and a paste that was split wrong is split in another way', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await paste(page, { paste: 'From May:\n- Runs a little large\n- So soft', html: null });
  await expect(page.getByText('Left out (1)')).toBeVisible();
  const sheet = await lookThrough(page);
  await sheet.getByRole('button', { name: 'Remove all' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await page.getByText('Left out (1)').click();
  await page.getByRole('button', { name: 'Restore: From May:' }).click();
  await expect(page.getByText('1 quote', { exact: true })).toBeVisible();

  await page
    .getByLabel('What customers said', { exact: true })
    .fill('We loved the soup.\nThe bread was warm.\n\nThe waiter was slow.\nNever again.');
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(summary(page, '3 quotes')).toBeVisible();
  const button = page.getByRole('button', { name: 'Not split right?' });
  await button.click();
  await expect(page.getByRole('radio', { name: 'As we read it (2)' })).toBeFocused();
  const tops = await Promise.all(
    [button, page.getByText('How should we split it?'), page.getByText('Only what customers')].map(
      async (it) => (await it.boundingBox())?.y ?? 0,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await button.click();
  await expect(page.getByText('How should we split it?')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByText('One quote per line (4)').click();
  await expect(summary(page, '5 quotes')).toBeVisible();
  await page.getByText('As we read it (2)').click();
  await expect(summary(page, '3 quotes')).toBeVisible();
});

test('a table without a header asks for its columns', async ({ signedIn: page }) => {
  await choosePlatform(page);
  const rows = [
    ['Blue mug', 'It broke after a week of use', 'chipped'],
    ['Red mug', 'Holds a lot of tea, and I like it', 'fine'],
  ];
  const html = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  await paste(page, { paste: rows.map((row) => row.join('\t')).join('\n'), html });
  const picker = page.getByRole('group', { name: 'Which column holds what customers said?' });
  await expect(picker.getByRole('checkbox', { name: /^Column 2/ })).toBeChecked();
  await picker.getByText('Column 1').click();
  await lookThrough(page);
  await expect(quoted(page).first()).toHaveText(/Blue mug\s+It broke after/);
});
