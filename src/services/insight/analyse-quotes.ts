import {
  type Analysis,
  analyse,
  type StudiedQuote,
  studyQuote,
} from '#domain/analysis/analysis.ts';
import { describeQuote } from '#domain/analysis/themes.ts';
import type { Quote } from '#domain/quote.ts';
import { lexiconFor } from './lexicon.ts';

/** What was told of a quote, as long as the quote is there. */
const studied = new WeakMap<Quote, StudiedQuote>();

/** Milliseconds of work at a stretch; then the page may paint and answer. */
const SLICE = 8;

/** Studies the quotes in slices and puts the result together. */
export async function analyseQuotes(quotes: readonly Quote[]): Promise<Analysis> {
  let start = performance.now();
  const all: StudiedQuote[] = [];
  for (const quote of quotes) {
    all.push(studied.get(quote) ?? (await study(quote)));
    if (performance.now() - start < SLICE) continue;
    await pause();
    start = performance.now();
  }
  return analyse(all);
}

async function study(quote: Quote): Promise<StudiedQuote> {
  const found = studyQuote(describeQuote(quote, await lexiconFor(quote.language)));
  studied.set(quote, found);
  return found;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));
