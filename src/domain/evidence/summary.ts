import type { JudgedSentence, Verdict } from './verdict.ts';

/** A verdict as shown to the user, including the user's own decisions. */
export type Standing = Exclude<Verdict, 'not-a-claim'> | 'kept';

/** Label of each count, in display order. */
const COUNTED = [
  ['said', 'said'],
  ['retold', 'retold'],
  ['otherwise', 'contradicted'],
  ['near', 'possible source'],
  ['no-source', 'no source'],
  ['not-compared', 'not compared'],
  ['kept', 'kept by you'],
] as const satisfies readonly (readonly [Standing, string])[];

/** The short name of a standing, as a label on its sentence. */
export const STANDING_LABELS: Readonly<Record<Standing, string>> = {
  said: 'Said',
  retold: 'Retold',
  otherwise: 'Customers said otherwise',
  near: 'Possible source',
  'no-source': 'No source',
  'not-compared': 'Not compared',
  kept: 'Kept by you',
};

/** The standing of a sentence; undefined if it claims nothing. `kept`: the user vouches for it. */
export function standingOf(
  { verdict }: Pick<JudgedSentence, 'verdict'>,
  isKept: boolean,
): Standing | undefined {
  if (verdict === 'not-a-claim') return undefined;
  return verdict !== 'said' && isKept ? 'kept' : verdict;
}

/** True for a standing that the user should look at before posting. */
export const needsLook = (standing: Standing | undefined): boolean =>
  standing === 'otherwise' || standing === 'no-source';

/** "2 sentences to check" */
export const countToCheck = (count: number): string =>
  `${count} ${count === 1 ? 'sentence' : 'sentences'} to check`;

/**
 * The evidence of a post in one line: the number of sentences to check, or else of the claims that
 * rest on quotes. `part`: the part of the post that was checked, if not all of it.
 */
export function evidenceLine(standings: readonly (Standing | undefined)[], part?: string): string {
  const where = part ? ` in ${part}` : '';
  const toCheck = standings.filter(needsLook).length;
  if (toCheck > 0) return `${countToCheck(toCheck)}${where}`;
  const claims = standings.filter((it) => it !== undefined && it !== 'kept').length;
  if (claims === 0) return `No claims to check${where}`;
  const resting = standings.filter(restsOnQuote).length;
  if (resting === claims) return `Every claim${where} rests on a quote`;
  const verb = resting === 1 || claims === 1 ? 'rests' : 'rest';
  return `${resting} of ${claims} ${claims === 1 ? 'claim' : 'claims'}${where} ${verb} on a quote`;
}

/** True for a sentence that carries the number of a quote. */
export const restsOnQuote = (standing: Standing | undefined): boolean =>
  standing === 'said' || standing === 'retold';

/**
 * Counts of the verdicts on a post: "4 said · 1 possible source · 1 no source". `part`: what was
 * checked of it, if that is not all of it.
 */
export function summarise(standings: readonly (Standing | undefined)[], part?: string): string {
  const claims = standings.filter((standing) => standing !== undefined);
  if (claims.length === 0) return part ? `No claims to check in ${part}.` : 'No claims to check.';
  if (claims.every((standing) => standing === 'said'))
    return `Every claim ${part ? `in ${part} ` : ''}is in your customers’ words: ${claims.length} said.`;
  const counts = Map.groupBy(claims, (standing) => standing);
  return COUNTED.flatMap(([standing, label]) => {
    const count = counts.get(standing)?.length;
    return count
      ? [`${count} ${count > 1 && standing === 'near' ? 'possible sources' : label}`]
      : [];
  }).join(' · ');
}
