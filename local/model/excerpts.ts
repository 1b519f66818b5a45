import type { Quote } from './brief.ts';

const PRAISE =
  /\b(?:love|loved|adore|perfect|perfectly|beautiful|gorgeous|great|excellent|amazing|comfortable|comfy|soft|flattering|cute|pretty|best|favou?rite|compliments?|recommend|happy|easy|nice|quality|delicious|friendly|helpful|fast|lovely|stunning|wonderful|fun|classic|versatile|worth)\b/gi;
const DOUBT =
  /\b(?:not|n't|don't|didn't|isn't|wasn't|doesn't|won't|can't|never|no|but|return|returned|returning|unfortunately|however|disappointed|disappointing|poor|bad|cheap|wish|though|although|too|unless|except|sadly|would|if)\b/gi;

const MOST_WORDS = 14;
const FEWEST_WORDS = 3;

/**
 * Short verbatim phrases from the quotes, one per quote, ranked by sentiment of the text plus
 * rating. If no customer is happy, all phrases qualify.
 */
export function excerptsFrom(quotes: readonly Quote[]): Excerpt[] {
  const ranked = quotes
    .map(({ id, text, rating }) => ({ id, ...happiestPhrase(text), rating: rating ?? 3 }))
    .filter(({ phrase }) => phrase !== '')
    .toSorted((a, b) => b.rating + b.warmth - (a.rating + a.warmth));
  const happy = ranked.filter(({ warmth, rating }) => warmth > 0 && rating >= 3);
  return happy.length > 0 ? happy : ranked;
}

/** A phrase and the number of the quote it is from. */
export interface Excerpt extends Phrase {
  readonly id: number;
}

interface Phrase {
  readonly phrase: string;
  readonly warmth: number;
}

function happiestPhrase(text: string): Phrase {
  return phrasesIn(text)
    .map((phrase) => ({ phrase, warmth: warmthOf(phrase) }))
    .reduce((best, next) => (next.warmth > best.warmth ? next : best), NOTHING);
}

const NOTHING: Phrase = { phrase: '', warmth: -Infinity };

function phrasesIn(text: string): string[] {
  return text
    .split(/[.!?;:\n]+| - |, (?=and|but|so\b)/)
    .map((phrase) => firstWords(phrase.trim()))
    .filter((phrase) => phrase.split(/\s+/).length >= FEWEST_WORDS && !UNQUOTABLE.test(phrase));
}

/** Quotation marks, and the brackets of what was masked: its word is no topic. */
const UNQUOTABLE = /["“”[\]]/;

/** Marks the cut with an ellipsis, as in any quotation. */
function firstWords(phrase: string): string {
  const words = [...phrase.matchAll(/\S+/g)];
  const last = words[MOST_WORDS - 1];
  if (!last || words.length === MOST_WORDS) return phrase.replace(/[,\s–-]+$/, '');
  return `${phrase.slice(0, last.index + last[0].length).replace(/[,\s–-]+$/, '')}…`;
}

function warmthOf(phrase: string): number {
  const cut = phrase.endsWith('…') ? 2 : 0;
  return Math.min(3, countOf(PRAISE, phrase)) - 2 * countOf(DOUBT, phrase) - cut;
}

/** Counts distinct words: repeating the same one adds nothing. */
function countOf(pattern: RegExp, text: string): number {
  return new Set(text.toLowerCase().match(pattern)).size;
}
