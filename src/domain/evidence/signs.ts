import { restsOnQuote, type Standing } from './summary.ts';

/** Signs behind a sentence that no customer said, and behind one that a customer contradicts. */
export const NO_SOURCE_SIGN = '?';
export const OTHERWISE_SIGN = '≠';

/** Sign behind a sentence whose quote is no longer in the list, among all signs. */
export const GONE_SIGN = '”';

/** Signs that appear only where the user asks for all of them. */
const QUIET: Readonly<Partial<Record<Standing, string>>> = {
  near: '≈',
  'not-compared': '–',
  kept: '✓',
};

/**
 * The sign behind a sentence: the number of the quote it rests on, or a mark. Undefined without one.
 * `number`: of its first source in the list, from 1; `showsAll`: quiet sentences have one too.
 */
export function signOf(
  standing: Standing | undefined,
  number: number | undefined,
  showsAll: boolean,
): string | undefined {
  if (standing === undefined) return undefined;
  if (standing === 'otherwise') return OTHERWISE_SIGN;
  if (standing === 'no-source') return NO_SOURCE_SIGN;
  if (restsOnQuote(standing) && number !== undefined) return `${number}`;
  const quiet = restsOnQuote(standing) ? GONE_SIGN : QUIET[standing];
  return showsAll && quiet !== undefined
    ? `${quiet}${standing === 'near' ? (number ?? '') : ''}`
    : undefined;
}
