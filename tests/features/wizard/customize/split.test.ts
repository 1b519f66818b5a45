// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { chooseAtom, quotesAtom, setQuotesAtom } from '#state/campaign/campaign.ts';
import { openApp, openReadyApp } from '../../../state/fake-app.ts';
import { openWizard, says, saysNoMore } from '../open-wizard.tsx';

const PASTE = 'Ann\nLovely stay.\nQuiet too.';
const part = (from: number, to: number, is: string) => ({ from, to, is });
const reply = (...parts: object[]) =>
  ({ outcome: 'complete', text: JSON.stringify({ parts }) }) as const;

/** Waits until it is known that the model can be asked. */
async function ready(page: ReturnType<typeof openWizard>): Promise<void> {
  const button = await page.findByRole('button', { name: 'Split with AI' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
}

test('with a key, a text is split by the model once its cost was shown', async () => {
  const app = openReadyApp();
  app.store.set(setQuotesAtom, []);
  await app.store.set(addInsightAtom, PASTE);
  const page = openWizard(app, 'customize');
  await page.press('Not split right?');
  await ready(page);
  await page.press('Split with AI');
  await says(/It only says where to cut: every word stays/);
  expect(app.model.calls).toHaveLength(0);
  await page.press('Split');
  await says('Your model is splitting the text…');
  await app.model.latest().end(reply(part(1, 1, 'other'), part(3, 3, 'quote')));
  await says('It skipped piece 2 of the text. The quotes stay as they are.');
  await ready(page);
  await page.press('Split with AI');
  await page.press('Split');
  await app.model.latest().end(reply(part(1, 1, 'other'), part(2, 3, 'quote')));
  await says('As your model split it (1)');
  await saysNoMore('Your model’s split doesn’t add up');
  expect(app.store.get(quotesAtom).map(({ text }) => text)).toEqual(['Lovely stay.\nQuiet too.']);
});

test('without a key, no model is offered', async () => {
  const app = openApp({ kept: {} });
  app.store.set(chooseAtom, { platform: 'instagram' });
  await app.store.set(addInsightAtom, PASTE);
  const page = openWizard(app, 'customize');
  await page.press('Not split right?');
  await says('How should we split it?');
  expect(page.queryByRole('button', { name: 'Split with AI' })).toBeNull();
});
