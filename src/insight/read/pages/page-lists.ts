import type { PageLine } from './page-line.ts';

/** `Food: good`: a label with a value. */
const LABELLED = /^(?<label>\p{L}[\p{L} /&’'-]{1,30})\s?: (?<value>\S.*)$/u;

/** In words: a value of a site has fewer before its stop. */
const LONGEST_VALUE = 4;

/**
 * Gives customers the lines back that they write like a site: `Food: good`, `Service: so so` below
 * their other words, and sentences behind a label. A site labels review after review, and begins
 * its values with a capital or a figure.
 */
export function withOwnLists(lines: readonly PageLine[]): PageLine[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const label = labelIn(text);
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  let isBelowWords = false;
  return lines.map((line, at) => {
    const { kind, text, isApart } = line;
    const value = kind === 'detail' ? LABELLED.exec(text)?.groups?.['value'] : undefined;
    const isOwn =
      value !== undefined &&
      counts.get(labelIn(text) ?? '') === 1 &&
      (saysMore(value) ||
        (isBelowWords &&
          [at - 1, at + 1].some((it) => labelIn(lines[it]?.text ?? '') !== undefined) &&
          /^\p{Ll}[\p{L} ,’'-]*[.!?…]*$/u.test(value)));
    isBelowWords = kind === 'text' || isOwn;
    return isOwn ? { kind: 'text', text, isApart } : line;
  });
}

const labelIn = (text: string): string | undefined =>
  text.length <= 200 ? LABELLED.exec(text)?.groups?.['label']?.toLowerCase() : undefined;

/** True for a sentence of several words, or for one with another behind it. */
const saysMore = (value: string): boolean =>
  /[.!?…]$/.test(value) &&
  /^\p{L}/u.test(value) &&
  (value.split(/\s+/).length > LONGEST_VALUE || /\p{Ll}[.!?] \p{Lu}/u.test(value));

/**
 * Gives titles back that read like a badge: `Recommended` between the stars and the day, where the
 * other reviews have a title.
 */
export function withOwnTitles(lines: readonly PageLine[]): PageLine[] {
  const isBetween = (at: number) =>
    lines[at - 1]?.kind === 'rating' && lines[at + 1]?.kind === 'date';
  const slots = lines.flatMap((_, at) => (isBetween(at) ? [at] : []));
  const titles = slots.filter((at) => lines[at]?.kind === 'text').length;
  if (titles <= slots.length / 2) return [...lines];
  const own = new Set(
    slots.filter((at) => lines[at]?.kind === 'badge' && !/[\d✓✔✅☑]/u.test(lines[at]?.text ?? '')),
  );
  return lines.map((line, at) =>
    own.has(at) ? { kind: 'text', text: line.text, isApart: line.isApart } : line,
  );
}
