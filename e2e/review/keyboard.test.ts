import { toReview } from '../steps.ts';
import { expectFocus, press, tabTo, type } from '../support/keyboard.ts';
import { expect, newAddress, signIn, test } from '../test.ts';

test('no action of the Review step loses the focus', async ({ page }) => {
  test.slow();
  await signIn(page, newAddress());
  await toReview(page, { contentType: 'Image' });
  await press(page, 'Preview');
  await expectFocus(page, 'button', /^Preview$/);
  await press(page, 'Edit');
  await expectFocus(page, 'textbox', 'Post text');
  await press(page, 'Post');
  await expectFocus(page, 'button', /^Post$/);
  await press(page, 'Edit');
  await expectFocus(page, 'textbox', 'Post text');
  await press(page, 'Cancel');
  await expectFocus(page, 'button', /^Edit$/);
  await press(page, 'Edit');
  await type(page, 'Post text', 'Soft sweaters, said 9 of 10 customers.');
  await press(page, 'Save Changes');
  await expectFocus(page, 'button', /^Edit$/);

  await press(page, 'Edit image prompt');
  await expectFocus(page, 'textbox', 'Image prompt');
  await press(page, 'Cancel, image prompt');
  await expectFocus(page, 'button', 'Edit image prompt');
  await press(page, 'Edit image prompt');
  await type(page, 'Image prompt', 'A sweater in the morning sun');
  await press(page, 'Save image prompt');
  await expectFocus(page, 'button', 'Edit image prompt');
  await press(page, 'Undo your edit to the image prompt');
  await expectFocus(page, 'button', 'Edit image prompt');

  await press(page, 'Generate Image');
  await expectFocus(page, 'button', 'Generating...');
  await press(page, 'Cancel');
  await expectFocus(page, 'button', 'Generate Image');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button', 'Download Image');
  await press(page, 'Generate New');
  await expectFocus(page, 'button', 'Download Image');

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await press(page, 'Copy Content');
  await expectFocus(page, 'button', 'Copy Content');
  await press(page, 'Share Draft');
  await press(page, 'Close', page.getByRole('dialog'));
  await expectFocus(page, 'button', 'Share Draft');
  await press(page, 'Also write for…');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', 'Also write for…');

  await press(page, /^Account/);
  await tabTo(page, page.getByRole('link', { name: /^Drafts/ }));
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', /^Account/);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^Drafts/ }));
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading', 'Drafts');
  await press(page, /^Mark as posted: Soft/);
  await expectFocus(page, 'button', /^Not posted yet: Soft/);
  await press(page, /^Delete: Soft/);
  await expectFocus(page, 'button', 'Undo delete');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading', 'Drafts');
  await tabTo(
    page,
    page.getByRole('list', { name: 'Drafts' }).getByRole('link', { name: /^Soft/ }),
  );
  await page.keyboard.press('Enter');
  await expectFocus(page, 'heading', 'Your Generated Content');
  await press(page, 'More actions');
  await press(page, 'Create New Campaign', page.getByRole('dialog'));
  await expectFocus(page, 'heading', 'Choose Your Platform');
  await press(page, /^Account/);
  await press(page, 'Logout');
  await press(page, 'Log out', page.getByRole('dialog'));
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await expectFocus(page, 'heading', /^Transform/);
});
