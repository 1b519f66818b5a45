import {
  BARE_VOCABULARY,
  compileVocabulary,
  ENGLISH_VOCABULARY,
  type Vocabulary,
} from '#domain/insight/evidence/vocabulary.ts';
import type { LanguageWords } from '#domain/insight/evidence/words/language-words.ts';

/** Loaders by language, each called with the first sentence in its language. */
const LOADERS: Readonly<Record<string, () => Promise<LanguageWords>>> = {
  de: async () => (await import('#domain/insight/evidence/words/de.ts')).GERMAN,
  es: async () => (await import('#domain/insight/evidence/words/es.ts')).SPANISH,
  fr: async () => (await import('#domain/insight/evidence/words/fr.ts')).FRENCH,
  it: async () => (await import('#domain/insight/evidence/words/it.ts')).ITALIAN,
  nl: async () => (await import('#domain/insight/evidence/words/nl.ts')).DUTCH,
  pt: async () => (await import('#domain/insight/evidence/words/pt.ts')).PORTUGUESE,
};

const known = new Map<string, Vocabulary>([['en', ENGLISH_VOCABULARY]]);

/**
 * Returns the vocabulary of a language (ISO 639-1); the bare signs if it has no lists, or they fail
 * to load.
 */
export async function vocabularyFor(language: string): Promise<Vocabulary> {
  const found = known.get(language) ?? (await loaded(language));
  if (found) known.set(language, found);
  return found ?? BARE_VOCABULARY;
}

async function loaded(language: string): Promise<Vocabulary | undefined> {
  try {
    const words = await LOADERS[language]?.();
    return words && compileVocabulary(language, words);
  } catch {
    // Offline: the next check retries.
    return undefined;
  }
}
