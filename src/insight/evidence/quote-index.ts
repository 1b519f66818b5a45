import type { Steps } from '../text/steps.ts';
import { isTelling } from './align.ts';
import { languageOf } from './terms/sentence-language.ts';
import { type Passage, readPassage } from './terms/passage.ts';
import type { Reader } from './terms/terms.ts';
import { type TurnedSpans, turnedSpans } from './claims/turned-spans.ts';
import type { ComparedQuote } from '#domain/evidence/verdict.ts';

/** A quote ready to be compared. */
export interface IndexedQuote {
  readonly quote: ComparedQuote;
  readonly passage: Passage;
  /** Its parts under labels that turn their sense. */
  readonly labels: TurnedSpans['labels'];
  readonly language: string | undefined;
  /** All its words and facts. */
  readonly spoken: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** Quotes indexed by their words, read in one language. */
export interface QuoteIndex {
  readonly reader: Reader;
  readonly quotes: readonly IndexedQuote[];
  readonly byStem: ReadonlyMap<string, readonly IndexedQuote[]>;
}

/** In UTF-16 units: the rest of a quote is not compared. */
const LONGEST_QUOTE = 8_000;

export function indexQuote(quote: ComparedQuote, reader: Reader): IndexedQuote {
  const text = quote.text.slice(0, LONGEST_QUOTE);
  const turned = turnedSpans({ ...quote, text });
  const passage = readPassage(text, reader, turned);
  return {
    quote,
    passage,
    labels: turned.labels,
    language: languageOf(text) ?? quote.language,
    spoken: new Set(passage.keys.map(({ word }) => word)),
    stems: new Set(passage.keys.filter(isTelling).map(({ stem }) => stem)),
  };
}

/** Indexes the quotes, one per step. */
export function* indexQuotes(quotes: readonly ComparedQuote[], reader: Reader): Steps<QuoteIndex> {
  const indexed: IndexedQuote[] = [];
  const byStem = new Map<string, IndexedQuote[]>();
  for (const quote of quotes) {
    const it = indexQuote(quote, reader);
    indexed.push(it);
    for (const stem of it.stems) {
      const those = byStem.get(stem);
      if (those) those.push(it);
      else byStem.set(stem, [it]);
    }
    yield;
  }
  return { reader, quotes: indexed, byStem };
}

/** Added to the number of quotes, so that no word counts as common among only a few. */
const FEW = 10;

/** Weight of a shared word: the rarer it is among the quotes, the heavier. */
export const weightOf = ({ quotes, byStem }: QuoteIndex, stem: string): number =>
  Math.log(1 + (quotes.length + FEW) / (byStem.get(stem)?.length ?? 0.5));
