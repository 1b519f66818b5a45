import type { Theme } from '#domain/quotes/analysis.ts';
import { describe, expect, test } from 'vitest';
import { campaignAtom, campaignIdAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { chooseQuoteAtom } from '#state/quotes/quote-choices.ts';
import { addInsightAtom, analyseAtom, analysisAtom } from '#state/quotes/insight.ts';
import { canUndoWriteAboutAtom, undoWriteAboutAtom, writeAboutAtom } from '#state/quotes/themes.ts';
import { openApp } from '../fake-app.ts';

const REVIEWS = 'The staff was rude\nFriendly staff at the desk\nToo expensive\nGreat price';

async function open() {
  const { store } = openApp();
  await store.set(addInsightAtom, REVIEWS);
  await store.set(analyseAtom);
  const themes: readonly Theme[] = store.get(analysisAtom)?.themes ?? [];
  return {
    store,
    write: (label: string) => {
      const theme = themes.find((it) => it.label === label);
      if (!theme) throw new Error(`no theme ${label}`);
      store.set(writeAboutAtom, theme);
    },
    pinned: () =>
      store
        .get(campaignAtom)
        .quotes.filter(({ choice }) => choice === 'pinned')
        .map(({ text }) => text),
  };
}

describe('writing about a theme', () => {
  test('writing about a theme pins its quotes and fills the subject until undone', async () => {
    const { store, write, pinned } = await open();
    write('Price and value');
    expect(pinned()).toEqual(['Too expensive', 'Great price']);
    expect(store.get(campaignAtom).subject).toBe('Price and value');
    expect(store.get(canUndoWriteAboutAtom)).toBe(true);
    store.set(undoWriteAboutAtom);
    expect(pinned()).toEqual([]);
    expect(store.get(campaignAtom).subject).toBe('');
    expect(store.get(canUndoWriteAboutAtom)).toBe(false);
  });

  test('a second theme replaces the first and keeps the typed subject', async () => {
    const { store, write, pinned } = await open();
    store.set(chooseAtom, { subject: 'Our hotel' });
    write('Price and value');
    write('Staff');
    expect(pinned()).toEqual(['The staff was rude', 'Friendly staff at the desk']);
    expect(store.get(campaignAtom).subject).toBe('Our hotel – Staff');
  });

  test('writing about a theme cannot be undone in another campaign', async () => {
    const { store, write } = await open();
    write('Staff');
    store.set(campaignIdAtom, 'another');
    expect(store.get(canUndoWriteAboutAtom)).toBe(false);
    store.set(undoWriteAboutAtom);
    expect(store.get(campaignAtom).subject).toBe('');
    store.set(campaignIdAtom, 'first');
    expect(store.get(campaignAtom).subject).toBe('Staff');
  });

  test('undo reverts only unchanged parts', async () => {
    const { store, write, pinned } = await open();
    write('Price and value');
    store.set(chooseAtom, { subject: 'Our prices' });
    const [, , expensive] = store.get(campaignAtom).quotes;
    store.set(chooseQuoteAtom, expensive?.id ?? '', 'dropped');
    store.set(undoWriteAboutAtom);
    expect(pinned()).toEqual([]);
    const { subject, quotes } = store.get(campaignAtom);
    expect(subject).toBe('Our prices');
    expect(quotes[2]).toMatchObject({ text: 'Too expensive', choice: 'dropped' });
  });

  test('writing about a theme cannot be undone if everything was edited since', async () => {
    const { store, write } = await open();
    write('Price and value');
    store.set(chooseAtom, { subject: 'Our prices' });
    for (const { id } of store.get(campaignAtom).quotes.slice(2))
      store.set(chooseQuoteAtom, id, 'dropped');
    expect(store.get(canUndoWriteAboutAtom)).toBe(false);
  });
});
