import { areMasksKnown, labelledText, maskedText } from '../evidence/masked-pieces.ts';
import { labelledWords } from '../quotes/labelled-words.ts';
import type { Masks } from '../quotes/mask.ts';
import { maskedLabel } from '../quotes/masked-labels.ts';
import type { Quote } from '../quotes/quote.ts';
import { placedLabels } from '../quotes/quote-labels.ts';
import { wholeSentences } from '../text/broken-lines.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { copyOf, spanInSource } from '../text/text-copy.ts';
import type { Card } from './card.ts';
import type { CardChoices } from './card-choices.ts';
import { cardWords, inOneLine, joint } from './card-words.ts';
import { designFor } from './design-list.ts';

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
  /** After its label, if it stands under one: `Cons: The reports`. */
  readonly labelled: string;
  readonly words: string;
  /** Identifies the part of the quote under one label. */
  readonly part: number;
  /** Text between it and the sentence before. */
  readonly before: string;
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
  find(id: string): Quote | undefined;
  /** All words of a quote, each label before the part that stands under it. */
  wordsOf(quote: Quote): string;
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
  const usable = quotes.filter((it) => it.choice !== 'dropped' && areMasksKnown(it, masks));
  const find = (id: string) => usable.find((quote) => quote.id === id);
  const words = new Map<Quote, string>();
  const read = new Map<Quote, CardQuote>();
  const wordsOf = (quote: Quote) => {
    const known = words.get(quote) ?? cardWords(inOneLine(labelledText(quote, masks)));
    words.set(quote, known);
    return known;
  };
  return {
    wordsOf,
    used: [...spans.keys()].flatMap((id) => find(id) ?? []),
    others: usable.filter(({ id }) => !spans.has(id)),
    find,
    read(quote) {
      const known =
        read.get(quote) ?? cardQuote(quote, wordsOf(quote), masks, spans.get(quote.id) ?? []);
      read.set(quote, known);
      return known;
    },
  };
}

/** More are no choice of what a card says. */
const MOST_SENTENCES = 100;

function cardQuote(quote: Quote, words: string, masks: Masks, spans: readonly Span[]): CardQuote {
  const { id, text, labels, rating, language } = quote;
  // The lines under labels stay apart, as in the check of a post.
  const copy = labels ? copyOf(text) : wholeSentences(text);
  const found = sentencesOf(copy.text).slice(0, MOST_SENTENCES);
  const sentences = runningOn(
    text,
    found.map((sentence) => spanInSource(copy, sentence)),
  );
  const isUsed = ({ start, end }: Span) =>
    spans.some((span) => span.start < end && span.end > start);
  const parts = placedLabels(text, labels);
  const sentenceOf = (span: Span, index: number): CardSentence => {
    const own = cardWords(inOneLine(maskedText(quote, masks, span)));
    const part = parts.findIndex(({ end }) => span.start < end);
    const raw = parts[part]?.label ?? '';
    const label = quote.unmasked ? raw : maskedLabel(quote, raw, masks);
    return {
      words: own,
      labelled: cardWords(labelledWords({ text: own, labels: [{ line: 0, label }] })),
      part,
      before: gapIn(text, sentences[index - 1]?.end ?? 0, span.start),
    };
  };
  return {
    id,
    words,
    sentences: sentences.length < 2 ? [] : sentences.map(sentenceOf),
    used: sentences.flatMap((sentence, index) => (isUsed(sentence) ? [index] : [])),
    ...(rating !== undefined && { rating }),
    ...(language && { language }),
  };
}

const RUNS_ON = /[^.!?…。！？\s]\s{0,9}\n\s{0,99}(?=\p{Ll})/uy;

/**
 * Joins a sentence with the next where that may be its end, on another line: nobody chooses a half
 * of it.
 */
function runningOn(text: string, sentences: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const { start, end } of sentences) {
    const last = joined.at(-1);
    RUNS_ON.lastIndex = Math.max(0, (last?.end ?? 0) - 1);
    const isOn = last && RUNS_ON.test(text) && RUNS_ON.lastIndex === start;
    if (isOn) joined.pop();
    joined.push({ start: isOn ? last.start : start, end });
  }
  return joined;
}

/** Text between two sentences, such as an emoji or the number of the second. */
const gapIn = (text: string, start: number, end: number): string =>
  text
    .slice(start, end)
    .replace(/[^\S\n]{0,9}\n\s{0,99}/, joint(text.slice(Math.max(0, start - 9), start)))
    .replaceAll(/\s+/g, ' ');

/** The chosen sentences of a quote, with “…” where some are left out; all words for no choice. */
export function passageOf({ words, sentences }: CardQuote, chosen: readonly number[]): string {
  const kept = sentences.flatMap((_, index) => (chosen.includes(index) ? [index] : []));
  if (kept.length === 0 || kept.length === sentences.length) return words;
  const passage = kept.map((index, at) => {
    const { labelled = '', words: own = '', part, before = '' } = sentences[index] ?? {};
    const last = kept[at - 1];
    const isNext = last === index - 1 || index === 0;
    const isLabelled = last === undefined || sentences[last]?.part !== part;
    const gap = at === 0 ? (isNext ? '' : '… ') : isNext ? before : ' … ';
    return gap + (isLabelled ? labelled : own);
  });
  return `${passage.join('')}${kept.at(-1) === sentences.length - 1 ? '' : ' …'}`;
}

/**
 * A card with the chosen sentences of a quote. A design for stars is for those who gave some, and a photo
 * for its own design.
 */
export const cardOf = (
  quote: CardQuote,
  sentences: readonly number[],
  {
    design,
    size,
    tone,
    colour,
    signOff,
    photo,
  }: Pick<Card, 'design' | 'size' | 'tone' | 'colour' | 'signOff'> & Pick<CardChoices, 'photo'>,
): Card => ({
  words: passageOf(quote, sentences),
  signOff,
  design: designFor(design, quote.rating),
  size,
  tone,
  colour,
  ...(quote.rating !== undefined && { rating: quote.rating }),
  ...(quote.language && { language: quote.language }),
  ...(design === 'photo' && photo && { photo }),
});
