import type { Theme } from '#domain/quotes/analysis.ts';
import { isTurned } from '../labels/labelled-parts.ts';
import { isNotAbout, type Quote } from '#domain/quotes/quote.ts';
import { conceptsOf } from './concepts.ts';
import { type Lexicon, tokensOf } from '../text/lexicon.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import type { Steps } from '../text/steps.ts';
import { MOST_THEMES, type ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import { sharedTerms, type Term, wordingOf, type Worded } from './terms.ts';

/** A quote with its topics. Computed once per text, whatever other quotes there are. */
export interface DescribedQuote extends Worded {
  /** Labels of the concepts in it. */
  readonly aspects: readonly string[];
  /**
   * Distance from the ideal quote, which has one aspect and a readable length: the smallest is
   * shown first.
   */
  readonly distance: number;
}

/** The normal form of a quote, with the masks in it. */
interface MaskedForm {
  readonly text: string;
  readonly masks: readonly Mask[];
}

/** Describes a quote without its masked parts: a name must not become the label of a theme. */
export function describeQuote(
  quote: Quote,
  lexicon: Lexicon,
  { text, masks }: MaskedForm,
): DescribedQuote {
  const { labels, rest } = conceptsOf(withoutMasked(text, masks), quote.language);
  const distance =
    labels.length +
    Math.abs(Math.log2((text.length + 1) / GOOD_LENGTH)) +
    (isTurned(quote) ? TURNED_DISTANCE : 0);
  const wording = wordingOf(tokensOf(rest, lexicon, quote.language), quote.language);
  const aspects = labels.filter((label) => !isNotAbout(quote, label));
  return { quote, aspects, distance, wording };
}

function withoutMasked(text: string, masks: readonly Mask[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of masks) {
    rest += `${text.slice(from, start)} | `;
    from = end;
  }
  return (rest + text.slice(from)).replace(PLACEHOLDER, ' | ');
}

/** A mask that was in the text before: its word is no topic either. */
const PLACEHOLDER =
  /\[(?:name|e-mail|phone|handle|link|(?:order|ID|card|room) number|address|bank account|date of birth)\]/g;

/** Characters. */
const GOOD_LENGTH = 120;

/** Bare words under a complaint or a wish are shown behind those that speak for themselves. */
const TURNED_DISTANCE = 20;

/** Fewest quotes of a concept, and the smallest share of all quotes, that make it a theme. */
const LEAST_QUOTES = 2;
const LEAST_SHARE = 0.03;

/**
 * The themes across quotes, most mentioned first; the order of the quotes doesn't matter. Two
 * sources: concepts that every trade shares, and words or pairs of words that many of these quotes
 * share. Themes with nearly the same quotes are merged.
 */
export function* themesOf(described: readonly DescribedQuote[]): Steps<Theme[]> {
  const known = apart(byConcept(described));
  const found = yield* merged(yield* sharedTerms(described), known);
  const themes: Theme[] = [];
  for (const group of [...known, ...found].toSorted(bySize).slice(0, MOST_THEMES)) {
    themes.push(themeOf(group));
    yield;
  }
  return themes;
}

function byConcept(described: readonly DescribedQuote[]): Group[] {
  const groups = new Map<string, DescribedQuote[]>();
  for (const it of described)
    for (const label of it.aspects) {
      const group = groups.get(label);
      if (group) group.push(it);
      else groups.set(label, [it]);
    }
  const least = Math.max(LEAST_QUOTES, described.length * LEAST_SHARE);
  return [...groups].filter(([, members]) => members.length >= least);
}

/** A theme without the quotes that the user has taken out of it. */
const about = (label: string, members: readonly DescribedQuote[]): Group => [
  label,
  members.filter(({ quote }) => !isNotAbout(quote, label)),
];

type Group = readonly [label: string, members: readonly DescribedQuote[]];

const bySize = ([a, those]: Group, [b, others]: Group) =>
  customers(others) - customers(those) || compare(a, b);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Drops each theme with nearly the same quotes as a larger one. With only a few quotes the overlap
 * may be chance.
 */
function apart(groups: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of groups.toSorted(bySize)) {
    const own = new Set(group[1]);
    const isTold = own.size >= FEW && kept.some(([, others]) => shares(own, others, NEARLY_ONE));
    if (!isTold) kept.push(group);
  }
  return kept;
}

/** Themes as the user's model sorted these quotes, most mentioned first. */
export function sortedThemes(described: readonly DescribedQuote[], sorting: ThemeSorting): Theme[] {
  const byId = new Map(described.map((it) => [it.quote.id, it]));
  return sorting.themes
    .map(({ label, quoteIds }) =>
      about(
        label,
        quoteIds.flatMap((id) => byId.get(id) ?? []),
      ),
    )
    .filter(([, members]) => members.length > 0)
    .toSorted(bySize)
    .slice(0, MOST_THEMES)
    .map(themeOf);
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

/** Overlap at which two sets of quotes are the same theme. */
const NEARLY_ONE = 0.5;
/** With fewer quotes than this, the overlap of two themes may be chance. */
const FEW = 6;
/**
 * Overlap with an aspect: higher, because its own words were removed before the search for others.
 */
const THE_SAME = 0.75;
/** Share of a term's quotes that have no concept: those are about the term itself. */
const ALONE = 0.5;

/**
 * Drops each term with nearly the same quotes as an existing theme, and each that customers mention
 * while they talk about a concept, such as the dog at the vet’s.
 */
function* merged(terms: readonly Term<DescribedQuote>[], known: readonly Group[]): Steps<Group[]> {
  const kept: Group[] = [];
  for (const term of terms) {
    if (kept.length === MOST_THEMES) break;
    const [label, members] = about(term.label, term.members);
    const own = new Set(members);
    const isKnown =
      known.some(([, others]) => shares(own, others, THE_SAME)) ||
      kept.some(([, others]) => shares(own, others, NEARLY_ONE));
    const alone = members.filter(({ aspects }) => aspects.length === 0);
    const isEnough = members.length >= LEAST_QUOTES && alone.length >= members.length * ALONE;
    if (!isKnown && isEnough) kept.push([label, members]);
    yield;
  }
  return kept;
}

/** True if the intersection is at least this share of the union. */
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
