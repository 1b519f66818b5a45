import type { Analysis, Theme } from '#domain/quotes/analysis.ts';
import { QUOTES_BUDGET, quoteCost } from '#domain/campaign/prompt.ts';
import { wholeWords } from '#domain/text/broken-lines.ts';
import { spanInSource } from '#domain/text/text-copy.ts';
import type { Quote, SentQuote } from '#domain/quotes/quote.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { masksIn, masksOfQuote } from '../mask/find-masks.ts';
import { maskedLabels } from '#domain/quotes/masked-labels.ts';
import { applyMasks, type Mask, type Masks } from '#domain/quotes/mask.ts';
import { hidingMasks } from '#domain/quotes/shown-words.ts';
import { matchesOf } from '../text/matches.ts';
import { selectQuotes } from './selection.ts';
import { sentimentsOf } from './sentiment.ts';
import type { Steps } from '../text/steps.ts';
import { type Opinion, opinionOf } from './opinion.ts';
import { suggestTags } from './suggestions.ts';
import { type DescribedQuote, describeQuote, sortedThemes, themesOf } from './themes.ts';
import type { ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import { hintsOf } from '../mask/word-hints.ts';
import { wordSpans } from '../text/word-spans.ts';

/** A quote with its individual analysis. */
export interface StudiedQuote extends DescribedQuote {
  readonly masks: readonly (readonly [text: string, masks: readonly Mask[]])[];
  readonly opinion: Opinion;
  /** The quote as it would be sent, and the tokens that it takes up in the request. */
  readonly sent: SentQuote;
  readonly cost: number;
}

export function studyQuote(quote: Quote, lexicon: Lexicon): StudiedQuote {
  const copy = wholeWords(quote.text);
  const words = wordSpans(copy.text);
  const hints = hintsOf(copy.text, words);
  const found = masksIn(copy.text, words, hints);
  const described = describeQuote(quote, lexicon, { text: copy.text, masks: found });
  const own = found.map((mask) => spanInSource(copy, mask));
  const masks = masksOfQuote(quote, own);
  const sent = sentQuote(quote, own, new Map(masks));
  const judged = quote.labels ? quote : { text: copy.text };
  const opinion = opinionOf(judged, hints.opinion);
  return { ...described, masks, opinion, sent, cost: quoteCost(sent) };
}

/**
 * Combines the analyses of the quotes. Their order doesn't affect the themes. `sorting`: themes to
 * use instead of those found here.
 */
export function* analyse(
  studied: readonly StudiedQuote[],
  sorting?: ThemeSorting,
): Steps<Analysis> {
  const themes = sorting ? sortedThemes(studied, sorting) : yield* themesOf(studied);
  const quotes = new Map(studied.map(({ quote }) => [quote.id, quote]));
  const sentiments = sentimentsOf(studied);
  return {
    themes,
    suggestions: suggestTags(themes, quotes, sentiments),
    masks: new Map(studied.flatMap(({ masks }) => masks)),
    sentiments,
    sent: sentQuotes(studied, themes),
    dropped: studied.filter(({ quote }) => quote.choice === 'dropped').length,
  };
}

function sentQuotes(studied: readonly StudiedQuote[], themes: readonly Theme[]): SentQuote[] {
  const sendable = studied.filter(({ quote }) => quote.choice !== 'dropped');
  const topics = topicsOf(themes);
  const candidates = sendable.map(({ quote, cost }) => ({
    id: quote.id,
    cost,
    text: quote.text,
    topics: topics.get(quote.id) ?? [],
    pinned: quote.choice === 'pinned',
  }));
  const chosen = selectQuotes(candidates, QUOTES_BUDGET);
  return sendable.flatMap(({ sent }) => (chosen.has(sent.id) ? [sent] : []));
}

/**
 * Maximum length of one quote, in characters: even fully escaped, or in Japanese, it leaves room
 * for others.
 */
export const LONGEST_SENT = 6_000;

function sentQuote(quote: Quote, own: readonly Mask[], masks: Masks): SentQuote {
  const { id, rating, text } = quote;
  const words = shortened(applyMasks(text, hidingMasks(quote, text, own)));
  const labels = maskedLabels(quote, masks);
  return {
    id,
    text: words,
    masked: true,
    ...(rating !== undefined && { rating }),
    ...(labels && { labels }),
  };
}

/** Cuts a long text after a sentence or, within a longer one, after a word. */
function shortened(text: string): string {
  if (text.length <= LONGEST_SENT) return text;
  const cut = text.slice(0, LONGEST_SENT - 1);
  const sentence = (matchesOf(cut, SENTENCE_END).at(-1)?.index ?? -1) + 1;
  const ends = [sentence, cut.lastIndexOf(' ')];
  const whole = cut.slice(0, ends.find((end) => end > LONGEST_SENT / 2) ?? cut.length);
  // Half of a surrogate pair is not a character.
  return `${whole.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const SENTENCE_END = /[.!?](?=\s)|[。！？]/g;

function topicsOf(themes: readonly Theme[]): Map<string, string[]> {
  const topics = new Map<string, string[]>();
  for (const { label, quoteIds } of themes)
    for (const id of quoteIds) topics.set(id, [...(topics.get(id) ?? []), label]);
  return topics;
}
