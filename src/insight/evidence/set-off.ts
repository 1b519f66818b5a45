import { isOf, type KeyTerm } from './terms/passage.ts';

const OPENS = /["“”„«»‘’'‹›([~「『（][ \u00A0\u202F]?$/u;
const CLOSES = /^[ \u00A0\u202F]?["“”«»‘’'‹›)\]~」』）]/u;

/** The marks right before and behind a term. */
const edgesOf = ({ start, end }: KeyTerm, text: string): { opens: boolean; closes: boolean } => ({
  opens: OPENS.test(text.slice(Math.max(0, start - 2), start)),
  closes: CLOSES.test(text.slice(end, end + 2)),
});

/** True if a statement sets off a single word: "not", “good”. */
export const setsOffWord = (statement: readonly KeyTerm[], text: string): boolean =>
  statement.length > 1 &&
  statement.some((term) => {
    const { opens, closes } = edgesOf(term, text);
    return opens && closes;
  });

/**
 * True if brackets or quotation marks set off a word on one side alone: `The food was "not" bad`
 * and `The food was (not) bad` leave open what `The food was not bad` says.
 */
export function isSetOffAnew(
  here: readonly KeyTerm[],
  text: string,
  there: readonly KeyTerm[],
  quote: string,
): boolean {
  return here.some((term, at) => {
    const other = there[at];
    if (!other || here.length === 1) return false;
    const [one, two] = [edgesOf(term, text), edgesOf(other, quote)];
    if ((one.opens && one.closes) !== (two.opens && two.closes)) return true;
    // The marks around a whole statement only cite it.
    const isInner = at > 0 && at < here.length - 1;
    return (
      isInner && isOf(term, 'negation') && (one.opens !== two.opens || one.closes !== two.closes)
    );
  });
}
