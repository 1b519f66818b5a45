import type { BrowserContext, Page } from '@playwright/test';
import { COLOUR_RULES, expectAccessible } from '../accessible.ts';
import { choosePlatform, heading, openGroup } from '../steps.ts';
import { storedIn } from '../support/stored-records.ts';
import { expect, mailTo, newAddress, pressLogout, signIn, test } from '../test.ts';

const REVIEWS = [
  'The fit is perfect and the fabric is soft.',
  'It fits perfectly, I love it.',
  'The parcel came late, and I had to ask twice.',
  'Great fit, great price.',
];

const field = (page: Page) => page.getByLabel('Paste a few reviews');
const found = (page: Page) => page.getByText(/^4 quotes, \d themes?$/);
const kept = (page: Page) => page.getByText('Kept on this device until you log in');
const login = (page: Page) => page.getByRole('link', { name: 'Log in to write the post' });

async function tryReviews(page: Page, reviews = REVIEWS): Promise<void> {
  await page.goto('/');
  await field(page).fill(reviews.join('\n'));
  await expect(kept(page)).toBeVisible();
}

/** Presses the link of the front page, and asks for a mail there. */
async function askFromFrontPage(page: Page, address: string) {
  await login(page).click();
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByLabel('Code or link')).toBeVisible();
  return mailTo(page, address);
}

/** Signs in with the code of the mail. */
async function logIn(page: Page, address: string): Promise<void> {
  const { code } = await askFromFrontPage(page, address);
  await page.getByLabel('Code or link').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
}

async function expectOnCustomize(page: Page, quotes: string): Promise<void> {
  await choosePlatform(page);
  await openGroup(page, 'What customers said');
  await expect(page.getByText(quotes).first()).toBeVisible();
}

/** Shared reviews are removed once they are stored as quotes. */
const expectInboxEmpty = (page: Page) =>
  expect.poll(() => storedIn(page, 'shared-items')).toBe('[]');

/** The quotes of each set of reviews on the device. */
async function setsOn(page: Page): Promise<string[][]> {
  const records: unknown[] = JSON.parse(await storedIn(page, 'documents'));
  return records.flatMap((record) => {
    const quotes: unknown = Object(Object(record).data).quotes;
    return Array.isArray(quotes) && quotes.length > 0
      ? [quotes.map((quote) => String(Object(quote).text))]
      : [];
  });
}

test('a visitor sees what their reviews say, on the device alone, and finds them after the login', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'page');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin && request.method() === 'GET';
    requests.push(isOwn ? pathname : `${request.method()} ${request.url()}`);
  });
  await field(page).fill(REVIEWS.join('\n'));
  await expect(found(page)).toBeVisible();
  const best = page.getByRole('list', { name: 'Best lines' });
  await expect(best.getByRole('listitem')).toHaveCount(3);
  await expect(best).not.toContainText('came late');
  await expect(page.getByRole('list', { name: 'Themes' })).toContainText('Fit and size 3');
  await expect(kept(page)).toBeVisible();
  expect(requests.filter((path) => !/^\/assets\/[\w-]+\.js$/.test(path))).toEqual([]);
  await logIn(page, newAddress());
  await expectOnCustomize(page, '4 quotes');
  expect(await setsOn(page)).toEqual([REVIEWS]);
  await expectInboxEmpty(page);
  await page.reload();
  await expect(page.getByText('4 quotes').first()).toBeVisible();
  expect(await setsOn(page)).toEqual([REVIEWS]);
});

test('the reviews are there once when the mailed link opens in another tab', async ({ page }) => {
  await tryReviews(page);
  const { link } = await askFromFrontPage(page, newAddress());
  const there = await page.context().newPage();
  await there.goto(link);
  await there.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(there, 'Choose Your Platform')).toBeVisible();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await expectOnCustomize(there, '4 quotes');
  await expectOnCustomize(page, '4 quotes');
  expect(await setsOn(page)).toEqual([REVIEWS]);
  await expectInboxEmpty(page);
});

/** Takes the session from the device, or puts it back: a second mail to one address takes a minute. */
const changeSession = (page: Page, session?: string) =>
  page.evaluate(async (put) => {
    const settled = (request: IDBRequest) =>
      new Promise<unknown>((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      );
    const opening = indexedDB.open('echopost');
    await settled(opening);
    const records = () =>
      opening.result.transaction('key-values', 'readwrite').objectStore('key-values');
    const before = await settled(records().get('session'));
    await settled(put === undefined ? records().delete('session') : records().put(put, 'session'));
    opening.result.close();
    // The hint that the page reads before hydration.
    // oxlint-disable-next-line no-restricted-globals
    localStorage.removeItem('echopost.signed-in');
    return String(before);
  }, session);

test('a user with other reviews is asked, and both stay', async ({ page }) => {
  await signIn(page, newAddress());
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill('The hat is warm.');
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByText('1 quote', { exact: true })).toBeVisible();
  await page.goto('/about');
  const session = await changeSession(page);
  await tryReviews(page);
  await changeSession(page, session);
  await page.goto('/');
  await expect(page.getByText('The reviews you pasted are here')).toBeVisible();
  await page.getByRole('link', { name: 'Review it' }).click();
  const review = page.getByRole('region', { name: 'From the front page' });
  await expect(review.getByText('Your reviews: 4 quotes')).toBeVisible();
  await expect(review.getByRole('button', { name: /^Add to / })).toBeVisible();
  expect(await setsOn(page)).toEqual([['The hat is warm.']]);
  await review.getByRole('button', { name: 'Start a new post' }).click();
  await expect(review).toBeHidden();
  await expect(page.getByText('4 quotes').first()).toBeVisible();
  await expect
    .poll(() => setsOn(page))
    .toEqual(expect.arrayContaining([['The hat is warm.'], REVIEWS]));
  await expectInboxEmpty(page);
});

test('what one user tried is not shown to the next', async ({ page }) => {
  await tryReviews(page);
  const address = newAddress();
  await logIn(page, address);
  await expectOnCustomize(page, '4 quotes');
  await pressLogout(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Transform customer insights')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(field(page)).toHaveValue('');
  await signIn(page, newAddress());
  const question = page.getByRole('dialog', { name: 'Someone else used this device' });
  await expect(question).toContainText(`${address} left reviews here`);
  await question.getByRole('button', { name: 'Keep it for them' }).click();
  // Not by a visit to the page: one right after the answer asks again.
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await page.getByRole('button', { name: 'Continue to Customization' }).click();
  await expect(page.getByLabel('What customers said')).toHaveValue('');
  await expect(page.getByText('4 quotes')).toBeHidden();
  expect(await setsOn(page)).toEqual([]);
});

/** Delays these scripts until the result is called. */
async function hold(context: BrowserContext, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is typed before the script arrives is read once it is there', async ({ page }) => {
  const arrive = await hold(page.context(), /\/assets\/(?!hydrate)[\w-]+\.js$/);
  await page.goto('/');
  const box = await page.getByRole('link', { name: 'Log in to start' }).boundingBox();
  await field(page).click();
  await field(page).pressSequentially(REVIEWS.join(' '));
  const hint = page.locator('#try');
  const words = () => hint.evaluate((it) => getComputedStyle(it, '::after').content);
  expect(await words()).toContain('Your text stays here');
  arrive();
  await expect(kept(page)).toBeVisible();
  await expect(field(page)).toHaveValue(REVIEWS.join(' '));
  expect(await words()).toBe('none');
  expect(box).not.toBeNull();
});

test('a touch of the field alone moves nothing', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Log in to start' });
  const before = await link.boundingBox();
  await field(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await page.waitForLoadState('networkidle');
  expect(await link.boundingBox()).toEqual(before);
});

test.describe('a script that does not come', () => {
  test.use({ allowed: [/Failed to load resource|ERR_FAILED/] });

  for (const [name, script] of [
    ['the reader', /\/assets\/insight-worker-[\w-]+\.js$/],
    ['the part that shows it', /\/assets\/tried-reviews-[\w-]+\.js$/],
  ] as const) {
    test(`${name}: the page says so, and reads the text at the next try`, async ({ page }) => {
      await page.context().route(script, (route) => route.abort());
      await page.goto('/');
      await field(page).fill(REVIEWS.join('\n'));
      await expect(page.getByText(/Your text stays here\.$/)).toBeVisible();
      await expect(field(page)).toHaveValue(REVIEWS.join('\n'));
      await page.context().unroute(script);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again.or(found(page))).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(found(page)).toBeVisible();
    });
  }
});

test('the next visit shows them again until they are cleared', async ({ page }) => {
  await tryReviews(page);
  await page.goto('/about');
  await page.goto('/');
  await expect(field(page)).toHaveValue(REVIEWS.join('\n'));
  await expect(found(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => storedIn(page, 'shared-items')).toBe('[]');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue(REVIEWS.join('\n'));
  await expect.poll(() => storedIn(page, 'shared-items')).toContain('I love it');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => storedIn(page, 'shared-items')).toBe('[]');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'page');
  await expect(field(page)).toHaveValue('');
});

test('the field and its results pass axe, fit 320 px, and work by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'page');
  await field(page).focus();
  await page.keyboard.insertText(REVIEWS.join('\n'));
  await expect(kept(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(login(page)).toBeFocused();
  await expectAccessible(page, { within: 'html' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { within: 'html', rules: COLOUR_RULES });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
