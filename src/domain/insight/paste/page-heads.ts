import type { PageLine } from './page-line.ts';

/** Marks headings between the date and the stars of a review: `Review source: invitation`. */
export function withHeads(lines: readonly PageLine[]): PageLine[] {
  const inside = insideHeads(lines);
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
  for (const { kind } of lines) {
    if (kind === 'button' || kind === 'heading') isEnded = true;
    if (kind === 'text' && last === 'date') [isEnded, last] = [false, undefined];
    if (kind === 'rating' && last !== 'rating') [isEnded, last] = [false, kind];
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
    if (kind === 'date' || kind === 'rating') {
      if (open && first !== kind && first === 'date') for (const it of open) found.add(it);
      [open, first] = [[], kind];
    } else if (kind === 'heading') open?.push(at);
    else if (kind !== 'badge' && kind !== 'detail' && kind !== 'sign') open = undefined;
  });
  return found;
}
