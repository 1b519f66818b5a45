import type { PageLine } from './page-line.ts';

/** Marks headings between the date and the stars of a review: `Review source: invitation`. */
export function withHeads(lines: readonly PageLine[]): PageLine[] {
  const inside = new Set([...insideHeads(lines), ...buttonsInside(lines)]);
  const areBelow = datesBelow(lines);
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (inside.has(at)) return { kind: 'badge', text, isApart };
    const isBelow = areBelow && line.kind === 'date';
    return isBelow ? { kind: 'detail', date: line.date, text, isApart } : line;
  });
}

/** True for pages with the date of each review below its buttons. */
function datesBelow(lines: readonly PageLine[]): boolean {
  let pairs = 0;
  let isEnded = false;
  let last: PageLine['kind'] | undefined;
  let isAnswering = false;
  for (const { kind } of lines) {
    if (kind === 'reply') isAnswering = true;
    if (kind === 'button' || kind === 'heading') isEnded = true;
    if (kind === 'text' && last === 'date') [isEnded, last] = [false, undefined];
    if (kind === 'rating' && last !== 'rating') [isEnded, last] = [false, kind];
    // Below an answer there is its day, above that of the review.
    if (kind === 'date' && ((isAnswering && !isEnded) || last === 'date')) continue;
    if (kind === 'rating') isAnswering = false;
    if (kind === 'date') {
      if (last !== 'rating' || !isEnded) return false;
      [pairs, last] = [pairs + 1, kind];
    }
  }
  return pairs > 1 && last === 'date';
}

function insideHeads(lines: readonly PageLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let open: number[] | undefined;
  let first: PageLine['kind'] | undefined;
  lines.forEach(({ kind }, at) => {
    if (kind === 'date' || kind === 'rating' || kind === 'byline') {
      if (open && first !== kind && (first === 'date' || first === 'byline'))
        for (const it of open) found.add(it);
      [open, first] = [[], kind];
    } else if (kind === 'heading') open?.push(at);
    else if (kind !== 'badge' && kind !== 'detail' && kind !== 'sign') open = undefined;
  });
  return found;
}

/** Buttons beside the names of several reviewers, which end no review: `Follow`. */
function buttonsInside(lines: readonly PageLine[]): readonly number[] {
  const places = new Map<string, number[]>();
  const others = new Set<string>();
  lines.forEach(({ kind, text }, at) => {
    if (kind !== 'button') return;
    const [before, next] = [lines[at - 1]?.kind, lines[at + 1]?.kind];
    const isInside = before === 'badge' && (next === 'rating' || next === 'date');
    const found = places.get(text);
    if (!isInside) others.add(text);
    else if (found) found.push(at);
    else places.set(text, [at]);
  });
  return [...places].flatMap(([text, found]) =>
    found.length > 1 && !others.has(text) ? found : [],
  );
}
