// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { providerAtom } from '#state/provider/provider.ts';
import { openReadyApp } from '../../../state/fake-app.ts';
import { openWizard, says, saysNoMore } from '../open-wizard.tsx';

const NEWCOMER = { kept: {}, embedded: true };

function openGenerate(options: Parameters<typeof openReadyApp>[0]) {
  const app = openReadyApp(options);
  return { ...app, ...openWizard(app, 'generate') };
}

test('a newcomer sees three ways to a model, and no list of providers', async () => {
  const { findByRole, queryByLabelText } = openGenerate(NEWCOMER);
  for (const name of [
    'Try the demo, free',
    'Connect OpenRouter: one press, about a cent a post',
    'I have a key',
  ])
    await findByRole('button', { name });
  expect(queryByLabelText('Provider')).toBeNull();
  await says('Choose who writes it.');
});

test('without the demo model, there is no card for it', async () => {
  const { findByRole, queryByRole } = openGenerate({ kept: {} });
  await findByRole('button', { name: 'I have a key' });
  expect(queryByRole('button', { name: 'Try the demo, free' })).toBeNull();
});

test('one press on the demo is enough to write', async () => {
  const { store, vault, press, model } = openGenerate(NEWCOMER);
  await press('Try the demo, free');
  await waitFor(() => expect(model.calls).toHaveLength(1));
  expect(store.get(providerAtom).id).toBe('demo');
  expect(vault.keys.get(PROVIDERS.demo.baseUrl)).toBe('demo');
});

test('a user with a key gets the list of providers, with the focus in it', async () => {
  const { press, findByLabelText } = openGenerate(NEWCOMER);
  await press('I have a key');
  const list = await findByLabelText('Provider');
  await waitFor(() => expect(document.activeElement).toBe(list));
  await saysNoMore('Try the demo, free');
});
