import { atom } from 'jotai';
import {
  buildSorting,
  parseSortingReply,
  type PutQuote,
  quotesToSort,
} from '#domain/questions/sorting-request.ts';
import { covers, type ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import { quotesAtom } from '../campaign/campaign.ts';
import { loadHeldAtom, usedQuotesAtom } from '../quotes/held-quotes.ts';
import { analysisAtom, analysisFailedAtom } from '../quotes/insight.ts';
import { modelQuestion, type QuestionRequest } from './model-question.ts';
import { services } from '../services.ts';
import { keepSortingAtom, ownSortingAtom } from '../quotes/theme-sorting.ts';

interface Put {
  readonly quotes: readonly PutQuote[];
}

/** A request to sort quotes into themes. */
export type SortingRequest = QuestionRequest<Put>;

const sorting = modelQuestion<Put, Pick<ThemeSorting, 'themes' | 'read'>>({
  name: 'themes',
  targetOf: () => 'themes',
  promptOf: ({ quotes }) => buildSorting(quotes),
  parse(reply, { quotes }, isWhole) {
    const themes = parseSortingReply(reply, quotes);
    if (!themes) return undefined;
    // Of a reply that was cut short, it is unknown what the model made of the other quotes.
    const read = isWhole
      ? quotes.map(({ id }) => id)
      : [...new Set(themes.flatMap(({ quoteIds }) => quoteIds))];
    return { themes, read };
  },
});

/** The last request to sort, or its progress. */
export const sortQuestionAtom = sorting.questionAtom;

/** The current quotes as they would be sent; undefined if the analysis failed to load. */
const maskAtom = atom(null, async (get, set): Promise<readonly PutQuote[] | undefined> => {
  for (;;) {
    const isLoaded = await set(loadHeldAtom);
    const quotes = get(usedQuotesAtom);
    // The analysis on the page may be that of earlier quotes, without the masks of these.
    const analysis = isLoaded ? await services(get).insight.analyse(quotes) : undefined;
    if (!analysis) {
      set(analysisFailedAtom, true);
      return undefined;
    }
    // They may have been changed meanwhile: then these are masked.
    if (get(usedQuotesAtom) === quotes) return quotesToSort(quotes, analysis);
  }
});

/** Masks the current quotes, and shows the cost of sorting them. */
export const offerSortingAtom = atom(null, async (_get, set) => {
  const quotes = await set(maskAtom);
  return quotes && quotes.length > 0 ? set(sorting.offerAtom, { quotes }) : undefined;
});

/** Cancels an offer or aborts a request. */
export const stopSortingAtom = sorting.stopAtom;

/** Aborts a request to a provider or model that is no longer selected. */
export const dropUnchosenSortingAtom = sorting.dropUnchosenAtom;

/**
 * Sends the request whose cost was displayed, and uses the themes of its reply, unless its quotes
 * are gone by then. Shows the cost again if the quotes to send have changed.
 */
export const askSortingAtom = atom(null, async (get, set) => {
  const offered = get(sortQuestionAtom);
  if (offered?.status !== 'offered') return;
  const now = await set(maskAtom);
  if (get(sortQuestionAtom) !== offered) return;
  if (!areIn(now ?? [], offered.request.quotes)) {
    await set(offerSortingAtom);
    return;
  }
  await set(sorting.askAtom);
  const question = get(sortQuestionAtom);
  if (question?.status !== 'done') return;
  const { model } = question.request;
  const earlier = get(ownSortingAtom);
  const shown = get(analysisAtom)?.themes ?? [];
  const replaced = new Set([...(earlier?.replaced ?? []), ...shown.map(({ label }) => label)]);
  const found: ThemeSorting = { model, ...question.answer, replaced: [...replaced] };
  if (covers(found, get(quotesAtom))) set(keepSortingAtom, found);
  set(stopSortingAtom);
});

/** True if all of the quotes would still be sent, in the same words. */
function areIn(now: readonly PutQuote[], quotes: readonly PutQuote[]): boolean {
  const texts = new Map(now.map(({ id, text }) => [id, text]));
  return quotes.every(({ id, text }) => texts.get(id) === text);
}
