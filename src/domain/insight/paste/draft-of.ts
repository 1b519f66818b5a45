import type { QuoteDraft } from '../quote.ts';

/** A quote as it is read, without the fields that the source does not give. */
export const draftOf = (
  text: string,
  rating: number | undefined,
  date: string | undefined,
): QuoteDraft => ({
  text,
  ...(rating !== undefined && { rating }),
  ...(date !== undefined && { date }),
});
