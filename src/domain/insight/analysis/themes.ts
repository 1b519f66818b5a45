import type { Quote } from '../quote.ts';
import { conceptsOf } from './concepts.ts';
import { FAMILIES } from './concept-list.ts';
import { type Lexicon, tokensOf } from './lexicon.ts';
import type { Mask } from './masking.ts';
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
  /** Labels of the concepts in it. */
  readonly aspects: readonly string[];
  /** How far it is from a quote of one aspect and of a length that one reads: the best is shown first. */
  readonly distance: number;
}

/** What is masked takes no part: a name must not become the label of a theme. */
export function describeQuote(
  quote: Quote,
  lexicon: Lexicon,
  masks: readonly Mask[],
): DescribedQuote {
  const { labels, rest } = conceptsOf(withoutMasked(quote.text, masks), quote.language);
  const distance = labels.length + Math.abs(Math.log2((quote.text.length + 1) / GOOD_LENGTH));
  const wording = wordingOf(tokensOf(rest, lexicon, quote.language), quote.language);
  return { quote, aspects: labels, distance, wording };
}

function withoutMasked(text: string, masks: readonly Mask[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of masks) {
    rest += `${text.slice(from, start)} | `;
    from = end;
  }
  return rest + text.slice(from);
}

/** Characters. */
const GOOD_LENGTH = 120;

/** More would be a list, not an overview. */
const MOST_THEMES = 16;
const MOST_FOUND = 5;

/**
 * The themes across quotes, the most spoken of first. The same whatever order the quotes come in.
 * Two sources: aspects that every trade knows, and words or pairs of words that many quotes here
 * share, whose sets of quotes are merged where they are nearly one.
 */
export function* themesOf(described: readonly DescribedQuote[]): Steps<Theme[]> {
  const least = Math.max(2, Math.ceil(described.length * 0.025));
  const enough = Math.max(least, described.length * ENOUGH);
  const known = apart(inFamilies(byAspect(described), least, enough));
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

/** Of all quotes: a topic with so many stays apart from another one of its family. */
const ENOUGH = 0.05;

/** Puts what few speak of to what is close to it: little on delivery joins packaging. */
function inFamilies(
  aspects: ReadonlyMap<string, readonly DescribedQuote[]>,
  least: number,
  enough: number,
): Group[] {
  const groups = new Map(aspects);
  const isLarge = (label: string): boolean => (groups.get(label)?.length ?? 0) >= enough;
  for (const [family, labels] of Object.entries(FAMILIES)) {
    const there = labels.filter((label) => groups.has(label));
    if (there.length < 2 || there.filter(isLarge).length > 1) continue;
    const all = new Set(there.flatMap((label) => groups.get(label) ?? []));
    for (const label of there) groups.delete(label);
    groups.set(family, [...all]);
  }
  return [...groups].filter(([, members]) => members.length >= least);
}

/** Leaves out each theme whose quotes nearly are those of a larger one. Of a few quotes that is chance. */
function apart(groups: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of groups.toSorted(bySize)) {
    const own = new Set(group[1]);
    const isTold = own.size >= FEW && kept.some(([, others]) => shares(own, others, NEARLY_ONE));
    if (!isTold) kept.push(group);
  }
  return kept;
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
/** So few quotes may share two themes by chance. */
const FEW = 6;
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
  const needed = ((one.size + other.length) * share) / (1 + share);
  let missing = other.length - needed;
  if (one.size < needed || missing < 0) return false;
  for (const it of other) if (!one.has(it) && (missing -= 1) < 0) return false;
  return true;
}
