import { describe, expect, test } from 'vitest';
import { type SharedItem, TRIED_DAYS } from '#domain/site/share-target.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import { createMemorySharedInbox } from '#services/share-target/share-target.ts';
import { setIdentityAtom } from '#state/account/session.ts';
import { campaignAtom, campaignIdAtom, quotesAtom } from '#state/campaign/campaign.ts';
import { openDraftAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { setsAtom } from '#state/reviews/sets.ts';
import { deviceAnsweredAtom, diskAtom } from '#state/storage/documents.ts';
import { DRAFT } from '../../domain/drafts.ts';
import {
  acceptSharedItemAtom,
  discardSharedItemsAtom,
  discardSharedItemAtom,
  loadSharedItemsAtom,
  sharedItemsAtom,
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
  const inbox = createMemorySharedInbox(waiting);
  const { store } = openApp({ sharedInbox: inbox });
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

describe('an inbox that does not answer as it should', () => {
  test('a load that is overtaken by another shows nothing', async () => {
    const inbox = createMemorySharedInbox([text]);
    const late = Promise.withResolvers<readonly SharedItem[]>();
    let loads = 0;
    const list = () => ((loads += 1) === 1 ? late.promise.then((all) => [...all]) : inbox.list());
    const { store } = openApp({ sharedInbox: { ...inbox, list } });
    const first = store.set(loadSharedItemsAtom, false);
    await inbox.removeAll();
    await store.set(loadSharedItemsAtom, false);
    late.resolve([text]);
    await first;
    expect(store.get(sharedItemsAtom)).toEqual([]);
    expect(store.get(hasSharedItemsAtom)).toBe(false);
  });

  test('a lost item is still reported after another load', async () => {
    const { store, shared } = await open([text], true);
    await store.set(loadSharedItemsAtom, false);
    expect(shared().map(({ problem }) => problem)).toEqual([undefined, 'no-room']);
    await store.set(discardSharedItemAtom, 'lost');
    await store.set(loadSharedItemsAtom, false);
    expect(shared()).toHaveLength(1);
  });

  test('a refused press says so, and the item stays', async () => {
    const inbox = createMemorySharedInbox([text]);
    const take = () => Promise.reject(new DOMException('Gone', 'InvalidStateError'));
    const { store, toasts } = openApp({ sharedInbox: { ...inbox, take } });
    await store.set(loadSharedItemsAtom, false);
    await store.set(acceptSharedItemAtom, 'text');
    expect(toasts.map(({ title }) => title)).toEqual(['We couldn’t add your reviews']);
    expect(store.get(sharedItemsAtom)).toMatchObject([{ id: 'text' }]);
    expect(store.get(sharedItemsAtom)[0]?.problem).toBeUndefined();
  });

  test('what cannot be taken out at the sign-in is shown for an answer', async () => {
    const inbox = createMemorySharedInbox([tried('Lovely.')]);
    const take = () => Promise.reject(new DOMException('Gone', 'InvalidStateError'));
    const { store } = openApp({ sharedInbox: { ...inbox, take } });
    store.set(setIdentityAtom, ADA);
    await store.set(loadSharedItemsAtom, false);
    expect(store.get(sharedItemsAtom)).toHaveLength(1);
    expect(store.get(hasSharedItemsAtom)).toBe(true);
  });
});

const tried = (words: string, id = 'tried'): SharedItem => ({
  id,
  kind: 'tried',
  text: words,
  at: 1000,
});
const ADA = { email: 'ada@example.com' };

describe('reviews that were tried on the front page', () => {
  /** Signed in, with these reviews in the current campaign. */
  async function signIn(waiting: readonly SharedItem[], there: readonly string[] = []) {
    const inbox = createMemorySharedInbox(waiting);
    const { store, clock } = openApp({ sharedInbox: inbox });
    const quotes = there.map((words, index) => ({ id: `${index}`, text: words }));
    store.set(campaignAtom, (campaign) => ({ ...campaign, quotes }));
    store.set(setIdentityAtom, ADA);
    const load = () => store.set(loadSharedItemsAtom, false);
    await load();
    const texts = () => store.get(quotesAtom).map((quote) => quote.text);
    const sets = () => store.get(setsAtom).map((one) => one.quotes.map((quote) => quote.text));
    return { store, clock, inbox, load, texts, sets, asked: () => store.get(sharedItemsAtom) };
  }

  test('stay where they are while nobody is signed in', async () => {
    const { shared, inbox, quotes } = await open([tried('Lovely.\nA little large.')]);
    expect(quotes()).toEqual([]);
    expect(shared()).toMatchObject([{ isTried: true }]);
    expect(await inbox.list()).toHaveLength(1);
  });

  test('are in the user’s empty campaign after the sign-in, once', async () => {
    const { texts, inbox, asked, load } = await signIn([tried('Lovely.\nA little large.')]);
    await load();
    expect(texts()).toEqual(['Lovely.', 'A little large.']);
    expect(await inbox.list()).toEqual([]);
    expect(asked()).toEqual([]);
  });

  test('of two tabs are both added', async () => {
    const { texts, inbox } = await signIn([tried('Lovely.\nSoft.'), tried('Soft.\nWarm.', 'b')]);
    expect(texts()).toEqual(['Lovely.', 'Soft.', 'Warm.']);
    expect(await inbox.list()).toEqual([]);
  });

  test('wait for an answer if the campaign has reviews, and never change those', async () => {
    const { store, texts, sets, asked, inbox } = await signIn([tried('Lovely.')], ['Warm.']);
    expect(texts()).toEqual(['Warm.']);
    expect(asked()).toMatchObject([{ isTried: true, quotes: [{ text: 'Lovely.' }] }]);
    await store.set(acceptSharedItemAtom, 'tried', 'new');
    expect(texts()).toEqual(['Lovely.']);
    expect(sets()).toEqual(expect.arrayContaining([['Lovely.'], ['Warm.']]));
    expect(await inbox.list()).toEqual([]);
  });

  test('join the reviews of the campaign if the user says so', async () => {
    const { store, texts } = await signIn([tried('Lovely.')], ['Warm.']);
    await store.set(acceptSharedItemAtom, 'tried');
    expect(texts()).toEqual(['Warm.', 'Lovely.']);
  });

  test('wait for an answer if the campaign has a post', async () => {
    const inbox = createMemorySharedInbox([tried('Lovely.')]);
    const { store } = openApp({ sharedInbox: inbox });
    store.set(putDraftAtom, { ...DRAFT, campaignId: store.get(campaignIdAtom) });
    store.set(openDraftAtom, DRAFT.id);
    store.set(setIdentityAtom, ADA);
    await store.set(loadSharedItemsAtom, false);
    expect(store.get(quotesAtom)).toEqual([]);
    expect(store.get(sharedItemsAtom)).toHaveLength(1);
  });

  test('leave the inbox unasked if a page ended between adding and removing them', async () => {
    const { texts, inbox, asked } = await signIn([tried('Lovely.\nSoft.')], ['Soft.', 'Lovely.']);
    expect(texts()).toEqual(['Soft.', 'Lovely.']);
    expect(asked()).toEqual([]);
    expect(await inbox.list()).toEqual([]);
  });

  test('wait until the device has said what is on it', async () => {
    const inbox = createMemorySharedInbox([tried('Lovely.')]);
    const { store } = openApp({ sharedInbox: inbox });
    store.set(deviceAnsweredAtom, false);
    store.set(setIdentityAtom, ADA);
    await store.set(loadSharedItemsAtom, false);
    expect(store.get(quotesAtom)).toEqual([]);
    store.set(deviceAnsweredAtom, true);
    await store.set(loadSharedItemsAtom, false);
    expect(store.get(quotesAtom)).toHaveLength(1);
  });

  test('stay in the inbox until the device has stored them', async () => {
    const inbox = createMemorySharedInbox([tried('Lovely.')]);
    const { store } = openApp({ sharedInbox: inbox });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const full = { saved: async () => false, write: () => undefined } as unknown as DocumentStore;
    store.set(diskAtom, full);
    store.set(setIdentityAtom, ADA);
    await store.set(loadSharedItemsAtom, false);
    expect(store.get(quotesAtom)).toHaveLength(1);
    expect(store.get(sharedItemsAtom)).toEqual([]);
    expect(await inbox.list()).toHaveLength(1);
  });

  test('are gone once they have expired', async () => {
    const { clock, inbox, load, asked } = await signIn([tried('Lovely.')], ['Warm.']);
    expect(asked()).toHaveLength(1);
    clock.now += (TRIED_DAYS + 1) * 86_400_000;
    await load();
    expect(asked()).toEqual([]);
    expect(await inbox.list()).toEqual([]);
  });
});
