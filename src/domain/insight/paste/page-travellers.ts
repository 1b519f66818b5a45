import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import { isCountry } from './places.ts';
import { dateIn } from './when.ts';

/** `14 contributions`, perhaps with the home before it: `Torino, Italia18 contributi`. */
const CONTRIBUTIONS =
  /^(?<home>[^\d]{2,50}(?<=\p{L}))?\d[\d.,]{0,9} (?:contributions?|beitr[äa]ge?|aportaci[oó]n(?:es)?|contribuci[oó]n(?:es)?|contribut[oi]|bijdragen?|contribuiç(?:ão|ões)|recensioni)$/iu;

/** The votes below it. */
const VOTES = /^\d{1,4}$/;

/** `mars 2025 • En couple`, `Aug 2024`: a month without a day, perhaps with the company behind it. */
const VISIT =
  /^\p{L}{3,12}\.?(?: de)? 20\d\d(?:\s?[•·]\s?\p{L}[\p{L} ,'’-]{2,30})?$|^20\d\d年\d{1,2}月(?:\s?[•·・].{1,15})?$/u;

/** `Leeds, UK`, `St. Louis, MO`. */
const HOME = /^\p{Lu}[^\d!?]{1,40}, \p{Lu}[^\d!?]{1,40}$/u;

/** In UTF-16 units. */
const LONGEST_NAME = 40;
const LONGEST_TITLE = 120;
const LONGEST_CHOICE = 60;

/** In lines: from the title to the day on which it was written. */
const FARTHEST_DAY = 25;

interface Head {
  readonly name: number;
  readonly votes: number;
  readonly title: number;
}

/** The head above a month: name, perhaps a home, contributions, votes, perhaps stars, title. */
function headsIn(lines: readonly PageLine[]): readonly Head[] {
  return lines.flatMap(({ text }, at): Head[] => {
    const counted = CONTRIBUTIONS.exec(text.slice(0, LONGEST_TITLE))?.groups;
    if (!counted || !VOTES.test(lines[at + 1]?.text ?? '')) return [];
    const title = lines[at + 2]?.kind === 'rating' ? at + 3 : at + 2;
    const words = lines[title]?.text ?? '';
    const hasTitle = words.length <= LONGEST_TITLE && VISIT.test(lines[title + 1]?.text ?? '');
    const name = counted['home'] === undefined && isHome(lines, at - 1) ? at - 2 : at - 1;
    return hasTitle && isName(lines[name]) ? [{ name, votes: at + 1, title }] : [];
  });
}

const isName = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  line.text.length <= LONGEST_NAME &&
  (/^[^,;:!?]{2,40}$/.test(line.text) || mayBeName(line.text));

/** True for the line between a name and the contributions: a place, or the second of two short lines. */
function isHome(lines: readonly PageLine[], at: number): boolean {
  const [start, above, line] = [lines[at - 2], lines[at - 1], lines[at]];
  if (!line || !isName(above)) return false;
  if (HOME.test(line.text) || isCountry(line.text)) return true;
  // `Klaus W`, `Vienna`
  if (/^\p{Lu}\S+ \p{Lu}\.?$/u.test(above?.text ?? '')) return !/ \p{Lu}\.?$/u.test(line.text);
  const isAfterReview =
    start !== undefined && ['button', 'detail', 'date', 'reply'].includes(start.kind);
  return isAfterReview && above?.kind !== 'button' && !/[.!?…]$/.test(above?.text ?? '');
}

/** The day on which a review was written, below its words and above an answer. */
function writtenBelow(lines: readonly PageLine[], title: number, end: number): string | undefined {
  const below = lines.slice(title + 2, Math.min(end, title + FARTHEST_DAY));
  const reply = below.findIndex(({ kind }) => kind === 'reply');
  const own = reply === -1 ? below : below.slice(0, reply);
  return own.flatMap(({ kind, text }) => (kind === 'text' ? [] : (dateIn(text) ?? [])))[0];
}

/**
 * Recognises the heads of a travel site that counts each writer's contributions and votes. Without
 * them, a page remains as it is.
 */
export function withTravellers(lines: readonly PageLine[]): readonly PageLine[] {
  const heads = headsIn(lines);
  const first = heads[0];
  if (!first || isMixed(lines, heads)) return lines;
  const kinds = new Map<number, PageLine>();
  for (const [index, { name, votes, title }] of heads.entries()) {
    const end = heads[index + 1]?.name ?? lines.length;
    const { text = '', isApart = false } = lines[name] ?? {};
    const date = writtenBelow(lines, title, end);
    kinds.set(name, { kind: 'byline', name: text, text, isApart, ...(date && { date }) });
    for (let at = name + 1; at <= votes; at += 1) kinds.set(at, as('badge', lines[at]));
    kinds.set(title, as('text', lines[title]));
    kinds.set(title + 1, as('badge', lines[title + 1]));
    // The day is that of the review above, not of the next one.
    for (let at = title + 2; at < end; at += 1)
      if (date !== undefined && lines[at]?.kind === 'date') kinds.set(at, as('badge', lines[at]));
  }
  const top = lines.slice(0, first.name);
  const isPlain = top.every(({ text }) => text.length <= LONGEST_CHOICE && !/[.!?…]$/.test(text));
  return lines.map((line, at) =>
    at < first.name && isPlain && OF_PERSON.has(line.kind)
      ? as('heading', line)
      : (kinds.get(at) ?? line),
  );
}

/** True if other heads of the page have stars above words: those are another site's. */
function isMixed(lines: readonly PageLine[], heads: readonly Head[]): boolean {
  const titles = new Set(heads.map(({ title }) => title));
  const isSentence = ({ kind, text }: PageLine) => kind === 'text' && /[.!?…]$/.test(text);
  return lines.some(
    ({ kind }, at) =>
      kind === 'rating' && !titles.has(at + 1) && lines.slice(at + 1, at + 4).some(isSentence),
  );
}

/** Kinds of lines that could begin a review above the first head, such as a language of the filter. */
const OF_PERSON: ReadonlySet<PageLine['kind']> = new Set(['text', 'byline', 'avatar']);

const as = (kind: 'badge' | 'heading' | 'text', line?: PageLine): PageLine => ({
  kind,
  text: line?.text ?? '',
  isApart: line?.isApart ?? false,
});
