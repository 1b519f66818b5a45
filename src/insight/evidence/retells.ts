import { isTelling, LONGEST_SIDE } from './align.ts';
import { introduced, quotedParts } from './excerpts.ts';
import { isQualified } from './qualified.ts';
import type { Run } from './run.ts';
import { setsOffWord } from './set-off.ts';
import { isOf, type KeyTerm, type Passage, sentenceEnd } from './terms/passage.ts';
import { LIMITS } from './terms/vocabulary.ts';

/** In sentences of a quote that a statement may draw together. */
const MOST_SENTENCES = 2;

/** In content words: fewer are like any quote about the same thing. */
const FEWEST = 2;

/**
 * True if a quote has all content words of a statement and means them alike: with the same
 * negations, amounts, degrees and limits, in clauses that nothing beside them limits or doubts.
 * `text`: the sentence of the statement. It may also only introduce such words, or quote them.
 */
export function retells(statement: readonly KeyTerm[], text: string, quote: Passage): boolean {
  if (setsOffWord(statement, text)) return false;
  const part = introduced(statement, text, quote.keys);
  const quoted = quotedParts(statement, text, quote.keys);
  return (
    isTold(statement, quote, opensAlike) ||
    (part !== undefined && isTold(part, quote, opensAlike)) ||
    (quoted.length > 0 && quoted.every((it) => isTold(it, quote, endsAlike)))
  );
}

/** The words of a quote that tell a statement: their places among its key terms, and their clauses. */
interface Telling {
  readonly statement: readonly KeyTerm[];
  readonly keys: readonly KeyTerm[];
  readonly used: ReadonlySet<number>;
  readonly clauses: readonly Run[];
}

function isTold(
  statement: readonly KeyTerm[],
  quote: Passage,
  fits: (telling: Telling) => boolean,
): boolean {
  if (statement.length > LONGEST_SIDE || statement.filter(isTelling).length < FEWEST) return false;
  const sentences = sentencesIn(quote);
  return sentences.some((_, index) => {
    for (let most = 1; most <= MOST_SENTENCES; most += 1)
      if (isToldIn(statement, quote, sentences.slice(index, index + most), fits)) return true;
    return false;
  });
}

function sentencesIn(quote: Passage): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < quote.keys.length; at = sentenceEnd(quote, at))
    runs.push({ from: at, to: sentenceEnd(quote, at) });
  return runs;
}

function isToldIn(
  statement: readonly KeyTerm[],
  quote: Passage,
  sentences: readonly Run[],
  fits: (telling: Telling) => boolean,
): boolean {
  const { keys } = quote;
  const used = placesOf(statement, keys, sentences);
  if (!used) return false;
  const clauses = sentences.flatMap((run) => touchedClauses(keys, used, run));
  const told = clauses.flatMap((run) => withoutAddition(keys, run, used));
  return (
    hasSameTurns(statement, told) &&
    fits({ statement, keys, used, clauses }) &&
    !clauses.some((run) => isQualified(quote, run))
  );
}

/** False if a clause begins with words that the statement lacks: another subject, time or source. */
const opensAlike = ({ statement, keys, used, clauses }: Telling): boolean =>
  clauses.every(({ from, to }) => {
    const start = keys.slice(from, to).findIndex((_, index) => used.has(from + index));
    return keys
      .slice(from, from + start)
      .every(
        (term) =>
          !(isTelling(term) || isOf(term, 'time', 'says', 'relative')) ||
          statement.some((it) => isLike(it, term)),
      );
  });

/** True for an excerpt without gaps that runs to the end of its clause. */
function endsAlike({ keys, used, clauses: [clause, ...others] }: Telling): boolean {
  const [first, last] = [Math.min(...used), Math.max(...used)];
  const told = keys.slice(first, last + 1);
  return (
    others.length === 0 &&
    clause?.to === last + 1 &&
    told.every((term, index) => !isTelling(term) || used.has(first + index))
  );
}

/** Prepositions that negate only the words after them. */
const WITHOUT = new Set('without ohne sans sin senza zonder sem'.split(' '));

/** The words of a clause up to an addition that the statement dropped: `without a fuss`. */
function withoutAddition(
  keys: readonly KeyTerm[],
  { from, to }: Run,
  used: ReadonlySet<number>,
): readonly KeyTerm[] {
  const last = Math.max(...[...used].filter((place) => place < to));
  const at = keys.slice(0, to).findIndex(({ word }, index) => index > last && WITHOUT.has(word));
  return keys.slice(from, at === -1 ? to : at);
}

/** False for words that a statement may add: who speaks, and verbs with little meaning of their own. */
const isRequired = (term: KeyTerm): boolean =>
  isOf(term, 'negation')
    ? term.word !== 'ne'
    : isTelling(term) && !isOf(term, 'light', 'speaker', 'speakers', 'frame');

/**
 * The places of the statement's content words in sentences of the quote; undefined if one is
 * missing. The words of a phrase stay in one sentence.
 */
function placesOf(
  statement: readonly KeyTerm[],
  keys: readonly KeyTerm[],
  sentences: readonly Run[],
): ReadonlySet<number> | undefined {
  const used = new Set<number>();
  for (const phrase of phrasesOf(statement)) {
    const places = sentences
      .map((run) => placesIn(phrase, keys, run, used))
      .find((found) => found !== undefined);
    if (!places) return undefined;
    for (const at of places) used.add(at);
  }
  return used.size > 0 ? used : undefined;
}

/**
 * The places of a phrase in their order, or with a phrase of time or place moved to the other end:
 * "The chemist called their doctor" is not "their doctor called the chemist".
 */
function placesIn(
  phrase: readonly KeyTerm[],
  keys: readonly KeyTerm[],
  run: Run,
  used: ReadonlySet<number>,
): number[] | undefined {
  const told = phrase.filter(isRequired);
  const places = inOrder(told, keys, run, used);
  if (places) return places;
  for (let cut = 1; cut < told.length; cut += 1) {
    const [head, tail] = [told.slice(0, cut), told.slice(cut)];
    if (!isAdverbial(phrase, head) && !isAdverbial(phrase, tail)) continue;
    const behind = inOrder(tail, keys, run, used);
    const last = behind?.at(-1);
    if (!behind || last === undefined) continue;
    const rest = inOrder(head, keys, { from: last + 1, to: run.to }, used);
    if (rest) return [...rest, ...behind];
  }
  return undefined;
}

function inOrder(
  told: readonly KeyTerm[],
  keys: readonly KeyTerm[],
  { from, to }: Run,
  used: ReadonlySet<number>,
): number[] | undefined {
  const places: number[] = [];
  let at = from;
  for (const [index, term] of told.entries()) {
    while (at < to && (used.has(at) || !isLike(term, keys[at]))) at += 1;
    if (at === to) return undefined;
    const between = keys.slice((places.at(-1) ?? at - 1) + 1, at);
    const isCounted = told[index - 1]?.fact !== undefined;
    if (isCounted ? between.some(isTelling) : isCountedAnew(term, keys[at - 1], told))
      return undefined;
    places.push(at);
    at += 1;
  }
  return places;
}

/** True if the quote counts what the statement doesn't: "one session" is not "two sessions". */
const isCountedAnew = (
  term: KeyTerm,
  before: KeyTerm | undefined,
  told: readonly KeyTerm[],
): boolean =>
  term.fact === undefined &&
  before?.fact?.dimension === 'count' &&
  !told.some((it) => isLike(it, before));

/** True if a part of a phrase begins with a preposition, or with a number or a time. */
function isAdverbial(phrase: readonly KeyTerm[], [first]: readonly KeyTerm[]): boolean {
  const at = first ? phrase.indexOf(first) : -1;
  const before = phrase[at - 1];
  return (
    first?.fact !== undefined ||
    (first !== undefined && isOf(first.lead, 'preposition')) ||
    (before !== undefined && isOf(before, 'preposition', 'time'))
  );
}

function phrasesOf(statement: readonly KeyTerm[]): KeyTerm[][] {
  const phrases: KeyTerm[][] = [];
  for (const term of statement) {
    const last = phrases.at(-1);
    if (last && !beginsPhrase(term)) last.push(term);
    else phrases.push([term]);
  }
  return phrases;
}

const isLike = (one: KeyTerm, other: KeyTerm | undefined): boolean =>
  other !== undefined && (one.word === other.word || one.stem === other.stem);

const beginsPhrase = (term: KeyTerm): boolean => term.stop !== 'none' || term.link !== undefined;

/** The clauses of a sentence that contain those places; neighbours are one run. */
function touchedClauses(
  keys: readonly KeyTerm[],
  used: ReadonlySet<number>,
  { from, to }: Run,
): Run[] {
  const runs: Run[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    const term = keys[at];
    if (at < to && term && !beginsPhrase(term)) continue;
    const isTouched = [...used].some((place) => place >= start && place < at);
    const before = runs.at(-1);
    if (isTouched && before?.to === start) runs[runs.length - 1] = { from: before.from, to: at };
    else if (isTouched) runs.push({ from: start, to: at });
    start = at;
  }
  return runs;
}

/** Kinds that turn the meaning of a clause where one side has them and the other doesn't. */
const TURNS = ['negation', ...LIMITS] as const;

/** Kinds that turn the meaning of the word behind them. */
const DEGREES = ['universal', 'partial', 'more', 'less', 'low'] as const;

/** Kinds that add to a meaning where the statement alone has them. */
const ADDED = [...TURNS, ...DEGREES, 'high', 'bound', 'time', 'relative'] as const;

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The customer who speaks; in a post the business. */
const I = wordsOf('i ich je j yo io ik eu');
const WE = wordsOf('we wir nous nosotros nosotras noi wij nós');
/** The business as customers call it; in a post the reader. */
const YOU = wordsOf('you du ihr vous tu usted vosotros voi jij jullie você');
const THEY = wordsOf('they sie ils elles ellos ellas loro zij ze eles elas');

/** True if a pronoun of the post may stand for a person in the quote. */
function isSamePerson(term: KeyTerm, isOpening: boolean, there: readonly KeyTerm[]): boolean {
  const has = (...sets: readonly ReadonlySet<string>[]) =>
    there.some(({ word }) => sets.some((set) => set.has(word)));
  if (I.has(term.word)) return has(I, WE, YOU);
  if (WE.has(term.word)) return has(I, WE, YOU, THEY);
  // "It reminds you" tells any reader what it did for one.
  return !YOU.has(term.word) || !isOpening || has(YOU);
}

function hasSameTurns(here: readonly KeyTerm[], there: readonly KeyTerm[]): boolean {
  const isIn = (some: readonly KeyTerm[], term: KeyTerm) => some.some((it) => isLike(term, it));
  const isOther = (term: KeyTerm, index: number) =>
    !isSamePerson(term, index === 0 || beginsPhrase(term), there) ||
    (isOf(term, ...ADDED) && !isIn(there, term));
  const isDropped = (term: KeyTerm, index: number) => {
    const next = there.slice(index + 1).find(isTelling);
    const isDegree = isOf(term, ...DEGREES) && (!next || isIn(here, next));
    return (isDegree || isOf(term, ...TURNS)) && !isIn(here, term);
  };
  return (
    negationsIn(here) === negationsIn(there) &&
    !here.some(isOther) &&
    !there.some(isDropped) &&
    areBoundAlike(here, there)
  );
}

const negationsIn = (some: readonly KeyTerm[]): number =>
  some.filter((it) => isOf(it, 'negation')).length;

/** True if both sides give the same numbers as limits or estimates: "at least 20". */
function areBoundAlike(here: readonly KeyTerm[], there: readonly KeyTerm[]): boolean {
  const boundsIn = (some: readonly KeyTerm[]) =>
    some.filter((it, index) => isOf(it, 'bound') && some[index + 1]?.fact !== undefined);
  const [mine, theirs] = [boundsIn(here), boundsIn(there)];
  return (
    mine.every((it) => there.some((other) => isLike(it, other))) &&
    theirs.every((it) => here.some((other) => isLike(it, other)))
  );
}
