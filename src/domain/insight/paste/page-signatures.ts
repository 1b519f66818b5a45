import type { PageLine } from './page-line.ts';

/** In lines: from the author of a review down to the same name below it. */
const FARTHEST = 14;

/** True for the repeated name of a review's author below the words, with the date under it. */
export function isSignature(lines: readonly PageLine[], at: number): boolean {
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
