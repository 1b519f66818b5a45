import { isTelling } from './align.ts';
import { isOf, type KeyTerm } from './terms/passage.ts';
import type { Span } from '#domain/text/span.ts';
import { AMOUNTS } from './terms/vocabulary.ts';

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

/** The spans of terms that are phrases, and the content words that stand alone. */
export function tellingSpans(terms: readonly KeyTerm[], text: string): Span[] {
  return spansOf(terms, text).flatMap((span) => {
    const within = terms.filter(({ start, end }) => span.start <= start && end <= span.end);
    const content = within.filter(isContent).length;
    if (content !== 1) return content > 0 ? [span] : [];
    const [first, last] = [within.find(hasMeaning), within.findLast(hasMeaning)];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

const isContent = (term: KeyTerm): boolean => isTelling(term) && !isOf(term, 'light');

/** "Very" and "not" belong to the word beside them. */
const hasMeaning = (term: KeyTerm): boolean =>
  isTelling(term) || isOf(term, 'negation', ...AMOUNTS);
