import { retracts } from './claims/retractions.ts';
import { isDisclaimed } from './disclaimers.ts';
import {
  closesClause,
  hasBounds,
  isScoped,
  isVerbatim,
  opensClause,
  reports,
} from './clause-bounds.ts';
import {
  isOf,
  type KeyTerm,
  type Passage,
  sentenceEnd,
  sentenceStart,
  stopBehind,
} from './terms/passage.ts';
import { isOfOthers } from './remarks.ts';
import type { Run } from './run.ts';
import { isSame } from './same-term.ts';
import { isSetOffAnew } from './set-off.ts';
import { AMOUNTS, LIMITS } from './terms/vocabulary.ts';

/** The way to compare a statement with a quote. */
interface Comparison {
  /** Requires whole sentences, for languages without a list of limiting words. */
  readonly isWhole: boolean;
  /** The sentence that contains the statement. */
  readonly text: string;
  /** The language that both are in, if it is known. */
  readonly language: string | undefined;
}

/** In key terms: longer than any sentence that can be compared word by word. */
const LONGEST = 80;

/**
 * Finds the place where a quote says a statement: the same words in the same order, in independent
 * clauses, with no context that limits, doubts or retracts them.
 */
export function findSaid(
  statement: readonly KeyTerm[],
  quote: Passage,
  { isWhole, text, language }: Comparison,
): Run | undefined {
  const [first] = statement;
  if (!first || statement.length > LONGEST || statement.some((it) => it.isMocked)) return undefined;
  for (let from = 0; from + statement.length <= quote.keys.length; from += 1) {
    const run = { from, to: from + statement.length };
    if (!isEqual(statement, quote.keys, from)) continue;
    const there = quote.keys.slice(from, run.to);
    if (isSetOffAnew(statement, text, there, quote.text)) continue;
    if (isDisclaimed(quote, there[0]?.lead.start ?? 0)) continue;
    const isExact = isVerbatim(statement, text, there, quote.text);
    if (language === undefined && !isExact) continue;
    if (standsAlone(quote, run, { isWhole, isExact: isExact && hasBounds(language) })) return run;
  }
  return undefined;
}

function isEqual(statement: readonly KeyTerm[], keys: readonly KeyTerm[], from: number): boolean {
  return statement.every((term, index) => {
    const there = keys[from + index];
    return there && isSame(term, there) && (index === 0 || joinsAlike(term, there));
  });
}

/**
 * True if both sides separate the words alike: "Nothing but praise" is not "nothing, praise", and
 * "no, problems" is not "no problems".
 */
function joinsAlike(one: KeyTerm, other: KeyTerm): boolean {
  if ((one.link === 'contrast') !== (other.link === 'contrast')) return false;
  const stops = (one.stop === 'none') !== (other.stop === 'none');
  return (
    !stops || !isOf(one, 'negation', 'exception', 'hedge', 'condition') || one.link === other.link
  );
}

interface Match {
  readonly isWhole: boolean;
  /** Word for word, with the articles. */
  readonly isExact: boolean;
}

function standsAlone(quote: Passage, run: Run, { isWhole, isExact }: Match): boolean {
  const { keys } = quote;
  const last = sentenceEnd(quote, run.to - 1);
  if (stopBehind(quote, last) === 'question' || asksWithin(quote, run)) return false;
  if (keys.slice(run.from, run.to).some((it) => it.isMocked || it.isTurned)) return false;
  const before = keys.slice(sentenceStart(quote, run.from), run.from);
  const behind = untilContrast(keys.slice(run.to, last));
  if (reports(before, quote.text) || reports(behind, quote.text)) return false;
  const isAtStart = before.every(({ word }) => SINCERE.has(word));
  const isAtEnd = run.to === last;
  if (isWhole) return isAtStart && isAtEnd && !isTakenBack(quote, last);
  if (!isAtStart && !opens(quote, run.from) && !(isExact && opensClause(quote, run.from)))
    return false;
  if (!isAtEnd && !closes(quote, run) && !(isExact && closesClause(quote, run))) return false;
  return !isTakenBack(quote, last);
}

/** In "…, though the front is loud according to a couple", the couple reports the contrast alone. */
const untilContrast = (behind: readonly KeyTerm[]): readonly KeyTerm[] => {
  const at = behind.findIndex(({ link }) => link === 'contrast');
  return at === -1 ? behind : behind.slice(0, at);
};

/** Words that only stress a statement: `Honestly the bread is good`. */
const SINCERE = new Set(
  'honestly seriously truly frankly ehrlich wirklich franchement honnêtement sincèrement sinceramente francamente honestamente'.split(
    ' ',
  ),
);

/** True if a part before the end asks, or the sentence began with a question. */
export const asksWithin = (quote: Passage, { from, to }: Run): boolean =>
  quote.keys.slice(from + 1, to).some(({ stop }) => stop === 'question') ||
  quote.keys.slice(sentenceStart(quote, from), from + 1).some((it) => it.asks);

/** True if an independent clause begins at a term within its sentence. */
function opens(quote: Passage, at: number): boolean {
  const { keys } = quote;
  const term = keys[at];
  if (!term || term.stop === 'colon') return false;
  const before = keys.slice(sentenceStart(quote, at), at);
  if (before.some((it) => isOf(it, ...LIMITS)) || isHeaded(before, quote.text)) return false;
  // A German "aber" may appear anywhere in its clause.
  const isClause = term.link === 'contrast' && (term.stop !== 'none' || isOf(term.lead, 'subject'));
  if (term.stop === 'clause' || isClause) return !isOf(term.lead, 'preposition');
  if (term.link !== 'and' || isScoped(before)) return false;
  if (isOf(term.lead, 'subject')) return true;
  if (!isOf(term.lead, 'determiner')) return false;
  // "The owner of the bar and the hotel": the words before have to be a clause themselves.
  const isPhrase = before.some((it) => isOf(it, 'preposition', 'relative', 'negation'));
  const isClauseBefore = before.some((it) => it.isFinite || isOf(it.lead, 'subject'));
  return term.stop === 'comma' || (isClauseBefore && !isPhrase);
}

/** In UTF-16 units. */
const LONGEST_HEADING = 80;

/** True for "Our previous hotel: …": all that follows speaks of something else. */
function isHeaded(before: readonly KeyTerm[], text: string): boolean {
  const start = before[0]?.lead.start ?? 0;
  const colon = before.find(({ stop }, index) => index > 0 && stop === 'colon')?.start;
  return (
    colon !== undefined && isOfOthers(text.slice(start, Math.min(colon, start + LONGEST_HEADING)))
  );
}

/** True if the words after a run in its sentence leave its meaning unchanged. */
function closes(quote: Passage, run: Run): boolean {
  const { keys } = quote;
  const term = keys[run.to];
  if (!term || term.stop === 'colon' || term.isMocked) return false;
  if (term.stop === 'none' && !term.link) return false;
  const said = keys.slice(run.from, run.to);
  const rest = keys.slice(run.to, sentenceEnd(quote, run.to));
  if (rest.slice(0, 3).some((it) => isOf(it, ...LIMITS))) return false;
  if (rest.some((it) => it.takesBack)) return false;
  if (isLimiting(term)) return false;
  if (term.link === 'contrast')
    return term.stop !== 'none' || (!isSweeping(said) && clauseOf(rest).some((it) => it.isFinite));
  // ", I gather" is a remark on the words before it.
  if (isOf(term.lead, 'subject'))
    return !isOf(term.lead, 'relative') && (term.link !== undefined || clauseOf(rest).length > 2);
  if (isOf(term.lead, 'determiner')) return hasVerb(rest) && !isTimed(rest);
  if (term.link === 'and') return term.isFinite || isPlain(rest);
  return false;
}

/** True for "No problems but the zip", "all but one". */
const isSweeping = (said: readonly KeyTerm[]): boolean =>
  said.some((it) => isOf(it, 'negation', 'universal'));

/**
 * True for a term that limits the words before it: "for short trips", "sometimes", "not in winter".
 */
const isLimiting = ({ lead, kinds, fact }: KeyTerm): boolean =>
  isOf(lead, ...LIMITS, 'preposition', 'negation', 'partial', 'time', 'relative', 'bound') ||
  kinds.has('time') ||
  kinds.has('negation') ||
  fact !== undefined;

const clauseOf = (rest: readonly KeyTerm[]): readonly KeyTerm[] => {
  const end = rest.findIndex(({ stop, link }, index) => index > 0 && (stop !== 'none' || link));
  return end === -1 ? rest : rest.slice(0, end);
};

/** True if the clause has a verb of its own, so it doesn't share the one before. */
function hasVerb(rest: readonly KeyTerm[]): boolean {
  const [first] = rest;
  return first?.link !== undefined || clauseOf(rest).some((it) => it.isFinite);
}

const isTimed = (rest: readonly KeyTerm[]): boolean =>
  clauseOf(rest)
    .slice(0, 2)
    .some((it) => it.fact !== undefined || isOf(it, 'time', 'partial'));

/** True for words without qualification: "and so vibrant". */
const isPlain = (rest: readonly KeyTerm[]): boolean =>
  rest.every((it) => !it.fact && !it.isMocked && !isOf(it, ...LIMITS, ...TURNS));

const TURNS = [
  'negation',
  ...AMOUNTS.filter((kind) => kind !== 'high'),
  'preposition',
  'relative',
  'time',
] as const;

/** In key terms: a fragment that continues the sentence before. */
const FRAGMENT = 6;

/**
 * True if the text after it retracts or limits it: "Great bag. For short trips.", "Quiet rooms. Only
 * in winter."
 */
function isTakenBack(quote: Passage, at: number): boolean {
  const next = quote.keys[at];
  if (!next || isRetracted(quote, at)) return isRetracted(quote, at);
  const rest = quote.keys.slice(at, sentenceEnd(quote, at));
  if (isOf(next.lead, 'exception')) return true;
  return rest.length <= FRAGMENT && isLimiting(next) && !rest.some((it) => isOf(it, 'subject'));
}

/** Exclamations that a word on the statement before them may follow: "Ha! As if." */
const ASIDES = 2;

/**
 * True if the text after it retracts it: "It is waterproof. Not.", "Quiet rooms. I wish!", "Great
 * service 🙄", "Good for you. If you like waiting."
 */
export function isRetracted(quote: Passage, at: number, asides = ASIDES): boolean {
  const { keys, text } = quote;
  const next = keys[at];
  if (!next) return quote.endsMocked;
  if (next.isMocked || next.takesBack) return true;
  if (keys.slice(at).some((it) => it.revises)) return true;
  const end = sentenceEnd(quote, at);
  const rest = keys.slice(at, end);
  if (rest.length > FRAGMENT) return false;
  if (retracts(text.slice(next.lead.start, keys[end]?.lead.start).trim())) return true;
  if (isOf(next.lead, 'condition') && rest.slice(1).every(({ stop }) => stop === 'none'))
    return true;
  const isAside = rest.length <= 2 && !rest.some((it) => it.isFinite || it.fact);
  return isAside && asides > 0 && keys[end] !== undefined && isRetracted(quote, end, asides - 1);
}
