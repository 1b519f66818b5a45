import { expect, type Locator, type Page } from '@playwright/test';
import { noteCampaign, restoreCampaign } from './support/begun-campaign.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function choosePlatform(page: Page, name = 'Instagram'): Promise<void> {
  await page.goto('/');
  // A press before hydration is replayed; until then the control shows its old state.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continue to Customization' }).click();
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
}

/** Waits until the service worker controls the page, which then opens offline. */
export async function untilServed(page: Page): Promise<void> {
  // Not a poll of Playwright's, which looks once a second in the end.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    polling: 100,
    timeout: 60_000,
  });
}

/** Opens a group of the Customize step, if it is folded. */
export async function openGroup(
  page: Page,
  title: 'What customers said' | 'What to say' | 'How to say it',
): Promise<void> {
  const toggle = page.getByRole('button', { name: new RegExp(`^${title}`) });
  // The first quotes may open the group just before the click, which then folds it.
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** Returns the checkbox of a tag, which may be behind “More tags”. */
export async function tagOf(page: Page, name: string): Promise<Locator> {
  await openGroup(page, 'What to say');
  const tag = page.getByRole('checkbox', { name, exact: true });
  const more = page.getByRole('button', { name: 'More tags' });
  await expect(tag.or(more).first()).toBeVisible();
  if (!(await tag.isVisible())) await more.click();
  return tag;
}

/** Opens the list of quotes. */
export async function lookThrough(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Look through', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Look through' });
  await expect(sheet).toBeVisible();
  return sheet;
}

const ownKey = (page: Page) => page.getByRole('button', { name: 'I have a key' });
const change = (page: Page) =>
  page.getByRole('button', { name: 'Change the provider, model or key' });

/** Opens the fields of the provider for a user without a key. */
async function openFields(page: Page): Promise<void> {
  const field = page.getByLabel('Provider', { exact: true });
  await expect(change(page).or(ownKey(page)).or(field)).toBeVisible();
  if (await ownKey(page).isVisible()) await openProvider(page);
}

/** Opens the fields of the provider, which a saved key folds to one line, and no key to a card. */
export async function openProvider(page: Page): Promise<void> {
  const opener = change(page).or(ownKey(page));
  const field = page.getByLabel('Provider', { exact: true });
  await expect(opener.or(field)).toBeVisible();
  if (await opener.isVisible()) {
    await opener.click();
    await expect(field).toBeFocused();
  }
  await expect(field).toBeVisible();
}

/** Types a key of the demo model. */
export async function typeKey(page: Page, key: string): Promise<void> {
  await openProvider(page);
  await page.getByLabel('Demo model API key').fill(key);
}

/** Opens the choice of additional platforms, if it is folded. */
export async function openAlsoWriteFor(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Also write for \(optional\)/ });
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

interface Choices {
  readonly platform?: string;
  readonly contentType?: string;
  readonly tag?: string;
  readonly tone?: string;
  readonly audience?: string;
  readonly length?: string;
}

export async function customize(page: Page, choices: Choices = {}): Promise<void> {
  const { contentType = 'Text', tag = 'Customer Reviews', tone = 'Joyful' } = choices;
  const { audience = 'Families', length = 'Short' } = choices;
  await (await tagOf(page, tag)).check();
  await openGroup(page, 'How to say it');
  for (const name of [contentType, tone, audience, length]) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  }
}

/**
 * Opens the Generate step with all choices made, and without a key the fields for one. Restores the campaign that an earlier test of this
 * process made step by step with the same choices, if there is one.
 */
export async function toGenerate(page: Page, choices: Choices = {}): Promise<void> {
  const isRestored = await restoreCampaign(page, 'generate', choices);
  if (isRestored) {
    await openStep(page, 'generate');
  } else {
    await choosePlatform(page, choices.platform);
    await customize(page, choices);
    await page.getByRole('button', { name: 'Generate Content' }).click();
  }
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await openFields(page);
  if (!isRestored) await noteCampaign(page, 'generate', choices);
}

async function openStep(page: Page, step: string): Promise<void> {
  await page.goto(`/?step=${step}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
}

export async function generateWith(page: Page, key: string): Promise<void> {
  await typeKey(page, key);
  await page.getByRole('button', { name: 'Generate Content' }).click();
}

/** Opens Review with a new post whose key is saved, and the ways to improve the post. */
export async function toImproving(page: Page, key = 'demo'): Promise<void> {
  await toGenerate(page);
  await typeKey(page, key);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Content', exact: true }).click();
  await page.getByRole('button', { name: 'View Content', exact: true }).click();
  await expect(page.locator('[data-post]')).toBeVisible();
  await openDetails(page, 'Improve this post');
}

/** Presses an action of Review that a phone keeps behind More. */
export async function pressMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await more.getByRole('button', { name, exact: true }).click();
}

/** The other version of the post in Review, where there are two. */
export const otherVersion = (page: Page) =>
  page.getByRole('group', { name: 'Versions' }).getByRole('button', { pressed: false });

/** Opens the details of a line below the post in Review. */
export const openDetails = (page: Page, name: string) =>
  page.getByRole('button', { name: `Details: ${name}` }).click();

/**
 * Opens the Review step with a finished draft. Restores the one that an earlier test of this process
 * generated with the same choices, if there is one: then no key is saved.
 */
export async function toReview(page: Page, choices: Choices = {}): Promise<void> {
  const isRestored = await restoreCampaign(page, 'review', choices);
  if (isRestored) {
    await openStep(page, 'review');
  } else {
    await toGenerate(page, choices);
    await generateWith(page, 'demo');
    await page.getByRole('button', { name: 'View Content' }).click();
  }
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  if (!isRestored) await noteCampaign(page, 'review', choices);
}
