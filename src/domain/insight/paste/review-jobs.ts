import { isWriter } from './names.ts';
import type { PageLine } from './page-line.ts';
import type { Review } from './review.ts';

/** In UTF-16 units. */
const LONGEST_JOB = 40;

/**
 * Removes the job of a nameless author, on sites about employers: each review has it below its
 * title, above furniture and the first label.
 */
export function withoutJobs(
  lines: readonly PageLine[],
  reviews: readonly Review[],
): readonly Review[] {
  const filled = reviews.filter(({ words }) => words.length > 0);
  const heads = filled.map((review) => headOf(review));
  const areJobs =
    filled.length > 1 &&
    heads.every(([title = -1, job = -1, first = -1]) => isJob(lines, title, job, first)) &&
    !heads.flat().some((at) => isWriter(lines[at]?.text ?? ''));
  if (!areJobs) return reviews;
  return reviews.map((review) => {
    const [, job] = headOf(review);
    const { name, ...rest } = review;
    const all =
      name === undefined ? review.words : [...review.words, name].toSorted((a, b) => a - b);
    return review.words.length === 0
      ? review
      : { ...rest, name: undefined, words: all.filter((at) => at !== job) };
  });
}

/** The first lines of a review, with its name. */
const headOf = ({ words, name }: Review): number[] =>
  [...words.slice(0, 3), ...(name === undefined ? [] : [name])]
    .toSorted((a, b) => a - b)
    .slice(0, 3);

function isJob(lines: readonly PageLine[], title: number, job: number, first: number): boolean {
  const { text = '' } = lines[job] ?? {};
  return (
    job === title + 1 &&
    first > job + 1 &&
    text.length <= LONGEST_JOB &&
    !/[.!?]$/.test(text) &&
    lines.slice(job + 1, first).every(({ kind }) => kind !== 'text') &&
    lines[first - 1]?.kind === 'label'
  );
}
