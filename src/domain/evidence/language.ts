import { detectLanguage } from '../analysis/language.ts';
import { vocabularyOf } from './vocabulary.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

/** Words of a text that are looked at. */
const MOST_WORDS = 200;

/** The language of a sentence as ISO 639-1, also of one too short for `detectLanguage`. */
export function languageOf(text: string): string | undefined {
  return detectLanguage(text) ?? mostSpoken(text);
}

/** The language that knows the most of the small words, if one knows more than the others. */
function mostSpoken(text: string): string | undefined {
  const words = (
    text
      .slice(0, 2000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const counts = LANGUAGES.map((language) => {
    const { kinds, numbers, units, facts } = vocabularyOf(language);
    const lists = [kinds, numbers, units, facts];
    return { language, known: words.filter((word) => lists.some((it) => it.has(word))).length };
  });
  const [first, second] = counts.toSorted((a, b) => b.known - a.known);
  return first && first.known > (second?.known ?? 0) ? first.language : undefined;
}
