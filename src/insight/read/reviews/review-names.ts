import { isGivenName } from '../../data/names/given-names.ts';
import { isMasked, isWriter, mayBeName } from '../lines/names.ts';
import type { PageLine } from '../pages/page-line.ts';
import { VERDICT } from '../pages/verdicts.ts';
import { isOwnRole } from '../lines/speakers.ts';
import { ends, type Head, isAnchor, isText, wordsIn } from './review-heads.ts';

/** Position of the reviewers' names on the pages of a site. */
export type NamePlace = 'above' | 'between' | 'below' | 'behind' | 'nowhere';

export interface Layout {
  /** For each head, the line above it that belongs to it: a name, or else a title. */
  readonly above: readonly (number | undefined)[];
  readonly names: NamePlace;
}

/** The presumed layout of the page first, then all other possible ones. */
export function layoutsOf(lines: readonly PageLine[], heads: readonly Head[]): Layout[] {
  const none = heads.map(() => undefined);
  const titles = heads.map(({ start }) => {
    const above = lines[start - 1];
    const isTitle = isText(above) && !isAnswer(lines, start - 1);
    return isTitle && (above?.text.length ?? 0) <= LONGEST_TITLE ? start - 1 : undefined;
  });
  const places = ['between', 'below', 'behind', 'nowhere'] as const;
  return [
    layoutOf(lines, heads),
    { above: namesAbove(lines, heads).candidates, names: 'above' },
    ...places.flatMap((names) => [
      { above: none, names },
      { above: titles, names },
    ]),
  ];
}

/** True for the only line below the heading of an answer: it is no title of the next review. */
const isAnswer = (lines: readonly PageLine[], at: number): boolean =>
  lines[at - 1]?.kind === 'reply' ||
  (lines[at - 1]?.kind === 'date' && lines[at - 2]?.kind === 'reply');

function layoutOf(lines: readonly PageLine[], heads: readonly Head[]): Layout {
  const titled = titlesAbove(lines, heads);
  if (titled) return { above: titled, names: 'below' };
  const { candidates, isNamed } = namesAbove(lines, heads);
  const places = { between: betweenOf, below: belowOf, behind: behindOf };
  const foundAt = (names: keyof typeof places) =>
    heads.flatMap(
      (head, at) => places[names](lines, head, heads[at + 1]?.start ?? lines.length) ?? [],
    );
  const named = writersIn(candidates.flatMap((at) => lines[at ?? -1] ?? []));
  const below = writersIn(foundAt('below'));
  if (isNamed && (below <= named || below < heads.length / 2))
    return { above: candidates, names: 'above' };
  const isRated = ({ runs }: Head) =>
    runs.some(({ start, end }) => lines.slice(start, end).some(({ kind }) => kind === 'rating'));
  const rated = heads.filter(isRated).length > heads.length / 2;
  const bounded = candidates.filter((at) => at !== undefined && isBounded(lines, at));
  const areTitled = bounded.length > heads.length / 2;
  const titles = heads.map((head, at) => {
    const above = head.start - 1;
    if (isAnswer(lines, above)) return undefined;
    if (areTitled && candidates[at] === undefined && isTitleOnly(lines[above])) return above;
    if (candidates[at] !== above) return undefined;
    // Among rated reviews a head without stars belongs to an answer, with its writer above.
    return areTitled || isBounded(lines, above) || (rated && !isRated(head)) ? above : undefined;
  });
  for (const names of ['between', 'below', 'behind'] as const) {
    const found = foundAt(names);
    const isWriters = writersIn(found) >= found.length / 3;
    const isSure = isWriters || IS_SURE[names](lines, heads, found);
    if (found.length > heads.length / 2 && isSure) return { above: titles, names };
  }
  return { above: titles, names: 'nowhere' };
}

const writersIn = (lines: readonly PageLine[]): number =>
  lines.filter(({ text }) => isWriter(text)).length;

/** Layouts that identify names even if they are unknown as names. */
const IS_SURE: Readonly<
  Record<
    'between' | 'below' | 'behind',
    (lines: readonly PageLine[], heads: readonly Head[], found: readonly PageLine[]) => boolean
  >
> = {
  between: (lines, heads) => heads.every((head) => textsBetween(lines, head).length > 1),
  below: (lines, heads) => isAppStore(heads, lines),
  behind: (lines, heads, found) =>
    found.length > 1 &&
    found.length === heads.length &&
    found.every((line) => ['badge', 'detail'].includes(lines[lines.indexOf(line) + 1]?.kind ?? '')),
};

/** Titles above all heads, if the lines below these are more like names. */
function titlesAbove(
  lines: readonly PageLine[],
  heads: readonly Head[],
): readonly (number | undefined)[] | undefined {
  const pairs = heads.map((head, at) => {
    const above = head.start - 1;
    // The title of the next review is not part of this one's words.
    const below = belowOf(lines, head, (heads[at + 1]?.start ?? lines.length + 1) - 1);
    const isTitle = isText(lines[above]) && (lines[above]?.text.length ?? 0) <= LONGEST_TITLE;
    return isTitle && below ? { above, below } : undefined;
  });
  const found = pairs.flatMap((pair) => pair ?? []);
  if (!found.some(({ above }) => isBounded(lines, above))) return undefined;
  if (found.length < 2 || found.length < heads.length * 0.6) return undefined;
  const likeness = (texts: readonly string[]) => texts.reduce((sum, it) => sum + likeName(it), 0);
  const titles = likeness(found.map(({ above }) => lines[above]?.text ?? ''));
  const names = likeness(found.map(({ below }) => below.text));
  return names > titles ? pairs.map((pair) => pair?.above) : undefined;
}

/** True for a short line without a stop: `Good, but the watch…` */
const isTitleOnly = (line: PageLine | undefined): boolean =>
  line?.kind === 'text' && line.text.length <= 60 && !/[^.][.!?]$/.test(line.text);

/** In UTF-16 units. */
const LONGEST_TITLE = 90;

function likeName(line: string): number {
  if (isWriter(line)) return 2;
  return mayBeName(line) && line.split(/\s+/).length <= 3 ? 1 : 0;
}

/** True directly below furniture, an empty line or the start. */
const isBounded = (lines: readonly PageLine[], at: number): boolean =>
  at === 0 || lines[at]?.isApart === true || !isText(lines[at - 1]);

export const named = (line: PageLine | undefined): PageLine | undefined =>
  line?.kind === 'text' && mayBeName(line.text) && !VERDICT.test(line.text) && !isPhrase(line.text)
    ? line
    : undefined;

/** `Promised the moon`: words in small letters, one longer than those of a name. */
const PHRASE =
  /^(?!.* (?:de|del|della|di|da|dal|do|dos|das|du|van|von|vom|den|der|ten|ter|zu|la|le|el|al|bin|ben|ibn|abu) )\p{Lu}\p{Ll}+(?: \p{Ll}+)+ \p{Ll}{4,}$/u;

const isPhrase = (text: string): boolean =>
  PHRASE.test(text) && !isGivenName((text.split(' ')[0] ?? '').toLowerCase());

/** The line between the date and the stars; below a title, if there are several lines. */
export function betweenOf(lines: readonly PageLine[], head: Head): PageLine | undefined {
  const [first, ...more] = textsBetween(lines, head);
  // A place may follow the name.
  return named(more.find(({ text }) => isWriter(text)) ?? more[0] ?? first);
}

/** Lines between the date and the stars below the name: the site's information on its author. */
export function placesBetween(lines: readonly PageLine[], head: Head): readonly PageLine[] {
  const texts = textsBetween(lines, head);
  const name = betweenOf(lines, head);
  return texts.length > 2 && name ? texts.slice(texts.indexOf(name) + 1) : [];
}

const textsBetween = (lines: readonly PageLine[], { runs }: Head): readonly PageLine[] =>
  lines.slice(runs[0]?.end ?? 0, runs[1]?.start ?? 0).filter(isText);

/** The line below the head, above the words. */
function belowOf(lines: readonly PageLine[], head: Head, next: number): PageLine | undefined {
  const hasWords = lines.slice(head.end + 1, next).some(isText);
  return hasWords ? named(lines[head.end]) : undefined;
}

/** The line below the words, if furniture follows. */
function behindOf(lines: readonly PageLine[], head: Head, next: number): PageLine | undefined {
  const words = wordsIn(lines, head, next);
  const last = words.at(-1) ?? -1;
  return words.length > 1 && !isText(lines[last + 1]) ? named(lines[last]) : undefined;
}

/** True for stars, a title, a date, a name and the words below each other. */
const isAppStore = (heads: readonly Head[], lines: readonly PageLine[]): boolean =>
  heads.filter(({ runs, end }) => runs.length > 1 && lines[end - 1]?.kind === 'date').length >
  heads.length / 2;

/** True if the head has its author's name, below furniture of the page. */
const isSigned = (lines: readonly PageLine[], { start, end }: Head): boolean =>
  lines
    .slice(start, end)
    .some(({ kind }, at, run) => kind === 'byline' && run[at - 1]?.kind === 'avatar');

/** The line above each head that may be its author's name, and whether these are names. */
function namesAbove(lines: readonly PageLine[], heads: readonly Head[]) {
  const avatars = new Set(lines.flatMap((line) => (line.kind === 'avatar' ? [line.name] : [])));
  const candidates = heads.map((head, at) =>
    isSigned(lines, head) ? undefined : nameAbove(lines, head.start, heads[at - 1]?.end ?? 0),
  );
  const sure = candidates.filter((at, index) => {
    const line = at === undefined ? undefined : lines[at];
    const start = heads[index]?.start ?? 0;
    if (!line) return false;
    const first = lines[start]?.kind;
    const isBeside = first === 'badge' || first === 'menu' || at !== start - 1;
    return avatars.has(line.text) || isBeside || isWriter(line.text);
  });
  const found = candidates.filter((at) => at !== undefined);
  const bounded = found.filter((at) => isBounded(lines, at));
  const isNamed =
    sure.length > 0 && (bounded.length > found.length / 2 || sure.length >= found.length / 3);
  return { candidates, isNamed };
}

/** True for a title between the stars and the site's information on its author. */
export function isTitleBelowName(lines: readonly PageLine[], at: number): boolean {
  const [above, title] = [lines[at - 1], lines[at]];
  if (title?.kind !== 'text' || title.text.length > LONGEST_TITLE || mayBeName(title.text))
    return false;
  const isTold = above?.kind === 'badge' || above?.kind === 'detail' || above?.kind === 'sign';
  return isTold || (above?.kind === 'text' && isWriter(above.text));
}

/** True for a title between the day of a stay and the stars, with the name further above. */
export function isTitleBelowFacts(lines: readonly PageLine[], at: number): boolean {
  const [above, title, stars] = [lines[at - 1], lines[at], lines[at + 1]];
  return (
    above?.kind === 'detail' &&
    /(?<!\d)\d{4}(?!\d)/.test(above.text) &&
    stars?.kind === 'rating' &&
    title?.kind === 'text' &&
    title.text.length <= LONGEST_TITLE &&
    !isWriter(title.text)
  );
}

/** True for `Vik` below the letter `V` in place of a picture. */
function isBelowInitials(lines: readonly PageLine[], at: number): boolean {
  const [initials, name] = [lines[at - 1], lines[at]];
  return (
    (initials?.kind === 'sign' || (initials?.kind === 'badge' && !isText(lines[at - 2]))) &&
    /^\p{Lu}{1,3}$/u.test(initials.text) &&
    name?.text.toLowerCase().startsWith(initials.text.charAt(0).toLowerCase()) === true
  );
}

/** True for figures with others above them, as filters of a page have them. */
const isFigures = (lines: readonly PageLine[], at: number): boolean =>
  [at, at - 1].every((it) => /^[+(]?\d[\d.,]*\)?$/.test(lines[it]?.text ?? ''));

/**
 * The line right above a head, or above the badges and places over it: `Anna`, `Germany`, `Double
 * Room`, `Reviewed: 3 May`.
 */
function nameAbove(lines: readonly PageLine[], start: number, limit: number): number | undefined {
  let name: number | undefined;
  let writer: number | undefined;
  let top = start;
  let texts = 0;
  for (let at = start - 1; at >= limit; at -= 1) {
    const line = lines[at];
    if (!line || ends(line) || line.kind === 'avatar' || isAnchor(line)) break;
    if (line.kind !== 'text') {
      // Above several lines without furniture there is another part of the page.
      if (texts > 2 && line.kind === 'sign') break;
      if (texts > 1 && isFigures(lines, at)) break;
      [top, texts] = [at, 0];
      continue;
    }
    texts += 1;
    if (isBelowInitials(lines, at) || isMasked(line.text)) return at;
    if (at === start - 1 && isTitleBelowName(lines, at)) {
      top = at;
      continue;
    }
    if (!mayBeName(line.text)) break;
    // The signature of an answer: `Beth`, `Customer Care Team`
    if (name !== undefined && isOwnRole(line.text)) break;
    if (at === top - 1) name = at;
    if (isWriter(line.text)) writer = at;
    if (line.isApart) break;
  }
  return writer ?? name;
}
