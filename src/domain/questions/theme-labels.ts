import { MOST_THEMES, type SortedTheme } from '../quotes/theme-sorting.ts';

/** In UTF-16 units. */
const LONGEST_LABEL = 40;
const LONGEST_NAME = 200;

/** The name of a theme on one line, without markup; empty if it has no letters. */
export function cleanLabel(name: unknown): string {
  if (typeof name !== 'string') return '';
  const plain = name
    .slice(0, LONGEST_NAME)
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

/** `Other issues`, `General feedback`: themes that collect the remaining quotes. */
const IS_REST =
  /^(?:others?|misc(?:ellaneous)?|no(?:ne)?|unsorted|uncategori[sz]ed|rest|various)(?![\p{L}-])|^general(?: (?:feedback|comments?|praise|impressions?|opinions?|remarks?|satisfaction))?$/u;
