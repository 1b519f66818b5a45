import { alternativesOf } from '../data/entries.ts';
import SWEEPING from '../data/evidence/sweeping.txt?raw';
import type { Steps } from '../text/steps.ts';
import { readNumber } from './terms/numbers.ts';
import { quantifies, withoutIdioms } from './terms/quantities.ts';
import { scan } from './terms/scan.ts';
import { languageOf } from './terms/sentence-language.ts';
import { type Reader, readTerms, type Term } from './terms/terms.ts';
import type { Fact, Vocabulary } from './terms/vocabulary.ts';
import type { ComparedQuote } from '#domain/evidence/verdict.ts';

/**
 * The claims of quotes in any language that a sentence needs, however like a quote its words are:
 * numbers, prices, times, superlatives, claims without exception and large quantities.
 */
export interface HeldClaims {
  /** As dimension and value in the base unit. */
  readonly facts: ReadonlySet<string>;
  /** Numbers as they are written, in times and ordinals too. */
  readonly numbers: ReadonlySet<number>;
  readonly kinds: ReadonlySet<BoldKind>;
}

const KINDS = ['every', 'none', 'best', 'many'] as const;
type BoldKind = (typeof KINDS)[number];

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

const words = alternativesOf(SWEEPING);

const patternsOf = (kind: 'every' | 'none' | 'best') =>
  new Map<string, RegExp>(
    LANGUAGES.map((language) => [
      language,
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${words(`${kind}-${language}`)})(?![\p{L}\p{N}])`,
        'iu',
      ),
    ]),
  );

const BY_WORDS = (['every', 'none', 'best'] as const).map(
  (kind) => [kind, patternsOf(kind)] as const,
);

/** Dimensions of facts that posts and quotes mention in passing. */
const PASSING = new Set(['weekday', 'calendar month', 'season', 'daypart']);

function kindsIn(
  text: string,
  terms: readonly Term[],
  language: string | undefined,
): Set<BoldKind> {
  const kinds = new Set<BoldKind>();
  for (const [kind, patterns] of BY_WORDS)
    if (language !== undefined && patterns.get(language)?.test(text)) kinds.add(kind);
  if (quantifies(withoutIdioms(withoutFacts(text, terms)))) kinds.add('many');
  return kinds;
}

/** A text without its facts: "half an hour" is no half. */
function withoutFacts(text: string, terms: readonly Term[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { fact, start, end } of terms)
    if (fact && start >= from) {
      parts.push(text.slice(from, start));
      from = end;
    }
  return [...parts, text.slice(from)].join(' ');
}

const factsIn = (terms: readonly Term[]): Fact[] =>
  terms.flatMap(({ fact }) => (fact && !PASSING.has(fact.dimension) ? [fact] : []));

const nameOf = ({ dimension, value }: Fact): string => `${dimension}:${value}`;

function numbersIn(text: string, vocabulary: Vocabulary): number[] {
  const tokens = scan(text);
  const numbers: number[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = readNumber(tokens, at, vocabulary);
    if (number) numbers.push(number.value);
    at = number?.next ?? at + 1;
  }
  return numbers;
}

/** In minutes. */
const HOUR = 60;

/** The bare numbers by which a fact may be meant too: "at six" is 18:00, "lesson three" the third. */
function bareOf({ dimension, value }: Fact): number[] {
  if (dimension === 'clock') return [value / HOUR, (value / HOUR) % 12];
  return dimension === 'count' || dimension === 'ordinal' ? [value] : [];
}

/** In UTF-16 units: the rest of a quote is not compared. */
const LONGEST_QUOTE = 8_000;

/** Collects what quotes in any language hold, one quote per step. */
export function* heldBy(
  quotes: readonly ComparedQuote[],
  readers: ReadonlyMap<string, Reader>,
): Steps<HeldClaims> {
  const held = { facts: new Set<string>(), numbers: new Set<number>(), kinds: new Set<BoldKind>() };
  for (const quote of quotes) {
    const text = quote.text.slice(0, LONGEST_QUOTE);
    // The prompt has the stars too.
    if (quote.rating !== undefined) held.facts.add(`star:${quote.rating}`);
    const own = languageOf(text) ?? quote.language;
    // The words of a language without word lists may mean any of them.
    if (own !== undefined && !LANGUAGES.some((language) => language === own))
      for (const kind of KINDS) held.kinds.add(kind);
    // One in an unknown language may be in any.
    for (const [language, reader] of readers) {
      if (own !== undefined && own !== language && readers.has(own)) continue;
      const terms = readTerms(text, reader);
      const facts = factsIn(terms);
      for (const fact of facts) held.facts.add(nameOf(fact));
      for (const number of [...numbersIn(text, reader.vocabulary), ...facts.flatMap(bareOf)])
        held.numbers.add(number);
      for (const kind of kindsIn(text, terms, language)) held.kinds.add(kind);
    }
    yield;
  }
  return held;
}

/** A claim of a statement that a quote has to hold: a fact with its numbers as written, or a kind. */
type BoldClaim = { readonly fact: Fact; readonly written: readonly number[] } | BoldKind;

/** The bold claims of a statement. `terms`: of its text, without its frame. */
export function boldClaimsOf(
  text: string,
  terms: readonly Term[],
  { vocabulary }: Reader,
): BoldClaim[] {
  const facts = terms.flatMap(({ fact, start, end }) =>
    fact && !PASSING.has(fact.dimension) && !isOne(fact)
      ? [{ fact, written: numbersIn(text.slice(start, end), vocabulary) }]
      : [],
  );
  return [...facts, ...kindsIn(text, terms, vocabulary.language)];
}

/** "One" and "first" rarely count. */
const isOne = ({ dimension, value }: Fact): boolean =>
  value === 1 && (dimension === 'count' || dimension === 'ordinal');

/** True if the quotes hold a claim; a bare number of theirs may have any unit. */
export function isHeld(claim: BoldClaim, { facts, numbers, kinds }: HeldClaims): boolean {
  if (typeof claim === 'string') return kinds.has(claim);
  const { fact, written } = claim;
  return (
    facts.has(nameOf(fact)) ||
    bareOf(fact).some((number) => numbers.has(number)) ||
    written.some((number) => facts.has(`count:${number}`))
  );
}
