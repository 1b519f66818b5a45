import { detectLanguage } from '../analysis/language.ts';
import { vocabularyOf } from './vocabulary.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

/** Words of a text that are looked at. */
const MOST_WORDS = 200;

/**
 * The language of a text as ISO 639-1, also of a sentence too short for `detectLanguage`, whose lists
 * take Spanish for Dutch by its "de" and "en".
 */
export const languageOf = (text: string): string | undefined =>
  mostSpoken(countsOf(text)) ?? detectLanguage(text);

/** The language of a sentence of a text in another: its own where two words more speak for it. */
export function languageWithin(sentence: string, usual: string | undefined): string | undefined {
  const found = languageOf(sentence);
  if (found === undefined || usual === undefined || found === usual) return found ?? usual;
  const { words, known } = countsOf(sentence);
  const [own = 0, other = 0] = [known.get(found), known.get(usual)];
  return words === 0 || own === 0 || own - other >= 2 ? found : usual;
}

interface Counts {
  readonly words: number;
  /** Small words by language. */
  readonly known: ReadonlyMap<string, number>;
}

function countsOf(text: string): Counts {
  const words = (
    text
      .slice(0, 2000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const known = LANGUAGES.map((language) => {
    const { kinds, numbers, units, facts } = vocabularyOf(language);
    const lists = [kinds, numbers, units, facts];
    return [language, words.filter((word) => lists.some((it) => it.has(word))).length] as const;
  });
  return { words: words.length, known: new Map(known) };
}

/** One word in so many is a small one of its language. */
const LEAST_KNOWN = 5;

/** The language that knows the most of the small words, if one knows more than the others. */
function mostSpoken({ words, known }: Counts): string | undefined {
  const [first, second] = [...known].toSorted(([, a], [, b]) => b - a);
  const isKnown = first && first[1] * LEAST_KNOWN >= words;
  return isKnown && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
