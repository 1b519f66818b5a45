import type { QuoteDraft } from '../quote.ts';

/** A quote draft without the fields that the source lacks. */
export const draftOf = (
  text: string,
  rating: number | undefined,
  date: string | undefined,
): QuoteDraft => ({
  text,
  ...(rating !== undefined && { rating }),
  ...(date !== undefined && { date }),
});
