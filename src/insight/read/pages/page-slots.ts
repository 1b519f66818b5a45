import { isWriter, mayBeName } from '../lines/names.ts';
import type { PageLine } from './page-line.ts';

/** In UTF-16 units; a longer line is classified by its words alone. */
const LONGEST = 60;

/** Kind of the content next to a line. */
type Neighbour = 'end' | 'rating' | 'date' | 'name' | 'furniture' | 'words' | 'short';

interface Slot {
  readonly at: number;
  readonly before: Neighbour;
  readonly next: Neighbour;
}

/**
 * Detects furniture that differs from review to review by its position: `Utrecht` between an age
 * and a day, `Marketing Manager` between a name and a badge. A position next to neither stars nor
 * words, and other than that of the names, holds the site's information on its reviewers.
 */
export function withSlots(lines: readonly PageLine[]): PageLine[] {
  // Lines far above the first review belong to the head of the page.
  const top = lines.findIndex(({ kind }) => kind === 'date' || kind === 'byline');
  const slots = lines.flatMap((_, at) =>
    at < top - LONGEST_HEADER ? [] : (slotAt(lines, at) ?? []),
  );
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.before} ${slot.next}`;
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  const countOf = (kind: PageLine['kind']) => lines.filter((line) => line.kind === kind).length;
  const reviews = countOf('rating') || countOf('date');
  const held = [...groups.values()].filter((group) => group.length >= Math.max(2, reviews * 0.6));
  // If names are known already, no other position has them.
  const most = Math.max(
    countOf('byline') >= 2 ? 2 : 0,
    ...held.map((group) => likeness(lines, group)),
  );
  const told = new Set(
    held
      .filter((group) => isInside(group[0]) && likeness(lines, group) < most)
      .filter((group) => !areTitles(group.map(({ at }) => lines[at]?.text ?? '')))
      .flatMap((group) => group.flatMap(({ at }) => (isAboveWords(lines, at) ? [at] : []))),
  );
  return lines.map((line, at) =>
    told.has(at) ? { kind: 'badge', text: line.text, isApart: line.isApart } : line,
  );
}

/** `Fair shifts, tired lorries`: a clause behind a comma is no place and no job. */
const CLAUSE = /\p{L},\s\p{Ll}{4,}/u;

/** True if no line reads like a place or a job, or one of them certainly doesn't. */
const areTitles = (texts: readonly string[]): boolean =>
  texts.every(isPhrase) || texts.some((text) => CLAUSE.test(text));

/** `Breakfast worth the flight`: three words or more in small letters are a title. */
const isPhrase = (text: string): boolean => /^\p{Lu}\S*(?: \p{Ll}\S*){2,}$/u.test(text);

/** In lines; no header is longer. */
const LONGEST_HEADER = 12;

/** True if more words follow before the review ends. */
function isAboveWords(lines: readonly PageLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + LONGEST_HEADER);
  const end = below.findIndex((line, step) => neighbour(line) === 'end' || isNext(below, step));
  return below.slice(0, end === -1 ? undefined : end).some(({ kind }) => kind === 'text');
}

/** True for a name above the badge, the stars or the day of the next review. */
const isNext = (lines: readonly PageLine[], at: number): boolean =>
  isShort(lines[at]) &&
  mayBeName(lines[at]?.text ?? '') &&
  ['badge', 'rating', 'date'].includes(lines[at + 1]?.kind ?? '');

/** The day of a shop's review, directly below its title: `Reviewed in Germany on 14 March`. */
const REVIEWED =
  /^(?:reviewed in|rezension aus|bewertet in|commenté (?:en|au)|avis (?:laissé|publié)|(?:re)?visado en|reseñado en|calificado en|recensito in|recensione (?:dall|in)|beoordeeld in|avaliado (?:no|em)) /iu;

/** The position of a short line of text; undefined for any other line. */
function slotAt(lines: readonly PageLine[], at: number): Slot | undefined {
  if (REVIEWED.test(lines[at + 1]?.text ?? '')) return undefined;
  if (!isShort(lines[at])) return undefined;
  return { at, before: neighbour(lines[at - 1]), next: neighbour(lines[at + 1]) };
}

const isShort = (line: PageLine | undefined): boolean =>
  line?.kind === 'text' &&
  line.text.length <= LONGEST &&
  !/[.!?…]$|^["“„«].*["”“»]$/u.test(line.text);

function neighbour(line: PageLine | undefined): Neighbour {
  if (line === undefined) return 'end';
  if (line.kind === 'text') return isShort(line) ? 'short' : 'words';
  return NEIGHBOURS[line.kind] ?? 'furniture';
}

const NEIGHBOURS: Readonly<Partial<Record<PageLine['kind'], Neighbour>>> = {
  rating: 'rating',
  date: 'date',
  byline: 'name',
  avatar: 'name',
  person: 'name',
  button: 'end',
  heading: 'end',
  reply: 'end',
  label: 'words',
  labelled: 'words',
};

/** True between the furniture of a header. */
const isInside = (slot: Slot | undefined): boolean =>
  slot !== undefined &&
  slot.before !== 'words' &&
  slot.before !== 'rating' &&
  slot.before !== 'end' &&
  (slot.next === 'date' || slot.next === 'furniture' || slot.next === 'name');

/** Similarity of the lines at a position to names, 0 to 2. */
function likeness(lines: readonly PageLine[], group: readonly Slot[]): number {
  const score = group.reduce((sum, { at }) => {
    const { text = '' } = lines[at] ?? {};
    return sum + (isWriter(text) ? 2 : mayBeName(text) ? 1 : 0);
  }, 0);
  return score / group.length;
}
