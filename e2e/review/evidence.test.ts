import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { choosePlatform, customize, generateWith, openDetails, typeKey } from '../steps.ts';
import { expect, test } from '../test.ts';

const REVIEWS = `rating,review,date
5,"The pool closes at six. The staff were kind, but the lift was broken.",2026-03-04
5,"Check-in took forty minutes.",2026-03-05
4,"Thanks to Sarah Miller. The terrace is quiet at night.",2026-03-06
`;

const TRUE_POST = 'The pool closes at six.\nThe terrace is quiet at night.\nBook your room today.';

/** Opens the editor in Review and replaces the model's post with this text. */
async function toPost(page: Page, text: string): Promise<void> {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(REVIEWS);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
  // A width at which the editor leaves room for the card beside it.
  await page.setViewportSize({ width: 800, height: 844 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill(text);
}

const SOURCES = 'Sources in your reviews';
const postOn = (page: Page) => page.locator('[data-post]');
const cardOn = (page: Page) => page.getByRole('region', { name: SOURCES });
const summaryOn = (page: Page) => cardOn(page).getByRole('status').first();
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('a false claim is contradicted until it is corrected, or fixed in one of three ways, each with an Undo', async ({
  signedIn: page,
}) => {
  await toPost(page, TRUE_POST);
  const summary = summaryOn(page);
  await expect(summary).toHaveText('Every claim rests on a quote');

  await page.getByLabel('Post text').fill(TRUE_POST.replace('at six', 'at ten'));
  await expect(summary).toHaveText('1 sentence to check');
  await cardOn(page).getByRole('button', { name: 'The pool closes at ten.' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Customers said otherwise' });
  await expect(dialog.getByText('The sentence says “ten”; the customer says “six”.')).toBeVisible();
  await expect(dialog.getByText('Quote 1 · 5 of 5 stars · 2026-03-04')).toBeVisible();
  await expect(dialog.getByText('The same customer also said…')).toBeVisible();
  await expect(dialog.locator('blockquote mark')).toHaveText(['pool closes at', 'six']);
  await expect(dialog.locator('mark:not(blockquote mark)')).toHaveText(['pool closes at', 'ten']);
  await page.keyboard.press('Escape');

  await page.getByLabel('Post text').fill(TRUE_POST.replace('The pool', 'The sauna'));
  await expect(summary).toHaveText('1 of 2 claims rests on a quote');
  await page.getByLabel('Post text').fill(TRUE_POST);
  await expect(summary).toHaveText('Every claim rests on a quote');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await postOn(page).locator('[data-verdict=said]').first().click();
  const said = page.getByRole('dialog', { name: 'A customer said this' });
  await expect(said.locator('blockquote mark')).toHaveText(['The pool closes at six']);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill('The pool closes at six.');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await postOn(page).locator('[data-verdict=said]').click();
  await expect(said).toBeFocused();
  await expect(said.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(said.locator('blockquote').first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(said.getByRole('button', { name: 'Remove' })).toBeFocused();

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill('The pool closes at ten.\nWe open a second pool in May.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const card = cardOn(page);
  const post = postOn(page);
  await expect(summary).toHaveText('2 sentences to check');

  // Close returns the focus to the sentence in the post.
  await page.getByRole('button', { name: '2 sentences to check' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(post.locator('[data-verdict=otherwise]')).toBeFocused();

  await post.locator('[data-verdict=otherwise]').click();
  await page.getByRole('button', { name: 'Use their words, quote 1' }).click();
  await expect(summary).toHaveText('1 sentence to check');
  await expect(post).toContainText('“The pool closes at six.”');
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toHaveText('2 sentences to check');

  await post.locator('[data-verdict=otherwise]').click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(summary).toHaveText('1 sentence to check');
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toHaveText('2 sentences to check');

  await post.locator('[data-verdict=no-source]').click();
  await page.getByRole('button', { name: 'Keep, I know this' }).click();
  await expect(summary).toHaveText('1 sentence to check');
  await expect(page.getByRole('heading', { name: 'Text' })).toBeFocused();
  await page.reload();
  await expect(summary).toHaveText('1 sentence to check');
  await openDetails(page, SOURCES);
  await card.getByText('Show all evidence').click();
  await post.locator('[data-verdict=kept]').click();
  await page.getByRole('button', { name: 'Don’t keep it' }).click();
  await expect(summary).toHaveText('2 sentences to check');
});

test('proof is downloaded and printed with names masked, and the user’s model gives a second opinion that moves no verdict', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/completions')) asked.push(request.postData() ?? '');
  });
  await toPost(page, `${TRUE_POST}\n=1+1 pools are open.`);
  const sheet = cardOn(page).getByRole('group', { name: 'Proof sheet' });
  await expect(cardOn(page).getByRole('button', { name: '=1+1 pools are open.' })).toBeVisible();
  await openDetails(page, SOURCES);

  const [markdown] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Markdown' }).click(),
  ]);
  expect(markdown.suggestedFilename()).toBe('echopost-proof.md');
  const text = await textOf(markdown);
  expect(text).toContain('## 1. Said\n\n```text\nThe pool closes at six.\n```');
  expect(text).toContain('5 of 5 stars · 2026-03-04');
  expect(text).toContain('Thanks to [name]. The terrace is quiet at night.');
  expect(text).not.toContain('Miller');

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const rows = (await textOf(csv)).split('\r\n');
  expect(rows[1]).toContain('"The pool closes at six.","Said"');
  expect(rows.join('\n')).toContain(`"'=1+1 pools are open."`);

  await sheet.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-proof-sheet]')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();

  await page.emulateMedia({ media: null });
  await page.getByLabel('Post text').fill('The pool closes at ten.\nWe have a sauna.');
  const card = cardOn(page);
  await expect(summaryOn(page)).toHaveText('2 sentences to check');
  const ask = card.getByRole('button', { name: 'Ask your model for a second opinion' });
  await expect(card.getByText('It needs a key')).toBeVisible();
  await expect(ask).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.goto('/?step=generate');
  await typeKey(page, 'demo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved …o')).toBeVisible();
  await page.goto('/?step=review');
  await openDetails(page, SOURCES);
  const sent = asked.length;
  await ask.click();
  await expect(
    card.getByText(/^About [\d,]+ to [\d,]+ tokens, free on this computer$/),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeFocused();
  await ask.click();
  expect(asked).toHaveLength(sent);
  await card.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(card.getByText('Your model’s opinion: not judged: demo')).toHaveCount(2);
  expect(asked).toHaveLength(sent + 1);
  expect(asked.at(-1)).not.toContain('Miller');
  await expect(summaryOn(page)).toHaveText('2 sentences to check');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Post text').fill('The pool closes at nine.\nWe have a sauna.');
  await expect(card.getByText('Your model’s opinion: not judged: demo')).toHaveCount(1);
});
