import { mergeFields, mergeList } from '../../campaign/merge.ts';
import { addQuotes, type Quote, type QuoteDraft, quoteKey } from '../quote.ts';
import {
  type Answers,
  type ColumnChoice,
  type LeftOut,
  type LeftOutReason,
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
  readonly answers: Answers;
  /** Kept only while it can be read in another way. */
  readonly source?: { readonly text: string; readonly html?: string | undefined };
  readonly speakers?: readonly Speaker[];
  readonly columns?: readonly ColumnChoice[];
  readonly isSettled?: true;
  /** Keys of quotes that the user removed during a question: no answer adds them again. */
  readonly removed?: readonly string[];
}

/** Everything that the imports of one campaign left out. */
export interface Addition {
  readonly campaignId: string;
  readonly leftOut: readonly LeftOutPart[];
  readonly last?: LastAddition;
  /** Earlier pastes with a question that the user has neither answered nor dismissed. */
  readonly asked?: readonly LastAddition[];
  /** Speakers that the user marked as the own side, for later pastes. */
  readonly own?: readonly string[];
}

/** True while a question about a paste is unanswered. */
export const isAsked = ({ answers, source, speakers = [], columns = [] }: LastAddition): boolean =>
  source !== undefined &&
  ((speakers.length > 1 && !answers.own) || (columns.length > 1 && !answers.columns));

/** Merges two tabs' additions: no part is lost, and no unanswered question. */
export function mergeAdditions(base: Addition, mine: Addition, theirs: Addition): Addition {
  const merged = mergeFields(base, mine, theirs);
  const { campaignId } = merged;
  if (mine.campaignId !== campaignId || theirs.campaignId !== campaignId) return merged;
  const was = base.campaignId === campaignId ? base : { campaignId, leftOut: [] };
  const [before, own, other] = [was, mine, theirs].map(askedIn);
  const asked = mergeList(before ?? [], own ?? [], other ?? [], batchOf, (_, one) => [one]);
  return {
    ...merged,
    leftOut: mergeList(
      was.leftOut,
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
  other: true,
} as const satisfies Record<LeftOutReason, true>;

/** Parses a stored addition. Skips parts that are invalid and keeps the others. */
export function parseAddition(value: unknown): Addition | undefined {
  const { campaignId, leftOut, last, asked, own } = Object(value);
  if (typeof campaignId !== 'string') return undefined;
  const read = parseLast(last);
  return {
    campaignId,
    leftOut: listOf(leftOut, parsePart),
    ...(read && { last: read }),
    ...(Array.isArray(asked) && { asked: listOf(asked, parseLast) }),
    ...(Array.isArray(own) && { own: listOf(own, textOf) }),
  };
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
  if (!isText(batch)) return undefined;
  const { text, html } = Object(source);
  return {
    batch,
    added: listOf(added, textOf),
    answers: parseAnswers(answers),
    ...(isText(text) && { source: isText(html) ? { text, html } : { text } }),
    ...(Array.isArray(speakers) && { speakers: listOf(speakers, parseSpeaker) }),
    ...(Array.isArray(columns) && { columns: listOf(columns, parseColumn) }),
    ...(isSettled === true && { isSettled }),
    ...(Array.isArray(removed) && { removed: listOf(removed, textOf) }),
  };
}

function parseAnswers(value: unknown): Answers {
  const { way, own, columns } = Object(value);
  return {
    ...(isWay(way) && { way }),
    ...(Array.isArray(own) && { own: listOf(own, textOf) }),
    ...(Array.isArray(columns) && {
      columns: listOf(columns, (it) => (isIndex(it) ? it : undefined)),
    }),
  };
}

const isWay = (value: unknown): value is Way => WAYS.some((way) => way === value);

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

/**
 * Applies an answer to the current quotes: quotes common to both readings stay as the user left
 * them, and only the differences are added or removed.
 */
export function applyAnswer(
  { added, removed: earlier = [] }: Pick<LastAddition, 'added' | 'removed'>,
  { now, before, after }: Answered,
): { readonly quotes: Quote[] } & Required<Pick<LastAddition, 'added' | 'removed'>> {
  const there = keysOf(now);
  const removed = new Set([...earlier, ...keysOf(before)].filter((key) => !there.has(key)));
  const [own, wanted] = [new Set(added), keysOf(after)];
  const others = now.filter(({ id }) => !own.has(id));
  const kept = now.filter(({ id, text }) => !own.has(id) || wanted.has(quoteKey(text)));
  const fresh = after.filter(({ text }) => !removed.has(quoteKey(text)));
  const quotes = addQuotes(kept, fresh);
  const known = new Set(others.map(({ id }) => id));
  const brought = quotes.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return { quotes, added: brought, removed: [...removed] };
}

const keysOf = (quotes: readonly Pick<QuoteDraft, 'text'>[]): Set<string> =>
  new Set(quotes.map(({ text }) => quoteKey(text)));
