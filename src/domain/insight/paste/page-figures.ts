import type { PageLine } from './page-line.ts';
import { readStars } from './stars.ts';

/** Lines of a histogram of stars at least; fewer may be reviews. */
const FEWEST_BARS = 4;

/**
 * Tells figures that are no customer's stars by how they stand: a histogram counts down from five, and
 * under each part of what was reviewed there is a figure of its own.
 */
export function withFigures(lines: readonly PageLine[]): PageLine[] {
  const bars = barsIn(lines);
  const parts = partsIn(lines);
  const pages = pagesIn(lines);
  const rates = soleRating(lines);
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (bars.has(at) || pages.has(at) || isShare(line)) return { kind: 'heading', text, isApart };
    if (isDottedLabel(lines, at)) return { kind: 'label', text, isApart };
    if (isBehindDot(lines, at)) return { kind: 'detail', text, isApart };
    const stars = rates === undefined ? undefined : ratedBy(line, rates);
    if (stars !== undefined)
      return { kind: 'rating', rating: stars, title: '', isDated: false, text, isApart };
    return parts.has(at) ? { kind: 'detail', text, isApart } : line;
  });
}

/** Above a dot on a line of its own, and words: `Liked`, `·`, `The breakfast`. */
function isDottedLabel(lines: readonly PageLine[], at: number): boolean {
  const [label, dot, words] = lines.slice(at, at + 3);
  return (
    label?.kind === 'text' &&
    label.text.length <= 40 &&
    /^[·•]$/.test(dot?.text ?? '') &&
    words?.kind === 'text'
  );
}

/** A part of one line of a page that is copied part by part: `March 2026`, `·`, `Stayed a week`. */
function isBehindDot(lines: readonly PageLine[], at: number): boolean {
  const [first, dot, part] = lines.slice(Math.max(0, at - 2), at + 1);
  return (
    part?.kind === 'text' &&
    part.text.length <= 40 &&
    !/[.!?…]$/.test(part.text) &&
    dot?.text === '·' &&
    ['date', 'detail', 'rating', 'sign', 'badge'].includes(first?.kind ?? '')
  );
}

/** `93% would recommend`, `Weiterempfehlung 93%`: what the site counted. */
const isShare = ({ kind, text }: PageLine): boolean =>
  kind === 'text' &&
  text.length <= 40 &&
  (/^\p{L}[\p{L} ]{2,30}[ :] ?\d{1,3} ?%$/u.test(text) ||
    /^\d{1,3} ?% (?:\p{L}+ ?){1,4}$/u.test(text));

/** Stars of which each is one less, or one more, than those above, with counts alone between them. */
function barsIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (run.length >= FEWEST_BARS) for (const at of run) found.add(at);
    run = [];
  };
  lines.forEach((line, at) => {
    if (line.kind === 'sign') return;
    const last = lines[run.at(-1) ?? -1];
    const isNext =
      line.kind === 'rating' &&
      (last === undefined || (last.kind === 'rating' && Math.abs(last.rating - line.rating) === 1));
    if (!isNext) close();
    if (line.kind === 'rating') run.push(at);
  });
  close();
  return found;
}

const FEWEST_PARTS = 3;
const DECIMAL = /^\d[.,]\d$/;
const FIGURE = /^\d{1,2}(?:[.,]\d)?(?: ?\/ ?(?:5|6|10))?$/;

/** The numbers of further pages below the last review: `1`, `2`, `3`, `24`. */
function pagesIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  lines.forEach((_, at) => {
    const isFirst = [1, 2, 3].every((number, step) => lines[at + step]?.text === String(number));
    if (!isFirst) return;
    for (let end = at; /^(?:\d{1,4}|…|\.{3})$/.test(lines[end]?.text ?? ''); end += 1)
      found.add(end);
  });
  return found;
}

/**
 * Labels with a figure below each: `Service`, `5`, `Food`, `4`. Where reviews have stars besides, words
 * may stand between them.
 */
function partsIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const isPart = (at: number) => {
    const [label, figure] = [lines[at], lines[at + 1]];
    const isLabel =
      label !== undefined &&
      ['text', 'badge', 'detail', 'label'].includes(label.kind) &&
      label.text.length <= 40 &&
      /\p{L}{3}/u.test(label.text) &&
      !/[.!?…]$/.test(label.text);
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

/** A figure of five or ten behind a label: `Ocena: 5/5`. */
const RATED = /^(?<label>\p{L}[\p{L} ’'-]{1,24})\s?:?\s\d(?:[.,]\d)?\s?\/\s?(?:5|6|10)$/u;

const ratedLabel = ({ kind, text }: PageLine): string | undefined =>
  kind === 'detail' || kind === 'text' ? RATED.exec(text)?.groups?.['label'] : undefined;

/** The one label with a figure behind it that rates, where nothing else does. */
function soleRating(lines: readonly PageLine[]): string | undefined {
  const labels = lines.flatMap((line) => ratedLabel(line) ?? []);
  const ratings = lines.filter(({ kind }) => kind === 'rating').length;
  return new Set(labels).size === 1 && labels.length > Math.max(1, ratings) ? labels[0] : undefined;
}

function ratedBy(line: PageLine, label: string): number | undefined {
  if (ratedLabel(line) !== label) return undefined;
  return readStars(line.text.slice(label.length).replace(/^[\s:]+/, ''))?.rating;
}
