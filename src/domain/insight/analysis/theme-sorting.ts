import type { Quote } from '../quote.ts';

/** A theme with the ids of its quotes. */
export interface SortedTheme {
  readonly label: string;
  readonly quoteIds: readonly string[];
}

/** Themes that the user's model found. */
export interface ThemeSorting {
  readonly model: string;
  readonly themes: readonly SortedTheme[];
  /** Ids of all quotes that it read, including those without a theme. */
  readonly read: readonly string[];
  /** Labels of earlier themes, which the user may have written about. */
  readonly replaced: readonly string[];
  /** True while the user prefers the themes found on the device. */
  readonly isHidden?: true;
}

/** True if the model read some of the quotes: a quote has its id in one campaign only. */
export function covers({ read }: ThemeSorting, quotes: readonly Quote[]): boolean {
  const known = new Set(read);
  return quotes.some(({ id }) => known.has(id));
}

/** Quotes that were added or included after the sorting. */
export function unsorted({ read }: ThemeSorting, quotes: readonly Quote[]): Quote[] {
  const known = new Set(read);
  return quotes.filter(({ id, choice }) => !known.has(id) && choice !== 'dropped');
}

/** In UTF-16 units. */
const LONGEST_LABEL = 40;
const LONGEST_MODEL = 200;

/** Maximum of a sorting, as of the themes found on the device. */
const MOST_THEMES = 24;

/** The name of a theme on one line, without markup; empty if it has no letters. */
export function cleanLabel(name: unknown): string {
  if (typeof name !== 'string') return '';
  const plain = name
    .slice(0, LONGEST_MODEL)
    .replaceAll(/[\p{C}\s*_`#<>[\]{}|"]+/gu, ' ')
    .replace(/[\s.,:;!?]{1,10}$/, '')
    .trim();
  const label = plain.length > LONGEST_LABEL ? shortened(plain) : plain;
  return /\p{L}/u.test(label) ? label : '';
}

/** Cut after a word, or within a long one. */
function shortened(label: string): string {
  const cut = label.slice(0, LONGEST_LABEL - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > LONGEST_LABEL / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Merges themes of the same name, and keeps the largest of them. Drops ids that occur twice, themes
 * without quotes and those that collect the rest.
 */
export function tidied(themes: readonly SortedTheme[]): SortedTheme[] {
  const byName = new Map<string, { label: string; ids: Set<string> }>();
  for (const { label, quoteIds } of themes) {
    const name = label.toLowerCase();
    if (name === '' || IS_REST.test(name)) continue;
    const known = byName.get(name) ?? { label, ids: new Set() };
    byName.set(name, known);
    for (const id of quoteIds) known.ids.add(id);
  }
  return [...byName.values()]
    .filter(({ ids }) => ids.size > 0)
    .toSorted((a, b) => b.ids.size - a.ids.size)
    .slice(0, MOST_THEMES)
    .map(({ label, ids }) => ({ label, quoteIds: [...ids] }));
}

/** `Other issues`, `General feedback`: what is left when all else is sorted. */
const IS_REST =
  /^(?:others?|misc(?:ellaneous)?|no(?:ne)?|unsorted|uncategori[sz]ed|rest|various)(?![\p{L}-])|^general(?: (?:feedback|comments?|praise|impressions?|opinions?|remarks?|satisfaction))?$/u;

/** Parses a stored sorting of unknown origin; undefined if it holds none. */
export function parseSorting(data: unknown): ThemeSorting | undefined {
  const { model, themes, read, replaced, isHidden } = Object(data);
  if (typeof model !== 'string' || !Array.isArray(themes)) return undefined;
  return {
    model: model.slice(0, LONGEST_MODEL),
    themes: tidied(themes.map(parseTheme)),
    read: idsIn(read),
    replaced: labelsIn(replaced),
    ...(isHidden === true && { isHidden }),
  };
}

function parseTheme(data: unknown): SortedTheme {
  const { label, quoteIds } = Object(data);
  return { label: cleanLabel(label), quoteIds: idsIn(quoteIds) };
}

/** Limit of the earlier labels: those of a few sortings. */
const MOST_REPLACED = 100;

const labelsIn = (data: unknown): string[] =>
  idsIn(data)
    .slice(0, MOST_REPLACED)
    .flatMap((label) => cleanLabel(label) || []);

const idsIn = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((id) => typeof id === 'string') : [];
