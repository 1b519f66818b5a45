import type { Masks } from '#domain/quotes/mask.ts';
import { findMasks, masksOfQuote } from '#insight/mask/find-masks.ts';
import { MOST_QUOTES } from '#domain/questions/second-opinion.ts';
import { askedBefore, judgedAsAsked } from '#insight/evidence/claims/answers.ts';
import { checkSentence, placeAt } from '#insight/evidence/check-sentence.ts';
import { citedInForm, comparedForm, placedInSources } from '#insight/evidence/compared-forms.ts';
import { languageOf, languageWithin } from '#insight/evidence/terms/sentence-language.ts';
import { heldBy, type HeldClaims, LANGUAGES } from '#insight/evidence/inventions.ts';
import { indexQuote, indexQuotes, type QuoteIndex } from '#insight/evidence/quote-index.ts';
import { withRetractions } from '#insight/evidence/claims/retractions.ts';
import type {
  CheckedSentence,
  ComparedQuote,
  JudgedSentence,
  Judgement,
} from '#domain/evidence/verdict.ts';
import type { Evidence } from '#domain/posts/citations.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { type Sentence, sentencesOf } from '#domain/text/sentences.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { inSlices, slices, type Slices } from '../themes/study.ts';
import { lexiconFor } from '../text/load-lexicon.ts';
import { vocabularyFor } from './terms/load-vocabulary.ts';
import type { Reader } from './terms/terms.ts';

/** Findings about the quotes of one campaign, whose post is checked again with every edit. */
interface Study {
  /** By language; concurrent callers share an index while it is built. */
  readonly indexes: Map<string | undefined, Promise<QuoteIndex>>;
  readonly judged: Map<string, Judgement>;
  /** Claims of all quotes, read for the first sentence that needs them. */
  held?: Promise<HeldClaims>;
}

const studies = new WeakMap<readonly Quote[], Study>();

/** Largest number of sentences compared: more than any platform's longest post has. */
const MOST_COMPARED = 500;

/** Largest number of judgements cached for one campaign. */
const MOST_KEPT = 2_000;

/** The forms in which quotes are compared, by the quotes of a campaign. */
const forms = new WeakMap<readonly Quote[], readonly Quote[]>();

/**
 * Returns each sentence of a post with its verdict. Both sides are compared in their normal form.
 * Runs on the device, in slices.
 */
export async function checkEvidence(
  text: string,
  evidence: Evidence | undefined,
  quotes: readonly Quote[],
): Promise<CheckedSentence[]> {
  const post = normalForm(text);
  const compared = forms.get(quotes) ?? quotes.map(comparedForm);
  forms.set(quotes, compared);
  const cited = evidence && citedInForm(evidence, post);
  const checked = await checkForms(post.text, cited, compared);
  const placed = checked.map((sentence) => placedInSources(sentence, post));
  const masks = masksBeside(text, placed, quotes);
  return placed.map((sentence) => ({ ...sentence, masks }));
}

/** The masks of all that may be shown or sent beside a checked post. */
function masksBeside(
  text: string,
  sentences: readonly JudgedSentence[],
  quotes: readonly Quote[],
): Masks {
  const beside = new Set<ComparedQuote>([
    ...sentences.flatMap(({ sources }) => sources.map(({ quote }) => quote)),
    ...quotes.slice(0, MOST_QUOTES),
  ]);
  return new Map([
    ...sentences.map(({ start, end }) => maskedWords(text.slice(start, end))),
    ...[...beside].flatMap(masksOnce),
  ]);
}

const maskedWords = (words: string) => [words, findMasks(words)] as const;

/** By the quote, for as long as it exists: a post is checked again with every edit. */
const maskedQuotes = new WeakMap<ComparedQuote, ReturnType<typeof masksOfQuote>>();

function masksOnce(quote: ComparedQuote) {
  const found = maskedQuotes.get(quote) ?? masksOfQuote(quote);
  maskedQuotes.set(quote, found);
  return found;
}

async function checkForms(
  text: string,
  evidence: Evidence | undefined,
  quotes: readonly Quote[],
): Promise<JudgedSentence[]> {
  const study = studies.get(quotes) ?? { indexes: new Map(), judged: new Map() };
  studies.set(quotes, study);
  const check = {
    text,
    evidence,
    quotes,
    study,
    rest: slices(),
    usual: usualLanguage(text, quotes),
  };
  const checked: JudgedSentence[] = [];
  for (const sentence of sentencesOf(text)) {
    const isCompared = checked.length < MOST_COMPARED;
    const asked = askedBefore(text, checked.at(-1), sentence);
    const judged = !isCompared
      ? BEYOND
      : asked === undefined
        ? await judge(check, sentence)
        : judgedAsAsked(await judge(check, sentence, asked));
    checked.push({ ...sentence, ...judged });
    if (check.rest.isDue()) await check.rest.take();
  }
  return withRetractions(text, checked);
}

const BEYOND: Judgement = { verdict: 'near', sources: [] };

interface Check {
  readonly text: string;
  readonly evidence: Evidence | undefined;
  readonly quotes: readonly Quote[];
  readonly study: Study;
  readonly rest: Slices;
  readonly usual: string | undefined;
}

async function judge(
  check: Check,
  sentence: Sentence,
  words = check.text.slice(sentence.start, sentence.end),
): Promise<Judgement> {
  const { evidence, study } = check;
  const cited = evidence ? citedFor(evidence, sentence, check.quotes) : [];
  const language = languageWithin(words, check.usual);
  const key = JSON.stringify([language, words, ...cited.map(({ id }) => id)]);
  const known = study.judged.get(key);
  if (known) return placeAt(known, sentence.start);
  const index = await indexFor(check, language);
  const judged = await checkSentence(words, language, {
    index,
    cited: cited.map((quote) => indexQuote(quote, index.reader)),
    held: () => (study.held ??= readHeld(check)),
  });
  if (study.judged.size >= MOST_KEPT) study.judged.clear();
  study.judged.set(key, judged);
  return placeAt(judged, sentence.start);
}

/**
 * Returns the quotes that the model cited for a sentence, in their current version if they still
 * exist.
 */
function citedFor({ links, quotes }: Evidence, { start, end }: Sentence, all: readonly Quote[]) {
  const link = links.find((it) => it.start === start && it.end === end);
  const ids = new Set(link?.quotes);
  return quotes
    .filter(({ id }) => ids.has(id))
    .map((cited) => all.find(({ id }) => id === cited.id) ?? cited);
}

/**
 * Language assumed for a sentence that does not reveal its own: the post's, else that of most
 * quotes.
 */
function usualLanguage(text: string, quotes: readonly Quote[]): string | undefined {
  const own = languageOf(text);
  if (own !== undefined) return own;
  const groups = Map.groupBy(quotes, ({ language }) => language);
  const [most] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0];
}

function indexFor(
  { quotes, study, rest }: Check,
  language: string | undefined,
): Promise<QuoteIndex> {
  const known = study.indexes.get(language);
  if (known) return known;
  const index = buildIndex(quotes, language, rest);
  study.indexes.set(language, index);
  return index;
}

/** Reads what the quotes hold, in all their languages. */
async function readHeld({ quotes, rest }: Check): Promise<HeldClaims> {
  const spoken = new Set(['en', ...quotes.map(({ language }) => language)]);
  const readers = await Promise.all(
    // A quote in an unknown language may be in any of them.
    LANGUAGES.filter((language) => spoken.has(language) || spoken.has(undefined)).map(
      async (language) => [language, await readerFor(language)] as const,
    ),
  );
  return inSlices(heldBy(quotes, new Map(readers)), rest);
}

async function readerFor(language: string | undefined): Promise<Reader> {
  const [lexicon, vocabulary] = await Promise.all([
    lexiconFor(language),
    vocabularyFor(language ?? 'en'),
  ]);
  return { vocabulary, lexicon };
}

async function buildIndex(
  quotes: readonly Quote[],
  language: string | undefined,
  rest: Slices,
): Promise<QuoteIndex> {
  return inSlices(indexQuotes(quotes, await readerFor(language)), rest);
}
