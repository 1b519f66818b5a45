import type { Piece } from '#domain/questions/split-request.ts';
import type { MaskKind } from '#domain/quotes/mask.ts';
import { maskKey, underMask } from '#domain/quotes/shown-words.ts';
import type { Span } from '#domain/text/span.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { findMasks } from '../mask/find-masks.ts';

/**
 * The pieces of a text that a model may put together to quotes: its lines, taken apart at sentences,
 * cells, and names before and behind the words. All but spaces and the signs of lists is in a piece.
 */
export const piecesOf = (text: string): Piece[] =>
  masked(text, spansOf(text), placeholdersIn(text));

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    spans.push(...inLine(line).map((it) => ({ start: start + it.start, end: start + it.end })));
    start += line.length + 1;
  }
  return spans;
}

/** `- `, `3. `, `> ` */
const LIST_SIGN = /^\s{0,20}(?:[-*•–—>]|\d{1,3}[.)])\s/;

/** `Jana Klein: `, `[03/05/2026, 10:10:12] Jana Klein: ` */
const HEAD = /^[^\n]{1,60}?:\s+(?=\S)/;

/** ` — Jana, Leeds` */
const TAIL = /\s[-–—]{1,2}\s?[^-–—]{2,40}$/;

/** `Jana Klein on Mar 14, 2026` */
const DAY = /\s(?:on|am|le|el|il|op|em)\s[^\n]{1,30}\d{4}$/;

/** In UTF-16 units; a longer line may hold several quotes. */
const LONGEST = 120;

/** The places in a line where one customer's words may begin or end. */
function inLine(line: string): Span[] {
  const from = LIST_SIGN.exec(line)?.[0].length ?? 0;
  const cuts = new Set([from, line.length]);
  for (let at = line.indexOf('\t', from); at !== -1; at = line.indexOf('\t', at + 1)) cuts.add(at);
  const head = HEAD.exec(line.slice(from, from + MOST_HEAD))?.[0].length;
  if (head !== undefined) cuts.add(from + head);
  for (const form of [TAIL, DAY]) {
    const tail = form.exec(line.slice(-MOST_TAIL))?.[0].length;
    if (tail !== undefined && line.length - tail > from) cuts.add(line.length - tail);
  }
  if (line.length > LONGEST)
    for (const { start } of sentencesOf(line)) if (start > from) cuts.add(start);
  const sorted = [...cuts].toSorted((a, b) => a - b);
  return sorted.flatMap((start, at) => trimmed(line, start, sorted[at + 1] ?? start));
}

const MOST_HEAD = 80;
const MOST_TAIL = 60;

function trimmed(line: string, start: number, end: number): Span[] {
  const part = line.slice(start, end);
  const words = part.trim();
  const from = start + part.length - part.trimStart().length;
  return words === '' ? [] : [{ start: from, end: from + words.length }];
}

/** Placeholder of a mask: with a number, as a model has to tell one person from another. */
type Placeholder = Span & { readonly sign: string };

function placeholdersIn(text: string): Placeholder[] {
  const numbers = new Map<string, number>();
  const last = new Map<MaskKind, number>();
  return findMasks(text).map((mask) => {
    const { start, end, kind } = mask;
    const key = maskKey(underMask(text, mask));
    const number = numbers.get(key) ?? (last.get(kind) ?? 0) + 1;
    if (!numbers.has(key)) last.set(kind, number);
    numbers.set(key, number);
    return { start, end, sign: `[${kind} ${number}]` };
  });
}

/** Masks the words of spans, which are in the order of the text, as the masks are. */
function masked(text: string, spans: readonly Span[], masks: readonly Placeholder[]): Piece[] {
  let first = 0;
  return spans.map(({ start, end }) => {
    while ((masks[first]?.end ?? Infinity) <= start) first += 1;
    let words = '';
    let from = start;
    for (let at = first; (masks[at]?.start ?? Infinity) < end; at += 1) {
      const mask = masks[at];
      if (!mask) break;
      words += text.slice(from, mask.start) + mask.sign;
      from = Math.min(mask.end, end);
    }
    return { start, end, text: words + text.slice(from, end) };
  });
}
