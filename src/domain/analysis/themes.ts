import type { Quote } from '../quote.ts';
import { aspectsOf } from './aspects.ts';
import { GENERIC_WORDS, NOUN_LEADS, POINTERS } from './generic-words.ts';
import { type Lexicon, type Token, tokensOf } from './lexicon.ts';

/** What several customers speak of. */
export interface Theme {
  readonly label: string;
  /** How many customers, those counted whose words were folded into one quote. */
  readonly count: number;
  /** The mean of their stars, 0 to 5; absent when none gave any. */
  readonly rating?: number;
  /** Numbers of the quotes, the best to show first. */
  readonly quoteIds: readonly number[];
}

/** A quote with what it speaks of. Made once for each text, whatever stands beside it. */
export interface DescribedQuote {
  readonly quote: Quote;
  readonly aspects: readonly string[];
  readonly tokens: readonly Token[];
}

export function describeQuote(quote: Quote, lexicon: Lexicon): DescribedQuote {
  const { labels, rest } = aspectsOf(quote.text);
  return { quote, aspects: labels, tokens: tokensOf(rest, lexicon) };
}

/** More would be a list, not an overview. */
const MOST_THEMES = 12;
const MOST_FOUND = 5;

/**
 * The themes across quotes, the most spoken of first. The same whatever order the quotes come in.
 * Two sources: aspects that every trade knows, and words or pairs of words that many quotes here
 * share, whose sets of quotes are merged where they are nearly one.
 */
export function themesOf(described: readonly DescribedQuote[]): Theme[] {
  const aspects = groupBy(described, ({ aspects: labels }) => labels);
  const least = Math.max(2, Math.ceil(described.length * 0.025));
  const known = [...aspects].filter(([, members]) => members.length >= least);
  const found = merged(sharedTerms(described), known);
  const themes = [...known, ...found].map(([label, members]) => themeOf(label, members));
  return themes.toSorted(byCount).slice(0, MOST_THEMES);
}

type Group = readonly [label: string, members: readonly DescribedQuote[]];

const byCount = (a: Theme, b: Theme) => b.count - a.count || compare(a.label, b.label);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function groupBy(
  described: readonly DescribedQuote[],
  keysOf: (it: DescribedQuote) => Iterable<string>,
): Map<string, DescribedQuote[]> {
  const groups = new Map<string, DescribedQuote[]>();
  for (const it of described)
    for (const key of keysOf(it)) {
      const group = groups.get(key);
      if (group) group.push(it);
      else groups.set(key, [it]);
    }
  return groups;
}

function themeOf(label: string, members: readonly DescribedQuote[]): Theme {
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

/** A quote that speaks of little else, and of a length that one reads, goes first. */
const GOOD_LENGTH = 120;

function byTelling(a: DescribedQuote, b: DescribedQuote): number {
  return (
    tellingOf(a) - tellingOf(b) ||
    timesOf(b.quote) - timesOf(a.quote) ||
    compare(a.quote.text, b.quote.text)
  );
}

const tellingOf = ({ quote, aspects }: DescribedQuote): number =>
  aspects.length + Math.abs(Math.log2((quote.text.length + 1) / GOOD_LENGTH));

interface Term {
  /** Its words as customers write them most often. */
  readonly label: string;
  readonly members: readonly DescribedQuote[];
}

/** In how many quotes a word must stand to be a theme. */
const leastOf = (total: number): number => (total < 10 ? 2 : Math.max(3, Math.ceil(total * 0.04)));

/** Words and pairs of neighbours that many quotes share, the most shared first. */
function sharedTerms(described: readonly DescribedQuote[]): Term[] {
  const least = leastOf(described.length);
  const counts = countWords(described);
  const isTopic = (stem: string) => isNounLike(counts.get(stem)) && !isSubject(counts.get(stem));
  const singles = [...groupBy(described, (it) => singlesOf(it, isTopic))];
  const pairs = [...groupBy(described, (it) => pairsOf(it, isTopic))];
  const often = ([, members]: Group) =>
    members.length >= least && members.length <= described.length / 2;
  const wide = pairs.filter(often);
  const alone = singles
    .filter(often)
    .filter((single) => !wide.some((pair) => covers(pair, single)));
  return [...wide, ...alone]
    .map(([key, members]) => ({ label: labelOf(key, counts), members }))
    .toSorted((a, b) => b.members.length - a.members.length || compare(a.label, b.label));
}

interface WordCount {
  all: number;
  led: number;
  pointed: number;
  readonly forms: Map<string, number>;
}

function countWords(described: readonly DescribedQuote[]): Map<string, WordCount> {
  const counts = new Map<string, WordCount>();
  for (const { tokens } of described)
    for (const { stem, word, before, capital, stop } of tokens) {
      if (stop) continue;
      const count = counts.get(stem) ?? { all: 0, led: 0, pointed: 0, forms: new Map() };
      count.all += 1;
      if (NOUN_LEADS.has(before) || capital) count.led += 1;
      if (POINTERS.has(before)) count.pointed += 1;
      count.forms.set(word, (count.forms.get(word) ?? 0) + 1);
      counts.set(stem, count);
    }
  return counts;
}

/** Stands where nouns stand, often enough that it is one. */
const isNounLike = (count?: WordCount): boolean => !!count && count.led >= count.all * 0.3;

/** `this top`, `this phone`: what is being reviewed is no theme of its reviews. */
const isSubject = (count?: WordCount): boolean => !!count && count.pointed >= count.all * 0.2;

const isTelling = ({ word, stop }: Token): boolean =>
  !stop && word.length > 2 && !GENERIC_WORDS.has(word);

function singlesOf({ tokens }: DescribedQuote, isTopic: (stem: string) => boolean): Set<string> {
  return new Set(
    tokens.filter((token) => isTelling(token) && isTopic(token.stem)).map(({ stem }) => stem),
  );
}

function pairsOf({ tokens }: DescribedQuote, isTopic: (stem: string) => boolean): Set<string> {
  const pairs = tokens.flatMap((token, index) => {
    const last = tokens[index - 1];
    const touches = last !== undefined && token.before === last.word;
    return touches && isTelling(last) && isTelling(token) && isTopic(token.stem)
      ? [`${last.stem} ${token.stem}`]
      : [];
  });
  return new Set(pairs);
}

/** Most of the quotes with the word have it in the pair. */
const covers = ([pair, within]: Group, [single, members]: Group): boolean =>
  pair.split(' ').includes(single) && within.length >= members.length * 0.6;

function labelOf(key: string, counts: ReadonlyMap<string, WordCount>): string {
  const words = key.split(' ').map((stem) => commonForm(stem, counts));
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function commonForm(stem: string, counts: ReadonlyMap<string, WordCount>): string {
  const forms = [...(counts.get(stem)?.forms ?? [])];
  const [first] = forms.toSorted(([a, m], [b, n]) => n - m || compare(a, b));
  return first?.[0] ?? stem;
}

/** Two sets of quotes that share this much speak of one thing. */
const NEARLY_ONE = 0.5;

/** Leaves out each term whose quotes nearly are those of a theme that is there already. */
function merged(terms: readonly Term[], known: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const { label, members } of terms) {
    const same = [...known, ...kept].some(([, others]) => overlap(members, others) >= NEARLY_ONE);
    if (!same && kept.length < MOST_FOUND) kept.push([label, members]);
  }
  return kept;
}

function overlap(a: readonly DescribedQuote[], b: readonly DescribedQuote[]): number {
  const other = new Set(b);
  const both = a.filter((it) => other.has(it)).length;
  return both / (a.length + b.length - both);
}
