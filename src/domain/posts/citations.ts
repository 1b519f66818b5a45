import type { Mark } from './marks.ts';
import { starsOf, type Quote } from '../quotes/quote.ts';
import { parseLabels } from '../quotes/quote-labels.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';

/** A sentence of a post and the ids of the quotes that support it. */
export interface EvidenceLink extends Sentence {
  readonly quotes: readonly string[];
}

/**
 * Citations by the model, stored beside the post and never in it. Quotes are copies, as the
 * campaign's may be removed later.
 */
export interface Evidence {
  readonly links: readonly EvidenceLink[];
  readonly quotes: readonly CitedQuote[];
}

export type CitedQuote = Pick<Quote, 'id' | 'text' | 'rating' | 'labels'>;

/**
 * Assigns marks to the sentences before them. `quotes` are in the order in which they were sent:
 * mark 1 refers to the first. Numbers without a quote are dropped.
 */
export function linkMarks(
  text: string,
  marks: readonly Mark[],
  quotes: readonly CitedQuote[],
): Evidence | undefined {
  const cited = new Map<Sentence, Set<string>>();
  const sentences = sentencesOf(text);
  for (const mark of marks) {
    const sentence = sentenceOf(text, sentences, mark.at);
    const ids = mark.quotes.flatMap((number) => quotes[number - 1]?.id ?? []);
    if (!sentence || ids.length === 0) continue;
    cited.set(sentence, new Set([...(cited.get(sentence) ?? []), ...ids]));
  }
  const links = sentences.flatMap((sentence) => {
    const ids = cited.get(sentence);
    return ids ? [{ ...sentence, quotes: [...ids] }] : [];
  });
  return evidenceOf(links, quotes);
}

/**
 * Returns the sentence that ends before the mark or contains it; at the start of a line, the one
 * after it.
 */
function sentenceOf(
  text: string,
  sentences: readonly Sentence[],
  at: number,
): Sentence | undefined {
  const isLineStart = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 40), at));
  const [before, behind] = isLineStart
    ? [({ end }: Sentence) => end <= at, 0]
    : [({ start }: Sentence) => start < at, -1];
  return sentences[countWhile(sentences, before) + behind];
}

/**
 * Counts the leading sentences that meet a condition. Binary search: no sentence after them may
 * meet it.
 */
function countWhile(sentences: readonly Sentence[], holds: (it: Sentence) => boolean): number {
  let [from, to] = [0, sentences.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const sentence = sentences[middle];
    if (sentence && holds(sentence)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Builds evidence with only the quotes that its links refer to; undefined without a link. */
function evidenceOf(
  links: readonly EvidenceLink[],
  quotes: readonly CitedQuote[],
): Evidence | undefined {
  if (links.length === 0) return undefined;
  const named = new Set(links.flatMap((link) => link.quotes));
  const cited = quotes.filter(({ id }) => named.has(id)).map(citedQuote);
  return { links, quotes: cited };
}

const citedQuote = ({ id, text, rating, labels }: CitedQuote): CitedQuote => ({
  id,
  text,
  ...(rating !== undefined && { rating }),
  ...(labels && { labels }),
});

/** Returns the evidence for an edited text: sentences that are unchanged keep theirs. */
export function moveEvidence(
  evidence: Evidence | undefined,
  before: string,
  after: string,
): Evidence | undefined {
  if (!evidence || before === after) return evidence;
  // Reversed, so that `pop` takes the first.
  const open = Map.groupBy(sentencesOf(after).toReversed(), ({ start, end }) =>
    after.slice(start, end),
  );
  const links = evidence.links.flatMap((link) => {
    const sentence = open.get(before.slice(link.start, link.end))?.pop();
    return sentence ? [{ ...sentence, quotes: link.quotes }] : [];
  });
  return evidenceOf(
    links.toSorted((a, b) => a.start - b.start),
    evidence.quotes,
  );
}

/**
 * Restores the marks in a text, numbered by the quotes of the new request. A quote that this
 * request doesn't send has no mark.
 */
export function withMarks(
  text: string,
  evidence: Evidence | undefined,
  sent: readonly Pick<CitedQuote, 'id'>[],
): string {
  const numbers = new Map(sent.map(({ id }, index) => [id, index + 1]));
  let marked = '';
  let from = 0;
  const ends = new Map(sentencesOf(text).map(({ start, end }) => [start, end]));
  for (const { start, end, quotes } of evidence?.links ?? []) {
    // A link that matches no sentence belongs to another text.
    if (ends.get(start) !== end || end < from) continue;
    const named = quotes.flatMap((id) => numbers.get(id) ?? []);
    const mark = named.map((number) => `q${number}`).join(', ');
    marked += text.slice(from, end) + (mark && ` [${mark}]`);
    from = end;
  }
  return marked + text.slice(from);
}

/** Parses evidence of unknown origin; undefined if it is none. Never throws. */
export function parseEvidence(value: unknown): Evidence | undefined {
  const { links, quotes } = Object(value);
  if (!Array.isArray(links) || !Array.isArray(quotes)) return undefined;
  const cited = quotes.flatMap(parseCited);
  const known = new Set(cited.map(({ id }) => id));
  return evidenceOf(
    links.flatMap((link) => parseLink(link, known)),
    cited,
  );
}

function parseCited(value: unknown): CitedQuote[] {
  const { id, text, rating, labels } = Object(value);
  if (typeof text !== 'string' || typeof id !== 'string') return [];
  const stars = starsOf(rating);
  const under = parseLabels(labels);
  return [
    citedQuote({
      id,
      text,
      ...(stars !== undefined && { rating: stars }),
      ...(under && { labels: under }),
    }),
  ];
}

function parseLink(value: unknown, known: ReadonlySet<string>): EvidenceLink[] {
  const { start, end, quotes } = Object(value);
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || !Array.isArray(quotes))
    return [];
  const ids = quotes.filter((id): id is string => known.has(id));
  return start >= 0 && start < end && ids.length > 0 ? [{ start, end, quotes: ids }] : [];
}
