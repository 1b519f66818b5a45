import type { LeftOut, ModelPart, Reading } from '#domain/quotes/reading.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { Span } from '#domain/text/span.ts';
import { parseRatings } from './lines/rating.ts';
import { readStars } from './lines/stars.ts';
import { ratingIn } from './lines/text-rating.ts';

/**
 * Cuts a text as the user's model split it; undefined if the parts are of another text. The model
 * only says where: each word is the text's.
 */
export function readParts(text: string, parts: readonly ModelPart[]): Reading | undefined {
  const isOfText = parts.every(
    ({ start, end }, at) => start >= (parts[at - 1]?.end ?? 0) && end >= start,
  );
  if (parts.length === 0 || !isOfText || (parts.at(-1)?.end ?? 0) > text.length) return undefined;
  const quotes = parts.filter(({ is }) => is === 'quote');
  const stars = quotes.map((part) => headAt(text, part.stars));
  // All on one scale: a 4 is two stars beside a 10.
  const ratings = parseRatings(stars);
  return {
    quotes: quotes.map((part, at) => {
      const written = stars[at] ?? '';
      const rating = ratings[at] ?? readStars(written)?.rating ?? ratingIn(written);
      return quoteAt(text, part, rating);
    }),
    leftOut: parts.filter(({ is }) => is !== 'quote').flatMap((part) => linesOf(text, part)),
  };
}

/** In UTF-16 units of a line with a name or with stars. */
const LONGEST_HEAD = 60;

function quoteAt(text: string, part: ModelPart, rating: number | undefined): QuoteDraft {
  const speaker = headAt(text, part.speaker);
  // More than a name, such as one with a date.
  const isName = speaker !== '' && !/\s.*\d|\d.*\s/u.test(speaker);
  return {
    text: text.slice(part.start, part.end),
    ...(rating !== undefined && { rating }),
    ...(isName && { speaker: speaker.replace(/[:,]$/, '') }),
  };
}

/** Empty for a piece that is too long to be only a name or stars. */
function headAt(text: string, span: Span | undefined): string {
  const head = span ? text.slice(span.start, span.end) : '';
  return head.length <= LONGEST_HEAD ? head.trim() : '';
}

function linesOf(text: string, { start, end, is }: ModelPart): LeftOut[] {
  const why = is === 'company' ? 'own' : 'other';
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => ({ text: line, why }));
}
