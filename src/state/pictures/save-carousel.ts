import { atom } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Card, CardProblem } from '#domain/pictures/card.ts';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import {
  altTextFile,
  cardAltText,
  cardFileName,
  carouselFileName,
  numberedName,
} from '#domain/pictures/card-texts.ts';
import {
  type CarouselProblem,
  countProblem,
  type PlacedCard,
  placedCards,
} from '#domain/pictures/carousel.ts';
import type { CarouselService, PictureService, WrittenCard } from '#services/pictures/pictures.ts';
import { services } from '../services.ts';
import { brandSignOffAtom } from './card-choices.ts';
import { readCardQuotesAtom } from './cards.ts';
import { carouselOfAtom } from './carousels.ts';

export interface CarouselRequest {
  readonly draft: Draft;
  readonly form: 'zip' | 'pdf';
  /** Format of the pictures in a zip. */
  readonly format: CardFormat;
  /** Ids of cards that can't be drawn, of which the user knows. */
  readonly leftOut: ReadonlySet<string>;
  readonly signal: AbortSignal;
  /** Called before each card is drawn, with its place from 1 among those that are. */
  onCard(place: number, count: number): void;
}

/**
 * Why a card is left out. `too-long`: its words don't fit the size of the carousel. `no-photo`: its photo
 * was removed.
 */
export type LeftOut = CarouselProblem | CardProblem;

/** `incomplete`: nothing was saved, as cards can't be drawn of which the user doesn't know. */
export type CarouselOutcome =
  | { readonly kind: 'saved'; readonly fileName: string; readonly count: number }
  | { readonly kind: 'incomplete'; readonly problems: ReadonlyMap<string, LeftOut> }
  | { readonly kind: 'few' | 'many' | 'stopped' | 'failed' };

/** Draws a carousel and saves it as one file. */
export const saveCarouselAtom = atom(
  null,
  async (get, set, request: CarouselRequest): Promise<CarouselOutcome> => {
    const { draft, signal, leftOut } = request;
    const [pictures, quotes] = await Promise.all([
      services(get)
        .openPictures()
        .catch(() => undefined),
      set(readCardQuotesAtom, draft, []),
    ]);
    if (!pictures || !quotes) return { kind: 'failed' };
    const placed = placedCards(get(carouselOfAtom)(draft), quotes, get(brandSignOffAtom));
    const drawn = await drawAll(pictures.cards, placed, request);
    if (signal.aborted) return { kind: 'stopped' };
    if (!drawn) return { kind: 'failed' };
    const { cards, problems } = drawn;
    if ([...problems.keys()].some((id) => !leftOut.has(id)))
      return { kind: 'incomplete', problems };
    const problem = countProblem(cards.length);
    if (problem) return { kind: problem };
    const file = await written(pictures.carousels, cards, request).catch(() => undefined);
    if (signal.aborted) return { kind: 'stopped' };
    const [first] = cards;
    if (!file || !first) return { kind: 'failed' };
    const fileName = carouselFileName(draft.origin.platform, first.card, request.form);
    pictures.cards.download(fileName, file);
    return { kind: 'saved', fileName, count: cards.length };
  },
);

interface DrawnCard {
  readonly card: Card;
  readonly result: WrittenCard;
}

/** Draws the cards in order. Undefined if that was stopped, or the browser failed. */
async function drawAll(
  { write }: PictureService['cards'],
  placed: readonly PlacedCard[],
  { form, format, signal, onCard }: CarouselRequest,
) {
  const problems = new Map<string, LeftOut>();
  const cards: DrawnCard[] = [];
  const count = placed.filter((one) => 'card' in one).length;
  let place = 0;
  for (const one of placed) {
    if ('problem' in one) {
      problems.set(one.id, one.problem);
      continue;
    }
    if (signal.aborted) return undefined;
    place += 1;
    onCard(place, count);
    const result = await write(one.card, form === 'pdf' ? 'jpeg' : format);
    if (result.ok) cards.push({ card: one.card, result });
    else if (result.problem === 'failed') return undefined;
    else problems.set(one.id, result.problem);
  }
  return { cards, problems };
}

const TITLE = 'What customers say';

function written(
  carousels: CarouselService,
  cards: readonly DrawnCard[],
  { draft, form, format }: CarouselRequest,
): Promise<Blob> {
  const files = cards.map(({ card, result }, index) => ({
    name: numberedName(cardFileName(draft.origin.platform, card, format), index + 1),
    file: result.file,
    altText: cardAltText(card, result),
  }));
  if (form === 'pdf')
    return carousels.toPdf(
      files.map(({ file: jpeg, altText }) => ({ jpeg, altText })),
      TITLE,
    );
  const altText = { name: 'alt-text.txt', file: new Blob([altTextFile(files)]) };
  return carousels.toZip([...files, altText]);
}
