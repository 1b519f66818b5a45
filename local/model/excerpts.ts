import type { Quote } from './brief.ts';

const PRAISE =
  /\b(?:love|loved|adore|perfect|perfectly|beautiful|gorgeous|great|excellent|amazing|comfortable|comfy|soft|flattering|cute|pretty|best|favou?rite|compliments?|recommend|happy|easy|nice|quality|delicious|friendly|helpful|fast|lovely|stunning|wonderful|fun|classic|versatile|worth)\b/gi;
const DOUBT =
  /\b(?:not|n't|don't|didn't|isn't|wasn't|doesn't|won't|can't|never|no|but|return|returned|returning|unfortunately|however|disappointed|disappointing|poor|bad|cheap|wish|though|although|too|unless|except|sadly|would|if)\b/gi;

const MOST_WORDS = 14;
const FEWEST_WORDS = 3;

/**
 * Short phrases out of the quotes, word for word, the happiest first: by what they say, then by the
 * rating. One from each quote. When no customer is happy, what they begin with.
 */
export function excerptsFrom(quotes: readonly Quote[]): string[] {
  const ranked = quotes
    .map(({ text, rating }) => ({ ...happiestPhrase(text), rating: rating ?? 3 }))
    .filter(({ phrase }) => phrase !== '')
    .toSorted((a, b) => b.rating + b.warmth - (a.rating + a.warmth));
  const happy = ranked.filter(({ warmth, rating }) => warmth > 0 && rating >= 3);
  return (happy.length > 0 ? happy : ranked).map(({ phrase }) => phrase);
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
    .split(/[.!?;:\n]+|, (?=and|but|so\b)/)
    .map((phrase) => firstWords(phrase.trim()))
    .filter((phrase) => phrase.split(/\s+/).length >= FEWEST_WORDS && !/["“”]/.test(phrase));
}

function firstWords(phrase: string): string {
  const last = [...phrase.matchAll(/\S+/g)].slice(0, MOST_WORDS).at(-1);
  return last ? phrase.slice(0, last.index + last[0].length).replace(/[,\s–-]+$/, '') : '';
}

function warmthOf(phrase: string): number {
  return Math.min(3, countOf(PRAISE, phrase)) - 2 * countOf(DOUBT, phrase);
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
