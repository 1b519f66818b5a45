import { scriptOfLanguage } from './language-name.ts';

/**
 * Characters of a word with the space and the marks behind it, in posts: 200 words of English are
 * about 1,300. Japanese, Chinese and Thai put no space between words: theirs are those that
 * `Intl.Segmenter` finds.
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

/** Of the other languages. */
const USUAL = 7;

export const charactersPerWord = (language: string): number =>
  CHARACTERS_PER_WORD[language] ?? USUAL;

/** Languages that put no space between their words. */
const UNSPACED: readonly string[] = ['ja', 'th', 'zh'];

/** True if a model cannot be expected to count words of the language. */
export const isUnspaced = (language: string): boolean => UNSPACED.includes(language);

/** Scripts whose letters are two bytes of UTF-8; those of most others outside Latin are three. */
const TWO_BYTES: readonly unknown[] = ['Arab', 'Cyrl', 'Grek', 'Hebr'];

/** Bytes of UTF-8 in one character of running text, its spaces and marks included. */
export function bytesPerCharacter(language: string): number {
  const script = scriptOfLanguage(language) ?? 'Latn';
  if (script === 'Latn') return language === 'en' ? 1 : 1.1;
  return TWO_BYTES.includes(script) ? 1.9 : 3;
}
