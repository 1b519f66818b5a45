import {
  type Answers,
  type LeftOut,
  type Paste,
  type Reading,
  type Way,
  type WayOffer,
  WAYS,
} from '#domain/quotes/reading.ts';
import type { QuoteSource } from '#domain/quotes/quote-sources.ts';
import type { Steps } from '../text/steps.ts';
import { type QuoteDraft, quoteIdentity, trimQuotes } from '#domain/quotes/quote.ts';
import { decodeExport, decodeLines } from '#domain/text/export-encodings.ts';
import type { TextCopy } from '#domain/text/text-copy.ts';
import { visibleForm } from '#domain/text/visible-form.ts';
import { withLineFeeds, withoutControls } from '../text/characters.ts';
import { readBracketedChat, readStampedChat } from './conversations/chat.ts';
import { readTimedChat } from './conversations/timed-chat.ts';
import { readSummary } from './surveys/answer-summary.ts';
import { type Csv, parseCsv } from './tables/csv.ts';
import { readEmailThread } from './conversations/email.ts';
import {
  areNumberedStars,
  hasCards,
  readBareNumbers,
  readHeadedBlocks,
  readNamedCards,
  readNamedLines,
  readNamedParagraphs,
  readNumberedHeads,
  readStarredCards,
} from './lists/headed-list.ts';
import { htmlTable } from './tables/html-table.ts';
import { wordsOfJson } from './tables/json-value.ts';
import { jsonReading, jsonLinesReading } from './tables/json-reading.ts';
import { clearLineMemos } from '../text/line-memos.ts';
import { isVote } from './lines/page-words.ts';
import { hasList, readList } from './lists/lists.ts';
import { readMarkdown } from './lists/markdown.ts';
import { readNotedList, readNotes } from './lists/notes.ts';
import { readNumberedResponses } from './surveys/numbered-responses.ts';
import { readProse } from './lists/prose.ts';
import { readQuestionnaire } from './surveys/questionnaire.ts';
import { readCards } from './surveys/response-cards.ts';
import { readReviewPage } from './reviews/review-page.ts';
import { readTabbedChat } from './conversations/tabbed-chat.ts';
import { tableReading, unsureReading } from './tables/table-reading.ts';
import { ratingIn } from './lines/text-rating.ts';
import { readTicket } from './conversations/ticket.ts';
import { sourceRestorer } from './restore-source.ts';
import { readSidedChat } from './conversations/sided-chat.ts';
import { withSourceLabels } from '../labels/source-labels.ts';
import { withAskedLines } from './surveys/asked-lines.ts';
import { readStackedFields } from './surveys/stacked-fields.ts';
import { readSurvey } from './surveys/survey.ts';
import { areQuoted, readTestimonials, unsigned } from './lists/testimonials.ts';
import { readTranscript } from './conversations/transcript.ts';
import { readParts } from './model-parts.ts';
import { wordsBeyond } from './words-beyond.ts';

/** A paste for readers that decode it themselves. */
interface Source extends Paste {
  /** The text as it is read, but for the encodings of its cells. */
  readonly cells: string;
}

/**
 * A recogniser of one shape of text. Returns undefined unless it is certain: unclaimed text is
 * prose, and prose keeps every word.
 */
interface Recogniser {
  /** Source of the quotes; absent if the shape doesn't indicate one. */
  readonly source?: QuoteSource;
  readonly read: (text: string, answers: Answers, paste: Source) => Reading | undefined;
}

/** Words found only on pages of one kind. */
const SIGNS = {
  marketplace:
    /verified purchase|verifizierter kauf|achat vérifié|compra verificada|acquisto verificato|geverifieerde aankoop|reviewed in .{2,40} on|bewertet in .{2,40} am|rezension aus|commenté (?:en|au)|(?:reseñado|calificado) en|recensito in|beoordeeld in|avaliado (?:no|em)|purchased item|item quality|artikelqualität|seller|verkäufer|global ratings|globale bewertungen/i,
  'app-store':
    /more_vert|developer response|antwort des entwicklers|réponse du développeur|respuesta del desarrollador|risposta dello sviluppatore|antwoord van de ontwikkelaar|reactie van ontwikkelaar|resposta do (?:desenvolvedor|programador)|app version|app-version|app privacy|app-datenschutz|flag (?:as )?inappropriate|google user|google-nutzer|ratings (?:&|and) reviews|bewertungen und rezensionen/i,
  map: /local guide|response from the owner|antwort vom inhaber|réponse du propriétaire|respuesta del propietario|risposta del proprietario|reactie van de eigenaar|resposta do proprietário|\(owner\)|google reviews|google-rezensionen/i,
  travel:
    /\d (?:nights?|nächte?|nuits?|noches?|nott[ei]|nachten|noites?)(?!\p{L})|property response|bubbles|tripadvisor|antwort der unterkunft|réponse de l[’']établissement|respuesta del alojamiento|risposta della struttura|reactie van de accommodatie|resposta d[aeo] (?:propriedade|acomodação|alojamento)|superhost|date of stay|wrote a review|contributions?/iu,
  'review-site':
    /trustpilot|trustscore|date of experience|erfahrungsdatum|datum der erfahrung|date de l[’']expérience|fecha de la experiencia|data dell[’']esperienza|ervaringsdatum|datum van ervaring|data da experiência|reply from|rated \d out of 5/i,
} as const satisfies Partial<Record<QuoteSource, RegExp>>;

const isOfSite = (text: string): boolean => Object.values(SIGNS).some((signs) => signs.test(text));

const page = (source: keyof typeof SIGNS): Recogniser => ({
  source,
  read: (text) => (SIGNS[source].test(text) ? readReviewPage(text) : undefined),
});

/** True for stars on separate lines, which indicate a page of reviews. */
const isStarred = (text: string): boolean =>
  [DRAWN, SCORED].some((form) => (text.match(form)?.length ?? 0) > 1);

const DRAWN = /^[^\S\n]{0,9}[★⭐](?:[★☆⭐½]|\uFE0F){0,9}[^\S\n]{0,9}$/gmu;
/** `4/5`, `8,5 / 10`. */
const SCORED = /^[^\S\n]{0,9}\d{1,2}(?:[.,]\d)? ?\/ ?(?:5|10)[^\S\n]{0,9}$/gmu;

/** True for votes on several reviews: `Was this helpful?` */
const isVoted = (text: string): boolean =>
  text.split('\n').filter((line) => line.trim().endsWith('?') && isVote(line)).length > 1;

/** In order of priority; the first certain one wins. */
export const SHAPES = {
  json: { read: (_text, answers, { text }) => jsonReading(text, answers) },
  'json-lines': { read: (_text, answers, { text }) => jsonLinesReading(text, answers) },
  'clipboard-table': { read: (_text, answers, { html }) => readCells(html, answers) },
  'tabbed-chat': { source: 'chat', read: readTabbedChat },
  'stamped-chat': { source: 'chat', read: readStampedChat },
  'bracketed-chat': { source: 'chat', read: readBracketedChat },
  email: {
    source: 'email',
    read: (text, answers) =>
      (hasList(text) && readMarkdown(text, readList)) || hasCards(text)
        ? undefined
        : readEmailThread(text, answers),
  },
  table: { read: (_text, answers, { cells }) => tableReading(cellsOf(cells), answers) },
  ticket: { source: 'ticket', read: readTicket },
  'response-cards': {
    source: 'survey',
    read: (text, answers) => readNumberedResponses(text, answers) ?? readCards(text),
  },
  'numbered-heads': {
    read: (text) => (isOfSite(text) ? undefined : readMarkdown(text, readNumberedHeads)),
  },
  'starred-cards': { read: (text) => (isOfSite(text) ? undefined : readStarredCards(text)) },
  'app-store': page('app-store'),
  travel: page('travel'),
  'review-site': page('review-site'),
  map: page('map'),
  marketplace: page('marketplace'),
  // Its dates with a time don't make it a chat, nor its labels a survey.
  'starred-reviews': {
    read(text) {
      if (!isStarred(text) && !isVoted(text)) return undefined;
      const list = areNumberedStars(text) ? readList(text) : undefined;
      return list ?? readReviewPage(text);
    },
  },
  'stacked-fields': { read: readStackedFields },
  'sided-chat': { source: 'chat', read: readSidedChat },
  'timed-chat': { source: 'chat', read: (text, answers) => readTimedChat(text, answers) },
  questionnaire: {
    source: 'survey',
    read: (text, answers) => readSummary(text) ?? readQuestionnaire(text, answers),
  },
  survey: { source: 'survey', read: readSurvey },
  transcript: { source: 'transcript', read: readTranscript },
  'named-cards': { read: (text) => readMarkdown(text, readNamedCards) },
  reviews: {
    read: (text) => (areQuoted(text) ? undefined : readReviewPage(text)),
  },
  list: {
    read: (text, answers) => {
      const reading = readMarkdown(
        text,
        (plain) => readNotedList(plain) ?? readList(plain) ?? readBareNumbers(plain),
      );
      return reading && withAskedLines(reading, answers);
    },
  },
  testimonials: {
    read: (text) =>
      readMarkdown(
        text,
        (plain) =>
          readTestimonials(plain) ??
          readHeadedBlocks(plain) ??
          readNamedParagraphs(plain) ??
          readNamedLines(plain),
      ),
  },
  notes: { read: (text) => readNotes(text) },
  cells: { read: (_text, _answers, { cells }) => tabbedCells(cells) },
  prose: {
    read: (text, answers) => withAskedLines({ quotes: readProse(text), leftOut: [] }, answers),
  },
} as const satisfies Record<string, Recogniser>;

export type Shape = keyof typeof SHAPES;

export interface ReadResult extends Reading {
  readonly shape: Shape;
}

/** The cells of a table, each decoded. */
function cellsOf(text: string): Csv {
  const csv = parseCsv(text);
  return {
    ...csv,
    rows: csv.rows.map((row) => row.map((cell) => withoutControls(decodeExport(cell)))),
  };
}

function readCells(html: string | undefined, answers: Answers): Reading | undefined {
  const rows = html === undefined ? undefined : htmlTable(html);
  if (!rows || rows.length < 2) return undefined;
  const visible = rows.map((row) => row.map((cell) => visibleForm(cell).text));
  const csv = { delimiter: '\t', named: true, rows: visible, quotedRows: 0 };
  return tableReading(csv, answers) ?? unsureReading(csv);
}

/** Rows with equal numbers of tabs are cells, even without an indication of their content. */
function tabbedCells(text: string): Reading | undefined {
  const csv = cellsOf(text);
  const width = csv.rows[0]?.length ?? 0;
  const isEven = csv.rows.length > 1 && csv.rows.every((row) => row.length === width);
  return csv.delimiter === '\t' && width > 1 && isEven ? unsureReading(csv) : undefined;
}

/**
 * Splits customers' words from a paste or a file into quotes, and names every part that is none.
 * Pure: the user's answers about a paste are applied by reading the same paste again.
 */
export function readPaste(paste: Paste, answers: Answers = {}): ReadResult {
  try {
    return read(paste, answers);
  } finally {
    clearLineMemos();
  }
}

/** The text of a paste as the recognisers read it. */
export const asRead = ({ text }: Pick<Paste, 'text'>): TextCopy =>
  // Text in a wrong encoding holds controls, which its letters need.
  visibleForm(withLineFeeds(withoutControls(decodeLines(text))));

function read(paste: Paste, given: Answers): ReadResult {
  const copy = asRead(paste);
  const cells = visibleForm(withLineFeeds(paste.text));
  const source = { text: paste.text, html: paste.html, cells: cells.text };
  const answers = readAnswers(given);
  const whole = { text: copy.text, restored: sourceRestorer(copy) };
  const parts = SPLITS[answers.way ?? 'found']?.(copy.text);
  if (parts) return finished('prose', { quotes: parts, leftOut: [] }, undefined, whole);
  const split = answers.way === 'model' ? readParts(copy.text, answers.parts ?? []) : undefined;
  if (split) return finished('prose', split, undefined, whole);
  for (const shape of [...(SHAPES_OF[answers.way ?? 'found'] ?? []), ...shapes]) {
    const recogniser: Recogniser = SHAPES[shape];
    const reading = recogniser.read(copy.text, answers, source);
    if (reading) return finished(shape, reading, recogniser.source, wholeOf(shape, source, whole));
  }
  return { shape: 'prose', quotes: [], leftOut: [] };
}

/** The user's answers name speakers as they are read now, or were by an earlier release. */
const readAnswers = ({ own, ...answers }: Answers): Answers =>
  own ? { ...answers, own: own.map((name) => visibleForm(name).text) } : answers;

/** All words of a paste as they are read, and the way back to its own. */
interface Whole {
  readonly text: string;
  readonly restored: (part: string) => string;
}

/** JSON holds its words in escapes, and its readers decode them. */
const wholeOf = (shape: Shape, { text }: Paste, whole: Whole): Whole =>
  shape === 'json' || shape === 'json-lines'
    ? { text: wordsOfJson(text), restored: (part) => part }
    : whole;

/** Ways that take a text apart without a look at its words. */
const SPLITS: Partial<Record<Way, (text: string) => QuoteDraft[]>> = {
  paragraphs: (text) => text.split(/\n[^\S\n]*\n+/).map(quoted),
  lines: (text) => text.split('\n').map(quoted),
  whole: (text) => [quoted(text)],
};

const quoted = (text: string): QuoteDraft => ({ text: text.trim() });

/** The recognisers that a way asks first; where none is certain, the paste is read as found. */
const SHAPES_OF: Partial<Record<Way, readonly Shape[]>> = {
  reviews: ['reviews'],
  conversation: [
    'tabbed-chat',
    'stamped-chat',
    'bracketed-chat',
    'email',
    'ticket',
    'sided-chat',
    'timed-chat',
    'transcript',
  ],
  list: ['list'],
};

/**
 * The other ways to read a paste, each with what it would make of it. Left out are those that find
 * nothing, and those with the quotes of an earlier one.
 */
export function* otherWays(paste: Paste, answers: Answers = {}): Steps<WayOffer[]> {
  const seen = new Set<string>();
  const offers: WayOffer[] = [];
  for (const way of WAYS) {
    const { quotes } = readPaste(paste, { ...answers, way });
    const key = JSON.stringify(quotes.map(quoteIdentity));
    const [first] = quotes;
    if (first && !seen.has(key)) offers.push({ way, count: quotes.length, first: first.text });
    seen.add(key);
    yield;
  }
  return offers.length > 1 ? offers : [];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` forgets what it was given
const shapes = Object.keys(SHAPES) as Shape[];

function finished(
  shape: Shape,
  reading: Reading,
  source: QuoteSource | undefined,
  { text, restored }: Whole,
): ReadResult {
  const trimmed = trimQuotes(reading.quotes.map((quote) => unsigned(cleaned(quote))));
  const labelled = NAMED_FIELDS.has(shape) ? trimmed : withSourceLabels(text, trimmed);
  const quotes = labelled.map((quote) => ({
    ...(source !== undefined && { source }),
    ...withTextRating(quote),
  }));
  const leftOut = reading.leftOut
    .map((part) => ({ ...part, text: withLineFeeds(withoutControls(part.text)).trim() }))
    .filter((part) => part.text !== '');
  const said = [...quotes, ...leftOut].map((part) => visibleForm(part.text).text);
  const missing = wordsBeyond(text, said).map((part) => ({ text: part, why: 'other' }) as const);
  return {
    ...reading,
    shape,
    quotes: quotes.map((quote) => asInSource(quote, restored)),
    leftOut: withoutDoubles([...leftOut, ...missing]).map((part) => asInSource(part, restored)),
  };
}

/** Shapes whose readers know the column or field of each word. */
const NAMED_FIELDS: ReadonlySet<Shape> = new Set([
  'json',
  'json-lines',
  'clipboard-table',
  'table',
  'cells',
  'stacked-fields',
]);

/** With the words of the source, and without the direction marks that chats put around them. */
const asInSource = <Part extends { readonly text: string }>(
  part: Part,
  restored: (words: string) => string,
): Part => ({ ...part, text: restored(part.text).replace(MARKS, '').trim() });

function withTextRating(quote: QuoteDraft): QuoteDraft {
  const rating = quote.rating ?? ratingIn(quote.text);
  return rating === undefined ? quote : { ...quote, rating };
}

/** Keeps one copy of parts that a page repeats, such as `Helpful`. */
function withoutDoubles(leftOut: readonly LeftOut[]): LeftOut[] {
  return [...new Map(leftOut.toReversed().map((part) => [part.text, part])).values()].toReversed();
}

/** Invisible direction marks, which chat exports put around words. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Strips marks and controls, because JSON can encode any character: `"\u0000"`. */
const cleaned = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  text: withLineFeeds(withoutControls(draft.text)).replace(MARKS, ''),
});

/** Only the quotes of a text. */
export const readQuotes = (text: string): QuoteDraft[] => [...readPaste({ text }).quotes];
