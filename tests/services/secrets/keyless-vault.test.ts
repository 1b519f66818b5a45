import { expect, test } from 'vitest';
import { BROWSER_BASE_URL } from '#domain/providers/providers.ts';
import { withKeylessModel } from '#services/secrets/keyless-vault.ts';
import { createFakeVault } from '../../state/fake-app.ts';

const OPENAI = 'https://api.openai.com/v1';

test('a model without a key counts as having one once it is ready', async () => {
  let isReady = false;
  const { vault } = createFakeVault();
  const keyless = withKeylessModel(vault, async () => isReady);
  expect(await keyless.find(BROWSER_BASE_URL)).toBeUndefined();
  isReady = true;
  expect(await keyless.find(BROWSER_BASE_URL)).toMatchObject({ locked: false });
  expect(await keyless.identify(BROWSER_BASE_URL)).toBe(await keyless.identify(BROWSER_BASE_URL));
  expect(await keyless.read(BROWSER_BASE_URL)).toBeDefined();
});

test('every other provider keeps its own key', async () => {
  const { vault } = createFakeVault({ [OPENAI]: 'sk-saved-key-1234' });
  const keyless = withKeylessModel(vault, async () => true);
  expect(await keyless.read(OPENAI)).toMatchObject({ key: 'sk-saved-key-1234' });
  expect(await keyless.find(OPENAI)).toMatchObject({ hint: '…1234' });
  expect(await keyless.find('https://api.groq.com/openai/v1')).toBeUndefined();
  expect(await keyless.read('https://api.groq.com/openai/v1')).toBeUndefined();
});
