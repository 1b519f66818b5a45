// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModelInfo, ModelList } from '#services/model/model.ts';
import { baseUrlAtom, providerChoiceAtom } from '#state/provider/provider.ts';
import { openReadyApp } from '../../../../state/fake-app.ts';
import { openWizard, says } from '../../open-wizard.tsx';

/** By their ids, as the service lists them. */
const MODELS: ModelInfo[] = [
  {
    id: 'deep/thinker',
    name: 'Deep: Thinker',
    contextLength: 1_048_576,
    price: { input: 0, output: 0 },
    thinks: true,
  },
  {
    id: 'mistralai/mistral-small-3.2-24b-instruct',
    contextLength: 131_072,
    price: { input: 0.05, output: 0.1 },
  },
  { id: 'vendor/plain', name: 'Vendor: Plain', contextLength: 32_768 },
];

const listing = (models: ModelInfo[]): ModelList => ({ ok: true, models });

/** Opens the Generate step with OpenRouter, a typed key, and a provider that answers like this. */
async function openPicker(answer: () => ModelList | Promise<ModelList>) {
  const app = openReadyApp();
  app.store.set(providerChoiceAtom, { id: 'openrouter', customUrl: '', models: {} });
  const asked: string[] = [];
  app.model.service.listModels = async ({ baseUrl }) => {
    asked.push(baseUrl);
    return answer();
  };
  const page = openWizard(app, 'generate');
  const { user, fill } = page;
  const typeKey = (provider: string, key: string) => fill(`${provider} API key`, key);
  await page.press('I have a key');
  await typeKey('OpenRouter', 'sk-or-1234567890');
  return {
    ...app,
    ...page,
    asked,
    typeKey,
    field: () => page.getByRole<HTMLInputElement>('combobox', { name: 'Model' }),
    show: () => user.click(page.getByRole('button', { name: 'Show models' })),
    /** Texts of the options. */
    options: () => {
      const list = page.queryByRole('listbox', { name: 'Models for this key' });
      return list ? within(list).queryAllByRole('option') : [];
    },
  };
}

const words = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.trim());

test('the list starts with the recommended model and shows price, context and thinking', async () => {
  const { show, options, field, user } = await openPicker(() => listing(MODELS));
  await show();
  await waitFor(() => expect(options()).toHaveLength(3));
  const [first, second, third] = words(options());
  expect(first).toMatch(/mistral-small.*Recommended.*\$0\.05 in, \$0\.10 out · 131K context/);
  expect(second).toMatch(/^deep\/thinker.*Thinks.*Free · 1\.05M context/);
  expect(third).toMatch(/^vendor\/plain.*32\.8K context/);
  const thinker = options()[1];
  if (thinker) await user.click(thinker);
  expect(field()).toHaveProperty('value', 'deep/thinker');
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(field());
});

test('a long list shows the first 50 and the total, and a typed name is kept', async () => {
  const models = Array.from({ length: 431 }, (_, index) => ({ id: `vendor/model-${index}` }));
  const { show, options, field, fill, user } = await openPicker(() => listing(models));
  await show();
  await waitFor(() => expect(options()).toHaveLength(50));
  await says('Showing 50 of 431. Type to find others.');
  await fill('Model', 'model-430');
  expect(words(options())).toEqual(['vendor/model-430']);
  await fill('Model', 'my/own-model');
  await says('No model in the list matches.');
  await user.tab();
  expect(field()).toHaveProperty('value', 'my/own-model');
});

test('a loading, an empty, a refused and a failed list say so', async () => {
  const first = Promise.withResolvers<ModelList>();
  let answer: () => ModelList | Promise<ModelList> = () => first.promise;
  const { show, options, field, typeKey, press, user } = await openPicker(() => answer());
  await show();
  await says('Loading the provider’s models…');
  first.resolve(listing([]));
  await says('The provider lists no models for this key.');
  await typeKey('OpenRouter', 'sk-or-another-key');
  answer = () => ({ ok: false, failure: { kind: 'key-refused' } });
  await show();
  await says('The key was rejected');
  answer = () => listing(MODELS);
  await press('Reload the list');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await typeKey('OpenRouter', 'sk-or-a-third-key');
  answer = () => ({ ok: false, failure: { kind: 'offline', sent: false } });
  await show();
  await says('You’re offline');
});

test('a late answer of the previous provider does not change the list', async () => {
  const late = Promise.withResolvers<ModelList>();
  const { show, options, typeKey, asked, user, store, ...page } = await openPicker(() =>
    store.get(baseUrlAtom)?.includes('groq') ? listing([{ id: 'groq-one' }]) : late.promise,
  );
  await show();
  await says('Loading the provider’s models…');
  await user.selectOptions(page.getByLabelText('Provider'), 'groq');
  await typeKey('Groq', 'gsk-1234567890');
  await show();
  await waitFor(() => expect(words(options())).toEqual(['groq-one']));
  late.resolve(listing(MODELS));
  await late.promise;
  await user.keyboard('{Escape}');
  await show();
  expect(words(options())).toEqual(['groq-one']);
  expect(asked).toHaveLength(2);
});
