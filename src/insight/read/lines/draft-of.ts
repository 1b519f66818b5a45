import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { LabelledText } from '../../labels/labelled-text.ts';

/** A quote draft without the fields that the source lacks. */
export const draftOf = (
  words: string | LabelledText,
  rating: number | undefined,
  date: string | undefined,
): QuoteDraft => ({
  ...(typeof words === 'string' ? { text: words } : words),
  ...(rating !== undefined && { rating }),
  ...(date !== undefined && { date }),
});
