import { describe, expect, test } from 'vitest';
import { campaignAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { defaultsAtom, setDefaultsAtom } from '#state/settings/defaults.ts';
import { openApp } from '../fake-app.ts';

describe('defaults', () => {
  test('a new campaign starts with the defaults', () => {
    const { store } = openApp();
    store.set(setDefaultsAtom, { contentType: 'image', tone: 'joyful', length: 'short' });
    store.set(chooseAtom, { tone: 'humorous', platform: 'linkedin' });
    store.set(resetCampaignAtom);
    expect(store.get(campaignAtom)).toEqual({
      contentType: 'image',
      tone: 'joyful',
      length: 'short',
      tags: [],
      subject: '',
      quotes: [],
    });
  });

  test('the current campaign gets a default for a choice that it lacks, and keeps its own', () => {
    const { store } = openApp();
    store.set(chooseAtom, { tone: 'humorous' });
    store.set(setDefaultsAtom, { contentType: 'video', tone: 'joyful', audience: 'families' });
    expect(store.get(campaignAtom)).toMatchObject({
      tone: 'humorous',
      audience: 'families',
      contentType: 'text',
    });
    expect(store.get(defaultsAtom).tone).toBe('joyful');
  });
});
