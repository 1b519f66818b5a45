import { isTurning, senseOf } from '../../labels/label-sense.ts';
import { partsOf } from '../../labels/labelled-parts.ts';
import { labelsOfLines } from '../../labels/line-labels.ts';
import type { QuoteLabel } from '#domain/quotes/quote-labels.ts';
import { shortcomingsIn } from '../terms/turns.ts';
import type { Span } from '#domain/text/span.ts';

/** The parts of a quote whose words don't mean what they say alone. */
export interface TurnedSpans {
  /** Under a complaint, a wish or a promise. */
  readonly turned: readonly Span[];
  /** Under a question or a heading of unknown sense: their fragments may mean anything. */
  readonly open: readonly Span[];
  /** Both with the label, to show it. */
  readonly labels: readonly (Span & { readonly label: string })[];
}

/** The parts of a quote that stand under labels, of its source or of its own text. */
export function turnedSpans(quote: {
  readonly text: string;
  readonly labels?: readonly QuoteLabel[];
}): TurnedSpans {
  const parts = [...partsOf(quote), ...ownParts(quote.text)];
  const turned = parts.filter(({ sense }) => isTurning(sense));
  const open = parts.filter(({ sense }) => sense === 'open');
  return { turned: [...turned, ...shortcomingsIn(quote.text)], open, labels: [...turned, ...open] };
}

/** The lines of a text under headings and signs among them. */
function ownParts(text: string) {
  const lines = text.split('\n');
  const labels = labelsOfLines(lines.map((line) => ({ text: line, isSaid: true, quote: 0 })));
  let start = 0;
  return lines.map((line, at) => {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    const label = labels[at] ?? '';
    return { ...span, label, sense: label === '' ? undefined : senseOf(label) };
  });
}
