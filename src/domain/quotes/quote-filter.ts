import type { Quote } from './quote.ts';

/** Filters of the list of quotes; a missing one lets every quote pass. */
export interface QuoteFilter {
  readonly theme?: string | undefined;
  readonly stars?: number | undefined;
  readonly language?: string | undefined;
  readonly included?: boolean | undefined;
}

/** Facts about the quotes that come from their analysis. */
interface Known {
  /** Ids of a theme's quotes, by its label. */
  readonly themes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of the quotes in the request. */
  readonly sent: ReadonlySet<string>;
}

/** Returns the quotes that pass every filter, with their position in the whole list, from 1. */
export function filterQuotes(
  quotes: readonly Quote[],
  { theme, stars, language, included }: QuoteFilter,
  { themes, sent }: Known,
): { readonly quote: Quote; readonly number: number }[] {
  const ids = theme === undefined ? undefined : themes.get(theme);
  const passes = (quote: Quote): boolean =>
    (theme === undefined || ids?.has(quote.id) === true) &&
    (stars === undefined || starsOf(quote) === stars) &&
    (language === undefined || languageOf(quote) === language) &&
    (included === undefined || sent.has(quote.id) === included);
  return quotes.flatMap((quote, index) => (passes(quote) ? [{ quote, number: index + 1 }] : []));
}

/** Whole stars of a quote, 0 to 5; undefined without a rating. */
export const starsOf = ({ rating }: Quote): number | undefined =>
  rating === undefined ? undefined : Math.round(rating);

/** A text too short to tell its language counts as English, as everywhere else. */
export const languageOf = ({ language = 'en' }: Quote): string => language;

/** The stars of all quotes, counting folded duplicates: how many, and their mean, 0 to 5. */
export interface Ratings {
  readonly count: number;
  readonly mean: number;
}

/** Returns the ratings of the quotes; undefined if there are none. */
export function ratingsOf(quotes: readonly Quote[]): Ratings | undefined {
  let [sum, total] = [0, 0];
  for (const { rating, count = 1 } of quotes) {
    if (rating === undefined) continue;
    sum += rating * count;
    total += count;
  }
  return total === 0 ? undefined : { count: total, mean: sum / total };
}
