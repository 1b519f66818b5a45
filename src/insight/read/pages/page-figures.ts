import { aspectLines, overallIn, partsIn, ratedBy, soleRating } from './page-aspects.ts';
import { averagesIn } from './page-averages.ts';
import type { PageLine } from './page-line.ts';

/** Minimum of lines in a histogram of stars; fewer may be reviews. */
const FEWEST_BARS = 4;

/**
 * Marks figures that are no customer's stars by their arrangement: a histogram counts down from
 * five, and each reviewed aspect has a figure below it.
 */
export function withFigures(lines: readonly PageLine[]): PageLine[] {
  const bars = new Set([...barsIn(lines), ...pickerIn(lines)]);
  const parts = partsIn(lines);
  const pages = pagesIn(lines);
  const averages = new Set([...averagesIn(lines), ...footerIn(lines, pages)]);
  const rates = soleRating(lines);
  const overall = overallIn(lines, parts);
  const aspects = aspectLines(lines);
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (bars.has(at) || pages.has(at) || averages.has(at) || isShare(line))
      return { kind: 'heading', text, isApart };
    if (aspects.has(at) && aspects.get(at) === undefined) return { kind: 'detail', text, isApart };
    const figure = overall.get(at) ?? aspects.get(at);
    if (figure !== undefined)
      return {
        kind: 'rating',
        rating: figure,
        bare: figure,
        title: '',
        isDated: false,
        text,
        isApart,
      };
    if (overall.has(at + 1)) return { kind: 'detail', text, isApart };
    if (isDottedLabel(lines, at) || isLabelWithDot(lines, at))
      return { kind: 'label', text, isApart };
    if (isBehindDot(lines, at)) return { kind: 'detail', text, isApart };
    const stars = rates === undefined ? undefined : ratedBy(line, rates);
    if (stars !== undefined)
      return { kind: 'rating', rating: stars, title: '', isDated: false, text, isApart };
    return parts.has(at) ? { kind: 'detail', text, isApart } : line;
  });
}

/** In UTF-16 units: `Could’ve been better`. */
const LONGEST_CHOICE = 30;

const CHOOSE =
  /^(?:choose|select|rate|start your|write a|wähle|vergib|bewerte|choisi|notez|donnez|elige|elija|puntúa|valora|scegli|kies|escolha|wybierz)/iu;

/** The stars that a visitor may choose, one to five, each above its meaning. */
function pickerIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const isChoice = (at: number, rating: number): boolean => {
    const [stars, meaning] = [lines[at], lines[at + 1]];
    return (
      stars?.kind === 'rating' &&
      stars.rating === rating &&
      meaning !== undefined &&
      meaning.text.length <= LONGEST_CHOICE &&
      !/[.!?]$/.test(meaning.text)
    );
  };
  const isAsked = (at: number): boolean => CHOOSE.test(lines[at]?.text.slice(0, 60) ?? '');
  const start = lines.findIndex(
    (_, at) =>
      [1, 2, 3, 4, 5].every((rating, index) => isChoice(at + index * 2, rating)) &&
      (isAsked(at - 1) || isAsked(at + 10)),
  );
  return new Set(start === -1 ? [] : Array.from({ length: 10 }, (_, index) => start + index));
}

/** True above a dot on a separate line, and words: `Liked`, `·`, `The breakfast`. */
function isDottedLabel(lines: readonly PageLine[], at: number): boolean {
  const [label, dot, words] = lines.slice(at, at + 3);
  return (
    label?.kind === 'text' &&
    label.text.length <= 40 &&
    /^[·•]$/.test(dot?.text ?? '') &&
    words?.kind === 'text'
  );
}

/** `Liked ·`, above words of the customer: the dot of the label is on its line. */
const isLabelWithDot = (lines: readonly PageLine[], at: number): boolean => {
  const [label, words] = [lines[at], lines[at + 1]];
  return (
    label !== undefined &&
    words?.kind === 'text' &&
    words.text.split(/\s+/).length > 2 &&
    /^\p{L}[\p{L} ’'-]{1,24} ·$/u.test(label.text)
  );
};

/**
 * True for a part of one line of a page that is copied in parts: `March 2026`, `·`, `Stayed a
 * week`.
 */
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

/** Totals computed by the site: `93% would recommend`, `Weiterempfehlung 93%`. */
const isShare = ({ kind, text }: PageLine): boolean =>
  kind === 'text' &&
  text.length <= 40 &&
  (/^\p{L}[\p{L} ]{2,30}[ :] ?\d{1,3} ?%$/u.test(text) ||
    /^\d{1,3} ?% (?:\p{L}+ ?){1,4}$/u.test(text));

/** Stars that decrease or increase by one from line to line, with only counts between them. */
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

/** The page numbers below the last review: `1`, `2`, `3`, `24`. */
function pagesIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  lines.forEach((_, at) => {
    if (found.has(at)) return;
    const isFirst = [1, 2, 3].every((number, step) => lines[at + step]?.text === String(number));
    if (!isFirst) return;
    for (let end = at; /^(?:\d{1,4}|…|\.{3})$/.test(lines[end]?.text ?? ''); end += 1)
      found.add(end);
  });
  return found;
}

/** Stars below the page numbers, where other products stand: no day and no author follows. */
function footerIn(lines: readonly PageLine[], pages: ReadonlySet<number>): number[] {
  const end = [...pages].at(-1) ?? -1;
  const isOf = (kind: PageLine['kind']) => (line: PageLine) => line.kind === kind;
  const below = lines.slice(end + 1);
  const isSigned = below.some(isOf('date')) || below.some(isOf('byline'));
  if (end === -1 || isSigned || !lines.slice(0, end).some(isOf('date'))) return [];
  return below.flatMap((line, at) =>
    line.kind === 'rating' && line.title === '' ? [end + 1 + at] : [],
  );
}
