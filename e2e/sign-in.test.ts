import {
  accountButton,
  askForMail,
  expect,
  mailTo,
  newAddress,
  pressLogout,
  signIn,
  test,
} from './test.ts';
import { heading } from './steps.ts';

test('a visitor signs in with the code from the mail', async ({ page }) => {
  const address = newAddress();
  await signIn(page, address);
  await expect(heading(page, 'Choose Your Platform')).toBeFocused();
  await expect(page.getByText(address)).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
});

test('the news of the mail leaves with the sign-in', async ({ page }) => {
  const { code } = await askForMail(page, newAddress());
  const toast = page.getByText('Your Magic Link is Ready');
  // Under the pointer a toast stays open.
  await toast.hover();
  await page.getByLabel('Code or link').fill(code);
  await page.getByLabel('Code or link').press('Enter');
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
  await expect(toast).toBeHidden();
});

test('a visitor signs in by opening the mailed link and pressing the button', async ({ page }) => {
  const address = newAddress();
  const { link } = await askForMail(page, address);
  await page.goto(link);
  await expect(page.getByText('signs you in on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeFocused();
  await expect(page.getByText(`Signed in as ${address}`)).toBeVisible();
  await expect(page.getByRole('banner').getByText(address)).toBeVisible();
});

test('focus that a link’s page got before its script moves on with the sign-in', async ({
  page,
}) => {
  const { link } = await askForMail(page, newAddress());
  await page.goto(link);
  // Wakes the page, and comes before anything of the app listens.
  await page.getByRole('button', { name: 'Sign in' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Choose Your Platform')).toBeFocused();
});

test('the mailed link works in another browser', async ({ page, browser }) => {
  const { link } = await askForMail(page, newAddress());
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(other, 'Choose Your Platform')).toBeVisible();
  await elsewhere.close();
});

test('a visitor signs in by pasting the link where the code is asked for', async ({ page }) => {
  const address = newAddress();
  const { link } = await askForMail(page, address);
  await page.getByLabel('Code or link').fill(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
});

test.describe('refused by the server', () => {
  test.use({ allowed: [/Failed to load resource.*40[03]/] });

  test('a wrong code is explained and the field stays', async ({ page }) => {
    const { code } = await askForMail(page, newAddress());
    await page.getByLabel('Code or link').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('expired or is invalid');
    await expect(page.getByLabel('Code or link')).toBeFocused();
  });

  test('a refused address shows its error at the focused field', async ({ page }) => {
    await page.goto('/auth');
    const field = page.getByRole('textbox', { name: 'Email' });
    await field.fill('no address');
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const notes = page.getByRole('region', { name: /notifications/i });
    await expect(notes.getByText('Unable to validate email address')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('We couldn’t send an email to this address.');
    await expect(field).toBeFocused();
    await field.press('End');
    await field.pressSequentially('@');
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('a used link says so and offers a new one', async ({ page }) => {
    const address = newAddress();
    await signIn(page, address);
    const { link } = await mailTo(page, address);
    await pressLogout(page);
    await expect(heading(page, 'Transform customer insights')).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('has expired or has already been used')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeFocused();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
  });
});

test('text that is neither a code nor a link is rejected at once', async ({ page }) => {
  await askForMail(page, newAddress());
  await page.getByLabel('Code or link').fill('<script>alert(1)</script>');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('6 to 10 digits');
});

test('another mail can be requested only after a countdown', async ({ page }) => {
  await askForMail(page, newAddress());
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'local inbox' })).toHaveAttribute('href', '/_inbox');
});

test('an empty address is rejected and the field gets the focus', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  // Found by role, since the toast about the missing address is named after the field too.
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(heading(page, 'Log in')).toBeVisible();
});

for (const [name, address, words] of [
  [
    'an expired link',
    '/#error=access_denied&error_code=otp_expired',
    'expired or has already been used',
  ],
  ['a link of another browser', '/?code=abcdefgh-1234', 'requested in another browser'],
  ['a link that carries tokens', '/#access_token=stolen&refresh_token=x', 'didn’t use this link'],
] as const) {
  test(`${name} is explained on the login page`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    expect(page.url()).not.toContain('token=');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
}

test('tokens in the URL fragment of a hydrated page are removed', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await page.evaluate(() => (location.hash = 'access_token=stolen&refresh_token=x'));
  await expect(page.getByText('didn’t use this link')).toBeVisible();
  expect(page.url()).not.toContain('token=');
});

test('tokens in the URL fragment of a static page are removed', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => (location.hash = 'access_token=stolen&refresh_token=x'));
  await expect(page.getByText('didn’t use this link')).toBeVisible();
  expect(page.url()).not.toContain('token=');
});

test('the Check your email screen has its own page title', async ({ page }) => {
  await askForMail(page, newAddress());
  await expect(page).toHaveTitle(/^Check your email/);
  await page.reload();
  await expect(page).toHaveTitle(/^Check your email/);
  await page.getByRole('button', { name: 'Use a different address' }).click();
  await expect(page).toHaveTitle(/^Log in/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('the page of a mailed link shows the address that requested it in this browser', async ({
  page,
  browser,
}) => {
  const address = newAddress();
  const { link } = await askForMail(page, address);
  await page.goto(link);
  await expect(page.getByRole('main').getByText(address)).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText('You didn’t request an email in this browser')).toBeVisible();
  await elsewhere.close();
});

test('the stored session shows before the server answers', async ({ signedIn: page }) => {
  await page.route('**/auth/v1/**', () => undefined);
  await page.goto('/');
  await expect(accountButton(page)).toBeVisible();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
});

test('a logout persists after a reload', async ({ page }) => {
  await signIn(page, newAddress());
  await pressLogout(page);
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a sign-in link opened in a session names the user signed in now', async ({
  signedIn: page,
}) => {
  await page.goto('/auth/confirm?token_hash=0123456789abcdef&type=email');
  await expect(page.getByText('You’re signed in as')).toBeVisible();
});
