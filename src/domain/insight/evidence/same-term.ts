import type { Term } from './terms.ts';

/**
 * Whether two terms say the same: equal facts or equal words. Stems would take "room" for "rooms",
 * "useful" for "use" and, in German, "schnell" for "schneller".
 */
export function isSame(one: Term, other: Term): boolean {
  if (one.fact || other.fact) return one.word === other.word;
  return one.word === other.word || isPastOfPresent(one.word, other.word);
}

/** "Closes" and "closed": a post tells in the present what a customer saw. */
const isPastOfPresent = (one: string, other: string): boolean =>
  one.length > 4 &&
  ((one.endsWith('es') && other.endsWith('ed')) || (one.endsWith('ed') && other.endsWith('es'))) &&
  one.slice(0, -2) === other.slice(0, -2);
