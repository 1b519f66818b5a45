import { useAtomValue } from 'jotai';
import { formatRating } from '#domain/quotes/format-rating.ts';
import { type Ratings, ratingsOf } from '#domain/quotes/quote-filter.ts';
import { quotesAtom } from '#state/campaign/campaign.ts';
import { analysisAtom } from '#state/quotes/insight.ts';

/** Fewest ratings whose mean says something. */
const FEW = 5;

/** `94 quotes · 4.2 stars · 6 themes`. */
export function QuoteFacts() {
  const quotes = useAtomValue(quotesAtom);
  const themes = useAtomValue(analysisAtom)?.themes.length ?? 0;
  const ratings = ratingsOf(quotes);
  return (
    <>
      <span>{counted(quotes.length, 'quote')}</span>
      {ratings && (
        <>
          {' · '}
          <span>{ratingWords(ratings)}</span>
        </>
      )}
      {quotes.length > 0 && themes > 0 && (
        <>
          {' · '}
          <span>{counted(themes, 'theme')}</span>
        </>
      )}
    </>
  );
}

const ratingWords = ({ count, mean }: Ratings): string =>
  count < FEW ? counted(count, 'rating') : counted(formatRating(mean), 'star');

const counted = (count: number | string, noun: string): string =>
  `${count} ${String(count) === '1' ? noun : `${noun}s`}`;
