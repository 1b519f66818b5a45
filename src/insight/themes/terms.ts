import type { Quote } from '#domain/quotes/quote.ts';
import { GENERIC_WORDS, type Places, placesOf } from '../data/names/generic-words.ts';
import type { Token } from '../text/lexicon.ts';
import type { Steps } from '../text/steps.ts';

/** Word usage of one quote, to find the words that many quotes share. */
export interface Wording {
  readonly uses: readonly Use[];
  /** Stems that could be a theme, each once. */
  readonly singles: readonly string[];
  /** Pairs of neighbouring words that could form a theme, each once. */
  readonly pairs: readonly Pair[];
}

interface Use {
  readonly stem: string;
  readonly word: string;
  /** Position: like a noun, like another word, or after `this`; undefined indicates nothing. */
  readonly place: 'noun' | 'other' | 'subject' | undefined;
  /** Capitalised like a name; undefined if the text can't show it. */
  readonly name: boolean | undefined;
}

interface Pair {
  readonly first: string;
  readonly last: string;
}

export function wordingOf(tokens: readonly Token[], language: string | undefined): Wording {
  const places = placesOf(language);
  const uses: Use[] = [];
  const singles = new Set<string>();
  const pairs = new Map<string, Pair>();
  let last: Token | undefined;
  for (const token of tokens) {
    if (!token.stop) uses.push(useOf(token, places));
    const telling = isTelling(token);
    if (telling) singles.add(token.stem);
    if (telling && last && token.before === last.word) {
      const pair = { first: last.stem, last: token.stem };
      pairs.set(keyOf(pair), pair);
    }
    last = telling ? token : undefined;
  }
  return { uses, singles: [...singles], pairs: [...pairs.values()] };
}

const keyOf = ({ first, last }: Pair): string => `${first} ${last}`;

const isTelling = ({ word, stop }: Token): boolean =>
  !stop && (word.length > 2 || isDense(word)) && !GENERIC_WORDS.has(word);

/** Two signs form a word in Chinese and Japanese. */
const isDense = (word: string): boolean => word.length === 2 && word >= '\u3040';

function useOf({ stem, word, before, capital }: Token, places: Places): Use {
  // Segmented scripts: neither articles nor capitals indicate the position.
  if (word >= '\u0600') return { stem, word, place: 'noun', name: false };
  const { leads, verbal, pointers, capitals } = places;
  const place = pointers.has(before)
    ? 'subject'
    : leads.has(before) || (capital && capitals)
      ? 'noun'
      : verbal.has(before)
        ? 'other'
        : undefined;
  return { stem, word, place, name: before === '' || capitals ? undefined : capital };
}

/** An item to count, with its wording. */
export interface Worded {
  readonly quote: Quote;
  readonly wording: Wording;
}

export interface Term<Item extends Worded> {
  /** Its words in their most frequent form. */
  readonly label: string;
  readonly members: readonly Item[];
}

/** Minimum number of quotes for a word to be a theme. */
const leastOf = (total: number): number => (total < 10 ? 2 : Math.max(3, Math.ceil(total * 0.04)));

/** Words and pairs of neighbours that many quotes share, most shared first. */
export function* sharedTerms<Item extends Worded>(items: readonly Item[]): Steps<Term<Item>[]> {
  const least = leastOf(items.length);
  const counts = yield* countWords(items);
  const topics = topicsOf(counts, least);
  const groups = yield* groupsOf(items, topics, counts);
  const wide = [...groups.pairs.values()].filter(isShared);
  const widest = new Map<string, number>();
  for (const { stems, members } of wide)
    for (const stem of stems) widest.set(stem, Math.max(widest.get(stem) ?? 0, members.length));
  const alone = [...groups.singles.values()].filter(
    (single) => isShared(single) && !isCovered(single),
  );
  return [...wide, ...alone]
    .map(({ stems, members }) => ({ label: labelOf(stems, counts), members }))
    .toSorted((a, b) => b.members.length - a.members.length || compare(a.label, b.label));

  /** True if most quotes with the word have it in a pair. */
  function isCovered({ stems: [stem = ''], members }: Group<Item>): boolean {
    return (widest.get(stem) ?? 0) >= members.length * 0.6;
  }
  function isShared({ members }: Group<Item>): boolean {
    return members.length >= least && members.length <= items.length / 2;
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

interface WordCount {
  all: number;
  noun: number;
  other: number;
  subject: number;
  name: number;
  seen: number;
  readonly forms: Map<string, number>;
}

function* countWords(items: readonly Worded[]): Steps<Map<string, WordCount>> {
  const counts = new Map<string, WordCount>();
  for (const { wording } of items) {
    for (const use of wording.uses) countUse(use, counts);
    yield;
  }
  return counts;
}

function countUse({ stem, word, place, name }: Use, counts: Map<string, WordCount>): void {
  let count = counts.get(stem);
  if (!count) {
    count = { all: 0, noun: 0, other: 0, subject: 0, name: 0, seen: 0, forms: new Map() };
    counts.set(stem, count);
  }
  count.all += 1;
  if (place) count[place] += 1;
  if (name !== undefined) count.seen += 1;
  if (name) count.name += 1;
  count.forms.set(word, (count.forms.get(word) ?? 0) + 1);
}

/** Stems that are used as nouns often enough, excluding names and the reviewed product. */
function topicsOf(counts: ReadonlyMap<string, WordCount>, least: number): Set<string> {
  const topics = new Set<string>();
  for (const [stem, count] of counts)
    if (count.all >= least && isNounLike(count) && !isSubject(count) && !isName(count))
      topics.add(stem);
  return topics;
}

/**
 * Nouns follow articles. Some, such as `music`, rarely do; they count because they hardly ever
 * follow a verb.
 */
const isNounLike = ({ all, noun, other, seen }: WordCount): boolean =>
  noun >= all * 0.3 || (other <= seen * 0.1 && seen >= all * 0.7);

/** `this top`, `this phone`: the reviewed product is no theme of its reviews. */
const isSubject = ({ all, subject }: WordCount): boolean => subject >= all * 0.2;

/** Names of products, companies and places indicate a location, not an opinion. */
const isName = (count: WordCount | undefined): boolean =>
  !!count && count.seen > 0 && count.name >= count.seen * 0.6;

/** True for a possible first word of a two-word term: neither a name nor an action. */
const mayLead = (count: WordCount | undefined): boolean =>
  !isName(count) && !!count && count.other < count.seen * 0.3;

interface Group<Item> {
  readonly stems: readonly string[];
  readonly members: Item[];
}

interface Groups<Item> {
  readonly singles: ReadonlyMap<string, Group<Item>>;
  readonly pairs: ReadonlyMap<string, Group<Item>>;
}

function* groupsOf<Item extends Worded>(
  items: readonly Item[],
  topics: ReadonlySet<string>,
  counts: ReadonlyMap<string, WordCount>,
): Steps<Groups<Item>> {
  const singles = new Map<string, Group<Item>>();
  const pairs = new Map<string, Group<Item>>();
  for (const item of items) {
    for (const stem of item.wording.singles)
      if (topics.has(stem)) join(singles, stem, [stem], item);
    for (const pair of item.wording.pairs)
      if (topics.has(pair.last) && mayLead(counts.get(pair.first)))
        join(pairs, keyOf(pair), [pair.first, pair.last], item);
    yield;
  }
  return { singles, pairs };
}

function join<Item>(
  groups: Map<string, Group<Item>>,
  key: string,
  stems: readonly string[],
  item: Item,
): void {
  const group = groups.get(key);
  if (group) group.members.push(item);
  else groups.set(key, { stems, members: [item] });
}

function labelOf(stems: readonly string[], counts: ReadonlyMap<string, WordCount>): string {
  const label = stems.map((stem) => commonForm(stem, counts)).join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function commonForm(stem: string, counts: ReadonlyMap<string, WordCount>): string {
  const forms = [...(counts.get(stem)?.forms ?? [])];
  const [first] = forms.toSorted(([a, m], [b, n]) => n - m || compare(a, b));
  return first?.[0] ?? stem;
}
