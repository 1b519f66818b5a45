import { describe, expect, test } from 'vitest';
import { INSIGHT_MAX_BYTES } from '#domain/quotes/quote.ts';
import { campaignAtom, campaignIdAtom, campaignKeyAtom } from '#state/campaign/campaign.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { addInsightAtom, addTypedInsightAtom, insightTextAtom } from '#state/quotes/insight.ts';
import { removeQuotesAtom, undoRemoveAtom } from '#state/quotes/removed-quotes.ts';
import { readClipboardAtom } from '#state/quotes/clipboard-insight.ts';
import { deviceAnsweredAtom } from '#state/storage/documents.ts';
import { services, servicesAtom } from '#state/services.ts';
import {
  acceptSharedItemAtom,
  loadSharedItemsAtom,
  sharedItemsAtom,
} from '#state/quotes/share-target.ts';
import { createMemorySharedInbox, type SharedInbox } from '#services/share-target/share-target.ts';
import { openApp } from '../fake-app.ts';

function open() {
  const { store } = openApp();
  return {
    add: (source: string | Blob) => store.set(addInsightAtom, source),
    remove: (id: string) => store.set(removeQuotesAtom, id),
    restore: () => store.set(undoRemoveAtom),
    quotes: () => store.get(campaignAtom).quotes,
  };
}

describe('adding reviews', () => {
  test('added text is split into quotes, and the result counts them', async () => {
    const { add, quotes } = open();
    expect(await add('rating,review\n5,Lovely\n2,Too large')).toEqual({
      ok: true,
      added: 2,
      known: 0,
      repeated: 0,
      leftOut: 2,
      isFirst: true,
      isAgain: false,
    });
    expect(quotes()).toMatchObject([
      { text: 'Lovely', rating: 5 },
      { text: 'Too large', rating: 2 },
    ]);
  });

  test('reviews can be added from a file', async () => {
    const { add, quotes } = open();
    await add(new Blob(['["Lovely"]']));
    expect(quotes()).toMatchObject([{ text: 'Lovely' }]);
  });

  test('later quotes come after earlier ones', async () => {
    const { add, quotes } = open();
    await add('a\nb');
    await add('c\nd');
    expect(quotes().map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('an added duplicate is left out, and the existing quote keeps its position', async () => {
    const { add, quotes } = open();
    await add('rating,review\n5,a\n4,b');
    expect(await add('A!\nc\nc')).toMatchObject({ ok: true, added: 1, known: 1, repeated: 1 });
    expect(quotes()).toMatchObject([
      { text: 'a', rating: 5 },
      { text: 'b', rating: 4 },
      { text: 'c', count: 2 },
    ]);
  });

  test('an added quote never reuses the id of a removed one', async () => {
    const { add, remove, quotes } = open();
    await add('a\nb\nc');
    const ids = quotes().map(({ id }) => id);
    remove(ids[0] ?? '');
    await add('d');
    const after = quotes().map(({ id }) => id);
    expect(after.slice(0, 2)).toEqual(ids.slice(1));
    expect(new Set([...ids, ...after]).size).toBe(4);
  });

  test('undoing a removal restores the quote’s place and keeps quotes added since', async () => {
    const { add, remove, restore, quotes } = open();
    await add('a\nb\nc');
    const before = quotes();
    remove(before[1]?.id ?? '');
    await add('d');
    restore();
    expect(quotes().map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
    expect(quotes().slice(0, 3)).toEqual(before);
  });

  test.each<[string, string | Blob, string]>([
    ['nothing', ' \n', 'empty'],
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0, 0])]), 'binary'],
    ['too much', 'x'.repeat(INSIGHT_MAX_BYTES + 1), 'too-large'],
  ])('adding %s changes nothing', async (_what, source, problem) => {
    const { add, quotes } = open();
    await add('a\nb');
    const before = quotes();
    expect(await add(source)).toEqual({ ok: false, problem });
    expect(quotes()).toBe(before);
  });

  test('added reviews never exceed 200 kB in total, counted in bytes', async () => {
    const { add, quotes } = open();
    const half = 'ü'.repeat(INSIGHT_MAX_BYTES / 4);
    expect(await add(half)).toMatchObject({ ok: true });
    expect(await add(`x${half}`)).toEqual({ ok: false, problem: 'too-large' });
    expect(quotes()).toHaveLength(1);
    expect(await add(`ä${half.slice(1)}`)).toMatchObject({ ok: true });
  });

  test('two concurrent imports are both added', async () => {
    const { add, quotes } = open();
    await Promise.all([add(new Blob(['a'])), add(new Blob(['b']))]);
    expect(quotes()).toHaveLength(2);
  });
});

describe('starting a new campaign while reviews are being read', () => {
  /** An app whose reader waits for `read`. */
  function openSlowly(sharedInbox?: SharedInbox) {
    const { store, toasts } = openApp(sharedInbox && { sharedInbox });
    const { promise, resolve: read } = Promise.withResolvers<void>();
    const app = services(store.get);
    const { insight } = app;
    store.set(servicesAtom, {
      ...app,
      sharing: { ...app.sharing, paste: async () => ({ text: 'Of the one before.' }) },
      insight: {
        ...insight,
        readText: (...of) => promise.then(() => insight.readText(...of)),
        readFile: (file) => promise.then(() => insight.readFile(file)),
      },
    });
    const begin = (source: string | Blob) => store.set(addInsightAtom, source);
    return { store, toasts, read, begin, quotes: () => store.get(campaignAtom).quotes };
  }

  const TOO_LATE = expect.objectContaining({ title: 'Your reviews weren’t added' });

  test.each<[string, string | Blob]>([
    ['a paste', 'Of the one before.'],
    ['a file', new Blob(['Of the one before.'])],
  ])('%s is not added to the new campaign, and a toast says so', async (_what, source) => {
    const { store, toasts, read, begin, quotes } = openSlowly();
    const added = begin(source);
    store.set(resetCampaignAtom);
    read();
    expect(await added).toBeUndefined();
    expect(quotes()).toEqual([]);
    expect(toasts).toEqual([TOO_LATE]);
    expect(await begin(source)).toMatchObject({ ok: true, added: 1 });
  });

  test('typed text is not added to the new campaign and stays in the field', async () => {
    const { store, toasts, read, quotes } = openSlowly();
    store.set(insightTextAtom, 'Of the one before.');
    const added = store.set(addTypedInsightAtom);
    store.set(resetCampaignAtom);
    read();
    expect(await added).toBeUndefined();
    expect(quotes()).toEqual([]);
    expect(store.get(insightTextAtom)).toBe('Of the one before.');
    expect(toasts).toEqual([TOO_LATE]);
  });

  test('the clipboard is added to the campaign of the press alone', async () => {
    const { store, read, quotes } = openSlowly();
    const add = await store.set(readClipboardAtom);
    store.set(resetCampaignAtom);
    read();
    expect(await add()).toBeUndefined();
    expect(quotes()).toEqual([]);
  });

  test('an addition that waited for its turn is added to the campaign of its press alone', async () => {
    const { store, read, quotes } = openSlowly();
    const pressedIn = store.get(campaignKeyAtom);
    store.set(resetCampaignAtom);
    read();
    expect(await store.set(addInsightAtom, 'Of the one before.', pressedIn)).toBeUndefined();
    expect(quotes()).toEqual([]);
  });

  test('shared reviews stay in the inbox for the new campaign', async () => {
    const shared = { id: 'text', kind: 'text', text: 'Of the one before.', cut: false } as const;
    const { store, read, quotes } = openSlowly(createMemorySharedInbox([shared]));
    const loaded = store.set(loadSharedItemsAtom, false);
    read();
    await loaded;
    const accepted = store.set(acceptSharedItemAtom, 'text');
    store.set(resetCampaignAtom);
    await accepted;
    expect(quotes()).toEqual([]);
    expect(store.get(sharedItemsAtom)).toMatchObject([{ id: 'text' }]);
    expect(store.get(sharedItemsAtom)[0]?.problem).toBeUndefined();
  });

  test('reviews are kept when a slow device names the campaign only then', async () => {
    const { store, toasts, read, begin, quotes } = openSlowly();
    store.set(deviceAnsweredAtom, false);
    const added = begin('Of this one.');
    store.set(campaignIdAtom, 'stored before');
    store.set(deviceAnsweredAtom, true);
    read();
    expect(await added).toMatchObject({ ok: true, added: 1 });
    expect(quotes()).toMatchObject([{ text: 'Of this one.' }]);
    expect(toasts).toEqual([]);
  });

  test('reviews pasted before a slow device names the campaign are added in their turn', async () => {
    const { store, toasts, read, quotes } = openSlowly();
    store.set(deviceAnsweredAtom, false);
    const add = await store.set(readClipboardAtom);
    store.set(campaignIdAtom, 'stored before');
    store.set(deviceAnsweredAtom, true);
    read();
    expect(await add()).toMatchObject({ ok: true, added: 1 });
    expect(quotes()).toHaveLength(1);
    expect(toasts).toEqual([]);
  });

  test('reviews are added to their own campaign once the user is back in it', async () => {
    const { store, read, begin, quotes } = openSlowly();
    const first = store.get(campaignIdAtom);
    const added = begin('Of this one.');
    store.set(resetCampaignAtom);
    store.set(campaignIdAtom, first);
    read();
    expect(await added).toMatchObject({ ok: true });
    expect(quotes()).toMatchObject([{ text: 'Of this one.' }]);
  });
});
