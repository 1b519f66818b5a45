import type { Quote } from './brief.ts';

const PRAISE =
  /\b(?:love|loved|adore|perfect|perfectly|beautiful|gorgeous|great|excellent|amazing|comfortable|comfy|soft|flattering|cute|pretty|best|favou?rite|compliments?|recommend|happy|easy|nice|quality|delicious|friendly|helpful|fast|lovely|stunning|wonderful|fun|classic|versatile|worth)\b/gi;
const DOUBT =
  /\b(?:not|n't|don't|didn't|isn't|wasn't|doesn't|won't|can't|never|no|but|return|returned|returning|unfortunately|however|disappointed|disappointing|poor|bad|cheap|wish|though|although|too|unless|except|sadly|would|if)\b/gi;

/** In words of a sentence: a longer one is not quoted, as half of one would be wrong. */
const MOST_WORDS = 25;
const FEWEST_WORDS = 3;

/** Stars of a customer who is content. */
const HAPPY = 4;

/**
 * Whole sentences of the quotes, one per quote, best rated and then warmest first. If no customer is
 * happy, all qualify.
 */
export function excerptsFrom(quotes: readonly Quote[]): Excerpt[] {
  const ranked = quotes
    .map(({ id, text, rating }) => ({ id, ...happiestPhrase(text), rating: rating ?? HAPPY }))
    .filter(({ phrase }) => phrase !== '')
    .toSorted((a, b) => b.rating - a.rating || b.warmth - a.warmth);
  const happy = ranked.filter(({ warmth, rating }) => warmth > 0 && rating >= HAPPY);
  return happy.length > 0 ? happy : ranked;
}

/** A sentence and the number of the quote it is from. */
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
    .split(/[.!?…。！？\n]+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => {
      const words = phrase.split(/\s+/).length;
      return words >= FEWEST_WORDS && words <= MOST_WORDS && !UNQUOTABLE.test(phrase);
    });
}

/** Quotation marks, and the brackets of what was masked: its word is no topic. */
const UNQUOTABLE = /["“”[\]]/;

const warmthOf = (phrase: string): number =>
  Math.min(3, countOf(PRAISE, phrase)) - 2 * countOf(DOUBT, phrase);

/** Counts distinct words: repeating the same one adds nothing. */
function countOf(pattern: RegExp, text: string): number {
  return new Set(text.toLowerCase().match(pattern)).size;
}
