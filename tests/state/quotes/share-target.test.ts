import { describe, expect, test } from 'vitest';
import type { SharedItem } from '#domain/site/share-target.ts';
import { createMemorySharedInbox } from '#services/share-target/share-target.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import {
  acceptSharedItemAtom,
  discardSharedItemsAtom,
  discardSharedItemAtom,
  loadSharedItemsAtom,
  sharedItemsAtom,
  sharedInboxAtom,
} from '#state/quotes/share-target.ts';
import { hasSharedItemsAtom } from '#state/account/pending-shared-items.ts';
import { openApp } from '../fake-app.ts';

const fileOf = (bytes: Uint8Array<ArrayBuffer>): SharedItem => ({
  id: 'file',
  kind: 'file',
  name: 'reviews.csv',
  bytes,
});
const file = (text: string) => fileOf(new TextEncoder().encode(text));
const text: SharedItem = { id: 'text', kind: 'text', text: 'Lovely.\nA little large.', cut: true };
const binary = fileOf(new Uint8Array([0, 1, 2, 3]));
const refused: SharedItem = { id: 'big', kind: 'refused', name: 'big.csv', problem: 'too-large' };

async function open(waiting: readonly SharedItem[], lost = false) {
  const { store } = openApp();
  const inbox = createMemorySharedInbox(waiting);
  store.set(sharedInboxAtom, inbox);
  await store.set(loadSharedItemsAtom, lost);
  const quotes = () => store.get(campaignAtom).quotes.map((quote) => quote.text);
  return { store, inbox, quotes, shared: () => store.get(sharedItemsAtom) };
}

describe('shared data', () => {
  test('shared data is read for its review, and not added yet', async () => {
    const { shared, quotes } = await open([text, file('review,stars\nSoft,5\nWarm,4')]);
    expect(shared().map((one) => one.quotes.map((quote) => quote.text))).toEqual([
      ['Lovely.', 'A little large.'],
      ['Soft', 'Warm'],
    ]);
    expect(shared().map(({ name, cut }) => [name, cut])).toEqual([
      [undefined, true],
      ['reviews.csv', false],
    ]);
    expect(quotes()).toEqual([]);
  });

  test('accepted shared data becomes quotes and leaves the inbox', async () => {
    const { store, inbox, shared, quotes } = await open([text]);
    await store.set(acceptSharedItemAtom, 'text');
    expect(quotes()).toEqual(['Lovely.', 'A little large.']);
    expect(shared()).toEqual([]);
    expect(await inbox.list()).toEqual([]);
  });

  test('discarded shared data leaves the inbox', async () => {
    const { store, inbox, shared, quotes } = await open([text, refused]);
    await store.set(discardSharedItemAtom, 'text');
    expect(shared().map(({ id }) => id)).toEqual(['big']);
    expect(await inbox.list()).toEqual([refused]);
    expect(quotes()).toEqual([]);
  });

  test('shared data is removed with unreadable records when the user discards all', async () => {
    const { store, inbox, shared, quotes } = await open([text, refused, binary], true);
    await store.set(discardSharedItemsAtom);
    expect(shared()).toEqual([]);
    expect(store.get(hasSharedItemsAtom)).toBe(false);
    expect(await inbox.list()).toEqual([]);
    expect(quotes()).toEqual([]);
  });

  test('unusable shared data is listed with its reason', async () => {
    const { shared } = await open([binary, refused], true);
    expect(shared().map(({ name, problem }) => [name, problem])).toEqual([
      ['reviews.csv', 'binary'],
      ['big.csv', 'too-large'],
      [undefined, 'no-room'],
    ]);
    expect(shared().flatMap((one) => one.quotes)).toEqual([]);
  });

  test('accepted shared data stays, with a reason, if its quotes do not fit', async () => {
    const { store, shared, quotes } = await open([text]);
    const full = [{ id: '1', text: 'a'.repeat(199_995) }];
    store.set(campaignAtom, (campaign) => ({ ...campaign, quotes: full }));
    await store.set(acceptSharedItemAtom, 'text');
    expect(shared()[0]?.problem).toBe('too-large');
    expect(quotes().length).toBe(1);
  });
});
