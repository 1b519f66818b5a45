// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseAtom } from '#state/campaign/campaign.ts';
import { openApp } from '../../../state/fake-app.ts';
import { openWizard, says, saysNoMore } from '../open-wizard.tsx';

/** Opens the Customize step for Instagram. */
function openCustomize() {
  const app = openApp();
  app.store.set(chooseAtom, { platform: 'instagram' });
  const page = openWizard(app, 'customize');
  return {
    ...app,
    ...page,
    async add(words: string): Promise<void> {
      await page.fill('What customers said', words);
      await page.press('Add as quotes');
    },
  };
}

test('a part that was left out can be restored as a quote, and an addition undone', async () => {
  const { add, press, getByLabelText, getByRole } = openCustomize();
  await add('From May:\n- Runs a little large\n- The colours are lovely\nAsk Linda for more');
  await says(/Left out \(2\)/);
  await press('Restore: Ask Linda for more');
  await says('3 quotes');
  await says(/Left out \(1\)/);
  expect(document.activeElement).toBe(getByRole('button', { name: 'Restore: From May:' }));
  await press('Undo add');
  // The restored part goes with the paste that it came from.
  await says('0 quotes');
  expect(document.activeElement).toBe(getByLabelText('What customers said'));
});

test('the summary alone reports the first addition, a line of its own a later one', async () => {
  const { add, press } = openCustomize();
  await add('Soft towels.\nBreakfast was lovely.');
  await says('2 quotes');
  await says('Undo add');
  expect(document.body.textContent).not.toMatch(/Added \d/);
  await add('Soft towels.\nThe bed was warm.');
  await says('Added 1 quote. 1 was already there.');
  await press('Undo add');
  await saysNoMore('Added 1 quote.');
  await says('2 quotes');
});

test('a text without a quote says so, and its words are shown until it is undone', async () => {
  const { add, press } = openCustomize();
  await add('From: Anna <anna@example.com>\nTo: shop@example.com\nSubject: I love the blue mug');
  await says('Added 0 quotes.');
  await says('I love the blue mug');
  await press('Undo add');
  await saysNoMore('I love the blue mug');
});

test('other ways to split a text take the focus, unless the user has gone on meanwhile', async () => {
  const { add, press, getByLabelText, findByRole } = openCustomize();
  await add('Soft towels.\nBreakfast was lovely.');
  await press('Not split right?');
  const chosen = await findByRole('radio', { name: /^As we read it/ });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  await press('Not split right?');
  await press('Not split right?');
  const field = getByLabelText('What customers said');
  act(() => field.focus());
  await says('As we read it');
  expect(document.activeElement).toBe(field);
});

test('left-out parts are listed in groups, and a restored one leaves the focus beside it', async () => {
  const { add, press, queryByRole, getByRole } = openCustomize();
  const review = (name: string, title: string, words: string) =>
    `${name}\n4.0 out of 5 stars ${title}\nReviewed in Canada on March 3, 2024\nVerified Purchase\n${words}\nHelpful\nReport`;
  await add(
    [review('Jo D.', 'Very soft', 'I love it.'), review('Ana P.', 'Warm', 'It fits.')].join('\n'),
  );
  await says('Names, dates and ratings (5)');
  await says('Headings, buttons and other text (2)');
  expect(queryByRole('list', { name: 'Left out' })).toBeNull();
  await press('Restore: Helpful');
  await says('Added as a quote.');
  expect(document.activeElement).toBe(getByRole('button', { name: 'Restore: Report' }));
});

test.each([
  [4, '4 quotes · 4 ratings'],
  [5, '5 quotes · 5 stars'],
])('%i ratings are called so', async (count, words) => {
  const { add } = openCustomize();
  const rows = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].slice(0, count);
  await add(`review,stars\n${rows.map((text) => `${text},5`).join('\n')}`);
  await says(words);
});
