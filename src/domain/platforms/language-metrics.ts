import { scriptOfLanguage } from '../campaign/language-name.ts';

/**
 * Characters per word in posts, including the space and punctuation after it: 200 words of English
 * are about 1,300. Japanese, Chinese and Thai have no spaces between words: theirs are counted by
 * `Intl.Segmenter`.
 */
const CHARACTERS_PER_WORD: Readonly<Record<string, number>> = {
  en: 6.4,
  de: 7.4,
  fi: 8.6,
  hu: 7.6,
  ja: 2.1,
  ko: 4.4,
  th: 4.6,
  tr: 7.8,
  vi: 5,
  zh: 1.9,
};

/** Characters per word in any other language. */
const USUAL = 7;

export const charactersPerWord = (language: string): number =>
  CHARACTERS_PER_WORD[language] ?? USUAL;

/** Languages without spaces between words. */
const UNSPACED: readonly string[] = ['ja', 'th', 'zh'];

/** True if a model cannot be expected to count words of the language. */
export const isUnspaced = (language: string): boolean => UNSPACED.includes(language);

/** Scripts whose letters take two bytes of UTF-8; most others outside Latin take three. */
const TWO_BYTES: readonly unknown[] = ['Arab', 'Cyrl', 'Grek', 'Hebr'];

/** Returns the UTF-8 bytes per character of running text, including spaces and punctuation. */
export function bytesPerCharacter(language: string): number {
  const script = scriptOfLanguage(language) ?? 'Latn';
  if (script === 'Latn') return language === 'en' ? 1 : 1.1;
  return TWO_BYTES.includes(script) ? 1.9 : 3;
}
