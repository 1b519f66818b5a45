import { chakra } from '@chakra-ui/react';
import type { Mask } from '#domain/insight/analysis/mask.ts';
import { isQuoteSource, QUOTE_SOURCES } from '#domain/insight/quote-sources.ts';
import type { Quote } from '#domain/insight/quote.ts';
import { Button } from '#ui/button.tsx';
import { CrossIcon } from '#ui/icons.tsx';

interface QuoteRowProps {
  quote: Quote;
  /** Position in the list, from 1. */
  number: number;
  masks: readonly Mask[];
  /** True if the quote is included in the request; undefined until known. */
  goesIn: boolean | undefined;
  onChoose(choice: 'pinned' | 'dropped'): void;
  onToggleMasking(): void;
  onRemove(): void;
}

/** A quote as it would be sent, whether it is included, and controls to override both. */
export function QuoteRow({ quote, number, masks, goesIn, ...on }: QuoteRowProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      padding="3"
      paddingInlineStart="4"
      borderTopWidth="1px"
      borderColor="hairline"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.div display="flex" gap="3" alignItems="start">
        <chakra.blockquote
          lang={quote.language}
          dir="auto"
          flex="1"
          minWidth="0"
          fontSize="sm"
          lineHeight="1.55"
          opacity={goesIn === false ? 0.72 : 1}
        >
          <chakra.span lineClamp="4">
            <QuoteText quote={quote} masks={masks} />
          </chakra.span>
        </chakra.blockquote>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove quote ${number}`}
          // Aligns the cross with the first line.
          marginTop="-11px"
          onClick={on.onRemove}
        >
          <CrossIcon size={16} />
        </Button>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.span color="muted" fontSize="sm" marginInlineEnd="auto">
          {factsOf(quote, goesIn).join(' · ')}
        </chakra.span>
        {masks.length > 0 && (
          <RowButton number={number} pressed={quote.unmasked === true} onClick={on.onToggleMasking}>
            Send unmasked
          </RowButton>
        )}
        <RowButton
          number={number}
          pressed={quote.choice === 'pinned'}
          onClick={() => on.onChoose('pinned')}
        >
          Pin
        </RowButton>
        <RowButton
          number={number}
          pressed={quote.choice === 'dropped'}
          onClick={() => on.onChoose('dropped')}
        >
          Exclude
        </RowButton>
      </chakra.div>
    </chakra.li>
  );
}

interface RowButtonProps {
  number: number;
  pressed: boolean;
  children: string;
  onClick(): void;
}

function RowButton({ number, pressed, children, onClick }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      size="xs"
      aria-pressed={pressed}
      aria-label={`${children}, quote ${number}`}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

function factsOf(quote: Quote, goesIn: boolean | undefined): string[] {
  const { rating, date, count, speaker, source, language = 'en' } = quote;
  return [
    ...(speaker === undefined ? [] : [speaker]),
    ...(rating === undefined ? [] : [`${formatRating(rating)} of 5`]),
    ...(date === undefined ? [] : [date]),
    ...(source !== undefined && isQuoteSource(source) ? [QUOTE_SOURCES[source]] : []),
    ...(language === 'en' ? [] : [LANGUAGES.of(language) ?? language]),
    ...(count === undefined ? [] : [`said by ${count}`]),
    ...(goesIn === undefined ? [] : [statusOf(quote, goesIn)]),
  ];
}

function statusOf({ choice }: Quote, goesIn: boolean): string {
  if (goesIn) return choice === 'pinned' ? 'Pinned' : 'Included';
  if (choice === 'pinned') return 'Pinned, but too long for the space left';
  return choice === 'dropped' ? 'Excluded' : 'Not included';
}

/**
 * More than four lines hold on any screen, in UTF-16 units: a cell of 80 kB may have 20,000 masks.
 */
const LONGEST_SHOWN = 2000;

/** Text of the quote, with masked parts replaced by a mark. */
function QuoteText({ quote, masks: all }: { quote: Quote; masks: readonly Mask[] }) {
  const { unmasked } = quote;
  const masks = all.slice(0, all.findLastIndex(({ start }) => start < LONGEST_SHOWN) + 1);
  const text = quote.text.slice(0, Math.max(LONGEST_SHOWN, masks.at(-1)?.end ?? 0));
  const parts = masks.map(({ start, end, kind }, index) => (
    <span key={start}>
      {text.slice(masks[index - 1]?.end ?? 0, start)}
      <chakra.mark
        background="accentSoft"
        color="ink"
        borderRadius="4px"
        paddingInline="1"
        whiteSpace={unmasked ? undefined : 'nowrap'}
      >
        {unmasked ? text.slice(start, end) : `[${kind}]`}
      </chakra.mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(masks.at(-1)?.end ?? 0)}
    </>
  );
}

/** Stars with at most one decimal. */
export const formatRating = (rating: number) => String(Math.round(rating * 10) / 10);
