import type { Analysis } from '#domain/quotes/analysis.ts';
import { analyse, type StudiedQuote, studyQuote } from '#insight/themes/analyse.ts';
import type { Steps } from '#insight/text/steps.ts';
import type { ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { yieldToMain } from '#services/device/yield-to-main.ts';
import { lexiconFor } from '../text/load-lexicon.ts';

/** Findings about each quote, for as long as the quote exists. */
const studied = new WeakMap<Quote, StudiedQuote>();

/** Milliseconds of uninterrupted work; then the page may paint and handle input. */
const SLICE = 8;

/** Studies the quotes and combines the findings, in slices. */
export async function analyseQuotes(
  quotes: readonly Quote[],
  sorting?: ThemeSorting,
): Promise<Analysis> {
  const rest = slices();
  const all: StudiedQuote[] = [];
  for (const quote of quotes) {
    all.push(studied.get(quote) ?? (await study(quote)));
    if (rest.isDue()) await rest.take();
  }
  return inSlices(analyse(all, sorting), rest);
}

/** Runs all steps, and lets the page paint between them. */
export async function inSlices<Result>(steps: Steps<Result>, rest: Slices): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (rest.isDue()) await rest.take();
  }
}

export interface Slices {
  isDue(): boolean;
  take(): Promise<void>;
}

export function slices(): Slices {
  let start = performance.now();
  return {
    isDue: () => performance.now() - start >= SLICE,
    async take() {
      await yieldToMain();
      start = performance.now();
    },
  };
}

async function study(quote: Quote): Promise<StudiedQuote> {
  const found = studyQuote(quote, await lexiconFor(quote.language));
  studied.set(quote, found);
  return found;
}
