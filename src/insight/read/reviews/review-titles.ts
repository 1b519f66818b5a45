import { isWriter } from '../lines/names.ts';
import type { PageLine } from '../pages/page-line.ts';
import type { Review } from './review.ts';

/** Fewest reviews that show the layout. */
const FEWEST = 2;

/** In UTF-16 units. */
const LONGEST_TITLE = 90;

/** Adds the titles that a site puts above the names of all its reviewers, or above all stars. */
export function withTitlesAbove(
  lines: readonly PageLine[],
  reviews: readonly Review[],
): readonly Review[] {
  const said = reviews.filter(({ words, isReply }) => words.length > 0 && !isReply);
  const used = new Set(reviews.flatMap(({ words, name }) => [...words, name ?? -1]));
  const layout = [aboveName, aboveStars].map((find) => {
    const found = said.flatMap((review) => {
      const at = find(lines, review);
      const isAbove = at !== undefined && review.words.every((word) => word > at);
      return isAbove && !used.has(at) ? [[review, at] as const] : [];
    });
    return new Map(found);
  });
  const titles = layout.find(({ size }) => size >= FEWEST && size === said.length);
  if (!titles) return reviews;
  return reviews.map((review) => {
    const title = titles.get(review);
    return title === undefined ? review : { ...review, words: [title, ...review.words] };
  });
}

/** The index of a short line below furniture that ends a review, and above a name. */
function aboveName(lines: readonly PageLine[], { name = 0 }: Review): number | undefined {
  const above = lines[name - 2];
  const isBelow =
    lines[name - 1]?.isApart === true || above?.kind === 'button' || above?.kind === 'heading';
  return isBelow && isTitle(lines[name - 1]) ? name - 1 : undefined;
}

/** `Source of the review`, `Receipts in a minute`, `5.0 a month ago`: below the furniture of a name. */
function aboveStars(lines: readonly PageLine[], { name, facts }: Review): number | undefined {
  const stars = facts.find((at) => lines[at]?.kind === 'rating') ?? 0;
  const above = lines[stars - 2]?.kind;
  const isBelow = name !== undefined && name < stars - 2;
  const isTitled = isTitle(lines[stars - 1]) && lines[stars - 1]?.text.includes(' ') === true;
  return isBelow && above === 'badge' && isTitled ? stars - 1 : undefined;
}

const isTitle = (line: PageLine | undefined): boolean =>
  line?.kind === 'text' && line.text.length <= LONGEST_TITLE && !isWriter(line.text);
