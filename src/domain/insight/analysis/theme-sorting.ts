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
  /** True while the user prefers the themes found on the device. */
  readonly isHidden?: true;
}

/** Share of the quotes that a sorting has to cover: else it is of another campaign. */
const COVERED = 0.5;

/** True if the model read at least half of the quotes. */
export function covers({ read }: ThemeSorting, quotes: readonly Quote[]): boolean {
  const known = new Set(read);
  const covered = quotes.filter(({ id }) => known.has(id)).length;
  return covered > 0 && covered >= quotes.length * COVERED;
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
    .trim()
    .slice(0, LONGEST_LABEL)
    .trim();
  return /\p{L}/u.test(plain) ? plain : '';
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

const IS_REST = /^(?:others?|misc(?:ellaneous)?|none|no theme|unsorted|rest|general)$/;

/** Parses a stored sorting of unknown origin; undefined if it holds none. */
export function parseSorting(data: unknown): ThemeSorting | undefined {
  const { model, themes, read, isHidden } = Object(data);
  if (typeof model !== 'string' || !Array.isArray(themes)) return undefined;
  return {
    model: model.slice(0, LONGEST_MODEL),
    themes: tidied(themes.map(parseTheme)),
    read: idsIn(read),
    ...(isHidden === true && { isHidden }),
  };
}

function parseTheme(data: unknown): SortedTheme {
  const { label, quoteIds } = Object(data);
  return { label: cleanLabel(label), quoteIds: idsIn(quoteIds) };
}

const idsIn = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((id) => typeof id === 'string') : [];
