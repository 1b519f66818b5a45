import { isWriter, mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';

/** In UTF-16 units; no label of a page is longer. */
const LONGEST_LABEL = 60;
/** In UTF-16 units; a longer line that is there twice is no customer's. */
const LONGEST_SAID_TWICE = 80;

/**
 * Tells furniture by the pattern of a page: a line that stands in one review after another at the same
 * place is the site's, whatever its words.
 */
export function withPattern(lines: readonly PageLine[]): PageLine[] {
  const counts = new Map<string, number>();
  for (const { kind, text } of lines)
    if (kind === 'text') counts.set(text, (counts.get(text) ?? 0) + 1);
  const countOf = (kind: PageLine['kind']) => lines.filter((line) => line.kind === kind).length;
  const reviews = Math.max(countOf('rating'), countOf('menu'), 2);
  const labels = dottedLabels(lines);
  const isRepeated = (line: PageLine | undefined) => (counts.get(line?.text ?? '') ?? 0) > 1;
  return lines.map((line, at) => {
    const count = counts.get(line.text) ?? 0;
    if (isSignature(lines, at)) return { kind: 'heading', text: line.text, isApart: line.isApart };
    const label = line.kind === 'text' ? DOTTED.exec(line.text)?.[0] : undefined;
    if (label !== undefined && labels.has(label))
      return {
        kind: 'labelled',
        title: line.text.slice(label.length),
        text: line.text,
        isApart: line.isApart,
      };
    if (line.kind !== 'text' || count < 2) return line;
    const { text, isApart } = line;
    const [before, next] = [lines[at - 1], lines[at + 1]];
    if (text.length > LONGEST_SAID_TWICE) return { kind: 'button', text, isApart };
    if (/[?:]$/.test(text)) return { kind: 'label', text, isApart };
    if (text.length > LONGEST_LABEL) return line;
    if (count > 2 && /^[-–—•·] ?\p{L}/u.test(text)) return { kind: 'badge', text, isApart };
    if (/[.!…]$/.test(text) || isHeadOfReview(next) || count < reviews / 2) return line;
    const isBelowWords = before?.kind === 'text' && !isRepeated(before) && before.text !== text;
    if (isBelowWords && !mayBeWriter(before)) return { kind: 'heading', text, isApart };
    const isAboveWords = before?.kind !== 'text' && next?.kind === 'text' && !isRepeated(next);
    return isAboveWords && count > 2 && count >= reviews * 0.6
      ? { kind: 'badge', text, isApart }
      : line;
  });
}

/** What stands before a dot on one line: `Liked · The breakfast`. */
const DOTTED = /^\p{Lu}[\p{L} ’']{1,24} · /u;

/** Those of a page that has more than one. */
function dottedLabels(lines: readonly PageLine[]): ReadonlySet<string> {
  const found = lines.flatMap(({ kind, text }) =>
    kind === 'text' ? (DOTTED.exec(text)?.[0] ?? []) : [],
  );
  return new Set(found.length > 1 ? found : []);
}

/** In lines: from who wrote a review down to the same name below it. */
const FARTHEST = 14;

/** The name of a review's writer once more below the words, and the date under it. */
function isSignature(lines: readonly PageLine[], at: number): boolean {
  const line = lines[at];
  if (line?.kind === 'date') return isName(lines, at - 1);
  return isName(lines, at);
}

function isName(lines: readonly PageLine[], at: number): boolean {
  const name = lines[at];
  if (name?.kind !== 'text' || lines[at + 1]?.kind !== 'date') return false;
  const byline = lines
    .slice(Math.max(0, at - FARTHEST), at)
    .findLast(({ kind }) => kind === 'byline');
  return byline?.kind === 'byline' && byline.name === name.text && byline.date === undefined;
}

const mayBeWriter = ({ text }: PageLine): boolean => isWriter(text) || mayBeName(text);

const isHeadOfReview = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  ['rating', 'date', 'byline', 'badge', 'menu', 'avatar', 'reply'].includes(line.kind);
