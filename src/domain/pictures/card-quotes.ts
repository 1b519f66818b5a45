import { maskedText } from '../evidence/masked-pieces.ts';
import type { Masks } from '../quotes/mask.ts';
import type { Quote } from '../quotes/quote.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { cardWords } from './card-words.ts';

/** A quote that a card can be made of, masked as in a request. */
export interface CardQuote {
  readonly id: string;
  readonly words: string;
  /** The sentences that the user can choose from; none if there is only one. */
  readonly sentences: readonly CardSentence[];
  /** Indexes of the sentences that the post rests on; none if it rests on another quote. */
  readonly used: readonly number[];
  readonly rating?: number;
  readonly language?: string;
}

export interface CardSentence {
  readonly words: string;
  /** White space stands before it: not in every script. */
  readonly isSpaced: boolean;
}

/** The words of a quote that the post rests on. */
export interface UsedQuote {
  readonly id: string;
  readonly spans: readonly Span[];
}

/** The quotes that cards can be made of. Each is masked when it is read: there may be thousands. */
export interface CardQuotes {
  /** Those that the post rests on, in its order. */
  readonly used: readonly Quote[];
  readonly others: readonly Quote[];
  read(quote: Quote): CardQuote;
}

/**
 * Quotes for the cards of a post. Those that the user excluded are left out, and those whose masks
 * are not known.
 */
export function cardQuotes(
  quotes: readonly Quote[],
  masks: Masks,
  used: readonly UsedQuote[],
): CardQuotes {
  const spans = new Map<string, readonly Span[]>();
  for (const { id, spans: more } of used) spans.set(id, [...(spans.get(id) ?? []), ...more]);
  const usable = quotes.filter(({ choice, text }) => choice !== 'dropped' && masks.has(text));
  const read = new Map<Quote, CardQuote>();
  return {
    used: [...spans.keys()].flatMap((id) => usable.find((quote) => quote.id === id) ?? []),
    others: usable.filter(({ id }) => !spans.has(id)),
    read(quote) {
      const known = read.get(quote) ?? cardQuote(quote, masks, spans.get(quote.id) ?? []);
      read.set(quote, known);
      return known;
    },
  };
}

function cardQuote(quote: Quote, masks: Masks, spans: readonly Span[]): CardQuote {
  const { id, text, rating, language } = quote;
  const sentences = sentencesOf(text);
  const isUsed = ({ start, end }: Span) =>
    spans.some((span) => span.start < end && span.end > start);
  return {
    id,
    words: cardWords(maskedText(quote, masks)),
    sentences:
      sentences.length < 2
        ? []
        : sentences.map((sentence) => ({
            words: cardWords(maskedText(quote, masks, sentence)),
            isSpaced: /\s/.test(text.charAt(sentence.start - 1)),
          })),
    used: sentences.flatMap((sentence, index) => (isUsed(sentence) ? [index] : [])),
    ...(rating !== undefined && { rating }),
    ...(language && { language }),
  };
}

/** The chosen sentences of a quote, with “…” where some are left out; all words for no choice. */
export function passageOf({ words, sentences }: CardQuote, chosen: readonly number[]): string {
  const kept = sentences.flatMap((_, index) => (chosen.includes(index) ? [index] : []));
  if (kept.length === 0 || kept.length === sentences.length) return words;
  return kept
    .map((index, at) => {
      const { words: own = '', isSpaced = false } = sentences[index] ?? {};
      if (at === 0) return own;
      return (kept[at - 1] === index - 1 ? (isSpaced ? ' ' : '') : ' … ') + own;
    })
    .join('');
}
