import { type Lexicon, tokensOf } from './analysis/lexicon.ts';
import { claims, isStatement } from './claims.ts';
import type { CitedQuote, Evidence } from './evidence.ts';
import { type Quote, quoteKey } from './quote.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A sentence of the post as it stands, with what it rests on. */
export interface CheckedSentence extends Sentence {
  /** It says something that somebody should have said. */
  readonly claim: boolean;
  /** Who tied it to its quotes: the model, or the words that both share. Absent without quotes. */
  readonly by?: 'model' | 'device';
  readonly quotes: readonly CitedQuote[];
}

/** Quotes by their words, ready to be compared. */
export interface QuoteIndex {
  readonly quotes: readonly IndexedQuote[];
  readonly byStem: ReadonlyMap<string, readonly IndexedQuote[]>;
  /** What sharing a word means: the rarer it is among the quotes, the more. */
  weightOf(stem: string): number;
}

interface IndexedQuote {
  readonly quote: Quote;
  readonly stems: ReadonlySet<string>;
  /** Its words alone, to find it word for word. */
  readonly key: string;
  /** Its numbers, with its stars. */
  readonly figures: ReadonlySet<string>;
}

export function indexQuotes(quotes: readonly Quote[], lexicon: Lexicon): QuoteIndex {
  const indexed = quotes.map((quote) => ({
    quote,
    stems: stemsOf(quote.text, lexicon),
    key: ` ${quoteKey(quote.text)} `,
    figures: new Set([...figuresIn(quote.text), String(quote.rating)]),
  }));
  const byStem = new Map<string, IndexedQuote[]>();
  for (const it of indexed)
    for (const stem of it.stems) {
      const those = byStem.get(stem);
      if (those) those.push(it);
      else byStem.set(stem, [it]);
    }
  const weightOf = (stem: string) =>
    Math.log(1 + indexed.length / (byStem.get(stem)?.length ?? 0.5));
  return { quotes: indexed, byStem, weightOf };
}

/** Words that bring a quote in, and are none of it. */
const FRAME = new Set(
  'customer customers say says said tell tells told write writes wrote one another people everyone everybody reviewer reviewers agree us kunden sagen clients disent clientes dicen'.split(
    ' ',
  ),
);

function stemsOf(text: string, lexicon: Lexicon): Set<string> {
  const telling = tokensOf(text, lexicon).filter(({ stop, word }) => !stop && !FRAME.has(word));
  return new Set(telling.map(({ stem }) => stem));
}

/** What each sentence of a post rests on: as the model marked it, else as its words tell. */
export function checkSentences(
  text: string,
  evidence: Evidence | undefined,
  index: QuoteIndex,
  lexicon: Lexicon,
): CheckedSentence[] {
  const citedFor = citedIn(evidence);
  let compared = 0;
  return sentencesOf(text).map(({ start, end }) => {
    const words = text.slice(start, end);
    const claim = claims(words);
    const marked = citedFor({ start, end });
    if (marked.length > 0) return { start, end, claim, by: 'model', quotes: marked };
    const says = (claim || isStatement(words)) && (compared += 1) <= MOST_COMPARED;
    const found = says ? findQuotes(words, index, lexicon) : [];
    return { start, end, claim, quotes: found, ...(found.length > 0 && { by: 'device' }) };
  });
}

/** Sentences compared by their words: more than any platform's longest post has. */
const MOST_COMPARED = 500;

/** Finds what the model cited for a sentence. */
function citedIn(evidence: Evidence | undefined): (sentence: Sentence) => CitedQuote[] {
  const links = new Map(evidence?.links.map((link) => [link.start, link]));
  return ({ start, end }) => {
    const link = links.get(start);
    if (!evidence || link?.end !== end) return [];
    const ids = new Set(link.quotes);
    return evidence.quotes.filter(({ id }) => ids.has(id));
  };
}

/** Half of what a sentence says, by weight, stands in the quote. */
const ENOUGH = 0.5;
const MOST = 3;

/** The quotes that say what a sentence says, the nearest first. */
function findQuotes(sentence: string, index: QuoteIndex, lexicon: Lexicon): Quote[] {
  const excerpts = [...new Set(excerptsIn(sentence))];
  const stems = [...stemsOf(sentence, lexicon)];
  const all = stems.reduce((sum, stem) => sum + index.weightOf(stem), 0);
  const figures = [...new Set(figuresIn(sentence))];
  const shared = new Map<IndexedQuote, string[]>();
  for (const stem of stems)
    for (const it of index.byStem.get(stem) ?? []) {
      const those = shared.get(it);
      if (those) those.push(stem);
      else shared.set(it, [stem]);
    }
  const near = index.quotes.flatMap((it) => {
    // A figure that no customer gave is not theirs, whatever else the sentence shares with them.
    if (!figures.every((figure) => it.figures.has(figure))) return [];
    if (excerpts.some((words) => it.key.includes(words))) return [{ quote: it.quote, share: 2 }];
    const both = shared.get(it) ?? [];
    const share = both.reduce((sum, stem) => sum + index.weightOf(stem), 0) / (all || 1);
    const tells = both.length >= 2 || (both.length === 1 && stems.length === 1);
    return tells && share >= ENOUGH ? [{ quote: it.quote, share }] : [];
  });
  const best = near.reduce((most, { share }) => Math.max(most, share), 0);
  return near
    .filter(({ share }) => share >= best * 0.8)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ quote }) => quote);
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** What stands between quotation marks and is long enough to be somebody's words. */
function excerptsIn(sentence: string): string[] {
  return [...sentence.matchAll(/["“„«]([^"“”„«»]{8,})["”“»]/g)]
    .map((match) => ` ${quoteKey((match[1] ?? '').replace(/…$/, ''))} `)
    .filter((words) => words.trim().split(' ').length >= 3);
}
