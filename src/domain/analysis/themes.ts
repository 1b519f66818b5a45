import type { Quote } from '../quote.ts';
import { aspectsOf } from './aspects.ts';
import { type Lexicon, tokensOf } from './lexicon.ts';
import type { Steps } from './steps.ts';
import { sharedTerms, type Term, wordingOf, type Worded } from './terms.ts';

/** What several customers speak of. */
export interface Theme {
  readonly label: string;
  /** How many customers, those counted whose words were folded into one quote. */
  readonly count: number;
  /** The mean of their stars, 0 to 5; absent when none gave any. */
  readonly rating?: number;
  /** Numbers of the quotes, the best to show first. */
  readonly quoteIds: readonly string[];
}

/** A quote with what it speaks of. Made once for each text, whatever stands beside it. */
export interface DescribedQuote extends Worded {
  readonly aspects: readonly string[];
  /** How far it is from a quote of one aspect and of a length that one reads: the best is shown first. */
  readonly distance: number;
}

export function describeQuote(quote: Quote, lexicon: Lexicon): DescribedQuote {
  const { labels, rest } = aspectsOf(quote.text);
  const distance = labels.length + Math.abs(Math.log2((quote.text.length + 1) / GOOD_LENGTH));
  const wording = wordingOf(tokensOf(rest, lexicon), quote.language);
  return { quote, aspects: labels, distance, wording };
}

/** Characters. */
const GOOD_LENGTH = 120;

/** More would be a list, not an overview. */
const MOST_THEMES = 12;
const MOST_FOUND = 5;

/**
 * The themes across quotes, the most spoken of first. The same whatever order the quotes come in.
 * Two sources: aspects that every trade knows, and words or pairs of words that many quotes here
 * share, whose sets of quotes are merged where they are nearly one.
 */
export function* themesOf(described: readonly DescribedQuote[]): Steps<Theme[]> {
  const aspects = byAspect(described);
  const least = Math.max(2, Math.ceil(described.length * 0.025));
  const known = [...aspects].filter(([, members]) => members.length >= least);
  const found = yield* merged(yield* sharedTerms(described), known);
  const themes: Theme[] = [];
  for (const group of [...known, ...found].toSorted(bySize).slice(0, MOST_THEMES)) {
    themes.push(themeOf(group));
    yield;
  }
  return themes;
}

type Group = readonly [label: string, members: readonly DescribedQuote[]];

const bySize = ([a, those]: Group, [b, others]: Group) =>
  customers(others) - customers(those) || compare(a, b);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function byAspect(described: readonly DescribedQuote[]): Map<string, DescribedQuote[]> {
  const groups = new Map<string, DescribedQuote[]>();
  for (const it of described)
    for (const label of it.aspects) {
      const group = groups.get(label);
      if (group) group.push(it);
      else groups.set(label, [it]);
    }
  return groups;
}

function themeOf([label, members]: Group): Theme {
  const rated = members.filter(({ quote }) => quote.rating !== undefined);
  const sum = rated.reduce((all, { quote }) => all + (quote.rating ?? 0) * timesOf(quote), 0);
  const raters = customers(rated);
  return {
    label,
    count: customers(members),
    ...(raters > 0 && { rating: sum / raters }),
    quoteIds: members.toSorted(byTelling).map(({ quote }) => quote.id),
  };
}

const timesOf = (quote: Quote): number => quote.count ?? 1;
const customers = (members: readonly DescribedQuote[]): number =>
  members.reduce((all, { quote }) => all + timesOf(quote), 0);

const byTelling = (a: DescribedQuote, b: DescribedQuote): number =>
  a.distance - b.distance ||
  timesOf(b.quote) - timesOf(a.quote) ||
  compare(a.quote.text, b.quote.text);

/** Two sets of quotes that share this much speak of one thing. */
const NEARLY_ONE = 0.5;
/** Of an aspect: its own words were taken out before others were looked for. */
const THE_SAME = 0.75;

/** Leaves out each term whose quotes nearly are those of a theme that is there already. */
function* merged(terms: readonly Term<DescribedQuote>[], known: readonly Group[]): Steps<Group[]> {
  const kept: Group[] = [];
  for (const { label, members } of terms) {
    if (kept.length === MOST_FOUND) break;
    const own = new Set(members);
    const isKnown =
      known.some(([, others]) => shares(own, others, THE_SAME)) ||
      kept.some(([, others]) => shares(own, others, NEARLY_ONE));
    if (!isKnown) kept.push([label, members]);
    yield;
  }
  return kept;
}

/** Whether of all quotes in either, this share is in both. */
function shares(
  one: ReadonlySet<DescribedQuote>,
  other: readonly DescribedQuote[],
  share: number,
): boolean {
  const [less, more] = [one.size, other.length].toSorted((a, b) => a - b);
  if ((less ?? 0) < (more ?? 0) * share) return false;
  const both = other.filter((it) => one.has(it)).length;
  return both >= (one.size + other.length - both) * share;
}
