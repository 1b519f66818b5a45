import { atom } from 'jotai';
import {
  buildSorting,
  parseSortingReply,
  type PutQuote,
} from '#domain/insight/analysis/sorting-request.ts';
import {
  covers,
  type SortedTheme,
  type ThemeSorting,
} from '#domain/insight/analysis/theme-sorting.ts';
import { quotesAtom } from './campaign.ts';
import { modelQuestion, type QuestionRequest } from './model-question.ts';
import { storedSortingAtom } from './theme-sorting.ts';

interface Put {
  readonly quotes: readonly PutQuote[];
}

/** A request to sort quotes into themes. */
export type SortingRequest = QuestionRequest<Put>;

const sorting = modelQuestion<Put, readonly SortedTheme[]>({
  name: 'themes',
  targetOf: () => 'themes',
  promptOf: ({ quotes }) => buildSorting(quotes),
  parse: (reply, { quotes }) => parseSortingReply(reply, quotes),
});

/** The last request to sort, or its progress. */
export const sortQuestionAtom = sorting.questionAtom;

/** Shows the cost of sorting the quotes. */
export const offerSortingAtom = sorting.offerAtom;

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
  const { model, quotes } = question.request;
  const read = quotes.map(({ id }) => id);
  const found: ThemeSorting = { model, themes: question.answer, read };
  if (covers(found, get(quotesAtom))) set(storedSortingAtom, found);
  else set(stopSortingAtom);
});
