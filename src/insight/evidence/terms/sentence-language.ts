import { detectLanguage } from '#domain/text/detect-language.ts';
import { sectionsOf } from '../../data/entries.ts';
import LIST from '../../data/evidence/small-words.txt?raw';

const sections = sectionsOf(LIST);

/** The function words of each language, to detect it; its other words are loaded on first use. */
const SMALL_WORDS = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'].map(
  (language) => [language, new Set(sections(language))] as const,
);

/** Limit of words examined per text. */
const MOST_WORDS = 200;

/**
 * The language of a text as ISO 639-1. Also works for a sentence too short for `detectLanguage`,
 * whose lists mistake Spanish for Dutch because of "de" and "en".
 */
export const languageOf = (text: string): string | undefined =>
  mostSpoken(countsOf(text)) ?? detectLanguage(text);

/** The language of a sentence within a text of another: its own if two more words indicate it. */
export function languageWithin(sentence: string, usual: string | undefined): string | undefined {
  const found = languageOf(sentence);
  if (found === undefined || usual === undefined || found === usual) return found ?? usual;
  const { known } = countsOf(sentence);
  const [own = 0, other = 0] = [known.get(found), known.get(usual)];
  return own === 0 || own - other >= 2 ? found : usual;
}

interface Counts {
  readonly words: number;
  /** Number of function words by language. */
  readonly known: ReadonlyMap<string, number>;
}

function countsOf(text: string): Counts {
  const found = (
    text
      .slice(0, 2000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const known = SMALL_WORDS.map(
    ([language, small]) => [language, found.filter((word) => small.has(word)).length] as const,
  );
  return { words: found.length, known: new Map(known) };
}

/** One word in this many has to be a function word of its language. */
const LEAST_KNOWN = 5;

/** The language with the most function words, if it is ahead of the others. */
function mostSpoken({ words: all, known }: Counts): string | undefined {
  const [first, second] = [...known].toSorted(([, a], [, b]) => b - a);
  const isKnown = first && first[1] * LEAST_KNOWN >= all;
  return isKnown && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
