import { type Line, labelsOfLines } from './line-labels.ts';
import { orderedLabels, type QuoteLabel } from '#domain/quotes/quote-labels.ts';
import { type QuoteDraft, quoteKey } from '#domain/quotes/quote.ts';
import { isOpinionLabel } from '../read/pages/opinion-labels.ts';
import { isButtons, isExpander, isVote } from '../read/lines/page-words.ts';

/**
 * Adds to each quote the labels under which its lines stand in the source: headings, questions and
 * signs that the recogniser left out. A label within a quote's own words needs no field.
 */
export function withSourceLabels(text: string, quotes: readonly QuoteDraft[]): QuoteDraft[] {
  const source = text.split('\n').map(sourceLine);
  const places = placesOf(source, quotes);
  const lines = source.map((it, at): Line => {
    const place = places.said.get(at);
    if (!place) return { text: isControl(it.text) ? '·' : it.text, isSaid: false };
    return { text: it.text, isSaid: true, ...place };
  });
  const labels = labelsOfLines(lines);
  return quotes.map((quote, index) => {
    if (quote.labels) return quote;
    const own = places.ofQuote[index] ?? [];
    const found = own.map(({ line, at }): QuoteLabel => ({ line, label: labels[at] ?? '' }));
    const kept = withoutOwn(found, quote.text);
    return kept ? { ...quote, labels: kept } : quote;
  });
}

/** True for a button or a vote of a page, which asks nobody. */
const isControl = (line: string): boolean =>
  isVote(line) ||
  isExpander(line.trim()) ||
  (!isOpinionLabel(line.trim()) && isButtons(line.trim()));

/** Without labels that the quote's text shows by itself, such as a heading among its lines. */
function withoutOwn(found: readonly QuoteLabel[], text: string): readonly QuoteLabel[] | undefined {
  if (found.every(({ label }) => label === '')) return undefined;
  const own = labelsOfLines(
    text.split('\n').map((line) => ({ text: line, isSaid: true, quote: 0 })),
  );
  const isShown = found.every(({ line, label }) => label === '' || own[line] === label);
  return isShown ? undefined : orderedLabels(found);
}

interface SourceLine {
  readonly text: string;
  /** Its words, and those without what may be a label or a name before them. */
  readonly keys: readonly string[];
}

function sourceLine(text: string): SourceLine {
  const bare = text.trim().slice(0, LONGEST_LINE);
  const rests = [...bare.slice(0, LONGEST_HEAD).matchAll(SEPARATOR)]
    .slice(0, MOST_PARTS)
    .map(({ 0: sign, index }) => bare.slice(index + sign.length));
  return { text, keys: [...new Set([bare, bare.replace(MARK, ''), ...rests].map(beginningOf))] };
}

/** In UTF-16 units: a label, or the time and name of a message, is shorter. */
const LONGEST_HEAD = 120;

/** Parts before the words of a line: a day, a time, a name. */
const MOST_PARTS = 4;

const SEPARATOR = /(?:[:：·|\]]|\s[-–—])\s+(?=\S)/gu;

/** The mark of an item, or of an answer. */
const MARK = /^(?:\p{Nd}{1,3}\s?[.):]|[\p{L}]\s?[.):]|[^\p{L}\p{N}\s]{1,3})\s{0,9}/u;

/** In UTF-16 units: the beginning of a line identifies it. */
const LONGEST_LINE = 400;

/** In words. */
const BEGINNING = 6;

/** The first words of a line: one that the source breaks is longer in its quote. */
const beginningOf = (line: string): string =>
  quoteKey(line.slice(0, LONGEST_LINE)).split(' ', BEGINNING).join(' ');

interface Place {
  readonly quote: number;
  readonly isCut: boolean;
  readonly own: string;
}

interface Places {
  /** By the index of the source's line. */
  readonly said: ReadonlyMap<number, Place>;
  /** For each quote, its lines with their index in the source. */
  readonly ofQuote: readonly (readonly { readonly line: number; readonly at: number }[])[];
}

/** Finds the lines of the quotes in the source, each behind the one before it where it can be. */
function placesOf(source: readonly SourceLine[], quotes: readonly QuoteDraft[]): Places {
  const byKey = new Map<string, number[]>();
  source.forEach(({ keys }, at) => {
    for (const key of keys) {
      const those = byKey.get(key);
      if (those) those.push(at);
      else byKey.set(key, [at]);
    }
  });
  const said = new Map<number, Place>();
  let last = -1;
  const ofQuote = quotes.map(({ text }, quote) =>
    text.split('\n').flatMap((words, line) => {
      const key = beginningOf(words);
      const found = key === '' ? undefined : nextOf(byKey.get(key), last, said);
      if (found === undefined) return [];
      last = found;
      said.set(found, { quote, own: words, isCut: source[found]?.keys[0] !== key });
      return [{ line, at: found }];
    }),
  );
  return { said, ofQuote };
}

/** The first of the ascending indexes behind the last one that no quote has yet. */
function nextOf(
  indexes: number[] | undefined,
  last: number,
  said: ReadonlyMap<number, Place>,
): number | undefined {
  if (!indexes) return undefined;
  let [low, high] = [0, indexes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indexes[middle] ?? 0) > last) high = middle;
    else low = middle + 1;
  }
  return indexes[low] ?? indexes.find((at) => !said.has(at));
}
