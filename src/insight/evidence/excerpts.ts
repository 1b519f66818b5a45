import { isTelling } from './align.ts';
import { isOfOthers } from './remarks.ts';
import { isOf, type KeyTerm } from './terms/passage.ts';
import { LIMITS } from './terms/vocabulary.ts';

/** At least three words in quotation marks: fewer may be a title, or any customer's. */
const QUOTED =
  /["“„«‹「『][\s\u00A0\u202F]?[^\s"“”„«»‹›「」『』]{1,40}(?:\s{1,9}[^\s"“”„«»‹›「」『』]{1,40}){2,60}[\s\u00A0\u202F]?["”“»›」』]/gu;

/** In parts of one sentence. */
const MOST_QUOTED = 4;

/**
 * The parts of a statement in quotation marks, unless the words around them claim more, or attribute
 * them to others than customers. Which customer they name is not compared.
 */
export function quotedParts(
  keys: readonly KeyTerm[],
  text: string,
  quote: readonly KeyTerm[],
): KeyTerm[][] {
  const found = [...text.matchAll(QUOTED)];
  if (found.length > MOST_QUOTED) return [];
  const parts = found.map(({ index, 0: words }) =>
    keys.filter(({ start, end }) => start >= index && end <= index + words.length),
  );
  const others = keys.filter((key) => !parts.some((part) => part.includes(key)));
  const around = text.replace(QUOTED, ' ');
  return tellsMore(others, quote) || isOfOthersThan(others, around) ? [] : parts;
}

/** True for "our rival’s slogan", not for "another guest". */
const isOfOthersThan = (frame: readonly KeyTerm[], words: string): boolean =>
  isOfOthers(words) && !frame.some((it) => isOf(it, 'speaker', 'speakers'));

/** In key terms: words before a colon or behind a dash that only introduce the others. */
const LONGEST_FRAME = 7;

/** The words behind a colon or before a dash, if the others are few and claim nothing. */
export function introduced(
  keys: readonly KeyTerm[],
  text: string,
  quote: readonly KeyTerm[],
): readonly KeyTerm[] | undefined {
  const at = keys.findIndex(
    ({ stop }, index) => index > 0 && (stop === 'colon' || stop === 'clause'),
  );
  if (at === -1) return undefined;
  const [head, tail] = [keys.slice(0, at), keys.slice(at)];
  const [frame, part] = keys[at]?.stop === 'colon' ? [head, tail] : [tail, head];
  const words = text.slice(frame[0]?.lead.start, frame.at(-1)?.end);
  const isFrame =
    frame.length <= LONGEST_FRAME && !tellsMore(frame, quote) && !isOfOthersThan(frame, words);
  return isFrame ? part : undefined;
}

/**
 * In content words around a quotation that are not the customer's and don't name a speaker: more
 * tell something of their own, `Our cream cures acne, and guests say “…”`.
 */
const MOST_TOLD = 2;

function tellsMore(others: readonly KeyTerm[], quote: readonly KeyTerm[]): boolean {
  if (others.some(claimsMore)) return true;
  const stems = new Set(quote.map(({ stem }) => stem));
  const own = others.filter((it) => isTelling(it) && !isOf(it, ...NAMING) && !stems.has(it.stem));
  return own.length > MOST_TOLD;
}

const NAMING = ['says', 'speaker', 'speakers', 'frame', 'light', 'noise'] as const;

const claimsMore = (term: KeyTerm): boolean =>
  (term.fact !== undefined && term.fact.value !== 1) ||
  (isOf(term, 'negation', 'universal', 'high', 'more', 'less', ...LIMITS) && !isOf(term, 'says'));
