import type { Brief } from './brief.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import type { Phrases } from './phrases/phrases.ts';

/** In words of a sentence: a longer one is not quoted, as half of one would be wrong. */
const MOST_WORDS = 25;
const FEWEST_WORDS = 3;

/** Stars of a customer who is content. */
const HAPPY = 4;

/**
 * Whole sentences of the quotes, one per quote, best rated and then warmest first. If no customer is
 * happy, all qualify.
 */
export function excerptsFrom({ quotes, language }: Pick<Brief, 'quotes' | 'language'>): Excerpt[] {
  const phrases = phrasesOf(language);
  const ranked = quotes
    .map(({ id, text, rating }) => ({
      id,
      ...happiestPhrase(text, phrases),
      rating: rating ?? HAPPY,
    }))
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

function happiestPhrase(text: string, phrases: Phrases): Phrase {
  return phrasesIn(text)
    .map((phrase) => ({ phrase, warmth: warmthOf(phrase, phrases) }))
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
const UNQUOTABLE = /["“”„«»[\]]/;

const warmthOf = (phrase: string, { praise, doubt }: Phrases): number =>
  Math.min(3, countOf(praise, phrase)) - 2 * countOf(doubt, phrase);

/** Counts distinct words: repeating the same one adds nothing. */
function countOf(pattern: RegExp, text: string): number {
  return new Set(text.toLowerCase().match(pattern)).size;
}
