import { isQuoting, isScoped, isWhen, reports } from './clause-bounds.ts';
import { asksWithin, isRetracted } from './find-said.ts';
import { isDisclaimed } from './disclaimers.ts';
import { isOfOthers, isTimeTurn, limitsLater } from './remarks.ts';
import type { Run } from './run.ts';
import {
  isOf,
  type KeyTerm,
  type Passage,
  sentenceEnd,
  sentenceStart,
  stopBehind,
} from './terms/passage.ts';
import { LIMITS } from './terms/vocabulary.ts';

/** True if the words around a clause of a quote limit it, doubt it, report it or take it back. */
export function isQualified(quote: Passage, run: Run): boolean {
  const { keys, text } = quote;
  const first = keys[run.from];
  if (!first) return true;
  const last = sentenceEnd(quote, run.to - 1);
  if (stopBehind(quote, last) === 'question' || asksWithin(quote, run)) return true;
  if (keys.slice(run.from, run.to).some((it) => it.isMocked || it.isTurned)) return true;
  if (isDisclaimed(quote, first.lead.start)) return true;
  const before = keys.slice(sentenceStart(quote, run.from), run.from);
  const behind = keys.slice(run.to, last);
  if (reports(before, text) || reports(behind, text)) return true;
  if (isLimitedBefore(before, first, text)) return true;
  if (isLimitedBehind(behind, text, keys[run.to - 1]?.end ?? 0)) return true;
  return isRetracted(quote, last);
}

function isLimitedBefore(before: readonly KeyTerm[], first: KeyTerm, text: string): boolean {
  const [opening] = before;
  if (!opening) return false;
  const isApart = first.stop === 'clause' || (first.stop !== 'none' && first.link !== undefined);
  if (!isApart && before.some(isScoping)) return true;
  // "The owner of the bar and the hotel": the words before have to be a clause themselves.
  const isClause = before.some((it) => it.isFinite || isOf(it.lead, 'subject'));
  const isPhrase = before.some((it) => isOf(it, 'preposition', 'relative'));
  if (first.stop === 'none' && !isClause && isPhrase) return true;
  const words = text.slice(opening.lead.start, first.lead.start);
  return isScoped(before) || isOfOthers(words) || isQuoting(words) || isTimeTurn(words);
}

/** Words that may apply to the clauses behind theirs too. */
const isScoping = (it: KeyTerm): boolean =>
  isOf(it, 'negation', 'says', ...LIMITS) || it.fact?.dimension === 'ordinal';

function isLimitedBehind(behind: readonly KeyTerm[], text: string, end: number): boolean {
  const [next] = behind;
  if (!next) return false;
  if (behind.length === 1 || behind.some((it) => it.takesBack || it.isMocked)) return true;
  const words = text.slice(end, behind.at(-1)?.end);
  if (limitsLater(words) || words.slice(0, next.lead.start - end).includes('(')) return true;
  if (next.stop === 'clause' && isOf(next.lead, 'preposition')) return true;
  const opening = behind.slice(0, 2);
  if (next.stop === 'none') {
    if (behind.some((it) => isWhen(it) || isOf(it, ...LIMITS))) return true;
    if (opening.some((it) => isOf(it, 'negation', 'less', 'low') && !hasSubject(it))) return true;
  }
  if (hasSubject(next)) return isOf(next, 'exception', 'condition');
  return opening.some((it) => isOf(it, ...LIMITS));
}

const hasSubject = ({ lead, hasArticle }: KeyTerm): boolean =>
  hasArticle === true || isOf(lead, 'subject', 'determiner');
