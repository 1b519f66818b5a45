import { describe, expect, test } from 'vitest';
import { campaignIdAtom, chooseAtom, setQuotesAtom } from '#state/campaign/campaign.ts';
import { putDraftAtom } from '#state/drafts/drafts.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { returningAtom } from '#state/review/returning.ts';
import { shownPartsAtom } from '#state/review/shown-parts.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { ORIGIN } from '../../domain/campaigns.ts';
import { openApp } from '../fake-app.ts';

function visit() {
  const { store } = openApp();
  store.set(deviceAnsweredAtom, false);
  connectDocuments(store, createMemoryDocumentStore());
  return store;
}

describe('the parts of the Platform step that a returning user sees', () => {
  test('are unknown until the device answers', () => {
    const store = visit();
    expect(store.get(shownPartsAtom)).toBeUndefined();
    store.set(deviceAnsweredAtom, true);
    expect(store.get(shownPartsAtom)).toBe('');
  });

  test('follow the work, and agree with the rows that are shown', () => {
    const store = visit();
    store.set(deviceAnsweredAtom, true);
    const expectParts = (parts: string) => {
      expect(store.get(shownPartsAtom)).toBe(parts);
      expect(store.get(returningAtom) !== undefined).toBe(parts.includes('work'));
    };
    expectParts('');
    store.set(chooseAtom, { platform: 'linkedin' });
    expectParts('platform');
    store.set(setQuotesAtom, [{ id: 'a', text: 'Lovely colours.' }]);
    expectParts('work platform');
    store.set(resetCampaignAtom, 'drop');
    // The reviews stay, for another post.
    expectParts('work');
  });

  test('name a post without reviews', () => {
    const store = visit();
    store.set(deviceAnsweredAtom, true);
    const campaignId = store.get(campaignIdAtom);
    const times = { createdAt: 1, updatedAt: 1, revision: 1 };
    const post = { ...times, id: 'a', text: 'Hi.', origin: ORIGIN, cutShort: false, campaignId };
    store.set(putDraftAtom, post);
    expect(store.get(shownPartsAtom)).toBe('work');
  });
});
