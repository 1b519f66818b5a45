import { expect, test } from 'vitest';
import type { Card } from '#domain/pictures/card.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import type { NamedFile, PdfPage, PictureService } from '#services/pictures/pictures.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { addCardAtom, carouselOfAtom } from '#state/pictures/carousels.ts';
import { type CarouselRequest, saveCarouselAtom } from '#state/pictures/save-carousel.ts';
import { ORIGIN, READY } from '../../domain/campaigns.ts';
import { openReadyApp } from '../fake-app.ts';
import { FAILED, fakeCards, fakePictures, FILE } from './fake-cards.ts';

const DRAFT: Draft = {
  id: 'd',
  text: 'A post.',
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  cutShort: false,
  origin: ORIGIN,
};

/** An app whose post has a carousel of both its reviews, the first one twice. */
function open({ write, carousels }: Partial<PictureService['cards'] & PictureService> = {}) {
  const drawn: [Card, string][] = [];
  const zipped: NamedFile[] = [];
  const paged: PdfPage[] = [];
  const saved: string[] = [];
  const cards = fakeCards({ download: (name) => void saved.push(name) });
  const pictures = fakePictures({
    cards: {
      ...cards,
      write(card, format) {
        drawn.push([card, format]);
        return (write ?? cards.write)(card, format);
      },
    },
    carousels: carousels ?? {
      toZip: async (files) => (zipped.push(...files), FILE),
      toPdf: async (pages) => (paged.push(...pages), FILE),
    },
  });
  const { store } = openReadyApp({ pictures });
  // The post rests on the reviews of the open campaign.
  store.set(campaignAtom, READY);
  for (const quote of [...READY.quotes, ...READY.quotes.slice(0, 1)])
    store.set(addCardAtom, DRAFT, { quote, sentences: [] });
  const progress: [number, number][] = [];
  const save = (changed: Partial<CarouselRequest> = {}) =>
    store.set(saveCarouselAtom, {
      draft: DRAFT,
      form: 'zip',
      format: 'png',
      leftOut: new Set<string>(),
      signal: new AbortController().signal,
      onCard: (place, count) => progress.push([place, count]),
      ...changed,
    });
  return { store, save, drawn, zipped, paged, saved, progress };
}

test('a zip has the cards in order as numbered files, and what they show', async () => {
  const { save, zipped, saved, progress } = open();
  expect(await save()).toEqual({ kind: 'saved', fileName: 'instagram-quotes-feed.zip', count: 3 });
  expect(zipped.map(({ name }) => name)).toEqual([
    '01-instagram-quote-feed.png',
    '02-instagram-quote-feed.png',
    '03-instagram-quote-feed.png',
    'alt-text.txt',
  ]);
  expect(await zipped[3]?.file.text()).toMatch(
    /^01-instagram-quote-feed\.png\nQuote from a customer: “/,
  );
  expect(saved).toEqual(['instagram-quotes-feed.zip']);
  expect(progress).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('a PDF has them as JPEGs, each with its alt text', async () => {
  const { save, drawn, paged, saved } = open();
  expect(await save({ form: 'pdf' })).toMatchObject({ kind: 'saved', count: 3 });
  expect(drawn.map(([{ words }, format]) => [words, format])).toEqual([
    ['The colours are lovely.', 'jpeg'],
    ['It runs a little large.', 'jpeg'],
    ['The colours are lovely.', 'jpeg'],
  ]);
  expect(paged).toHaveLength(3);
  expect(paged[0]?.altText).toContain('5 of 5 stars.');
  expect(saved).toEqual(['instagram-quotes-feed.pdf']);
});

test('cards whose words don’t fit are told, and left out on the next press', async () => {
  const { store, save, saved, zipped } = open({
    write: async (card, format) =>
      card.words.startsWith('It runs')
        ? { ok: false, problem: 'too-long' }
        : fakeCards().write(card, format),
  });
  const id = store.get(carouselOfAtom)(DRAFT)[1]?.id ?? '';
  expect(await save()).toEqual({ kind: 'incomplete', problems: new Map([[id, 'too-long']]) });
  expect(saved).toEqual([]);
  expect(await save({ leftOut: new Set([id]) })).toMatchObject({ kind: 'saved', count: 2 });
  expect(zipped.map(({ name }) => name.slice(0, 2))).toEqual(['01', '02', 'al']);
});

test('cards of reviews that are gone or changed are told; with one left there is no carousel', async () => {
  const { store, save, saved } = open();
  const [, two] = READY.quotes;
  const draft = {
    ...DRAFT,
    origin: { ...ORIGIN, quotes: two ? [{ ...two, text: 'Other.' }] : [] },
  };
  const outcome = await save({ draft });
  expect(outcome).toMatchObject({ kind: 'incomplete' });
  const ids = store
    .get(carouselOfAtom)(DRAFT)
    .map(({ id }) => id);
  expect(outcome.kind === 'incomplete' && [...outcome.problems]).toEqual([
    [ids[0], 'gone'],
    [ids[1], 'changed'],
    [ids[2], 'gone'],
  ]);
  expect(await save({ draft, leftOut: new Set(ids) })).toEqual({ kind: 'few' });
  expect(saved).toEqual([]);
});

test('Stop saves nothing, and leaves the cards', async () => {
  const controller = new AbortController();
  const { store, save, saved, drawn } = open();
  const stopped = save({
    signal: controller.signal,
    onCard: (place) => place === 2 && controller.abort(),
  });
  expect(await stopped).toEqual({ kind: 'stopped' });
  expect(drawn).toHaveLength(2);
  expect(saved).toEqual([]);
  expect(store.get(carouselOfAtom)(DRAFT)).toHaveLength(3);
});

test('what can’t be drawn or written at all says so', async () => {
  const reject = () => Promise.reject(new Error('Its script did not come'));
  const broken = [
    open({ write: async () => FAILED }),
    open({ carousels: { toZip: reject, toPdf: reject } }),
  ];
  for (const { save, saved } of broken) {
    expect(await save()).toEqual({ kind: 'failed' });
    expect(saved).toEqual([]);
  }
});
