import type { KeyTerm } from './passage.ts';
import type { Span } from './span.ts';

/** The spans of terms in their text; terms separated only by stops and white space are merged. */
export function spansOf(terms: readonly Pick<KeyTerm, 'start' | 'end'>[], text: string): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of terms.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    const isNext = last && !/[\p{L}\p{N}]/u.test(text.slice(last.end, start));
    if (isNext) spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else spans.push({ start, end });
  }
  return spans;
}
