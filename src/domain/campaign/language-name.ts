import { POST_LANGUAGES } from './post-languages.ts';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** Returns the English name of a language: `German` for `de`. The code itself if it has no name. */
export function languageName(code: string): string {
  try {
    return inEnglish.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns a language's name in that language, as in a list: `Deutsch`, `Español`, `日本語`. */
export function nativeName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Returns the writing system that a language is usually written in, as ISO 15924: `Latn`. */
export function scriptOfLanguage(code: string): string | undefined {
  try {
    return new Intl.Locale(code).maximize().script;
  } catch {
    return undefined;
  }
}

/** True for a language whose letters run from right to left. */
export const isRightToLeft = (code: string): boolean =>
  ['Arab', 'Hebr'].includes(scriptOfLanguage(code) ?? '');

/** Languages of a post by native name; those in other scripts follow the Latin ones. */
export const languageOptions = () =>
  POST_LANGUAGES.map((code) => ({ code, name: nativeName(code) })).toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
