import {
  BARE_VOCABULARY,
  compileVocabulary,
  ENGLISH_VOCABULARY,
  type Vocabulary,
} from '#insight/evidence/terms/vocabulary.ts';
import { lazyService } from '#services/lazy-service.ts';

/** Loaders by language, each called with the first sentence in its language. */
const LOADERS: Readonly<Record<string, () => Promise<Vocabulary>>> = {
  de: lazyService(async () =>
    compileVocabulary('de', (await import('#insight/data/evidence/de.txt?raw')).default),
  ),
  es: lazyService(async () =>
    compileVocabulary('es', (await import('#insight/data/evidence/es.txt?raw')).default),
  ),
  fr: lazyService(async () =>
    compileVocabulary('fr', (await import('#insight/data/evidence/fr.txt?raw')).default),
  ),
  it: lazyService(async () =>
    compileVocabulary('it', (await import('#insight/data/evidence/it.txt?raw')).default),
  ),
  nl: lazyService(async () =>
    compileVocabulary('nl', (await import('#insight/data/evidence/nl.txt?raw')).default),
  ),
  pt: lazyService(async () =>
    compileVocabulary('pt', (await import('#insight/data/evidence/pt.txt?raw')).default),
  ),
};

/**
 * Returns the vocabulary of a language (ISO 639-1); the bare signs if it has no lists. The same if
 * they fail to load: the next check retries.
 */
export async function vocabularyFor(language: string): Promise<Vocabulary> {
  if (language === 'en') return ENGLISH_VOCABULARY;
  const found = await LOADERS[language]?.().catch(() => undefined);
  return found ?? BARE_VOCABULARY;
}
