import { claims, isStatement, unlabelled } from './claims/claims.ts';
import { findSources, type RankedSource } from './find-sources.ts';
import { boldClaimsOf, type HeldClaims, isHeld } from './inventions.ts';
import { withoutFrame } from './terms/frames.ts';
import { passageOf } from './terms/passage.ts';
import { endsMocked } from './terms/scan.ts';
import type { IndexedQuote, QuoteIndex } from './quote-index.ts';
import { readTerms } from './terms/terms.ts';
import { asks } from './terms/turns.ts';
import type { Judgement, Source } from '#domain/evidence/verdict.ts';
import type { Span } from '#domain/text/span.ts';

/** The quotes that a sentence is compared with. */
export interface Testimony {
  readonly index: QuoteIndex;
  /** The quotes that the model cited as its sources. */
  readonly cited: readonly IndexedQuote[];
  /** Returns the claims of all quotes, each read in its own language. */
  held(): Promise<HeldClaims>;
}

const NOT_A_CLAIM: Judgement = { verdict: 'not-a-claim', sources: [] };

/** Limit of sources shown per sentence. */
const MOST_SHOWN = 4;

/** Returns the verdict on a sentence. Its spans are relative to the start of the sentence. */
export async function checkSentence(
  labelled: string,
  language: string | undefined,
  { index, cited, held }: Testimony,
): Promise<Judgement> {
  const sentence = unlabelled(labelled);
  const claim = claims(sentence, index.reader.vocabulary);
  if (!claim && !isStatement(sentence)) return NOT_A_CLAIM;
  const { terms, speakers } = withoutFrame(readTerms(sentence, index.reader));
  const { keys } = passageOf(terms, 'sentence');
  const isMocked = endsMocked(sentence) || asks(sentence, terms[0]?.start ?? 0);
  const found = findSources({ keys, language, text: sentence, isMocked }, index, cited);
  const judged = judge(found, speakers);
  if (judged.verdict === 'said' || judged.verdict === 'otherwise') return judged;
  if (!claim) return NOT_A_CLAIM;
  if (judged.verdict === 'retold' || judged.reason) return judged;
  const bold = boldClaimsOf(sentence, terms, index.reader);
  const all = bold.length > 0 ? await held() : undefined;
  if (all && !bold.every((it) => isHeld(it, all)))
    return { ...judged, verdict: 'no-source', reason: 'invented' };
  return judged.verdict === 'no-source' && isForeign(index, language)
    ? { ...judged, verdict: 'not-compared' }
    : judged;
}

function judge(found: readonly RankedSource[], speakers: 'one' | 'many' | undefined): Judgement {
  const sources = found.slice(0, MOST_SHOWN).map(({ source }) => source);
  const of = (verdict: Source['verdict']) =>
    found.filter(({ source }) => source.verdict === verdict);
  const [said, retold, against] = [of('said'), of('retold'), of('otherwise')];
  const told = [...said, ...retold];
  if (told.length > 0 && countOf(against) > countOf(told))
    return { verdict: 'near', reason: 'customers-differ', sources };
  if (told.length > 0 && speakers === 'many' && countOf(told) < 2)
    return { verdict: 'retold', reason: 'one-customer', sources };
  if (told.length > 0) return { verdict: said.length > 0 ? 'said' : 'retold', sources };
  const isBacked = of('near').some(({ isFull }) => isFull);
  if (against.length > 0 && !isBacked) return { verdict: 'otherwise', sources };
  const [first] = sources;
  if (!first) return { verdict: 'no-source', sources };
  return first.label === undefined
    ? { verdict: 'near', sources }
    : { verdict: 'near', reason: 'turned', sources };
}

/** Number of customers who said it. */
const countOf = (said: readonly { readonly source: Source }[]): number =>
  said.reduce((sum, { source }) => sum + (source.quote.count ?? 1), 0);

/** Share of the quotes; fewer don't make the others' silence uncertain. */
const FOREIGN_SHARE = 0.05;

/** True if a good part of the quotes is in languages that the sentence wasn't compared with. */
const isForeign = ({ quotes }: QuoteIndex, language: string | undefined): boolean =>
  quotes.filter((it) => it.language !== undefined && it.language !== language).length >=
  Math.max(1, quotes.length * FOREIGN_SHARE);

/** Shifts the spans of a judgement from the start of its sentence to the start of the post. */
export function placeAt(judgement: Judgement, start: number): Judgement {
  const move = (spans: readonly Span[]): Span[] =>
    spans.map((span) => ({ start: span.start + start, end: span.end + start }));
  const sources = judgement.sources.map(({ difference, ...source }) => ({
    ...source,
    here: move(source.here),
    ...(difference && { difference: { ...difference, here: move(difference.here) } }),
  }));
  return { ...judgement, sources };
}
