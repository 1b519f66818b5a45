import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { wholeSentences } from '../text/broken-lines.ts';
import type { Masks } from '../quotes/mask.ts';
import { maskedText } from './masked-pieces.ts';
import type { ComparedQuote, Source } from './verdict.ts';
import type { Span } from '../text/span.ts';

/** Replaces a sentence of the text. */
export const replaceSentence = (text: string, { start, end }: Sentence, words: string): string =>
  text.slice(0, start) + words + text.slice(end);

/** The number of a list item before its sentence. */
const ITEM = /(?<=^|\n)[^\S\n]{0,20}\p{Nd}{1,2}\.[^\S\n]{1,20}$/u;

/** Removes a sentence from the text, with the gap, the number or the empty line that it would leave. */
export function removeSentence(text: string, { start, end }: Sentence): string {
  const behind = text.slice(end);
  const endsLine = /^[^\S\n]*(?:\n|$)/.test(behind.slice(0, 200));
  const before = endsLine ? text.slice(0, start).replace(ITEM, '') : text.slice(0, start);
  const isLine = endsLine && /(?:^|\n)[^\S\n]*$/.test(before.slice(-200));
  if (!isLine)
    return (before.trimEnd() === '' ? '' : before) + behind.replace(/^[^\S\n]{1,200}/, '');
  const rest = behind.replace(/^[^\S\n]{0,200}\n/, '');
  return rest.trim() === '' ? before.trimEnd() : before + rest.replace(/^\n{1,200}/, '');
}

/**
 * The customer's own sentence behind a claim, in quotation marks, masked as in the prompt, and whole
 * where a page divides it: it becomes a part of the post.
 */
export function theirWords({ quote, there, difference }: Source, masks: Masks): string {
  const spans = [...there, ...(difference?.there ?? [])];
  const words = sentencesAt(quote, spans, masks);
  return words === '' ? '' : `“${words}”`;
}

function sentencesAt(quote: ComparedQuote, spans: readonly Span[], masks: Masks): string {
  const touched = sentencesOf(quote.text).filter(({ start, end }) =>
    spans.some((span) => span.start < end && span.end > start),
  );
  const [first] = touched;
  const last = touched.at(-1);
  if (!first || !last) return '';
  // Inner quotation marks would end the excerpt.
  const words = maskedText(quote, masks, { start: first.start, end: last.end });
  return wholeSentences(words).text.replaceAll(/["“”„]/g, '');
}
