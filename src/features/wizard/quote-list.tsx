import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Quote } from '#domain/quote.ts';
import { campaignAtom, removeQuoteAtom, setQuotesAtom } from '#state/campaign.ts';
import { Button } from '#ui/button.tsx';
import { CrossGlyph } from '#ui/glyphs.tsx';

/** How many quotes show before one asks for all. */
const PREVIEW = 3;

/** The single quotes, counted; one or all can be removed, and what was removed comes back. */
export function QuoteList() {
  const { quotes } = useAtomValue(campaignAtom);
  const remove = useSetAtom(removeQuoteAtom);
  const setQuotes = useSetAtom(setQuotesAtom);
  const [all, setAll] = useState(false);
  const [before, setBefore] = useState<readonly Quote[]>();
  const shown = all ? quotes : quotes.slice(0, PREVIEW);
  if (quotes.length === 0 && !before) return null;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.p fontWeight="600" marginInlineEnd="auto" fontVariantNumeric="tabular-nums">
          {quotes.length} {quotes.length === 1 ? 'quote' : 'quotes'}
        </chakra.p>
        {before && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setQuotes(before);
              setBefore(undefined);
            }}
          >
            Undo remove
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setBefore(quotes);
            setQuotes([]);
          }}
        >
          Remove all
        </Button>
      </chakra.div>
      {quotes.length > 0 && (
        <chakra.ul
          display="grid"
          maxHeight={all ? '420px' : undefined}
          overflowY="auto"
          tabIndex={all ? 0 : undefined}
          aria-label="Quotes"
          background="surface"
          borderWidth="1px"
          borderColor="hairline"
          borderRadius="card"
        >
          {shown.map((quote) => (
            <QuoteRow
              key={quote.id}
              quote={quote}
              onRemove={() => {
                setBefore(quotes);
                remove(quote.id);
              }}
            />
          ))}
        </chakra.ul>
      )}
      {quotes.length > PREVIEW && (
        <chakra.div>
          <Button variant="quiet" size="sm" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${quotes.length}`}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function QuoteRow({ quote, onRemove }: { quote: Quote; onRemove(): void }) {
  return (
    <chakra.li
      display="flex"
      gap="3"
      alignItems="start"
      padding="3"
      paddingInlineStart="4"
      borderTopWidth="1px"
      borderColor="hairline"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.blockquote flex="1" minWidth="0" fontSize="sm" lineHeight="1.55">
        <chakra.span
          css={{
            display: '-webkit-box',
            WebkitLineClamp: 4,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {quote.text}
        </chakra.span>
        {quote.rating !== undefined && (
          <chakra.span color="muted">{formatRating(quote.rating)} of 5</chakra.span>
        )}
      </chakra.blockquote>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Remove quote ${quote.id}`}
        onClick={onRemove}
      >
        <CrossGlyph size={16} />
      </Button>
    </chakra.li>
  );
}

const formatRating = (rating: number) => String(Math.round(rating * 10) / 10);
