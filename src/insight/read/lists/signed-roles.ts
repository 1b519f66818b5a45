import { isRole } from '../../data/names/person-roles.ts';
import { isCustomer, isWriter, mayBeName } from '../lines/names.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';

/** In UTF-16 units; a longer line is no name, no role and no button. */
const LONGEST_TAIL = 60;

/** Share of the names that are known ones. */
const KNOWN_SHARE = 0.6;

/** Fewest cards that show the layout. */
const FEWEST = 2;

/** In lines: the name, the role and the company. */
const LONGEST_NAME = 3;

/** Sentences of a page, and the short lines below them. */
interface Run {
  readonly said: readonly string[];
  readonly tail: readonly string[];
}

/**
 * Reads cards of a company's page without quotation marks and gaps: the words, the customer's name,
 * a role, a company, perhaps a button. The page's own sentences are questions and its cookie banner.
 */
export function readRoles(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const runs = runsIn(lines);
  const cards = runs.filter(isCard);
  const known = cards.filter(({ tail: [name = ''] }) => isWriter(name)).length;
  const others = runs.filter((run) => !isCard(run));
  if (cards.length < FEWEST || known < cards.length * KNOWN_SHARE) return undefined;
  if (others.some(({ said }) => !said.every(isOfSite))) return undefined;
  const leftOut = runs.flatMap((run): LeftOut[] => {
    const name = isCard(run) ? run.tail.slice(0, LONGEST_NAME) : [];
    const rest = isCard(run) ? run.tail.slice(LONGEST_NAME) : [...run.said, ...run.tail];
    return [
      ...name.map((line) => ({ text: line, why: 'name' }) as const),
      ...rest.map((line) => ({ text: line, why: 'heading' }) as const),
    ];
  });
  const quotes = cards.map(({ said, tail: [name = ''] }) => ({
    text: said.join('\n'),
    speaker: name,
  }));
  return { quotes, leftOut };
}

function runsIn(lines: readonly string[]): readonly Run[] {
  const runs: { readonly said: string[]; readonly tail: string[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const isSaid = isSentence(line);
    if (!last || (isSaid && last.tail.length > 0))
      runs.push(isSaid ? { said: [line], tail: [] } : { said: [], tail: [line] });
    else (isSaid ? last.said : last.tail).push(line);
  }
  return runs;
}

/** True for sentences above a name of several words and at least a role. */
const isCard = ({ said, tail: [name = '', role = ''] }: Run): boolean =>
  said.length > 0 &&
  !said.every(isOfSite) &&
  role !== '' &&
  /^\p{Lu}\S* \S/u.test(name) &&
  mayBeName(name);

/** In UTF-16 units. */
const LONGEST_BANNER = 300;

/** True for what a company's page says on its own: `Ready to see it?`, `We use cookies.` */
export const isOfSite = (line: string): boolean =>
  line.endsWith('?') || /(?<!\p{L})cookies?(?!\p{L})/iu.test(line.slice(0, LONGEST_BANNER));

/** `Directora de RR. HH.`, `Bodegas Txori, S. L.`, `Harbour & Co.`: a stop that ends no sentence. */
const SHORTENED = /(?<!\p{L})(?:\p{Lu}{1,3}|Inc|Ltd|Co|Corp|Cía|Cie|Dept|Abt|Mgr|e\.V|e\.K)\.$/u;

/** True for a sentence, and for any line too long for a name or a button. */
export const isSentence = (line: string): boolean =>
  line.length > LONGEST_TAIL ||
  (/(?:[.!?…]|[.!?…]["”»“])$/u.test(line) &&
    !SHORTENED.test(line) &&
    /\p{L}\s\p{L}{1,40}\s\p{L}/u.test(line));

/** True for a description in place of a name: `Maintenance Director`. */
export const isJob = (name: string): boolean =>
  !isCustomer(name) && !/^verified /i.test(name) && name.toLowerCase().split(/[\s-]/).some(isRole);
