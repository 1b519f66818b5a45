/** A part of a text, in UTF-16 units. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** A rewritten text with an exact map back to its source. Both ends of the map are monotone. */
export interface TextCopy {
  readonly text: string;
  readonly source: string;
  /** For each unit of the text the offsets of the part of the source that it stands for. */
  readonly map?: { readonly starts: Int32Array; readonly ends: Int32Array };
}

/** A part of a text with the words to put in its place. */
export interface Replacement extends Part {
  readonly by: string;
}

/** A copy that is its own source. */
export const copyOf = (text: string): TextCopy => ({ text, source: text });

/**
 * Applies replacements, in order and without overlaps, to a copy. Each unit of a replacement stands
 * for all of the part that it replaces.
 */
export function replaceParts(copy: TextCopy, parts: readonly Replacement[]): TextCopy {
  if (parts.length === 0) return copy;
  const grown = parts.reduce((sum, { start, end, by }) => sum + by.length - (end - start), 0);
  const starts = new Int32Array(copy.text.length + grown);
  const ends = new Int32Array(copy.text.length + grown);
  let [text, from] = ['', 0];
  const keep = (until: number) => {
    for (let at = from, to = text.length; at < until; at += 1, to += 1) {
      starts[to] = startInSource(copy, at);
      ends[to] = endInSource(copy, at + 1);
    }
    text += copy.text.slice(from, until);
  };
  for (const { start, end, by } of parts) {
    keep(start);
    starts.fill(startInSource(copy, start), text.length, text.length + by.length);
    ends.fill(endInSource(copy, end), text.length, text.length + by.length);
    text += by;
    from = end;
  }
  keep(copy.text.length);
  return { text, source: copy.source, map: { starts, ends } };
}

const startInSource = ({ source, map }: TextCopy, at: number): number =>
  map ? (map.starts[at] ?? source.length) : at;

const endInSource = ({ map }: TextCopy, at: number): number => (map ? (map.ends[at - 1] ?? 0) : at);

/**
 * Moves a span of the copy to the source. Removed characters before its first and behind its last
 * unit stay outside.
 */
export function spanInSource<Spanned extends Part>(copy: TextCopy, span: Spanned): Spanned {
  if (!copy.map) return span;
  const start = startInSource(copy, span.start);
  return { ...span, start, end: Math.max(start, endInSource(copy, span.end)) };
}

/** Moves a span of the source to the units of the copy that stand for any of it. */
export function spanInCopy<Spanned extends Part>(copy: TextCopy, span: Spanned): Spanned {
  const { map } = copy;
  if (!map) return span;
  const start = firstAbove(map.ends, span.start);
  return { ...span, start, end: Math.max(start, firstAbove(map.starts, span.end - 1)) };
}

/** The words of the source that a span of the copy stands for. */
export function wordsInSource(copy: TextCopy, span: Part): string {
  const { start, end } = spanInSource(copy, span);
  return copy.source.slice(start, end);
}

/** The index of the first of the ascending offsets that is above a limit; their number if none is. */
function firstAbove(offsets: Int32Array, limit: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
