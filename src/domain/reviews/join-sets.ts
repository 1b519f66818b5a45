import { withCount } from '../quotes/quote-counts.ts';
import { addQuotes, type Quote, quoteIdentity, sizeOfQuotes } from '../quotes/quote.ts';
import type { ReviewSet } from './review-set.ts';

/**
 * Adds the quotes of one set to another: each keeps its id, and of duplicates the first stays with
 * the larger number of customers. Names that only `from` shows are masked. Undefined if both together
 * are larger than `maxBytes` of UTF-8.
 */
export function joinSets(
  into: ReviewSet,
  from: ReviewSet,
  now: number,
  maxBytes: number,
): ReviewSet | undefined {
  const known = new Map(from.quotes.map((quote) => [quoteIdentity(quote), quote.id]));
  const before = new Set(into.quotes.map(({ id }) => id));
  const quotes = addQuotes(into.quotes, from.quotes).map((quote) =>
    before.has(quote.id) ? quote : { ...quote, id: known.get(quoteIdentity(quote)) ?? quote.id },
  );
  if (sizeOfQuotes(quotes) > maxBytes) return undefined;
  return { ...into, quotes, updatedAt: now };
}

/**
 * Takes a set out of another again: quotes that the other had before, or that were added to it since,
 * stay, as does what the user decided about them.
 */
export function separateSets(
  now: ReviewSet,
  { before, after }: { readonly before: ReviewSet; readonly after: ReviewSet },
): ReviewSet {
  const [own, joined] = [byId(before), byId(after)];
  const quotes = now.quotes.flatMap((quote) => {
    const was = own.get(quote.id);
    if (!was) return joined.has(quote.id) ? [] : [quote];
    return [quote.count === joined.get(quote.id)?.count ? withCount(quote, was.count ?? 1) : quote];
  });
  return { ...now, quotes };
}

const byId = ({ quotes }: ReviewSet): ReadonlyMap<string, Quote> =>
  new Map(quotes.map((quote) => [quote.id, quote]));
