import type { LeftOut } from '../quotes/reading.ts';
import type { Quote } from '../quotes/quote.ts';
import { isQuoteSource, QUOTE_SOURCES, type QuoteSource } from '../quotes/quote-sources.ts';
import { type ReviewSet, setNameOf } from './review-set.ts';

/** Facts about the first paste of a set. */
interface FirstPaste {
  readonly quotes: readonly Pick<Quote, 'source'>[];
  readonly leftOut: readonly Pick<LeftOut, 'text' | 'why'>[];
  /** Name of the file, with its extension. */
  readonly file?: string | undefined;
}

/** Longest line that is a name, in UTF-16 units. */
const LONGEST_LINE = 50;

/**
 * Proposes a name for a set: that of its file, or what stands first on the page and the page's kind,
 * such as `Harbour Vets, Map`. Empty if the paste has none.
 */
export function proposeSetName({ quotes, leftOut, file }: FirstPaste): string {
  if (file !== undefined)
    return setNameOf(file.replace(/\.\p{L}\w{0,4}$/u, '').replace(/_+/g, ' '));
  const kind = kindOf(quotes);
  // A page's own headings and buttons are known; the name of the place is not.
  const why = kind ? 'other' : 'heading';
  const line = leftOut.slice(0, 2).find((part) => part.why === why && isName(part.text));
  return setNameOf([line?.text, kind && QUOTE_SOURCES[kind]].filter(Boolean).join(', '));
}

/** A single word at the top of a page is rather a menu's, and a row of cells names its columns. */
const isName = (text: string): boolean =>
  text.length <= LONGEST_LINE &&
  !/[\t;|]|,\S/u.test(text) &&
  /^[^\n]*\p{L}+\s+[\p{L}&][^\n]*$/u.test(text.trim()) &&
  !/[.:?!]$/u.test(text.trim());

/** The source of most of the quotes. */
function kindOf(quotes: FirstPaste['quotes']): QuoteSource | undefined {
  const counts = new Map<QuoteSource, number>();
  for (const { source } of quotes)
    if (source !== undefined && isQuoteSource(source))
      counts.set(source, (counts.get(source) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && 2 * most[1] > quotes.length ? most[0] : undefined;
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** Name of a set on screen; one without a name is called by its day, in the local time zone. */
export const shownSetName = ({ name, createdAt }: Pick<ReviewSet, 'name' | 'createdAt'>): string =>
  name || (createdAt > 0 ? `Reviews of ${DAY.format(createdAt)}` : 'Reviews');
