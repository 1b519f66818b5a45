import { useAtomValue } from 'jotai';
import { formatRating } from '#domain/quotes/format-rating.ts';
import { meanRating } from '#domain/quotes/quote-filter.ts';
import { quotesAtom } from '#state/campaign/campaign.ts';
import { analysisAtom } from '#state/quotes/insight.ts';

/** `94 quotes · 4.2 stars · 12 themes`. */
export function QuoteFacts() {
  const quotes = useAtomValue(quotesAtom);
  const themes = useAtomValue(analysisAtom)?.themes.length ?? 0;
  const rating = meanRating(quotes);
  return (
    <>
      <span>{counted(quotes.length, 'quote')}</span>
      {rating !== undefined && (
        <>
          {' · '}
          <span>{counted(formatRating(rating), 'star')}</span>
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

const counted = (count: number | string, noun: string): string =>
  `${count} ${String(count) === '1' ? noun : `${noun}s`}`;
