import { describe, expect, test } from 'vitest';
import { campaignAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import {
  canUndoRemoveAtom,
  removeQuotesAtom,
  undoRemoveAtom,
} from '#state/quotes/removed-quotes.ts';
import { connectDocuments } from '#state/storage/documents.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { openApp } from '../fake-app.ts';

const QUOTES = [
  { id: '1', text: 'Soft' },
  { id: '2', text: 'Warm' },
];

function open() {
  const { store } = openApp();
  store.set(chooseAtom, { quotes: QUOTES });
  return { store, texts: () => store.get(campaignAtom).quotes.map(({ text }) => text) };
}

describe('removing quotes', () => {
  test('one quote, or all of them, can be removed and restored', () => {
    const { store, texts } = open();
    store.set(removeQuotesAtom, '1');
    expect(texts()).toEqual(['Warm']);
    store.set(undoRemoveAtom);
    store.set(removeQuotesAtom);
    expect(texts()).toEqual([]);
    expect(store.get(canUndoRemoveAtom)).toBe(true);
    store.set(undoRemoveAtom);
    expect(texts()).toEqual(['Soft', 'Warm']);
    expect(store.get(canUndoRemoveAtom)).toBe(false);
  });

  test('the quotes of an earlier user do not come back after a wipe', async () => {
    const disk = createMemoryDocumentStore();
    const { store } = openApp();
    connectDocuments(store, disk);
    store.set(chooseAtom, { quotes: QUOTES });
    store.set(removeQuotesAtom);
    await disk.wipe([]);
    store.set(chooseAtom, { quotes: [{ id: '3', text: 'Of the next user' }] });
    expect(store.get(canUndoRemoveAtom)).toBe(false);
    store.set(undoRemoveAtom);
    expect(store.get(campaignAtom).quotes.map(({ id }) => id)).toEqual(['3']);
  });

  test('the quotes of an earlier campaign do not come back', () => {
    const { store, texts } = open();
    store.set(removeQuotesAtom);
    store.set(resetCampaignAtom);
    expect(store.get(canUndoRemoveAtom)).toBe(false);
    store.set(undoRemoveAtom);
    expect(texts()).toEqual([]);
  });
});
