import { chakra } from '@chakra-ui/react';
import type { Mask } from '#domain/analysis/masking.ts';
import type { Quote } from '#domain/quote.ts';
import { Button } from '#ui/button.tsx';
import { CrossGlyph } from '#ui/glyphs.tsx';

interface QuoteRowProps {
  quote: Quote;
  masks: readonly Mask[];
  /** Whether it goes into the request; undefined until that is known. */
  goesIn: boolean | undefined;
  onChoose(choice: 'pinned' | 'dropped'): void;
  onToggleMasking(): void;
  onRemove(): void;
}

/** One quote as it would be sent, whether it would be, and the person's word on both. */
export function QuoteRow({ quote, masks, goesIn, ...on }: QuoteRowProps) {
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
          aria-label={`Remove quote ${quote.id}`}
          // Its cross beside the first line.
          marginTop="-11px"
          onClick={on.onRemove}
        >
          <CrossGlyph size={16} />
        </Button>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.span color="muted" fontSize="sm" marginInlineEnd="auto">
          {factsOf(quote, goesIn).join(' · ')}
        </chakra.span>
        {masks.length > 0 && (
          <RowButton quote={quote} pressed={quote.unmasked === true} onClick={on.onToggleMasking}>
            Send unmasked
          </RowButton>
        )}
        <RowButton
          quote={quote}
          pressed={quote.choice === 'pinned'}
          onClick={() => on.onChoose('pinned')}
        >
          Pin
        </RowButton>
        <RowButton
          quote={quote}
          pressed={quote.choice === 'dropped'}
          onClick={() => on.onChoose('dropped')}
        >
          Leave out
        </RowButton>
      </chakra.div>
    </chakra.li>
  );
}

interface RowButtonProps {
  quote: Quote;
  pressed: boolean;
  children: string;
  onClick(): void;
}

function RowButton({ quote, pressed, children, onClick }: RowButtonProps) {
  return (
    <Button
      variant={pressed ? 'outline' : 'quiet'}
      size="xs"
      aria-pressed={pressed}
      aria-label={`${children}, quote ${quote.id}`}
      borderColor={pressed ? 'accent' : undefined}
      background={pressed ? 'accentSoft' : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

function factsOf(quote: Quote, goesIn: boolean | undefined): string[] {
  const { rating, date, count, language = 'en' } = quote;
  return [
    ...(rating === undefined ? [] : [`${formatRating(rating)} of 5`]),
    ...(date === undefined ? [] : [date]),
    ...(language === 'en' ? [] : [LANGUAGES.of(language) ?? language]),
    ...(count === undefined ? [] : [`said by ${count}`]),
    ...(goesIn === undefined ? [] : [statusOf(quote, goesIn)]),
  ];
}

function statusOf({ choice }: Quote, goesIn: boolean): string {
  if (goesIn) return choice === 'pinned' ? 'Pinned, goes in' : 'Goes in';
  return choice === 'pinned' ? 'Pinned, but too long for what is left' : 'Left out';
}

/** The words, with a mark in place of what is masked. */
function QuoteText({ quote, masks }: { quote: Quote; masks: readonly Mask[] }) {
  const { text, unmasked } = quote;
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
