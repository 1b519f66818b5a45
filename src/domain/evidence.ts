import type { Mark } from './marks.ts';
import { parseRating, type Quote } from './quote.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A sentence of a post and the quotes that it rests on, by number. */
export interface EvidenceLink extends Sentence {
  readonly quotes: readonly number[];
}

/**
 * What the model says its sentences rest on, kept beside the post and never in it. The quotes are
 * there as they were: the campaign's may be removed later.
 */
export interface Evidence {
  readonly links: readonly EvidenceLink[];
  readonly quotes: readonly CitedQuote[];
}

export type CitedQuote = Pick<Quote, 'id' | 'text' | 'rating'>;

/** Ties marks to the sentences they stand behind. Numbers of no quote are dropped. */
export function linkMarks(
  text: string,
  marks: readonly Mark[],
  quotes: readonly CitedQuote[],
): Evidence | undefined {
  const known = new Map(quotes.map((quote) => [quote.id, quote]));
  const cited = new Map<Sentence, Set<number>>();
  const sentences = sentencesOf(text);
  for (const mark of marks) {
    const sentence = sentenceOf(text, sentences, mark.at);
    const numbers = mark.quotes.filter((id) => known.has(id));
    if (!sentence || numbers.length === 0) continue;
    cited.set(sentence, new Set([...(cited.get(sentence) ?? []), ...numbers]));
  }
  const links = sentences.flatMap((sentence) => {
    const numbers = cited.get(sentence);
    return numbers ? [{ ...sentence, quotes: [...numbers] }] : [];
  });
  return evidenceOf(links, [...known.values()]);
}

/** The sentence that ends at or goes on over the mark; at the start of a line the one behind it. */
function sentenceOf(
  text: string,
  sentences: readonly Sentence[],
  at: number,
): Sentence | undefined {
  const isLineStart = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 40), at));
  if (isLineStart) return sentences.find(({ end }) => end > at);
  return sentences.findLast(({ start }) => start < at);
}

/** Evidence with the quotes that its links name, and no others; undefined without a link. */
function evidenceOf(
  links: readonly EvidenceLink[],
  quotes: readonly CitedQuote[],
): Evidence | undefined {
  if (links.length === 0) return undefined;
  const named = new Set(links.flatMap((link) => link.quotes));
  const cited = quotes.filter(({ id }) => named.has(id)).map(citedQuote);
  return { links, quotes: cited };
}

const citedQuote = ({ id, text, rating }: CitedQuote): CitedQuote =>
  rating === undefined ? { id, text } : { id, text, rating };

/** The evidence for a changed text: sentences that are still there, word for word, keep theirs. */
export function moveEvidence(
  evidence: Evidence | undefined,
  before: string,
  after: string,
): Evidence | undefined {
  if (!evidence || before === after) return evidence;
  const open = sentencesOf(after);
  const links = evidence.links.flatMap((link) => {
    const words = before.slice(link.start, link.end);
    const at = open.findIndex(({ start, end }) => after.slice(start, end) === words);
    const [sentence] = at === -1 ? [] : open.splice(at, 1);
    return sentence ? [{ ...sentence, quotes: link.quotes }] : [];
  });
  return evidenceOf(
    links.toSorted((a, b) => a.start - b.start),
    evidence.quotes,
  );
}

/** The text with its marks put back: what a model goes on from, in the form that it wrote. */
export function withMarks(text: string, evidence: Evidence | undefined): string {
  let marked = '';
  let from = 0;
  const sentences = sentencesOf(text);
  for (const { start, end, quotes } of evidence?.links ?? []) {
    // A link to what is no sentence of this text is of another text.
    if (!sentences.some((it) => it.start === start && it.end === end) || end < from) continue;
    marked += `${text.slice(from, end)} [${quotes.map((id) => `q${id}`).join(', ')}]`;
    from = end;
  }
  return marked + text.slice(from);
}

/** Reads evidence of unknown origin; undefined when it is none. Never throws. */
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
  const { id, text, rating } = Object(value);
  if (typeof text !== 'string' || !Number.isSafeInteger(id)) return [];
  const stars = typeof rating === 'number' ? parseRating(rating) : undefined;
  return [citedQuote({ id, text, ...(stars !== undefined && { rating: stars }) })];
}

function parseLink(value: unknown, known: ReadonlySet<number>): EvidenceLink[] {
  const { start, end, quotes } = Object(value);
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || !Array.isArray(quotes))
    return [];
  const numbers = quotes.filter((id): id is number => known.has(id));
  return start >= 0 && start < end && numbers.length > 0 ? [{ start, end, quotes: numbers }] : [];
}
