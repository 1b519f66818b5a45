import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  choosePlatform,
  customize,
  generateWith,
  heading,
  lookThrough,
  openGroup,
  openProvider,
  pressMore,
  tagOf,
  toGenerate,
  toReview,
  typeKey,
} from '../steps.ts';
import { expect, test } from '../test.ts';

const reviewsFile = 'tests/data/reviews.csv';
const reviews = readFileSync(reviewsFile, 'utf8');

const stepOf = (page: Page) => page.locator('li[aria-current=step]');

test('94 pasted reviews become an edited and copied post', async ({ signedIn: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choosePlatform(page, 'Facebook');
  await page.getByLabel('What customers said').fill(reviews);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByText('94 quotes', { exact: true })).toBeVisible();
  await openGroup(page, 'What to say');
  await page.getByLabel('What’s it about?').fill('Floral blouse');
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await generateWith(page, 'demo');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  await expect(page.getByText('Your marketing campaign is ready for review').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeHidden();
  await page.getByRole('button', { name: 'View Content' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'See more' }).click();
  await expect(page.getByText('This is demo text, written on this computer')).toBeVisible();
  await expect(page.locator('[data-preview]')).not.toContainText('Demo text');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Post text').fill('Our customers said it best.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This is demo text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy Content' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Our customers said it best.',
  );
});

test('no link opens a step beyond the choices made, and each lists what is missing', async ({
  signedIn: page,
}) => {
  await page.goto('/?step=generate');
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Customization' })).toBeDisabled();
  await expect(page.getByText('Pick a platform to continue.')).toBeVisible();
  await choosePlatform(page);
  await page.goto('/?step=generate');
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await page.goto('/?step=nonsense');
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await page.goto('/?step=review');
  await expect(page.getByText('No content generated yet')).toBeVisible();
  await page.goto('/?step=customize');
  // A completed step is marked by more than colour.
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.nth(0)).toHaveAttribute('data-state', 'completed');
  await expect(steps.nth(0)).toContainText('completed');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  const generate = page.getByRole('button', { name: 'Generate Content' });
  await expect(generate).toBeDisabled();
  for (const missing of ['Choose at least one tag.', 'Choose a tone, an audience, and a length.'])
    await expect(page.getByText(missing)).toHaveCount(1);
  await openGroup(page, 'How to say it');
  await openGroup(page, 'What to say');
  await expect(page.getByText('Choose at least one tag, a tone')).toBeVisible();
  await customize(page);
  await expect(generate).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Customer Reviews' }).uncheck();
  await expect(generate).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Customer Reviews' }).check();
  await generate.click();
  await expect(page.getByText('Choose who writes it.')).toBeVisible();
  await openProvider(page);
  await expect(page.getByText('Enter your API key to generate.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await typeKey(page, '   ');
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeDisabled();
});

test('reload, Back and Forward keep the step and the choices', async ({ signedIn: page }) => {
  await toGenerate(page, { contentType: 'Video', tone: 'Humorous' });
  await page.reload();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await expect(page.getByText('Humorous')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Humorous/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Video/ })).toBeChecked();
  await page.goBack();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await expect(stepOf(page)).toContainText('Generate');
});

const UNREADABLE = [
  ['too large', Buffer.alloc(200_001, 'a'), 'more than 200 kB'],
  ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'This isn’t a text file'],
  ['empty', Buffer.from('\n \n'), 'contains no words'],
] as const;

test('text left in the field becomes quotes, an unreadable file changes nothing, and a readable one is added', async ({
  signedIn: page,
}) => {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill('Warm and light.\nFits me well.');
  await expect(page.getByText(/^Not added yet\./)).toBeVisible();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 quotes', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Not added yet\./)).toBeHidden();

  for (const [what, buffer, words] of UNREADABLE) {
    await page
      .getByLabel('Choose a file with customer feedback')
      .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('alert'), what).toContainText(words);
    await expect(page.getByText('2 quotes', { exact: true })).toBeVisible();
  }

  await page.getByLabel('Choose a file with customer feedback').setInputFiles(reviewsFile);
  await expect(page.getByText('96 quotes', { exact: true })).toBeVisible();
  const sheet = await lookThrough(page);
  await sheet.getByRole('button', { name: 'Remove quote 2', exact: true }).click();
  await expect(sheet.getByText('95 quotes', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo remove' }).click();
  await expect(sheet.getByText('96 quotes', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByText('96 quotes', { exact: true })).toBeVisible();
});

test('a new campaign says that an unsaved edit stays with its post', async ({ signedIn: page }) => {
  await toReview(page);
  await page.setViewportSize({ width: 800, height: 844 });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Post text').fill('Half a sent');
  await page.reload();
  await expect(page.getByLabel('Post text')).toHaveValue('Half a sent');
  await pressMore(page, 'Create New Campaign');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Post text')).toHaveValue('Half a sent');
  await pressMore(page, 'Create New Campaign');
  const question = page.getByRole('dialog', { name: 'Leave your edit unsaved?' });
  await expect(question).toContainText('The change stays with this post.');
  await question.getByRole('button', { name: 'Start a new campaign' }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Instagram' })).not.toBeChecked();
  await page.goto('/drafts');
  await page.getByRole('list', { name: 'Posts' }).getByRole('link').first().click();
  await expect(page.getByLabel('Post text')).toHaveValue('Half a sent');
});

test('a press counts before the choice that allows it has rendered', async ({ signedIn: page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await pressAtOnce(page, 'LinkedIn', 'Continue to Customization');
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await (await tagOf(page, 'Customer Reviews')).check();
  await openGroup(page, 'How to say it');
  for (const name of [/^Text/, /^Joyful/, /^Families/]) {
    await page.getByRole('radio', { name }).check();
  }
  await pressAtOnce(page, 'Short', 'Generate Content');
  await expect(heading(page, 'Generate Content')).toBeVisible();
});

/** Chooses an option and presses a button in one task: nothing renders in between. */
async function pressAtOnce(page: Page, option: string, button: string): Promise<void> {
  const choice = await page.getByRole('radio', { name: option }).elementHandle();
  const press = await page.getByRole('button', { name: button }).elementHandle();
  await page.evaluate(
    ([first, second]) => {
      for (const element of [first, second]) if (element instanceof HTMLElement) element.click();
    },
    [choice, press],
  );
}

test('a length over the limit is marked before it is chosen, and a cost estimate precedes sending', async ({
  signedIn: page,
}) => {
  await choosePlatform(page, 'TikTok');
  await openGroup(page, 'How to say it');
  const long = page.getByRole('radio', { name: /^Long/ });
  await expect(long).toHaveAccessibleName(
    /Too long for TikTok, so we’ll ask for 270 to 340 words\./,
  );
  await expect(long).not.toBeChecked();
  await customize(page, { length: 'Long' });
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('requested as 270-340 words')).toBeVisible();
  await openProvider(page);
  await expect(page.getByText(/^About \d+ to \d+ tokens to send/)).toBeVisible();
  await page.getByLabel('Provider', { exact: true }).selectOption('Together');
  await expect(page.getByText(/^We don’t know the price of openai\/gpt-oss-20b/)).toBeVisible();
  await page.getByText('Enter the price').click();
  await page.getByLabel('Dollars per million tokens sent').fill('20');
  await page.getByLabel('Dollars per million tokens written').fill('200');
  await page.getByRole('button', { name: 'Use this price' }).click();
  await expect(page.getByText('Source: your own price.')).toBeVisible();
  await page.reload();
  await openProvider(page);
  await expect(page.getByText('Source: your own price.')).toBeVisible();
});
