// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bytesText } from '#domain/text/bytes-text.ts';
import { Settings } from '#features/settings/settings.tsx';
import { askToPersist, measureStorage } from '#features/settings/storage-use.ts';
import { ProviderSettings } from '#features/wizard/generate/provider/provider-settings.tsx';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { putDraftAtom } from '#state/drafts/drafts.ts';
import { appearanceAtom } from '#state/settings/appearance.ts';
import { defaultsAtom } from '#state/settings/defaults.ts';
import { keepsKeysAtom } from '#state/settings/key-at-logout.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { openReadyApp } from '../../state/fake-app.ts';
import { openPage, says } from '../wizard/open-wizard.tsx';

function openSettings() {
  const app = openReadyApp();
  const page = openPage(
    app,
    <Settings provider={<ProviderSettings />} sending={null} brands={null} />,
  );
  return { ...app, ...page };
}

describe('the settings page', () => {
  test('each setting is stored at once, and says so', async () => {
    const { store, user, findByLabelText, findByRole, getAllByText } = openSettings();
    await user.click(await findByLabelText('Dark'));
    expect(store.get(appearanceAtom)).toBe('dark');
    expect(getAllByText('Saved on this device')).toHaveLength(1);
    await user.click(await findByLabelText('Keep my key on this device'));
    expect(store.get(keepsKeysAtom)).toBe(true);
    await user.selectOptions(await findByRole('combobox', { name: 'Tone' }), 'Humorous');
    expect(store.get(defaultsAtom).tone).toBe('humorous');
    await user.selectOptions(await findByRole('combobox', { name: 'Tone' }), 'Ask each time');
    expect(store.get(defaultsAtom)).toEqual({ contentType: 'text' });
    expect(getAllByText('Saved on this device')).toHaveLength(3);
  });

  test('the saved key is one line, which opens its fields', async () => {
    const { press, findByLabelText } = openSettings();
    await says('OpenAI · ');
    await press('Change the provider, model or key');
    await findByLabelText('OpenAI API key');
  });

  test('deleting everything names what will be gone, and does so only when confirmed', async () => {
    const { store, press, vault, toasts } = openSettings();
    store.set(putDraftAtom, DRAFT);
    const quotes = store.get(campaignAtom).quotes.length;
    await press('Delete everything…');
    await says('1 post');
    await says(`${quotes} quotes from your customers`);
    await says('any others');
    await press('Keep everything');
    expect(vault.keys.size).toBe(1);
    await press('Delete everything…');
    await press('Delete everything');
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toContain('Logged out successfully'),
    );
    expect(vault.keys.size).toBe(0);
  });
});

describe('storage', () => {
  test('the space is measured where the browser tells it', async () => {
    const storage = {
      estimate: async () => ({ usage: 1_200_000, quota: 5e9 }),
      persisted: async () => true,
      persist: async () => true,
    };
    expect(await measureStorage(storage)).toEqual({
      usage: 1_200_000,
      quota: 5e9,
      isPersisted: true,
    });
    expect(await askToPersist(storage)).toBe(true);
  });

  test('a browser that tells nothing or refuses is no error', async () => {
    const refuse = () => Promise.reject(new TypeError('blocked'));
    expect(await measureStorage({})).toBeUndefined();
    expect(await measureStorage({ estimate: refuse })).toBeUndefined();
    expect(await measureStorage({ estimate: async () => ({}) })).toBeUndefined();
    expect(await askToPersist({})).toBe(false);
    expect(await askToPersist({ persist: refuse })).toBe(false);
  });

  test.each([
    [0, '0 kB'],
    [400, '0.4 kB'],
    [340_000, '340 kB'],
    [1_234_567, '1.2 MB'],
    [2_500_000_000, '2.5 GB'],
    [4e15, '4,000 TB'],
  ])('%s bytes are said as %s', (bytes, said) => {
    expect(bytesText(bytes)).toBe(said);
  });
});
