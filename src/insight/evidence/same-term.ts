import type { Term } from './terms/terms.ts';

/**
 * True if two terms are the same fact or the same word. Stems would equate "room" with "rooms",
 * "useful" with "use" and, in German, "schnell" with "schneller".
 */
export function isSame(one: Term, other: Term): boolean {
  if (one.fact || other.fact) return one.word === other.word;
  return one.word === other.word || isPastOfPresent(one.word, other.word);
}

/**
 * True for "Closes" and "closed": a post reports in the present tense an experience in the past.
 */
const isPastOfPresent = (one: string, other: string): boolean =>
  one.length > 4 &&
  ((one.endsWith('es') && other.endsWith('ed')) || (one.endsWith('ed') && other.endsWith('es'))) &&
  one.slice(0, -2) === other.slice(0, -2);
