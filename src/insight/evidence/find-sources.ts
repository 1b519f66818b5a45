import { align, isTelling, type Pair } from './align.ts';
import { findDifference } from './find-difference.ts';
import { quotedParts } from './excerpts.ts';
import { findSaid } from './find-said.ts';
import { otherSideOf } from './other-side.ts';
import { type KeyTerm, sentenceEnd } from './terms/passage.ts';
import { type IndexedQuote, type QuoteIndex, weightOf } from './quote-index.ts';
import { retells } from './retells.ts';
import { spansOf, tellingSpans } from './spans.ts';
import type { Source } from '#domain/evidence/verdict.ts';
import type { Span } from '#domain/text/span.ts';

/** A statement to compare with the quotes. */
export interface Statement {
  readonly keys: readonly KeyTerm[];
  readonly language: string | undefined;
  /** The whole sentence; the positions of the keys refer to it. */
  readonly text: string;
  /** True if an emoji retracts the words, or they ask. */
  readonly isMocked: boolean;
}

/** A source with the share of the statement that it covers, 0 to 1. */
export interface RankedSource {
  readonly source: Source;
  readonly share: number;
  /** True if the quote has every word of the statement, in some form and order. */
  readonly isFull: boolean;
}

/** Limit of quotes compared in detail per sentence. */
const MOST_COMPARED = 12;

/** Finds the quotes closest to a statement, closest first. */
export function findSources(
  statement: Statement,
  index: QuoteIndex,
  cited: readonly IndexedQuote[],
): RankedSource[] {
  const known = new Set(cited.map(({ quote }) => quote.id));
  const near = nearest(statement, index).filter(({ quote }) => !known.has(quote.id));
  return [
    ...cited.map((it) => compare(statement, it, index, 'model')),
    ...near.map((it) => compare(statement, it, index, 'device')),
  ]
    .filter(
      (it) => it.source.by === 'model' || it.source.verdict !== 'near' || isNear(it, statement),
    )
    .toSorted((a, b) => rankOf(b) - rankOf(a));
}

const RANKS = { said: 4, retold: 3, otherwise: 2, near: 1 } as const;
const rankOf = ({ source, share }: RankedSource): number => RANKS[source.verdict] + share / 2;

/**
 * Minimum share of a sentence, by weight, that the quote has to cover: with several words, with
 * one.
 */
const ENOUGH = 0.25;
const ENOUGH_OF_ONE = 0.36;

function isNear({ share, source }: RankedSource, { keys }: Statement): boolean {
  const stems = stemsIn(keys);
  if (stems.size > 0 && source.here.length === 0) return false;
  return share >= (share * stems.size >= 1.5 ? ENOUGH : ENOUGH_OF_ONE);
}

/** The quotes that share the most with a statement, by the weight of their words. */
function nearest({ keys }: Statement, index: QuoteIndex): IndexedQuote[] {
  const shared = new Map<IndexedQuote, number>();
  for (const stem of stemsIn(keys)) {
    const weight = weightOf(index, stem);
    for (const it of index.byStem.get(stem) ?? []) shared.set(it, (shared.get(it) ?? 0) + weight);
  }
  return [...shared]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_COMPARED)
    .map(([it]) => it);
}

const stemsIn = (keys: readonly KeyTerm[]): Set<string> =>
  new Set(keys.filter(isTelling).map(({ stem }) => stem));

function compare(
  statement: Statement,
  it: IndexedQuote,
  index: QuoteIndex,
  by: Source['by'],
): RankedSource {
  const said = saidIn(statement, it, index, by);
  return said ? { source: said, share: 1, isFull: true } : nearestIn(statement, it, index, by);
}

/** The statement, or what it quotes, in a customer's words. */
function saidIn(
  { keys, language, text, isMocked }: Statement,
  it: IndexedQuote,
  { reader }: QuoteIndex,
  by: Source['by'],
): Source | undefined {
  if (isMocked) return undefined;
  const isWhole =
    language === undefined ||
    reader.vocabulary.language === undefined ||
    (it.language !== undefined && it.language !== language);
  const comparison = { isWhole, text, language: reader.vocabulary.language };
  for (const parts of [[keys], quotedParts(keys, text, it.passage.keys)]) {
    const runs = parts.map((part) => findSaid(part, it.passage, comparison));
    if (runs.length === 0 || runs.includes(undefined)) continue;
    const here = parts.flatMap(wholeSpan);
    const there = runs.flatMap((run) =>
      run ? wholeSpan(it.passage.keys.slice(run.from, run.to)) : [],
    );
    return withOtherSide({ quote: it.quote, verdict: 'said', by, here, there }, it, there);
  }
  return undefined;
}

/** The span from the article before the first term to the end of the last. */
function wholeSpan(keys: readonly KeyTerm[]): Span[] {
  const [first, last] = [keys[0], keys.at(-1)];
  return first && last ? [{ start: first.lead.start, end: last.end }] : [];
}

function withOtherSide(source: Source, it: IndexedQuote, said: readonly Span[]): Source {
  const otherSide = otherSideOf(it, said);
  return otherSide.length > 0 ? { ...source, otherSide } : source;
}

/** Adds the label that the shared words stand under. */
function withLabel(source: Source, { labels }: IndexedQuote, shown: readonly Span[]): Source {
  const under = labels.find((it) =>
    shown.some((span) => span.start >= it.start && span.end <= it.end),
  );
  return under ? { ...source, label: under.label } : source;
}

/** A sentence of a quote, aligned with the statement. */
interface Aligned {
  readonly there: readonly KeyTerm[];
  readonly pairs: readonly Pair[];
  readonly weight: number;
}

/**
 * Finds the quote's sentence closest to the statement, and the words that it shares or contradicts.
 */
function nearestIn(
  statement: Statement,
  it: IndexedQuote,
  index: QuoteIndex,
  by: Source['by'],
): RankedSource {
  const { keys, text } = statement;
  const aligned = alignedSentences(statement, it, index);
  const best = aligned.reduce<Aligned | undefined>(
    (most, one) => (most && most.weight >= one.weight ? most : one),
    undefined,
  );
  const difference = aligned
    .map(({ there, pairs }) => findDifference({ here: keys, there, pairs, spoken: it.spoken }))
    .find((found) => found !== undefined);
  const same = best?.pairs.filter(({ relation }) => relation === 'same') ?? [];
  const there = tellingSpans(
    same.flatMap(({ there: at }) => best?.there[at] ?? []),
    it.quote.text,
  );
  const source: Source = {
    quote: it.quote,
    verdict: difference ? 'otherwise' : isRetold(statement, it, index) ? 'retold' : 'near',
    by,
    here: tellingSpans(
      same.flatMap(({ here }) => keys[here] ?? []),
      text,
    ),
    there,
    ...(difference && {
      difference: {
        kind: difference.kind,
        here: spansOf(difference.here, text),
        there: spansOf(difference.there, it.quote.text),
      },
    }),
  };
  const isFull = [...stemsIn(keys)].every((stem) => it.stems.has(stem));
  const shown = [...there, ...(source.difference?.there ?? [])];
  const labelled = withLabel(source, it, shown);
  return { source: withOtherSide(labelled, it, shown), share: shareOf(keys, it, index), isFull };
}

/** False in a language without lists of the words that turn a meaning. */
const isRetold = (
  { keys, text, isMocked }: Statement,
  it: IndexedQuote,
  index: QuoteIndex,
): boolean =>
  !isMocked && index.reader.vocabulary.language !== undefined && retells(keys, text, it.passage);

/**
 * Share of the statement that the quote covers, by weight; the part after a colon may count alone.
 */
function shareOf(keys: readonly KeyTerm[], it: IndexedQuote, index: QuoteIndex): number {
  const colon = keys.findIndex(({ stop }) => stop === 'colon');
  const parts = [keys, ...(colon > 0 && keys.length - colon > 1 ? [keys.slice(colon)] : [])];
  return Math.max(
    ...parts.map((part) => {
      const stems = [...stemsIn(part)];
      const sum = (some: readonly string[]) =>
        some.reduce((all, stem) => all + weightOf(index, stem), 0);
      return sum(stems.filter((stem) => it.stems.has(stem))) / (sum(stems) || 1);
    }),
  );
}

/** Limit of sentences aligned per quote: more than most reviews have. */
const MOST_SENTENCES = 24;

function alignedSentences(
  { keys }: Statement,
  { passage }: IndexedQuote,
  index: QuoteIndex,
): Aligned[] {
  const stems = stemsIn(keys);
  const { vocabulary, lexicon } = index.reader;
  const aligned: Aligned[] = [];
  for (let from = 0; from < passage.keys.length && aligned.length < MOST_SENTENCES;) {
    const to = sentenceEnd(passage, from);
    const there = passage.keys.slice(from, to);
    from = to;
    if (!there.some(({ stem }) => stems.has(stem))) continue;
    const pairs = align(keys, there, { vocabulary, lexicon });
    const weight = pairs.reduce((sum, pair) => sum + pairWeight(pair, keys, index), 0);
    aligned.push({ there, pairs, weight });
  }
  return aligned;
}

function pairWeight(pair: Pair, keys: readonly KeyTerm[], index: QuoteIndex): number {
  const term = keys[pair.here];
  return pair.relation === 'same' && term && isTelling(term) ? weightOf(index, term.stem) : 0;
}
