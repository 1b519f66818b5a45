import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stopwords as englishStops } from '@orama/stopwords/english';
import { BARE_LEXICON, type Lexicon } from '#insight/text/lexicon.ts';
import { memo } from '#insight/text/memo.ts';
import { lazyService } from '#services/lazy-service.ts';

const ENGLISH = lexiconOf(stemEnglish, englishStops);

/** Loaders by language, each called with the first quote in its language. */
const LOADERS: Readonly<Record<string, () => Promise<Lexicon>>> = {
  de: lazyService(() => load(import('@orama/stemmers/german'), import('@orama/stopwords/german'))),
  fr: lazyService(() => load(import('@orama/stemmers/french'), import('@orama/stopwords/french'))),
  es: lazyService(() =>
    load(import('@orama/stemmers/spanish'), import('@orama/stopwords/spanish')),
  ),
  it: lazyService(() =>
    load(import('@orama/stemmers/italian'), import('@orama/stopwords/italian')),
  ),
  pt: lazyService(() =>
    load(import('@orama/stemmers/portuguese'), import('@orama/stopwords/portuguese')),
  ),
  nl: lazyService(() => load(import('@orama/stemmers/dutch'), import('@orama/stopwords/dutch'))),
};

/**
 * Returns the lexicon of a language (ISO 639-1); undefined is taken for English. If its lists fail
 * to load, bare words are used for now, and the next quote retries.
 */
export async function lexiconFor(language: string | undefined): Promise<Lexicon> {
  if (language === undefined || language === 'en') return ENGLISH;
  const found = await LOADERS[language]?.().catch(() => undefined);
  return found ?? BARE_LEXICON;
}

async function load(
  stemming: Promise<{ stemmer(word: string): string }>,
  stopping: Promise<{ stopwords: readonly string[] }>,
): Promise<Lexicon> {
  const [{ stemmer }, { stopwords }] = await Promise.all([stemming, stopping]);
  return lexiconOf(stemmer, stopwords);
}

/** Longest word that is stemmed, in UTF-16 units. */
const LONGEST_WORD = 100;

function lexiconOf(stem: (word: string) => string, stopwords: readonly string[]): Lexicon {
  const stops = new Set(stopwords);
  return {
    isStop: (word) => stops.has(word),
    // Stemmers take quadratic time over a word, and no language has one this long.
    stem: memo((word) => (word.length > LONGEST_WORD ? word : stem(word))),
  };
}
