import type { Span } from '../text/span.ts';

/** The parts of a quote to show before its other side: together they are all of it. */
export function shownFirst(text: string, otherSide: readonly Span[]): Span[] {
  const ends = [0, ...otherSide.map(({ end }) => end)];
  return ends.flatMap((from, index) => {
    const part = text.slice(from, otherSide[index]?.start);
    const start = from + part.length - part.trimStart().length;
    return part.trim() === '' ? [] : [{ start, end: start + part.trim().length }];
  });
}
