import { isWriter } from './names.ts';
import type { PageLine } from './page-line.ts';
import type { Review } from './review.ts';

/** Fewest reviews that show the layout. */
const FEWEST = 2;

/** In UTF-16 units. */
const LONGEST_TITLE = 90;

/** Adds the titles that a site puts above the names of all its reviewers. */
export function withTitlesAboveNames(
  lines: readonly PageLine[],
  reviews: readonly Review[],
): readonly Review[] {
  const said = reviews.filter(({ words, isReply }) => words.length > 0 && !isReply);
  const used = new Set(reviews.flatMap(({ words, name }) => [...words, name ?? -1]));
  const titles = new Map(
    said.flatMap((review) => {
      const at = (review.name ?? 0) - 1;
      const isAbove = review.words.every((word) => word > at);
      return isAbove && isTitle(lines, at) && !used.has(at) ? [[review, at] as const] : [];
    }),
  );
  if (titles.size < FEWEST || titles.size < said.length) return reviews;
  return reviews.map((review) => {
    const title = titles.get(review);
    return title === undefined ? review : { ...review, words: [title, ...review.words] };
  });
}

/** True for a short line below furniture. */
function isTitle(lines: readonly PageLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  return (
    line?.kind === 'text' &&
    line.text.length <= LONGEST_TITLE &&
    !isWriter(line.text) &&
    (line.isApart || above?.kind === 'button' || above?.kind === 'heading')
  );
}
