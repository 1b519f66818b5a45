import { atom } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Card } from '#domain/pictures/card.ts';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import { type CardQuotes, cardQuotes, type UsedQuote } from '#domain/pictures/card-quotes.ts';
import { markDraftUsedAtom } from '../drafts/draft-use.ts';
import { loadHeldAtom } from '../quotes/held-quotes.ts';
import { draftQuotesAtom } from '../review/evidence.ts';
import { services } from '../services.ts';

/** The quotes that a card of a draft can be made of, masked; undefined if they could not be loaded. */
export const readCardQuotesAtom = atom(
  null,
  async (get, set, draft: Draft, used: readonly UsedQuote[]): Promise<CardQuotes | undefined> => {
    if (!(await set(loadHeldAtom))) return undefined;
    const quotes = get(draftQuotesAtom)(draft);
    const analysis = await services(get).insight.analyse(quotes);
    return analysis && cardQuotes(quotes, analysis.masks, used);
  },
);

const openCards = async (get: Parameters<typeof services>[0]) =>
  (
    await services(get)
      .openPictures()
      .catch(() => undefined)
  )?.cards;

/** Draws a card to be shown; undefined if the code that draws could not be loaded. */
export const showCardAtom = atom(null, async (get, _set, card: Card, scale: number) =>
  (await openCards(get))?.show(card, scale),
);

/** Ends what draws cards, once none is shown any more. */
export const restCardsAtom = atom(null, async (get) => (await openCards(get))?.rest());

/** The ways of a card out of the app that this browser has, besides a download. */
export interface CardWays {
  readonly canCopy: boolean;
  readonly canShare: boolean;
}

export const cardWaysAtom = atom(null, async (get): Promise<CardWays> => {
  const cards = await openCards(get);
  return { canCopy: cards?.canCopy() === true, canShare: cards?.canShare() === true };
});

/** `done`: downloaded, copied or shared. `dismissed`: the user closed the share sheet. */
export type CardOutcome = 'done' | 'dismissed' | 'failed';

/** Saves a card as a file. */
export const downloadCardAtom = atom(
  null,
  async (get, _set, card: Card, format: CardFormat, fileName: string): Promise<CardOutcome> => {
    const cards = await openCards(get);
    const written = await cards?.write(card, format);
    if (!cards || !written?.ok) return 'failed';
    cards.download(fileName, written.file);
    return 'done';
  },
);

/** A post that leaves the app with its picture. */
export interface PostBeside {
  readonly id: string;
  readonly text: string;
}

/** Copies a card as a PNG, the only kind that clipboards take, alone or with its post. */
export const copyCardAtom = atom(
  null,
  async (get, set, card: Card, post?: PostBeside): Promise<CardOutcome> => {
    const cards = await openCards(get);
    if (!cards) return 'failed';
    const png = cards.write(card, 'png').then((written) => {
      if (!written.ok) throw new Error('The card was not drawn');
      return written.file;
    });
    if (!(await cards.copy(png, post?.text))) return 'failed';
    if (post) set(markDraftUsedAtom, 'copied', post.id);
    return 'done';
  },
);

/** Hands a card to the share sheet, with the text of its post. */
export const shareCardAtom = atom(
  null,
  async (
    get,
    set,
    card: Card,
    format: CardFormat,
    fileName: string,
    post: PostBeside,
  ): Promise<CardOutcome> => {
    const cards = await openCards(get);
    const written = await cards?.write(card, format);
    if (!cards || !written?.ok) return 'failed';
    const file = new File([written.file], fileName, { type: `image/${format}` });
    const outcome = await cards.share(file, post.text);
    if (outcome !== 'shared') return outcome;
    set(markDraftUsedAtom, 'shared', post.id);
    return 'done';
  },
);

/** Copies a card's description. */
export const copyAltTextAtom = atom(null, async (get, _set, text: string): Promise<CardOutcome> =>
  (await services(get).sharing.copy(text, () => undefined)) ? 'done' : 'failed',
);
