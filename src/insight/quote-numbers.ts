/**
 * Quotes on their way to another thread, which copies all that it is sent: each quote and each array
 * of quotes gets a number and is sent once. What is found out about a quote or an array is cached by
 * its identity there, so it has to stay the same one.
 */
import type { Quote } from '#domain/quotes/quote.ts';

/** An array of quotes by its number. */
export interface NumberedQuotes {
  readonly array: number;
  /** The numbers of its quotes, with those that are new; undefined if it was sent before. */
  readonly quotes?: readonly (number | readonly [number: number, quote: Quote])[];
  /** An array that will not be meant again. */
  readonly dropped?: number;
}

/** Arrays that are kept: the campaign's in a few versions, and those of a few drafts. */
const KEPT = 8;

/** Numbers the quotes for one receiver. */
export function createSender(): (quotes: readonly Quote[]) => NumberedQuotes {
  /** Least recently used first. */
  const arrays = new Map<readonly Quote[], number>();
  let numbers = new Map<Quote, number>();
  let last = 0;

  function numbered(quote: Quote): number | readonly [number, Quote] {
    const known = numbers.get(quote);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(quote, last);
    return [last, quote];
  }

  /** Drops the array that was not used for longest, if there are too many. */
  function drop(): number | undefined {
    const [oldest] = arrays;
    if (!oldest || arrays.size <= KEPT) return undefined;
    arrays.delete(oldest[0]);
    const held = new Set([...arrays.keys()].flat());
    numbers = new Map([...numbers].filter(([quote]) => held.has(quote)));
    return oldest[1];
  }

  return (quotes) => {
    const known = arrays.get(quotes);
    if (known !== undefined) {
      arrays.delete(quotes);
      arrays.set(quotes, known);
      return { array: known };
    }
    const sent = quotes.map(numbered);
    last += 1;
    const array = last;
    arrays.set(quotes, array);
    const dropped = drop();
    return { array, quotes: sent, ...(dropped !== undefined && { dropped }) };
  };
}

/** Returns the same quotes for the same numbers. Takes everything in the order of the sender. */
export function createReceiver(): (sent: NumberedQuotes) => readonly Quote[] {
  const arrays = new Map<number, { numbers: readonly number[]; quotes: readonly Quote[] }>();
  let known = new Map<number, Quote>();

  return ({ array, quotes, dropped }) => {
    if (quotes) {
      const fresh = quotes.filter((it) => typeof it !== 'number');
      for (const [number, quote] of fresh) known.set(number, quote);
      const numbers = quotes.map((it) => (typeof it === 'number' ? it : it[0]));
      arrays.set(array, { numbers, quotes: numbers.map((it) => present(known.get(it))) });
    }
    if (dropped !== undefined) {
      arrays.delete(dropped);
      const held = new Set([...arrays.values()].flatMap(({ numbers }) => numbers));
      known = new Map([...known].filter(([number]) => held.has(number)));
    }
    return present(arrays.get(array)).quotes;
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A number without a quote');
  return value;
}
