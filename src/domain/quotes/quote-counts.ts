import { foldQuotes, type Quote, type QuoteDraft, quoteIdentity } from '#domain/quotes/quote.ts';

/** Number of times a paste names a quote. */
export interface QuoteCount {
  /** Id of the quote. */
  readonly id: string;
  /** Number of customers without this paste and later ones. */
  readonly from: number;
  /** Number of customers in this paste. */
  readonly to: number;
}

/** A paste with the quotes that it names; the order of a list of them is that of the pastes. */
interface Counting {
  readonly counts?: readonly QuoteCount[];
}

/** Number of customers by the key of their words. */
export const timesIn = (read: readonly QuoteDraft[]): ReadonlyMap<string, number> =>
  new Map(foldQuotes(read).map((quote) => [quoteIdentity(quote), quote.count ?? 1]));

/** The quotes that a paste names, with the number of customers before it. */
export function countQuotes(
  quotes: readonly Quote[],
  read: readonly QuoteDraft[],
  fromOf: (quote: Quote) => number,
): QuoteCount[] {
  const times = timesIn(read);
  return quotes.flatMap((quote) => {
    const to = times.get(quoteIdentity(quote));
    return to === undefined ? [] : [{ id: quote.id, from: fromOf(quote), to }];
  });
}

/**
 * Counts the customers again after pastes were taken back or read in another way. A quote whose
 * number is not that of the pastes before is left alone. `past` counts of pastes that are gone stay.
 */
export function recount<Paste extends Counting>(
  quotes: readonly Quote[],
  before: readonly Counting[],
  after: readonly Paste[],
  past: readonly QuoteCount[] = [],
): { readonly quotes: Quote[]; readonly pastes: Paste[] } {
  const base = bases([...before, ...after, { counts: past }]);
  const was = chain(before, base, past).now;
  const { pastes, now } = chain(after, base, past);
  const counted = quotes.map((quote) => {
    const [expected, next] = [was.get(quote.id), now.get(quote.id)];
    const isOurs = expected === undefined || expected === (quote.count ?? 1);
    return next === undefined || !isOurs ? quote : withCount(quote, next);
  });
  return { quotes: counted, pastes };
}

/** The quote with this number of customers. */
export function withCount({ count: _, ...quote }: Quote, times: number): Quote {
  return times > 1 ? { ...quote, count: times } : quote;
}

/** The numbers before all of these pastes, by the id of the quote. */
export function bases(pastes: readonly Counting[]): Map<string, number> {
  const least = new Map<string, number>();
  for (const { id, from } of pastes.flatMap(({ counts = [] }) => counts))
    least.set(id, Math.min(least.get(id) ?? from, from));
  return least;
}

/**
 * Puts the pastes one on the other, from `base`: each begins with the number that the earlier ones
 * leave, the `past` ones included. `now` has the numbers after the last one.
 */
export function chain<Paste extends Counting>(
  pastes: readonly Paste[],
  base: ReadonlyMap<string, number>,
  past: readonly QuoteCount[] = [],
): { readonly pastes: Paste[]; readonly now: ReadonlyMap<string, number> } {
  const now = new Map(base);
  for (const { id, to } of past) now.set(id, Math.max(now.get(id) ?? 1, to));
  const chained = pastes.map((paste) => {
    if (!paste.counts) return paste;
    const counts = paste.counts.map(({ id, to }) => {
      const from = now.get(id) ?? 1;
      now.set(id, Math.max(from, to));
      return { id, from, to };
    });
    return { ...paste, counts };
  });
  return { pastes: chained, now };
}
