import { mergeFields, mergeList } from '../campaign/merge.ts';
import { addQuotes, type Quote, type QuoteDraft, quoteIdentity } from './quote.ts';
import { bases, countQuotes, type QuoteCount, recount, timesIn } from './quote-counts.ts';
import type { Span } from '../text/span.ts';
import { isEncoding } from './encodings.ts';
import {
  type Answers,
  type ColumnChoice,
  CONSENTS,
  type ConsentChoice,
  type ConsentQuestion,
  type LeftOut,
  type LeftOutReason,
  type ModelPart,
  PART_KINDS,
  type SourceFile,
  type Speaker,
  type Way,
  WAYS,
} from './reading.ts';

/** A part that was left out, with the paste that it came from. */
export interface LeftOutPart extends LeftOut {
  readonly id: string;
  readonly batch: string;
}

/** The last paste, kept while the user can answer a question about it or undo it. */
export interface LastAddition {
  readonly batch: string;
  /** Ids of the quotes that it added. */
  readonly added: readonly string[];
  /** Ids of the quotes that the user restored from its left-out parts. */
  readonly restored?: readonly string[];
  /** Number of customers that it adds to each quote, those of earlier pastes included. */
  readonly counts?: readonly QuoteCount[];
  readonly answers: Answers;
  /** Kept only while it can be read in another way. */
  readonly source?: {
    readonly text: string;
    readonly html?: string | undefined;
    readonly file?: SourceFile | undefined;
  };
  /** Characters of the file that couldn't be read. */
  readonly damaged?: number;
  readonly speakers?: readonly Speaker[];
  readonly columns?: readonly ColumnChoice[];
  readonly consent?: ConsentQuestion;
  readonly isSettled?: true;
  /** Keys of quotes that the user removed during a question: no answer adds them again. */
  readonly removed?: readonly string[];
}

/** Everything that the imports into one set of reviews left out. */
export interface Addition {
  /** Id of the set. */
  readonly id: string;
  readonly leftOut: readonly LeftOutPart[];
  readonly last?: LastAddition;
  /** Earlier pastes with a question that the user has neither answered nor dismissed. */
  readonly asked?: readonly LastAddition[];
  /** Speakers that the user marked as the own side, for later pastes. */
  readonly own?: readonly string[];
  /** Counts of pastes that are no longer here, of quotes that those here name too. */
  readonly past?: readonly QuoteCount[];
  /** Parts that Undo and answers took back of quotes that the user had removed by then. */
  readonly withdrawn?: readonly Withdrawal[];
}

/** A paste that was undone or read in another way: no undo of a removal brings back more of it. */
export interface Withdrawal {
  readonly batch: string;
  /**
   * Numbers of customers of removed quotes in the last reading, by their keys; 0 if an answer left
   * one out. Undefined if all of the paste was undone.
   */
  readonly counts?: readonly KeyCount[];
}

interface KeyCount {
  readonly key: string;
  readonly times: number;
}

/** The pastes that can be read in another way or undone, in their order. */
export const livePastes = ({ asked = [], last }: Addition): readonly LastAddition[] =>
  last ? [...asked.filter(({ batch }) => batch !== last.batch), last] : asked;

/**
 * Keeps the counts of a paste that goes, for the quotes that other pastes name too, or named before
 * the user removed them.
 */
export function forgetPaste(
  addition: Addition,
  paste: LastAddition,
  quotes: readonly Quote[],
): Addition {
  const others = livePastes(addition).filter(({ batch }) => batch !== paste.batch);
  const removed = new Set(others.flatMap(({ removed: keys = [] }) => keys));
  const shared = new Set([
    ...others.flatMap(({ added, counts = [] }) => [...added, ...counts.map(({ id }) => id)]),
    ...quotes.filter((quote) => removed.has(quoteIdentity(quote))).map(({ id }) => id),
  ]);
  const own = paste.added.map((id): QuoteCount => ({ id, from: 1, to: 1 }));
  const known = new Map((addition.past ?? []).map((count) => [count.id, count]));
  // An answer may leave the quote out of those that are here.
  const least = bases([...others, { counts: addition.past ?? [] }]);
  for (const count of [...own, ...(paste.counts ?? [])]) {
    const before = known.get(count.id);
    if (!shared.has(count.id) && !before) continue;
    const from = Math.min(count.from, least.get(count.id) ?? count.from);
    known.set(count.id, { id: count.id, from, to: Math.max(count.to, before?.to ?? 1) });
  }
  return known.size > 0 ? { ...addition, past: [...known.values()] } : addition;
}

/** Replaces these pastes by their batches. */
export function withPastes(addition: Addition, pastes: readonly LastAddition[]): Addition {
  const byBatch = new Map(pastes.map((paste) => [paste.batch, paste]));
  const { last, asked } = addition;
  const changed = (paste: LastAddition) => byBatch.get(paste.batch) ?? paste;
  return {
    ...addition,
    ...(last && { last: changed(last) }),
    ...(asked && { asked: asked.map(changed) }),
  };
}

/**
 * Notes a quote that the user restored from the left-out parts of a paste. One that another paste
 * had added is no longer taken back with it.
 */
export function withRestored(
  addition: Addition,
  batch: string,
  id: string,
  isKnown: boolean,
): Addition {
  const noted = livePastes(addition).map((paste): LastAddition => {
    const { added, restored = [] } = paste;
    if (paste.batch !== batch) return { ...paste, added: added.filter((it) => it !== id) };
    return isKnown ? paste : { ...paste, restored: [...restored, id] };
  });
  return withPastes(addition, noted);
}

/** Adds or replaces what was taken back of a paste. */
export function withdraw(addition: Addition, withdrawal: Withdrawal): Addition {
  const others = (addition.withdrawn ?? []).filter(({ batch }) => batch !== withdrawal.batch);
  return { ...addition, withdrawn: [...others, withdrawal].slice(-MOST_WITHDRAWN) };
}

/** Limit of the pastes that were taken back: a removal before them can no longer be undone. */
const MOST_WITHDRAWN = 50;

/** True while a question about a paste is unanswered. */
export const isAsked = ({
  answers,
  source,
  speakers = [],
  columns = [],
  consent,
}: LastAddition): boolean =>
  source !== undefined &&
  ((speakers.length > 1 && !answers.own) ||
    (columns.length > 1 && !answers.columns) ||
    (consent !== undefined && consent.unclear > 0 && !answers.consent));

/** Merges two tabs' additions: no part is lost, and no unanswered question. */
export function mergeAdditions(base: Addition, mine: Addition, theirs: Addition): Addition {
  const merged = mergeFields(base, mine, theirs);
  const [before, own, other] = [base, mine, theirs].map(askedIn);
  const asked = mergeList(before ?? [], own ?? [], other ?? [], batchOf, (_, one) => [one]);
  return {
    ...merged,
    leftOut: mergeList(
      base.leftOut,
      mine.leftOut,
      theirs.leftOut,
      ({ id }) => id,
      (_, one) => [one],
    ),
    asked: asked.filter(({ batch }) => batch !== merged.last?.batch),
  };
}

const batchOf = ({ batch }: LastAddition): string => batch;

/** The additions with an open question, the last one included. */
export const askedIn = ({ asked = [], last }: Addition): readonly LastAddition[] =>
  last && isAsked(last) ? [...asked, last] : asked;

const REASONS = {
  heading: true,
  button: true,
  date: true,
  name: true,
  rating: true,
  detail: true,
  greeting: true,
  signature: true,
  reply: true,
  own: true,
  system: true,
  repeated: true,
  column: true,
  consent: true,
  other: true,
} as const satisfies Record<LeftOutReason, true>;

/** Parses a stored addition. Skips parts that are invalid and keeps the others. */
export function parseAddition(value: unknown): Addition | undefined {
  // Earlier releases had one set for each campaign, with its id.
  const { campaignId, id = campaignId } = Object(value);
  const { leftOut, last, asked, own, past, withdrawn } = Object(value);
  if (!isText(id)) return undefined;
  const read = parseLast(last);
  return {
    id,
    leftOut: listOf(leftOut, parsePart),
    ...(read && { last: read }),
    ...(Array.isArray(asked) && { asked: listOf(asked, parseLast) }),
    ...(Array.isArray(own) && { own: listOf(own, textOf) }),
    ...(Array.isArray(past) && { past: listOf(past, parseCount) }),
    ...(Array.isArray(withdrawn) && { withdrawn: listOf(withdrawn, parseWithdrawal) }),
  };
}

function parseWithdrawal(value: unknown): Withdrawal | undefined {
  const { batch, counts } = Object(value);
  if (!isText(batch)) return undefined;
  return { batch, ...(Array.isArray(counts) && { counts: listOf(counts, parseKeyCount) }) };
}

function parseKeyCount(value: unknown): KeyCount | undefined {
  const { key, times } = Object(value);
  return isText(key) && isIndex(times) ? { key, times } : undefined;
}

const listOf = <T>(value: unknown, parse: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.flatMap((item) => parse(item) ?? []) : [];

const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined);

function parsePart(value: unknown): LeftOutPart | undefined {
  const { id, batch, text, why } = Object(value);
  if (!isText(id) || !isText(batch) || !isText(text) || text.trim() === '') return undefined;
  return { id, batch, text, why: isReason(why) ? why : 'other' };
}

const isReason = (value: unknown): value is LeftOutReason =>
  isText(value) && Object.hasOwn(REASONS, value);

function parseLast(value: unknown): LastAddition | undefined {
  const { batch, added, answers, source, speakers, columns, isSettled, removed } = Object(value);
  const { restored, counts, consent, damaged } = Object(value);
  if (!isText(batch)) return undefined;
  const asked = parseConsent(consent);
  const read = parseSource(source);
  return {
    batch,
    added: listOf(added, textOf),
    answers: parseAnswers(answers),
    ...(read && { source: read }),
    ...(isIndex(damaged) && { damaged }),
    ...(Array.isArray(speakers) && { speakers: listOf(speakers, parseSpeaker) }),
    ...(Array.isArray(columns) && { columns: listOf(columns, parseColumn) }),
    ...(asked && { consent: asked }),
    ...(isSettled === true && { isSettled }),
    ...(Array.isArray(removed) && { removed: listOf(removed, textOf) }),
    ...(Array.isArray(restored) && { restored: listOf(restored, textOf) }),
    ...(Array.isArray(counts) && { counts: listOf(counts, parseCount) }),
  };
}

function parseCount(value: unknown): QuoteCount | undefined {
  const { id, from, to } = Object(value);
  return isText(id) && isIndex(from) && isIndex(to) ? { id, from, to } : undefined;
}

function parseSource(value: unknown): LastAddition['source'] {
  const { text, html, file } = Object(value);
  if (!isText(text)) return undefined;
  const { bytes, encoding } = Object(file);
  return {
    text,
    ...(isText(html) && { html }),
    ...(isText(bytes) && isEncoding(encoding) && { file: { bytes, encoding } }),
  };
}

function parseAnswers(value: unknown): Answers {
  const { way, own, columns, consent, encoding, parts } = Object(value);
  return {
    ...(isWay(way) && { way }),
    ...(Array.isArray(own) && { own: listOf(own, textOf) }),
    ...(Array.isArray(columns) && {
      columns: listOf(columns, (it) => (isIndex(it) ? it : undefined)),
    }),
    ...(isConsent(consent) && { consent }),
    ...(isEncoding(encoding) && { encoding }),
    ...(Array.isArray(parts) && { parts: listOf(parts, parseModelPart) }),
  };
}

function parseModelPart(value: unknown): ModelPart | undefined {
  const { is, speaker, stars } = Object(value);
  const [span, by, rated] = [parseSpan(value), parseSpan(speaker), parseSpan(stars)];
  const kind = PART_KINDS.find((it) => it === is);
  return (
    span &&
    kind && { ...span, is: kind, ...(by && { speaker: by }), ...(rated && { stars: rated }) }
  );
}

function parseSpan(value: unknown): Span | undefined {
  const { start, end } = Object(value);
  return isIndex(start) && isIndex(end) ? { start, end } : undefined;
}

const isWay = (value: unknown): value is Way => WAYS.some((way) => way === value);

const isConsent = (value: unknown): value is ConsentChoice =>
  CONSENTS.some((choice) => choice === value);

const isIndex = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function parseSpeaker(value: unknown): Speaker | undefined {
  const { name, count, isOwn } = Object(value);
  return isText(name) && isIndex(count) ? { name, count, isOwn: isOwn === true } : undefined;
}

function parseColumn(value: unknown): ColumnChoice | undefined {
  const { index, name, sample, isRead } = Object(value);
  if (!isIndex(index) || !isText(name)) return undefined;
  return { index, name, sample: textOf(sample) ?? '', isRead: isRead === true };
}

function parseConsent(value: unknown): ConsentQuestion | undefined {
  const { name, given, refused, unclear, choice } = Object(value);
  if (!isText(name) || !isConsent(choice)) return undefined;
  if (!isIndex(given) || !isIndex(refused) || !isIndex(unclear)) return undefined;
  return { name, given, refused, unclear, choice };
}

/** The user's answer to a question about the last paste, from its state at that time. */
export type Answering = (last: LastAddition) => Answers | undefined;

/** Moves a speaker to the user's own side, or away from it. */
export const toggleSpeaker =
  (name: string): Answering =>
  ({ speakers = [] }) => ({
    own: toggled(
      speakers.filter(({ isOwn }) => isOwn).map((speaker) => speaker.name),
      name,
    ),
  });

/** Reads a column, or skips it. No answer without a column: there would be nothing to read. */
export const toggleColumn =
  (index: number): Answering =>
  ({ columns = [] }) => {
    const read = columns.filter(({ isRead }) => isRead).map((column) => column.index);
    const next = toggled(read, index);
    return next.length > 0 ? { columns: next } : undefined;
  };

const toggled = <T>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((it) => it !== one) : [...chosen, one];

/** The quotes of a paste as parsed with two answers, and the current quotes. */
interface Answered {
  readonly now: readonly Quote[];
  readonly before: readonly QuoteDraft[];
  readonly after: readonly QuoteDraft[];
}

/** The quotes and the pastes after an answer. */
interface Answer {
  readonly quotes: readonly Quote[];
  readonly addition: Addition;
}

/**
 * Applies an answer about one of the pastes to the current quotes: quotes common to both readings
 * stay as the user left them, and only the differences are added or removed. A quote that a later
 * paste names too stays as that paste's.
 */
export function applyAnswer(
  addition: Addition,
  paste: LastAddition,
  { now, before, after }: Answered,
): Answer {
  const pastes = livePastes(addition);
  const there = keysOf(now);
  const gone = [...keysOf(before)].filter((key) => !there.has(key));
  const removed = new Set([...(paste.removed ?? []), ...gone]);
  const [own, wanted] = [new Set(paste.added), keysOf(after)];
  const others = pastes.filter(({ batch }) => batch !== paste.batch);
  const heirs = heirsIn(addition, others);
  const isLeft = (quote: Quote) => own.has(quote.id) && !wanted.has(quoteIdentity(quote));
  const read = new Map(after.map((draft) => [quoteIdentity(draft), draft]));
  const kept = now
    .filter((quote) => !isLeft(quote) || heirs.has(quote.id))
    .map((quote) => (own.has(quote.id) ? asRead(quote, read.get(quoteIdentity(quote))) : quote));
  const keptIds = new Set(kept.map(({ id }) => id));
  const fresh = after.filter((quote) => !removed.has(quoteIdentity(quote)));
  const brought = addQuotes(kept, fresh).filter(({ id }) => !keptIds.has(id));
  const froms = new Map((paste.counts ?? []).map(({ id, from }) => [id, from]));
  const fromOf = ({ id, count = 1 }: Quote) =>
    froms.get(id) ?? (own.has(id) || !keptIds.has(id) ? 1 : count);
  const added = [...kept.filter((it) => own.has(it.id) && !isLeft(it)), ...brought];
  const ownNow = new Set(added.map(({ id }) => id));
  const answered: LastAddition = {
    ...paste,
    added: [...ownNow],
    counts: pasteCounts([...kept, ...brought], fresh, ownNow, fromOf),
    removed: [...removed],
  };
  const passed = kept.filter(isLeft).map(({ id }) => id);
  const next = passOn(pastes, passed, heirs).map((it) =>
    it.batch === paste.batch ? answered : it,
  );
  const counted = recount([...kept, ...brought], pastes, next, addition.past);
  const times = timesIn(after);
  return {
    quotes: counted.quotes,
    addition: withdraw(withPastes(addition, counted.pastes), {
      batch: paste.batch,
      counts: [...removed].map((key) => ({ key, times: times.get(key) ?? 0 })),
    }),
  };
}

/** A quote with the stars and the speaker of another reading of its paste. */
function asRead(quote: Quote, draft: QuoteDraft | undefined): Quote {
  if (!draft || (draft.rating === quote.rating && draft.speaker === quote.speaker)) return quote;
  const { rating: _rating, speaker: _speaker, ...rest } = quote;
  const { rating, speaker } = draft;
  return {
    ...rest,
    ...(rating !== undefined && { rating }),
    ...(speaker !== undefined && { speaker }),
  };
}

/** The first paste that names a quote, by the quote's id; '' if that is no longer here. */
function heirsIn(
  { past = [] }: Addition,
  pastes: readonly LastAddition[],
): ReadonlyMap<string, string> {
  const named = pastes.flatMap(({ batch, counts = [] }) => counts.map(({ id }) => ({ id, batch })));
  const all = [...past.map(({ id }) => ({ id, batch: '' })), ...named];
  return new Map(all.toReversed().map(({ id, batch }) => [id, batch]));
}

/** Makes quotes those of the pastes that name them too. */
const passOn = (
  pastes: readonly LastAddition[],
  ids: readonly string[],
  heirs: ReadonlyMap<string, string>,
): LastAddition[] =>
  pastes.map((paste) => {
    const own = ids.filter((id) => heirs.get(id) === paste.batch);
    return own.length > 0 ? { ...paste, added: [...paste.added, ...own] } : paste;
  });

/** The counts of a paste. One customer in a quote of its own goes without saying. */
export const pasteCounts = (
  quotes: readonly Quote[],
  read: readonly QuoteDraft[],
  own: ReadonlySet<string>,
  fromOf: (quote: Quote) => number,
): QuoteCount[] => countQuotes(quotes, read, fromOf).filter(({ id, to }) => to > 1 || !own.has(id));

/** Takes the last paste back: what it added, and the customers that it counted. */
export function undoLast(addition: Addition, quotes: readonly Quote[]): Answer {
  const { last, leftOut, ...rest } = addition;
  if (!last) return { quotes, addition };
  const pastes = livePastes(addition);
  const own = new Set([...last.added, ...(last.restored ?? [])]);
  const others = pastes.filter(({ batch }) => batch !== last.batch);
  const heirs = heirsIn(addition, others);
  const left = quotes.filter(({ id }) => !own.has(id) || heirs.has(id));
  const passed = left.filter(({ id }) => own.has(id)).map(({ id }) => id);
  const counted = recount(left, pastes, passOn(others, passed, heirs), addition.past);
  const undone = { ...rest, leftOut: leftOut.filter(({ batch }) => batch !== last.batch) };
  return {
    quotes: counted.quotes,
    addition: withdraw(withPastes(undone, counted.pastes), { batch: last.batch }),
  };
}

const keysOf = (quotes: readonly Pick<QuoteDraft, 'text' | 'labels'>[]): Set<string> =>
  new Set(quotes.map(quoteIdentity));
