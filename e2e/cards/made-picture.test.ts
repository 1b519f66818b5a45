import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { pressMore } from '../steps.ts';
import { expect, test } from '../test.ts';
import { makerOn, toPost } from './picture-steps.ts';

const REVIEWS = `rating,review,date
5,"The pool closes at six. The staff were kind, but the lift was broken.",2026-03-04
`;

// The browser reports a refused request, and one without a connection.
test.use({ allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

const pictureIn = (dialog: Locator) => dialog.getByRole('img', { name: /^Quote from a customer/ });

test('a phone has a picture made by the demo model by keyboard alone, stops one, and keeps the other', async ({
  signedIn: page,
}) => {
  const bodies: string[] = [];
  let isHeld = true;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/images/generations', async (route) => {
    bodies.push(route.request().postData() ?? '');
    if (isHeld) await held;
    await route.continue().catch(() => undefined);
  });
  await toPost(page, REVIEWS, true);
  await pressMore(page, 'Make a picture');
  const dialog = makerOn(page);
  await expect(pictureIn(dialog)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Photo' }).press('Space');
  const open = dialog.getByRole('button', { name: 'Make one with AI' });
  await open.press('Enter');
  const words = dialog.getByLabel('What should it show?');
  await expect(words).toHaveValue(/^A picture that goes with: /);
  await expect(dialog.getByText('Free on this computer.')).toBeVisible();
  await expectAccessible(page, { within: 'dialog' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  }
  await words.fill('A quiet pool at dusk');
  const make = dialog.getByRole('button', { name: 'Make the picture' });
  await make.press('Enter');
  await expect(dialog.getByText('Making the picture…')).toBeVisible();
  await expect.poll(() => bodies.length).toBe(1);
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(words).toHaveValue('A quiet pool at dusk');
  isHeld = false;
  letGo();

  await make.press('Enter');
  const tile = dialog.getByRole('radio', { name: /^Sample from the demo model/ });
  await expect(tile).toBeChecked();
  await expect(tile).toHaveCount(1);
  await expect(dialog.getByRole('group', { name: 'Make one with AI' })).toBeFocused();
  await expect(pictureIn(dialog)).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies.join('\n')).not.toMatch(/lift|staff/);
  await expectAccessible(page, { within: 'dialog' });

  await page.reload();
  await pressMore(page, 'Make a picture');
  await expect(pictureIn(dialog)).toBeVisible();
  await expect(open).toBeEnabled();
  await page.context().setOffline(true);
  await expect(open).toBeDisabled();
  await expect(dialog.getByText('You’re offline. It needs a connection.')).toBeVisible();
});

test('a refused picture says why, keeps the words, and may be closed while it is made', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let answer: 'refuse' | 'draw' = 'refuse';
  await page.route('**/images/generations', (route) =>
    answer === 'draw'
      ? route.continue()
      : route.fulfill({
          status: 400,
          json: {
            error: { code: 'moderation_blocked', message: 'Rejected by the safety system.' },
          },
        }),
  );
  await toPost(page, REVIEWS, true);
  const make = page.getByRole('button', { name: 'Make a picture' });
  await make.click();
  const dialog = makerOn(page);
  await dialog.getByRole('radio', { name: 'Photo' }).check();
  await dialog.getByRole('button', { name: 'Make one with AI' }).click();
  await dialog.getByLabel('What should it show?').fill('A pool');
  await dialog.getByRole('button', { name: 'Make the picture' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: /content rules|declined/ }),
  ).toBeVisible();
  await expect(dialog.getByLabel('What should it show?')).toHaveValue('A pool');

  answer = 'draw';
  await dialog.getByRole('button', { name: 'Make the picture' }).click();
  await expect(dialog.getByText('Making the picture…')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await make.click();
  await expect(dialog.getByRole('radio', { name: /^Sample from the demo model/ })).toBeVisible();
});
