import {
  accountButton,
  askForMail,
  expect,
  mailTo,
  newAddress,
  pressLogout,
  signIn,
  test,
} from '../test.ts';
import { heading } from '../steps.ts';

test('a visitor signs in with the code from the mail, and its news leaves', async ({ page }) => {
  const address = newAddress();
  const { code } = await askForMail(page, address);
  const toast = page.getByText('Your Magic Link is Ready');
  // Under the pointer a toast stays open.
  await toast.hover();
  await page.getByLabel('Code or link').fill(code);
  await page.getByLabel('Code or link').press('Enter');
  await expect(heading(page, 'Choose Your Platform')).toBeFocused();
  await expect(toast).toBeHidden();
  await expect(page.getByText(address)).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
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

test('a visitor signs in by pasting the link where the code is asked for', async ({ page }) => {
  const address = newAddress();
  const { link } = await askForMail(page, address);
  await page.getByLabel('Code or link').fill(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
});

test.describe('refused by the server', () => {
  test.use({ allowed: [/Failed to load resource.*40[03]/] });

  test('the screen for the code explains a wrong one, and has a title of its own', async ({
    page,
  }) => {
    const { code } = await askForMail(page, newAddress());
    await expect(page).toHaveTitle(/^Check your email/);
    await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    const inbox = page.getByRole('link', { name: 'local inbox' });
    await expect(inbox).toHaveAttribute('href', '/_inbox');
    const field = page.getByLabel('Code or link');
    await field.fill('<script>alert(1)</script>');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('6 to 10 digits');
    await field.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('expired or is invalid');
    await expect(field).toBeFocused();
    await page.reload();
    await expect(page).toHaveTitle(/^Check your email/);
    await page.getByRole('button', { name: 'Use a different address' }).click();
    await expect(page).toHaveTitle(/^Log in/);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  });

  test('an empty or refused address shows its error at the focused field', async ({ page }) => {
    await page.goto('/auth');
    // Found by role, since the toast about the missing address is named after the field too.
    const field = page.getByRole('textbox', { name: 'Email' });
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    await expect(field).toBeFocused();
    await expect(heading(page, 'Log in')).toBeVisible();
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

  test('a logout lasts, and a used link says so and offers a new one', async ({ page }) => {
    const address = newAddress();
    await signIn(page, address);
    const { link } = await mailTo(page, address);
    await pressLogout(page);
    await expect(page.getByText('You have been logged out')).toBeVisible();
    await expect(heading(page, 'Transform customer insights')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('has expired or has already been used')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeFocused();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
  });
});

const ADDRESSES = [
  ['/#error=access_denied&error_code=otp_expired', 'expired or has already been used'],
  ['/?code=abcdefgh-1234', 'requested in another browser'],
  ['/#access_token=stolen&refresh_token=x', 'didn’t use this link'],
] as const;

test('an address that cannot sign in is explained, and loses its tokens', async ({ page }) => {
  for (const [address, words] of ADDRESSES) {
    // A page that differs in its fragment alone would not load.
    await page.goto('/auth');
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    expect(page.url()).not.toContain('token=');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  }
  for (const path of ['/auth', '/about']) {
    await page.goto(path);
    if (path === '/auth') await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
    await page.evaluate(() => (location.hash = 'access_token=stolen&refresh_token=x'));
    await expect(page.getByText('didn’t use this link')).toBeVisible();
    expect(page.url()).not.toContain('token=');
  }
});

test('a mailed link shows who requested it in this browser, and works in another', async ({
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
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(other, 'Choose Your Platform')).toBeVisible();
  await elsewhere.close();
});

test('the stored session shows before the server answers', async ({ signedIn: page }) => {
  await page.route('**/auth/v1/**', () => undefined);
  await page.goto('/');
  await expect(accountButton(page)).toBeVisible();
  await expect(heading(page, 'Choose Your Platform')).toBeVisible();
});

test('a sign-in link opened in a session names the user signed in now', async ({
  signedIn: page,
}) => {
  await page.goto('/auth/confirm?token_hash=0123456789abcdef&type=email');
  await expect(page.getByText('You’re signed in as')).toBeVisible();
});
