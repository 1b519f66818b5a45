import type { PageLine } from './page-line.ts';
import { readStars } from '../lines/stars.ts';

const FEWEST_PARTS = 3;
const DECIMAL = /^\d[.,]\d$/;
const FIGURE = /^\d{1,2}(?:[.,]\d)?(?: ?\/ ?(?:5|6|10))?$/;

/**
 * Labels with a figure below each: `Service`, `5`, `Food`, `4`. If reviews also have stars, words
 * may separate them.
 */
export function partsIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const isPart = (at: number) => {
    const [label, figure] = [lines[at], lines[at + 1]];
    const isLabel =
      label !== undefined &&
      ['text', 'badge', 'detail', 'label'].includes(label.kind) &&
      label.text.length <= 40 &&
      /\p{L}{3}/u.test(label.text) &&
      // Nor a title in quotation marks
      !/^["“„«]|[.!?…]$/u.test(label.text);
    return isLabel && FIGURE.test(figure?.text ?? '');
  };
  const found = new Set<number>();
  const isRated = lines.some(({ kind }) => kind === 'rating');
  const isApart = (at: number) => isPart(at) && DECIMAL.test(lines[at + 1]?.text ?? '');
  const isLoose = isRated && lines.filter((_, at) => isApart(at)).length >= FEWEST_PARTS;
  for (let at = 0; at < lines.length; at += 1)
    if (isPart(at) && ((isLoose && isApart(at)) || isPart(at + 2) || found.has(at - 1))) {
      found.add(at);
      found.add(at + 1);
    }
  return found;
}

/**
 * The figures below the label that begins each group of aspects, if nothing else rates: `Overall`,
 * `5`, `Food`, `4`.
 */
export function overallIn(
  lines: readonly PageLine[],
  parts: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (lines.some(({ kind }) => kind === 'rating')) return found;
  const isPair = (at: number) =>
    parts.has(at) || (lines[at]?.kind === 'heading' && lines[at + 1]?.kind === 'sign');
  const starts = lines.flatMap(({ text }, at) => {
    const isFirst = !/\d/.test(text) && isPair(at) && !isPair(at - 2) && !parts.has(at - 1);
    const figure = lines[at + 1]?.text ?? '';
    return isFirst && FIGURE.test(figure)
      ? [{ at: at + 1, text, figure: Number.parseFloat(figure.replace(',', '.')) }]
      : [];
  });
  const counts = new Map<string, number>();
  for (const { text } of starts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const label = [...counts].find(([, count]) => count > 1 && count > starts.length / 2)?.[0];
  for (const { at, text, figure } of starts) if (text === label) found.set(at, figure);
  return found;
}

/** `Overall 5`. */
const ASPECT = /^\p{L}[\p{L} /&’'-]{1,30} (?<figure>[1-5](?:[.,]\d)?)$/u;

/**
 * Lines of several aspects, the first of which is the whole: `Overall 5 • Food 5 • Service 4`, or
 * the same with each part on a line of its own. Maps the first line to its figure, and the others
 * to none.
 */
export function aspectLines(lines: readonly PageLine[]): ReadonlyMap<number, number | undefined> {
  const found = new Map<number, number | undefined>();
  if (lines.some(({ kind }) => kind === 'rating')) return found;
  lines.forEach(({ text }, at) => {
    const parts = text.length <= LONGEST ? text.split(/\s?[•·|]\s?/u) : [];
    const isWhole = parts.length >= FEWEST_PARTS && parts.every((part) => ASPECT.test(part));
    if (isWhole) found.set(at, figureOf(parts[0] ?? ''));
    else if (!found.has(at) && isSplit(lines, at)) {
      found.set(at, figureOf(text));
      for (let next = at + 2; isSplit(lines, next - 2); next += 2) found.set(next, undefined);
    }
  });
  return found;
}

/** In UTF-16 units. */
const LONGEST = 120;

const figureOf = (part: string): number =>
  Number((ASPECT.exec(part)?.groups?.['figure'] ?? '').replace(',', '.'));

/** True for an aspect with a dot and another one below it. */
const isSplit = (lines: readonly PageLine[], at: number): boolean =>
  [at, at + 2].every((it) => ASPECT.test(lines[it]?.text ?? '')) &&
  /^[•·|]$/u.test(lines[at + 1]?.text ?? '');

/** A figure out of five or ten after a label: `Ocena: 5/5`. */
const RATED = /^(?<label>\p{L}[\p{L} ’'-]{1,24})\s?:?\s\d(?:[.,]\d)?\s?\/\s?(?:5|6|10)$/u;

const ratedLabel = ({ kind, text }: PageLine): string | undefined =>
  kind === 'detail' || kind === 'text' ? RATED.exec(text)?.groups?.['label'] : undefined;

/** The only label with a rating after it, if nothing else rates. */
export function soleRating(lines: readonly PageLine[]): string | undefined {
  const labels = lines.flatMap((line) => ratedLabel(line) ?? []);
  const ratings = lines.filter(({ kind }) => kind === 'rating').length;
  return new Set(labels).size === 1 && labels.length > Math.max(1, ratings) ? labels[0] : undefined;
}

export function ratedBy(line: PageLine, label: string): number | undefined {
  if (ratedLabel(line) !== label) return undefined;
  return readStars(line.text.slice(label.length).replace(/^[\s:]+/, ''))?.rating;
}
