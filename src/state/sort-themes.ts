import { atom } from 'jotai';
import {
  buildSorting,
  parseSortingReply,
  type PutQuote,
  quotesToSort,
} from '#domain/insight/analysis/sorting-request.ts';
import { covers, type ThemeSorting } from '#domain/insight/analysis/theme-sorting.ts';
import { quotesAtom } from './campaign.ts';
import { analysisAtom, analysisFailedAtom } from './insight.ts';
import { modelQuestion, type QuestionRequest } from './model-question.ts';
import { services } from './services.ts';
import { storedSortingAtom } from './theme-sorting.ts';

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

/** Masks the current quotes, and shows the cost of sorting them. */
export const offerSortingAtom = atom(null, async (get, set) => {
  const quotes = get(quotesAtom);
  // The analysis on the page may be that of earlier quotes, without the masks of these.
  const analysis = await services(get).insight.analyse(quotes);
  if (!analysis) return set(analysisFailedAtom, true);
  const put = quotesToSort(quotes, analysis);
  return put.length > 0 ? set(sorting.offerAtom, { quotes: put }) : undefined;
});

/** Cancels an offer or aborts a request. */
export const stopSortingAtom = sorting.stopAtom;

/** Aborts a request to a provider or model that is no longer selected. */
export const dropUnchosenSortingAtom = sorting.dropUnchosenAtom;

/**
 * Sends the request whose cost was displayed, and uses the themes of its reply, unless its quotes
 * are gone by then.
 */
export const askSortingAtom = atom(null, async (get, set) => {
  await set(sorting.askAtom);
  const question = get(sortQuestionAtom);
  if (question?.status !== 'done') return;
  const { model } = question.request;
  const earlier = get(storedSortingAtom);
  const shown = get(analysisAtom)?.themes ?? [];
  const replaced = new Set([
    ...(covers(earlier, get(quotesAtom)) ? earlier.replaced : []),
    ...shown.map(({ label }) => label),
  ]);
  const found: ThemeSorting = { model, ...question.answer, replaced: [...replaced] };
  if (covers(found, get(quotesAtom))) set(storedSortingAtom, found);
  set(stopSortingAtom);
});
