import { wordsOf } from '../read/tables/column-words.ts';
import { formsOf } from './label-forms.ts';
import { LONGEST_LABEL } from '#domain/quotes/quote-labels.ts';
import { signSense } from '#domain/quotes/label-signs.ts';
import { sectionsOf } from '../data/entries.ts';
import LABELS from '../data/read/labels.txt?raw';

/**
 * The sense that a label gives to bare words under it. `open`: a question, or a heading of unknown
 * sense, so that the words alone say nothing for sure.
 */
export type Sense = 'praise' | 'complaint' | 'wish' | 'promise' | 'open';

/**
 * Returns the sense of a label, a question or the name of a column: `Cons`, `whatToImprove`,
 * `Was hat Ihnen gefehlt?`. Undefined for words without one, such as `Reviews` or `Staff`.
 */
export function senseOf(label: string): Sense | undefined {
  if (label.length > LONGEST_LABEL) return undefined;
  const known = memo.get(label);
  if (known !== undefined) return known === 'none' ? undefined : known;
  const sense = readSense(label);
  if (memo.size >= MOST_KEPT) memo.clear();
  memo.set(label, sense ?? 'none');
  return sense;
}

/** True for words that begin with a word that asks: `What should we improve`. */
export const beginsAsking = (label: string): boolean => ASKS.begin(wordsOf(label));

/** True for a sense in which bare words are no praise, however kind they are. */
export const isTurning = (sense: Sense | undefined): boolean =>
  sense === 'complaint' || sense === 'wish' || sense === 'promise';

/** True for words that deny what they complain of or wish: `No complaints`, `Could not be better`. */
export function deniesTurn(label: string): boolean {
  const words = wordsOf(label);
  const turns = (['complaint', 'promise', 'wish'] as const).some((it) => FORMS[it].isAmong(words));
  return turns && NEGATES.isAmong(words);
}

const MOST_KEPT = 500;
const memo = new Map<string, Sense | 'none'>();

function readSense(label: string): Sense | undefined {
  const sign = signSense(
    label
      .trim()
      .replace(BEFORE_SIGN, '')
      .replace(/\s?[:：]$/, ''),
  );
  if (sign) return sign;
  const all = wordsOf(label);
  const words = ` ${all.join(' ')} `.replace(WOULD_LIKE, ' wish ').trim().split(' ');
  const asks = /[?？؟]\s*\*?\s*$/.test(label) || ASKS.begin(words);
  const isNegated = NEGATES.isAmong(words);
  const isLess = LESS.isAmong(words);
  const turning = (['complaint', 'promise', 'wish'] as const).find((it) =>
    FORMS[it].isAmong(words),
  );
  const isKind = FORMS.praise.isAmong(words);
  if (all.length <= SHORTEST && !turning && !isKind) {
    if (SHORT.complaint.isAmong(words)) return 'complaint';
    if (SHORT.praise.isAmong(words)) return isNegated || isLess ? 'complaint' : 'praise';
  }
  if (turning) return !isNegated && isMixed(label, words, turning) ? 'open' : turning;
  const isHeading = /[:：]\s*$/.test(label) && !/\p{N}/u.test(label) && all.length >= LONG;
  if (isNegated && (asks || isKind || all.length <= FEW)) return 'complaint';
  if (isNegated) return isHeading ? 'open' : undefined;
  if (isKind) return isLess ? 'complaint' : 'praise';
  if (FORMS.neutral.isAmong(words)) return undefined;
  return (asks && (all.length > 1 || UNSPACED.test(label))) || isHeading ? 'open' : undefined;
}

/** `Les +`, `Die -`, `Points +`: an article, or the word for points, before a sign. */
const BEFORE_SIGN =
  /^(?:(?:the|les?|las?|los|el|il?|gli|die|das|de|het|os?|as?)\s)?(?:(?:points?|punkte?|punten|puntos?|punti|pontos?)\s)?(?=\(?[+−–—-]\)?\s?[:：]?$)/iu;

/** Labels of wishes, `Would have liked`: no praise, though they have a word of praise. */
const WOULD_LIKE = new RegExp(
  ` (?:${[
    '(?:would|d) (?:(?:you|we|i|they) )?(?:(?:really|also) )?(?:have )?(?:(?:really|also) )?(?:liked?|loved?|preferred|prefer|enjoyed|appreciated?)',
    'aur(?:ais|ait|ions|iez|aient) (?:(?:bien|tant|plutot) )?(?:aime|prefere|apprecie)',
    '(?:hubier|hubies|habri)\\p{L}{1,4} (?:gustado|encantado|preferido|apreciado)',
    '(?:avr(?:ei|esti|ebbe|emmo|este|ebbero)|sarebbe(?:ro)?) (?:preferito|gradito|apprezzato|piaciut[oaie])',
    '(?:teria|tivesse)\\p{L}{0,4} (?:gostado|adorado|preferido|apreciado)',
  ].join('|')}) `,
  'u',
);

/** True for a label of two things: `Pros and cons`, `Comments or suggestions`, and for hearsay. */
function isMixed(label: string, words: readonly string[], turning: Sense): boolean {
  if (FORMS.neutral.isAmong(words) && turning === 'promise') return true;
  const isOther = FORMS.neutral.isAmong(words) || FORMS.praise.isAmong(words);
  return (
    isOther && (JOINS.test(` ${words.join(' ')} `) || /[/&+,?.;–—-]\s*[\p{L}]/u.test(label.trim()))
  );
}

const JOINS = / \p{L}+ (?:and|or|und|oder|et|ou|y|o|e|of) \p{L}+ /u;

/** In words: `Not included`. */
const FEW = 5;
const SHORTEST = 2;
/** In words: an unknown heading this long is more than the name of a part or a place. */
const LONG = 3;

/** More than one word of a script that needs no spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

const listed = sectionsOf(LABELS);

const FORMS = {
  complaint: formsOf(listed('complaint')),
  wish: formsOf(listed('wish')),
  promise: formsOf(listed('promise')),
  praise: formsOf(listed('praise')),
  neutral: formsOf(listed('neutral')),
} as const;

const SHORT = {
  complaint: formsOf(listed('short-complaint')),
  praise: formsOf(listed('short-praise')),
} as const;

const NEGATES = formsOf(listed('negation'));
/** Before a kind word: `Weniger gut`, `Moins bien`. */
const LESS = formsOf(listed('less'));
const ASKS = formsOf(listed('question'));
