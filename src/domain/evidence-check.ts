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
  /** What sharing a word means: the rarer it is among the quotes, the more. */
  weightOf(stem: string): number;
}

interface IndexedQuote {
  readonly quote: Quote;
  readonly stems: ReadonlySet<string>;
  /** Its words alone, to find it word for word. */
  readonly key: string;
}

export function indexQuotes(quotes: readonly Quote[], lexicon: Lexicon): QuoteIndex {
  const indexed = quotes.map((quote) => ({
    quote,
    stems: stemsOf(quote.text, lexicon),
    key: ` ${quoteKey(quote.text)} `,
  }));
  const counts = new Map<string, number>();
  for (const { stems } of indexed)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(1 + indexed.length / (counts.get(stem) ?? 0.5));
  return { quotes: indexed, weightOf };
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
  return sentencesOf(text).map(({ start, end }) => {
    const words = text.slice(start, end);
    const claim = claims(words);
    const marked = citedFor({ start, end }, evidence);
    if (marked.length > 0) return { start, end, claim, by: 'model', quotes: marked };
    const found = claim || isStatement(words) ? findQuotes(words, index, lexicon) : [];
    return { start, end, claim, quotes: found, ...(found.length > 0 && { by: 'device' }) };
  });
}

function citedFor({ start, end }: Sentence, evidence: Evidence | undefined): CitedQuote[] {
  const link = evidence?.links.find((it) => it.start === start && it.end === end);
  return evidence?.quotes.filter(({ id }) => link?.quotes.includes(id)) ?? [];
}

/** Half of what a sentence says, by weight, stands in the quote. */
const ENOUGH = 0.5;
const MOST = 3;

/** The quotes that say what a sentence says, the nearest first. */
function findQuotes(sentence: string, index: QuoteIndex, lexicon: Lexicon): Quote[] {
  const excerpts = excerptsIn(sentence);
  const stems = [...stemsOf(sentence, lexicon)];
  const all = stems.reduce((sum, stem) => sum + index.weightOf(stem), 0);
  const figures = figuresIn(sentence);
  const near = index.quotes.flatMap((it) => {
    if (!tellsAll(it.quote, figures)) return [];
    if (excerpts.some((words) => it.key.includes(words))) return [{ quote: it.quote, share: 2 }];
    const shared = stems.filter((stem) => it.stems.has(stem));
    const share = shared.reduce((sum, stem) => sum + index.weightOf(stem), 0) / (all || 1);
    const tells = shared.length >= 2 || (shared.length === 1 && stems.length === 1);
    return tells && share >= ENOUGH ? [{ quote: it.quote, share }] : [];
  });
  const best = Math.max(...near.map(({ share }) => share));
  return near
    .filter(({ share }) => share >= best * 0.8)
    .toSorted((a, b) => b.share - a.share || a.quote.id - b.quote.id)
    .slice(0, MOST)
    .map(({ quote }) => quote);
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** A figure that no customer gave is not theirs, whatever else the sentence shares with them. */
function tellsAll({ text, rating }: Quote, figures: readonly string[]): boolean {
  const told = new Set([...figuresIn(text), String(rating)]);
  return figures.every((figure) => told.has(figure));
}

/** What stands between quotation marks and is long enough to be somebody's words. */
function excerptsIn(sentence: string): string[] {
  return [...sentence.matchAll(/["“„«]([^"“”„«»]{8,})["”“»]/g)]
    .map((match) => ` ${quoteKey((match[1] ?? '').replace(/…$/, ''))} `)
    .filter((words) => words.trim().split(' ').length >= 3);
}
