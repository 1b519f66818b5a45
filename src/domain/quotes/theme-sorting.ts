import type { Quote } from './quote.ts';

/** Themes that a user takes in at a glance. */
export const MOST_THEMES = 6;

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

/** In UTF-16 units of a stored label or name. */
const LONGEST = 200;

/** Limit of the earlier labels: those of a few sortings. */
const MOST_REPLACED = 100;

/** Parses a stored sorting of unknown origin; undefined if it holds none. */
export function parseSorting(data: unknown): ThemeSorting | undefined {
  const { model, themes, read, replaced, isHidden } = Object(data);
  if (typeof model !== 'string' || !Array.isArray(themes)) return undefined;
  return {
    model: model.slice(0, LONGEST),
    themes: themes.flatMap(parseTheme),
    read: stringsIn(read),
    replaced: stringsIn(replaced).slice(0, MOST_REPLACED),
    ...(isHidden === true && { isHidden }),
  };
}

function parseTheme(data: unknown): SortedTheme[] {
  const { label, quoteIds } = Object(data);
  const ids = stringsIn(quoteIds);
  if (typeof label !== 'string' || label === '' || ids.length === 0) return [];
  return [{ label: label.slice(0, LONGEST), quoteIds: ids }];
}

const stringsIn = (data: unknown): string[] =>
  Array.isArray(data) ? [...new Set(data.filter((it) => typeof it === 'string'))] : [];
