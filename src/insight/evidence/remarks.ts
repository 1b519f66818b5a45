import { alternativesOf } from '../data/entries.ts';
import REMARKS from '../data/evidence/remarks.txt?raw';

/**
 * Phrases beside a clause that tell whether it was meant as it stands, in seven
 * languages.
 */

const words = alternativesOf(REMARKS);

const END = String.raw`(?![\p{L}\p{N}])`;

const within = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words(name)})${END}`, 'iu');

const opening = (name: string): RegExp => new RegExp(`^(?:${words(name)})${END}`, 'iu');

const OF_OTHERS = within('of-others');

/** True if the words before a clause speak of an advertisement, of others or of a predecessor. */
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(text);

const REPORTS = within('reports');

/** True if the words beside a clause name who says so, or that it was a dream. */
export const isReported = (text: string): boolean => REPORTS.test(text);

const TIME_TURN = within('time-turn');

/** True if the words before a clause speak of a past that is over. */
export const isTimeTurn = (text: string): boolean => TIME_TURN.test(text);

const LIMITS_LATER = within('limits-later');

/** True if the words after a clause end it or leave only a part of it. */
export const limitsLater = (text: string): boolean => LIMITS_LATER.test(text);

const CONSEQUENCE = opening('consequence');

/** True for words that conclude from the clause before, or explain it. */
export const isConsequence = (text: string): boolean => CONSEQUENCE.test(text);

const CAUSE = opening('cause');

/** True for words that explain the clause before. */
export const isCause = (text: string): boolean => CAUSE.test(text);

const RELATION = opening('relation');

/** True for a remark on the clause before. */
export const isRelation = (text: string): boolean => RELATION.test(text);
