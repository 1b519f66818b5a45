// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { cardQuotes } from '#domain/pictures/card-quotes.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { CarouselList } from '#features/wizard/review/picture/carousel-list.tsx';
import type { CardService } from '#services/pictures/pictures.ts';
import { campaignAtom, campaignIdAtom } from '#state/campaign/campaign.ts';
import { cardChoicesAtom } from '#state/pictures/card-choices.ts';
import { addCardAtom } from '#state/pictures/carousels.ts';
import { ORIGIN, READY } from '../../../domain/campaigns.ts';
import { openReadyApp } from '../../../state/fake-app.ts';
import { fakeCards, fakePictures } from '../../../state/pictures/fake-cards.ts';
import { openPage, says, saysNoMore } from '../open-wizard.tsx';

const QUOTES: readonly Quote[] = [
  { id: 'a', text: 'The terrace is quiet at night.' },
  { id: 'b', text: 'The pool closes at six.' },
  { id: 'c', text: 'The lift was broken.' },
];

/** Opens the list of a carousel with a card of each review. */
function open(changed: Partial<CardService> = {}) {
  const saved: string[] = [];
  const cards = fakeCards({ download: (name) => void saved.push(name), ...changed });
  const app = openReadyApp({ pictures: fakePictures({ cards }) });
  const { store } = app;
  const keep = (quotes: readonly Quote[]) => store.set(campaignAtom, { ...READY, quotes });
  keep(QUOTES);
  const draft: Draft = {
    id: 'd',
    text: 'A post.',
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    cutShort: false,
    origin: ORIGIN,
    campaignId: store.get(campaignIdAtom),
  };
  for (const quote of QUOTES) store.set(addCardAtom, draft, { quote, sentences: [] });
  const masks = new Map(QUOTES.map(({ text }) => [text, []] as const));
  const quotes = cardQuotes(QUOTES, masks, []);
  function List() {
    const [said, say] = useState('');
    return (
      <>
        <CarouselList draft={draft} quotes={quotes} format="png" say={say} />
        <p>{said}</p>
      </>
    );
  }
  return { ...app, ...openPage(app, <List />), draft, saved, keep };
}

test('a review that is removed meanwhile is told beside its card, and the next press saves the others', async () => {
  const { press, keep, saved } = open();
  const kept = QUOTES.filter(({ id }) => id !== 'b');
  act(() => keep(kept));
  await press('Download zip');
  await says('Nothing was saved: card 2 can’t be drawn, as the list says.');
  await says('Left out: its review was removed or excluded.');
  expect(saved).toEqual([]);
  await press('Download zip');
  await says('Saved 2 cards as instagram-quotes-feed.zip.');
  expect(saved).toEqual(['instagram-quotes-feed.zip']);
});

test('the download is under way once, until Stop', async () => {
  let drawn = 0;
  const { press, saved, findByRole } = open({
    write: () => {
      drawn += 1;
      return new Promise(() => {});
    },
  });
  await press('Download PDF');
  await says('Drawing card 1 of 3…');
  await press('Download PDF');
  await press('Download zip');
  await press('Stop');
  await says('Stopped. Nothing was saved.');
  expect([drawn, saved]).toEqual([1, []]);
  expect(document.activeElement).toBe(await findByRole('button', { name: 'Download PDF' }));
});

test('one card is too few, and Undo brings the other back', async () => {
  const { press, findAllByRole, saved } = open();
  await press('Remove card 3');
  await press('Remove card 1');
  await says('Carousel: 1 card');
  await says('Add another card: a carousel has two to ten.');
  await press('Download zip');
  await press('Undo');
  await saysNoMore('Add another card');
  expect(saved).toEqual([]);
  const rows = await findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `1${QUOTES[0]?.text}`,
    `2${QUOTES[1]?.text}`,
  ]);
});

test('a card that was chosen in another size says so, and the first one decides', async () => {
  const { press, store, draft } = open();
  const [quote] = QUOTES;
  act(() => {
    store.set(cardChoicesAtom, { size: 'story' });
    if (quote) store.set(addCardAtom, draft, { quote, sentences: [] });
  });
  await says('Chosen as Story, drawn as Feed.');
  for (const place of [4, 3, 2]) await press(`Move card ${place} up`);
  await says('Story, 1080 × 1920, the size of the first card.');
  await says('Now card 1 of 4.');
  await says('Chosen as Feed, drawn as Story.');
});
