import { describe, expect, test } from 'vitest';
import type { CardService } from '#services/pictures/pictures.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { currentDraftAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import {
  cardWaysAtom,
  copyAltTextAtom,
  copyCardAtom,
  downloadCardAtom,
  restCardsAtom,
  shareCardAtom,
  showCardAtom,
} from '#state/pictures/cards.ts';
import { CARD } from '../../domain/pictures/cards.ts';
import { ORIGIN } from '../../domain/campaigns.ts';
import { openApp } from '../fake-app.ts';
import { FAILED, fakeCards, fakePictures, FILE } from './fake-cards.ts';

const POST = { id: 'a', text: 'The post' };
const DRAFT: Draft = {
  ...POST,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: ORIGIN,
  cutShort: false,
};

function open(changed: Partial<CardService> = {}) {
  const downloaded: [string, Blob][] = [];
  const copied: [Blob, string?][] = [];
  const cards = fakeCards({
    download: (name, file) => void downloaded.push([name, file]),
    copy: async (png, text) => {
      const file = await png.catch(() => undefined);
      if (file) copied.push(text === undefined ? [file] : [file, text]);
      return file !== undefined;
    },
    ...changed,
  });
  return { ...openApp({ pictures: fakePictures({ cards }) }), downloaded, copied };
}

test('a card is downloaded under its name', async () => {
  const { store, downloaded } = open();
  expect(await store.set(downloadCardAtom, CARD, 'png', 'a.png')).toBe('done');
  expect(downloaded).toEqual([['a.png', FILE]]);
});

test('a card is copied', async () => {
  const { store, copied } = open();
  expect(await store.set(copyCardAtom, CARD)).toBe('done');
  expect(copied).toEqual([[FILE]]);
});

test('a card that could not be drawn goes nowhere', async () => {
  const { store, downloaded, copied } = open({ write: async () => FAILED });
  expect(await store.set(downloadCardAtom, CARD, 'png', 'a.png')).toBe('failed');
  expect(await store.set(copyCardAtom, CARD)).toBe('failed');
  expect(await store.set(shareCardAtom, CARD, 'png', 'a.png', POST)).toBe('failed');
  expect([downloaded, copied]).toEqual([[], []]);
});

test.each([
  ['shared', 'done'],
  ['dismissed', 'dismissed'],
  ['failed', 'failed'],
] as const)('a share sheet that says “%s” ends as %s', async (said, outcome) => {
  let name = '';
  const { store } = open({
    share: async (file, text) => {
      name = `${file.name} ${file.type} ${text}`;
      return said;
    },
  });
  store.set(putDraftAtom, DRAFT);
  expect(await store.set(shareCardAtom, CARD, 'jpeg', 'a.jpg', POST)).toBe(outcome);
  expect(name).toBe('a.jpg image/jpeg The post');
  expect(store.get(currentDraftAtom)?.use?.shared !== undefined).toBe(outcome === 'done');
});

test('a card copied with its post marks it as copied, one that was refused does not', async () => {
  const { store, copied } = open();
  store.set(putDraftAtom, DRAFT);
  expect(await store.set(copyCardAtom, CARD, POST)).toBe('done');
  expect(copied).toEqual([[FILE, 'The post']]);
  expect(store.get(currentDraftAtom)?.use).toHaveProperty('copied');

  const other = open({ copy: async () => false }).store;
  other.set(putDraftAtom, DRAFT);
  expect(await other.set(copyCardAtom, CARD, POST)).toBe('failed');
  expect(other.get(currentDraftAtom)?.use).toBeUndefined();
});

test('the ways of a card are those of its browser', async () => {
  expect(await open().store.set(cardWaysAtom)).toEqual({ canCopy: true, canShare: false });
});

describe('without the code that draws', () => {
  test('nothing is drawn, and every way says that it failed', async () => {
    const { store } = openApp();
    expect(await store.set(showCardAtom, CARD, 1)).toBeUndefined();
    expect(await store.set(downloadCardAtom, CARD, 'png', 'a.png')).toBe('failed');
    expect(await store.set(copyCardAtom, CARD)).toBe('failed');
    expect(await store.set(shareCardAtom, CARD, 'png', 'a.png', POST)).toBe('failed');
    expect(await store.set(cardWaysAtom)).toEqual({ canCopy: false, canShare: false });
    await store.set(restCardsAtom);
  });
});

test('alt text is copied', async () => {
  const { store } = open();
  expect(await store.set(copyAltTextAtom, 'Quote from a customer')).toBe('done');
});
