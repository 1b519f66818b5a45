import { fenced } from '../drafts/drafts-file.ts';
import type { Masks } from '../quotes/mask.ts';
import type { Quote } from '../quotes/quote.ts';
import { isQuoteSource, QUOTE_SOURCES } from '../quotes/quote-sources.ts';
import { areMasksKnown, labelledText } from './masked-pieces.ts';
import { type Standing, STANDING_LABELS } from './summary.ts';
import type { CheckedSentence, ComparedQuote, Source } from './verdict.ts';
import { csvOf } from '../text/csv.ts';

/** A claim of a post with its verdict and quotes. */
export interface ProofClaim {
  /** Offset of the claim in the post, in UTF-16 units. */
  readonly start: number;
  readonly claim: string;
  readonly standing: Standing;
  readonly quotes: readonly ProofQuote[];
}

export interface ProofQuote {
  /** Masked as in the prompt. */
  readonly text: string;
  readonly verdict: string;
  /** 0 to 5. */
  readonly stars?: number;
  /** YYYY-MM-DD */
  readonly date?: string;
  /** Source of the quote in words, as detected by the import. */
  readonly source?: string;
}

export interface ProofSheet {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly summary: string;
  readonly claims: readonly ProofClaim[];
}

/** A quote whose source the import may have detected. */
type SourcedQuote = ComparedQuote & { readonly source?: string };

/** The claims of a checked post, with their quotes as they are in `listed` now. */
export function proofClaims(
  text: string,
  sentences: readonly (CheckedSentence & { readonly standing: Standing | undefined })[],
  listed: readonly Quote[],
): ProofClaim[] {
  return sentences.flatMap(({ start, end, standing, sources, masks }) => {
    if (!standing) return [];
    const quotes = sources.map((source) => ({
      ...proofQuote(asListed(source, listed, masks), masks),
      verdict: STANDING_LABELS[source.verdict],
    }));
    return [{ start, claim: text.slice(start, end), standing, quotes }];
  });
}

/** The quote of a source as it is in the list now, unless its words have changed since the check. */
const asListed = ({ quote }: Source, listed: readonly Quote[], masks: Masks): SourcedQuote =>
  listed.find((it) => it.id === quote.id && areMasksKnown(it, masks)) ?? quote;

function proofQuote(quote: SourcedQuote, masks: Masks): Omit<ProofQuote, 'verdict'> {
  const { rating, date, source } = quote;
  return {
    text: labelledText(quote, masks),
    ...(rating !== undefined && { stars: Math.round(rating * 10) / 10 }),
    ...(date !== undefined && { date }),
    ...(source !== undefined && isQuoteSource(source) && { source: QUOTE_SOURCES[source] }),
  };
}

/**
 * The sheet as Markdown. Claims, quotes and sources are foreign text: each is in a fence, so that
 * no viewer loads an image from it or renders a line of it as a heading.
 */
export function proofMarkdown({ title, day, summary, claims }: ProofSheet): string {
  const parts = claims.map(({ claim, standing, quotes }, index) =>
    [
      `## ${index + 1}. ${STANDING_LABELS[standing]}`,
      fenced(claim),
      ...(quotes.length === 0 ? [withoutQuotes(standing)] : quotes.map(quoteMarkdown)),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, `${day}. ${summary}`, ...parts].join('\n\n')}\n`;
}

const withoutQuotes = (standing: Standing): string =>
  standing === 'not-compared'
    ? 'No quote in its language comes near. Those in other languages were not compared.'
    : 'No quote comes near.';

function quoteMarkdown(quote: ProofQuote): string {
  const facts = factsOf(quote);
  return `${quote.verdict}:\n\n${fenced([quote.text, ...(facts === '' ? [] : [facts])].join('\n\n— '))}`;
}

/** Stars, date and source of a quote in one line. */
export const factsOf = ({ stars, date, source }: ProofQuote): string =>
  [
    ...(stars === undefined ? [] : [`${stars} of 5 stars`]),
    ...(date === undefined ? [] : [date]),
    ...(source === undefined ? [] : [source]),
  ].join(' · ');

const COLUMNS = ['Claim', 'Verdict', 'Quote', 'Quote says', 'Stars', 'Date', 'Source'] as const;

/** The sheet as CSV, a row for each quote. */
export function proofCsv({ claims }: ProofSheet): string {
  const rows = claims.flatMap(({ claim, standing, quotes }) => {
    const head = [claim, STANDING_LABELS[standing]];
    return quotes.length === 0
      ? [[...head, '', '', '', '', '']]
      : quotes.map(({ text, verdict, stars, date, source }) => [
          ...head,
          text,
          verdict,
          stars === undefined ? '' : String(stars),
          date ?? '',
          source ?? '',
        ]);
  });
  return csvOf([COLUMNS, ...rows]);
}
