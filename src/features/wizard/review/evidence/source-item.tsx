import { chakra } from '@chakra-ui/react';
import { formatRating } from '#domain/quotes/format-rating.ts';
import type { Masks } from '#domain/quotes/mask.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { labelWords } from '#domain/quotes/label-signs.ts';
import { labelsOf } from '#domain/quotes/quote-labels.ts';
import { maskedPieces, maskedText } from '#domain/evidence/masked-pieces.ts';
import { shownFirst } from '#domain/evidence/shown-first.ts';
import type { ComparedQuote, Source, SpokenDifference } from '#domain/evidence/verdict.ts';
import type { Span } from '#domain/text/span.ts';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';

interface SourceItemProps {
  /** The text of the post. */
  text: string;
  source: Source;
  masks: Masks;
  /** Position among the campaign's quotes, from 1; undefined if it was removed. */
  number: number | undefined;
  /** Undefined if the sentence is already in the customer's words. */
  onUse: (() => void) | undefined;
}

/** A quote that a sentence may be based on, with the shared words highlighted. */
export function SourceItem({ text, source, masks, number, onUse }: SourceItemProps) {
  const { quote, difference, otherSide } = source;
  const name = number === undefined ? 'this quote' : `quote ${number}`;
  return (
    <Stack
      as="li"
      gap="2"
      paddingInlineStart="3"
      borderInlineStartWidth="2px"
      borderColor={source.verdict === 'otherwise' ? 'danger' : 'accent'}
      fontSize="sm"
      lineHeight="1.55"
    >
      <chakra.blockquote
        htmlTranslate="no"
        lang={detectLanguage(quote.text)}
        dir="auto"
        overflowWrap="anywhere"
        whiteSpace="pre-line"
      >
        <QuotePieces source={source} masks={masks} />
      </chakra.blockquote>
      <chakra.span color="muted">{factsOf(source, number)}</chakra.span>
      {difference && <p>{wordsOf(difference, text, (span) => maskedText(quote, masks, span))}</p>}
      {otherSide && <OtherSide quote={quote} masks={masks} spans={otherSide} />}
      {onUse && (
        <div>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Use their words, ${name}`}
            onClick={onUse}
          >
            Use their words
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The quote, or what its other side leaves of it. */
function QuotePieces({ source, masks }: Pick<SourceItemProps, 'source' | 'masks'>) {
  const { quote, otherSide = [] } = source;
  return shownFirst(quote.text, otherSide).map((part, index) => (
    <span key={part.start}>
      {index > 0 && ' … '}
      <MarkedPieces source={source} masks={masks} within={part} />
    </span>
  ));
}

interface MarkedPiecesProps extends Pick<SourceItemProps, 'source' | 'masks'> {
  within: Span;
}

function MarkedPieces({ source, masks, within }: MarkedPiecesProps) {
  const { quote, verdict, there, difference } = source;
  const marks = { same: there, different: difference?.there ?? [] };
  return maskedPieces(quote, masks, marks, within).map(({ text, start, kind }) =>
    kind === 'plain' ? (
      <span key={start}>{text}</span>
    ) : (
      <chakra.mark
        key={start}
        data-kind={kind}
        color="ink"
        borderRadius="4px"
        background={
          kind === 'mask'
            ? 'accentSoft'
            : kind === 'different'
              ? 'dangerSoft'
              : verdict === 'near'
                ? 'accentSoft'
                : 'doneSoft'
        }
      >
        {text}
      </chakra.mark>
    ),
  );
}

interface OtherSideProps {
  quote: ComparedQuote;
  masks: Masks;
  spans: readonly Span[];
}

/** The rest of the same customer's quote that is mixed or critical. */
function OtherSide({ quote, masks, spans }: OtherSideProps) {
  return (
    <chakra.div padding="3" borderRadius="field" background="warnSoft">
      <chakra.p fontWeight="600">The same customer also said…</chakra.p>
      {spans.map((span) => (
        <chakra.p
          key={span.start}
          htmlTranslate="no"
          lang={detectLanguage(quote.text)}
          dir="auto"
          overflowWrap="anywhere"
        >
          {maskedText(quote, masks, span)}
        </chakra.p>
      ))}
    </chakra.div>
  );
}

/**
 * The number of the quote in the list, its stars in words, its date, and the origin of the match.
 */
function factsOf({ quote, by, label }: Source, number: number | undefined): string {
  const { rating, date, count } = quote;
  const labels = label === undefined ? labelsOf(quote) : [label];
  return [
    ...(number === undefined ? [] : [`Quote ${number}`]),
    ...labels.map((it) => `under “${labelWords(it)}”`),
    ...(rating === undefined ? [] : [`${formatRating(rating)} of 5 stars`]),
    ...(date === undefined ? [] : [date]),
    ...(count === undefined || count < 2 ? [] : [`said by ${count}`]),
    ...(by === 'model' ? ['named by the model'] : []),
  ].join(' · ');
}

function wordsOf(
  { kind, here, there }: SpokenDifference,
  text: string,
  saidAt: (span: Span) => string,
): string {
  const mine = here.map(({ start, end }) => text.slice(start, end)).join(' ');
  const theirs = there.map(saidAt).join(' ');
  if (kind === 'negation')
    return mine === ''
      ? `The customer says “${theirs}”; the sentence leaves it out.`
      : `The sentence says “${mine}”; the customer does not.`;
  return `The sentence says “${mine}”; the customer says “${theirs}”.`;
}
