import { detectLanguage } from '#domain/analysis/language.ts';
import type { Lexicon } from '#domain/analysis/lexicon.ts';
import type { Evidence } from '#domain/evidence.ts';
import {
  type CheckedSentence,
  checkSentences,
  indexQuotes,
  type QuoteIndex,
} from '#domain/evidence-check.ts';
import type { Quote } from '#domain/quote.ts';
import { lexiconFor } from './lexicon.ts';

/** The quotes of one campaign are compared again and again while its post is edited. */
const indexes = new WeakMap<readonly Quote[], Map<Lexicon, QuoteIndex>>();

/** What each sentence of a post rests on, found out anew on the device. */
export async function checkPost(
  text: string,
  evidence: Evidence | undefined,
  quotes: readonly Quote[],
): Promise<CheckedSentence[]> {
  const lexicon = await lexiconFor(detectLanguage(text));
  const known = indexes.get(quotes) ?? new Map<Lexicon, QuoteIndex>();
  indexes.set(quotes, known);
  const index = known.get(lexicon) ?? indexQuotes(quotes, lexicon);
  known.set(lexicon, index);
  return checkSentences(text, evidence, index, lexicon);
}
