import { isPrices } from './line-shapes.ts';
import { isWriter, mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import { isEverydayButton, isEverydayHeading, isThreadLine } from './page-words.ts';

/** Fewest lines of one wording that are the site's. */
const FEWEST = 2;

/** In UTF-16 units. */
const LONGEST_LABEL = 25;

/** In UTF-16 units of the title of a product. */
const SHORTEST_TITLE = 10;
const LONGEST_TITLE = 160;

/**
 * The title of the product between a customer's words and a button, twice in a row: the description
 * of its picture, and its link. A name that stands twice has stars or a day below.
 */
function twinsIn(lines: readonly PageLine[]): ReadonlySet<number> {
  const isTwin = (at: number): boolean => {
    const [above, line, next, below] = [-1, 0, 1, 2].map((by) => lines[at + by]);
    return (
      line?.kind === 'text' &&
      line.text === next?.text &&
      line.text.length >= SHORTEST_TITLE &&
      line.text.length <= LONGEST_TITLE &&
      !/[.!?…]$/.test(line.text) &&
      !isWriter(line.text) &&
      above?.kind === 'text' &&
      (below === undefined || below.kind === 'button' || below.kind === 'heading')
    );
  };
  return new Set(lines.flatMap((_, at) => (isTwin(at) ? [at, at + 1] : [])));
}

/**
 * Gives customers the lines back that they write like a button or a heading: `Es útil`, `Export
 * all data`, `Recommendations`. A site repeats them with no words directly below, or begins the
 * page with a heading. In return, a label above several prices is the site's.
 */
export function withEverydayWords(lines: readonly PageLine[]): PageLine[] {
  const first = Math.max(
    0,
    lines.findIndex(({ kind }) => kind === 'rating' || kind === 'date' || kind === 'byline'),
  );
  const buttons = new Map<string, number>();
  const said = new Set<string>();
  const labels = new Map<string, number>();
  // `Es útil 27`, below another review.
  const counted = new Set(
    lines.flatMap(({ kind, text }) =>
      kind === 'button'
        ? (/^(?<label>\D{2,20}) \(?\d{1,6}\)?$/u.exec(text)?.groups?.['label'] ?? [])
        : [],
    ),
  );
  const isAboveWords = (at: number) => {
    const next = lines[at + 1];
    return next?.kind === 'text' && !next.isApart && !mayBeName(next.text);
  };
  const isEveryday = ({ kind, text }: PageLine, at: number) =>
    (kind === 'button' && (isEverydayButton(text) || (isThreadLine(text) && isAboveWords(at)))) ||
    (kind === 'heading' && at > first && isEverydayHeading(text));
  lines.forEach((line, at) => {
    const { kind, text } = line;
    const next = lines[at + 1];
    if (isEveryday(line, at)) {
      buttons.set(text, (buttons.get(text) ?? 0) + 1);
      if (isAboveWords(at)) said.add(text);
    } else if (kind === 'text' && text.length <= LONGEST_LABEL && isPrices(next?.text ?? ''))
      labels.set(text, (labels.get(text) ?? 0) + 1);
  });
  const twins = twinsIn(lines);
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (twins.has(at)) return { kind: 'heading', text, isApart };
    if (isEveryday(line, at) && isCountBelowDay(line, lines[at - 1]))
      return { kind: 'badge', text, isApart };
    if (isEveryday(line, at) && counted.has(text)) return line;
    if (isEveryday(line, at) && ((buttons.get(text) ?? 0) < FEWEST || said.has(text)))
      return { kind: 'text', text, isApart };
    const isLabel = line.kind === 'text' && isPrices(lines[at + 1]?.text ?? '');
    return isLabel && (labels.get(text) ?? 0) >= FEWEST ? { kind: 'detail', text, isApart } : line;
  });
}

/** `2 replies`, beside the day. */
const isCountBelowDay = ({ text }: PageLine, before: PageLine | undefined): boolean =>
  before?.kind === 'date' && /^\d/.test(text);
