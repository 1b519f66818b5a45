import type { PageLine } from './page-line.ts';
import { VERDICT } from './verdicts.ts';

/** `4,4`: a score of a site that shows no scale. */
const SCORE = /^(?:\d[.,]\d{1,2}|10)$/;

/** Fewest scores that show the layout. */
const FEWEST = 2;

/**
 * Recognises the scores of reviews by their place, on pages without stars: each stands below the
 * buttons or the day of the review above.
 */
export function withScores(lines: readonly PageLine[]): readonly PageLine[] {
  if (lines.some(({ kind }) => kind === 'rating')) return lines;
  const above = aboveDays(lines);
  if (above.length > 0) return rated(lines, above);
  const scores = lines.flatMap(({ kind, text }, at) =>
    kind === 'sign' && SCORE.test(text) && isAboveText(lines, at) ? [at] : [],
  );
  const isBelowEnd = (at: number) => ['button', 'date'].includes(lines[at - 1]?.kind ?? '');
  const sure = scores.filter(isBelowEnd);
  const days = lines.filter(({ kind }) => kind === 'date' || kind === 'byline').length;
  const first = scores.findLast((at) => at < (sure[0] ?? 0) && isFirst(lines, at));
  const found = first === undefined ? sure : [first, ...sure];
  if (sure.length === 0 || found.length < FEWEST || found.length > days + 1) return lines;
  return rated(lines, found);
}

/** `8`, `10`: whole scores on lines of their own. */
const WHOLE = /^(?:\d|10)(?:[.,]0)?$/;

/** Scores above the days of most reviews: `8`, `14 March 2026`. */
function aboveDays(lines: readonly PageLine[]): readonly number[] {
  const days = lines.filter(({ kind }) => kind === 'date').length;
  const isAbove = (at: number) =>
    lines[at + 1]?.kind === 'date' ||
    (VERDICT.test(lines[at + 1]?.text ?? '') && lines[at + 2]?.kind === 'date');
  const found = lines.flatMap(({ kind, text }, at) =>
    kind === 'sign' && (WHOLE.test(text) || SCORE.test(text)) && isAbove(at) ? [at] : [],
  );
  const isShown = found.length >= FEWEST && found.length >= days * 0.6;
  const figures = found.map((at) => figureOf(lines[at]?.text ?? ''));
  // Votes are counted from none, scores up to ten.
  return isShown && (!figures.includes(0) || figures.some((it) => it > 5)) ? found : [];
}

/** Turns the scores at these lines into stars. */
function rated(lines: readonly PageLine[], found: readonly number[]): readonly PageLine[] {
  const figures = new Map(found.map((at) => [at, figureOf(lines[at]?.text ?? '')]));
  const isOfTen = [...figures.values()].some((figure) => figure > 5);
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (figures.has(at - 1) && VERDICT.test(text)) return { kind: 'badge', text, isApart };
    const bare = figures.get(at);
    if (bare === undefined) return line;
    const rating = isOfTen ? bare / 2 : bare;
    return { kind: 'rating', rating, bare, title: '', isDated: false, text, isApart };
  });
}

const figureOf = (text: string): number => Number(text.replace(',', '.'));

/** True below the heading of all reviews, or below the way in which they are sorted. */
const isFirst = (lines: readonly PageLine[], at: number): boolean =>
  lines[at - 1]?.kind === 'heading' || lines[at - 1]?.kind === 'text';

/** In lines. */
const NEAR = 6;

/** True if a customer's words follow before any other figure. */
function isAboveText(lines: readonly PageLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + NEAR);
  const words = below.findIndex(({ kind }) => kind === 'text');
  return words !== -1 && below.slice(0, words).every(({ kind }) => kind === 'badge');
}
