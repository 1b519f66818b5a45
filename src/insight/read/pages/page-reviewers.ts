import { isWriter, mayBeName } from '../lines/names.ts';
import type { PageLine } from './page-line.ts';

/** A site's placeholder for a reviewer who gave no name; beside a name it is a badge. */
const NAMELESS =
  /^(?:verified (?:reviewer|user)|verifizierter? (?:rezensent(?:in)?|bewerter(?:in)?|nutzer(?:in)?)|(?:utilisateur|évaluateur|critique) vérifié|(?:usuario|revisor|evaluador) verificado|(?:utente|recensore) verificato|geverifieerde (?:reviewer|recensent|beoordelaar|gebruiker)|(?:avaliador|usuário|utilizador) verificado|zweryfikowany (?:recenzent|użytkownik))$/iu;

/** In UTF-16 units. */
const LONGEST = 60;

/** `Retail, 11-50 employees`: the site's information on the firm of a reviewer. */
const isFirm = (line: PageLine | undefined): boolean =>
  (line?.kind === 'detail' || line?.kind === 'badge') && /\p{L}.*\d/u.test(line.text);

const isJob = (line: PageLine | undefined): boolean =>
  line?.kind !== 'rating' &&
  line?.kind !== 'date' &&
  /^\p{L}/u.test(line?.text ?? '') &&
  (line?.text.length ?? 0) <= LONGEST &&
  !/[.!?…]$/u.test(line?.text ?? '');

/**
 * Reads the placeholder of a reviewer as the name where the name is: above the job and the firm. The
 * job is no name then.
 */
export function withReviewers(lines: readonly PageLine[]): readonly PageLine[] {
  const jobs = new Set<number>();
  const names = new Set<number>();
  lines.forEach(({ text }, at) => {
    if (text.length > LONGEST || !NAMELESS.test(text)) return;
    const above = lines[at - 1];
    const isBesideName = above?.kind === 'text' && (isWriter(above.text) || mayBeName(above.text));
    const hasJob = !isFirm(lines[at + 1]) && isJob(lines[at + 1]) && isFirm(lines[at + 2]);
    if (isBesideName || !(hasJob || isFirm(lines[at + 1]))) return;
    names.add(at);
    if (hasJob) jobs.add(at + 1);
  });
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (names.has(at)) return { kind: 'byline', name: text, text, isApart };
    return jobs.has(at) ? { kind: 'badge', text, isApart } : line;
  });
}
