import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Quote } from '#domain/insight/quote.ts';
import {
  campaignAtom,
  chooseQuoteAtom,
  removeQuoteAtom,
  restoreQuotesAtom,
  setQuotesAtom,
  toggleMaskingAtom,
} from '#state/campaign.ts';
import { analysisAtom } from '#state/insight.ts';
import { Button } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { QuoteRow } from '../cards/quote-row.tsx';

/** Number of quotes shown before the user asks for all. */
const PREVIEW = 3;

/** List of quotes with a count; removing one or all of them can be undone. */
export function QuoteList() {
  const { quotes } = useAtomValue(campaignAtom);
  const setQuotes = useSetAtom(setQuotesAtom);
  const restore = useSetAtom(restoreQuotesAtom);
  const [all, setAll] = useState(false);
  const [before, setBefore] = useState<readonly Quote[]>();
  const { area, undo, count, remember } = useFocusAfterRemoval(quotes);
  if (quotes.length === 0 && !before) return null;
  return (
    <chakra.div ref={area} display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.p
          ref={count}
          role="status"
          fontWeight="600"
          marginInlineEnd="auto"
          fontVariantNumeric="tabular-nums"
        >
          {quotes.length} {quotes.length === 1 ? 'quote' : 'quotes'}
        </chakra.p>
        {before && (
          <Button
            ref={undo}
            variant="quiet"
            size="sm"
            onClick={() => {
              remember();
              restore(before);
              setBefore(undefined);
            }}
          >
            Undo remove
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          disabled={quotes.length === 0}
          onClick={() => {
            setBefore(quotes);
            setQuotes([]);
          }}
        >
          Remove all
        </Button>
      </chakra.div>
      {quotes.length > 0 && (
        <Rows
          all={all}
          onRemove={(index) => {
            remember(index);
            setBefore(quotes);
          }}
        />
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

/** Focuses the next row after a removal, or Undo if none is left; the count after Undo. */
function useFocusAfterRemoval(quotes: readonly Quote[]) {
  const area = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const removedAt = useRef<number>(undefined);
  useFocusAfter(quotes, () => {
    if (removedAt.current === undefined) return count.current;
    const rows = [...(area.current?.querySelectorAll('li') ?? [])];
    const next = rows[removedAt.current] ?? rows.at(-1);
    return next?.querySelector('button') ?? undo.current;
  });
  return { area, undo, count, remember: (index?: number) => void (removedAt.current = index) };
}

function Rows({ all, onRemove }: { all: boolean; onRemove(index: number): void }) {
  const { quotes } = useAtomValue(campaignAtom);
  const analysis = useAtomValue(analysisAtom);
  const remove = useSetAtom(removeQuoteAtom);
  const choose = useSetAtom(chooseQuoteAtom);
  const toggleMasking = useSetAtom(toggleMaskingAtom);
  const sent = analysis && new Set(analysis.sent.map(({ id }) => id));
  const shown = all ? quotes : quotes.slice(0, PREVIEW);
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      maxHeight={all ? '420px' : undefined}
      overflowY="auto"
      tabIndex={all ? 0 : undefined}
      aria-label="Quotes"
      background="surface"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
    >
      {shown.map((quote, index) => (
        <QuoteRow
          key={quote.id}
          quote={quote}
          number={index + 1}
          masks={analysis?.masks.get(quote.text) ?? []}
          goesIn={sent?.has(quote.id)}
          onChoose={(choice) => choose(quote.id, choice)}
          onToggleMasking={() => toggleMasking(quote.id)}
          onRemove={() => {
            onRemove(index);
            remove(quote.id);
          }}
        />
      ))}
    </chakra.ul>
  );
}
