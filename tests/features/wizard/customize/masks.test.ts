// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { campaignAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { openApp } from '../../../state/fake-app.ts';
import { openWizard, says, saysNoMore } from '../open-wizard.tsx';

const REVIEWS = 'My dog Mabel slept at once.\nMABEL is fine, call Anna on 0171 555 0123.';

async function openList() {
  const app = openApp();
  app.store.set(chooseAtom, { platform: 'instagram' });
  await app.store.set(addInsightAtom, REVIEWS);
  const page = openWizard(app, 'customize');
  await page.press('Look through');
  await says('[name] is fine, call [name] on [phone].');
  return { ...page, campaign: () => app.store.get(campaignAtom) };
}

test('a press on a mask shows nothing by itself, and offers to show it here or always', async () => {
  const page = await openList();
  await page.press('[name] hides Mabel');
  const choice = page.getByRole('group', { name: 'Mask of Mabel' });
  expect(document.activeElement).toBe(choice);
  expect(page.campaign()).not.toHaveProperty('shownNames');
  await page.press('Cancel');
  expect(page.queryByRole('group', { name: 'Mask of Mabel' })).toBeNull();
  expect(document.activeElement).toBe(page.getByRole('button', { name: '[name] hides Mabel' }));
});

test('a name can be shown always, and masked again from the list of names', async () => {
  const page = await openList();
  await page.press('[name] hides Mabel');
  await page.press('Always show Mabel');
  await says('My dog Mabel slept at once.');
  await says('MABEL is fine, call [name] on [phone].');
  const button = page.getByRole('button', { name: 'Mabel, not masked' });
  expect(document.activeElement).toBe(button);
  await says('You always show Mabel.');
  await page.press('Mask Mabel again');
  await says('My dog [name] slept at once.');
  await saysNoMore('Always shown');
  expect(document.activeElement).not.toBe(document.body);
});

test('with the keyboard alone, a name is shown in one quote and masked again', async () => {
  const { user, ...page } = await openList();
  page.getByRole('button', { name: '[name] hides Mabel' }).focus();
  await user.keyboard('{Enter}{Tab}{Enter}');
  await says('My dog Mabel slept at once.');
  await says('[name] is fine, call [name] on [phone].');
  await user.keyboard('{Enter}');
  await says('Mask Mabel again');
  await user.keyboard('{Escape}');
  await saysNoMore('Mask Mabel again');
  expect(page.getByRole('list', { name: 'Quotes' })).toBeDefined();
  await user.keyboard('{Enter}{Tab}{Enter}');
  await says('My dog [name] slept at once.');
});

test('a number can be shown in its quote alone', async () => {
  const page = await openList();
  await page.press('[phone] hides 0171 555 0123');
  await page.findByRole('button', { name: 'Show 0171 555 0123' });
  expect(page.queryByRole('button', { name: /^Always show/ })).toBeNull();
  await page.press('Show 0171 555 0123');
  await says('[name] is fine, call [name] on 0171 555 0123.');
});
