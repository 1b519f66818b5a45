import { sectionsOf } from '../../data/entries.ts';
import LIST from '../../data/read/message-columns.txt?raw';
import { wordsOf } from './column-words.ts';
import type { Columns } from './columns.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { readingOfMessages } from '../conversations/conversation.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';

type Row = readonly string[];

const entries = sectionsOf(LIST);

/** Names of the column of messages, without accents. */
const TEXT: ReadonlySet<string> = new Set(entries('text'));

/** Words for columns of messages alone. */
const CHAT: ReadonlySet<string> = new Set(entries('chat'));

/** Words for columns that a conversation shares with other tables. */
const THREAD: ReadonlySet<string> = new Set(entries('thread'));

/** Words for a column of writers, unlike that of customers who review or answer. */
const SENDER: ReadonlySet<string> = new Set(entries('sender'));

/** `Von`, `De`: before the writer, and all of the name. */
const FROM: ReadonlySet<string> = new Set(entries('from'));

const isOfSender = (words: Row): boolean =>
  words.some((word) => SENDER.has(word)) || (words.length === 1 && FROM.has(words[0] ?? ''));

/** True for a table of messages: a writer, a time and words, with fields that only chats have. */
export function isConversationTable(
  header: Row,
  drafts: readonly QuoteDraft[],
  { said, rating, date }: Columns,
  speaker: number | undefined,
): boolean {
  const [text = -1] = said;
  const isMessage = wordsOf(header[text] ?? '').some((word) => TEXT.has(word));
  if (rating !== undefined || date === undefined || speaker === undefined || !isMessage)
    return false;
  const others = header.flatMap((name, at) =>
    at === text || at === date || at === speaker ? [] : [wordsOf(name)],
  );
  const has = (words: ReadonlySet<string>) =>
    others.some((name) => name.some((it) => words.has(it)));
  const isNumbered = others.some(
    (name) =>
      name.length === 2 && /^(?:author|sender|user)$/.test(name[0] ?? '') && name[1] === 'id',
  );
  const isSent = isOfSender(wordsOf(header[speaker] ?? ''));
  const names = drafts.flatMap((draft) => draft.speaker ?? []);
  const distinct = new Set(names).size;
  const isTurn = distinct > 1 && distinct < names.length;
  return has(CHAT) || isNumbered || (isTurn && (isSent || has(THREAD)));
}

/** Reads the rows as messages, without those of the user's own side. */
export function conversationOf(
  drafts: readonly QuoteDraft[],
  own: ReadonlySet<number>,
  leftOut: readonly LeftOut[],
  answers: Answers,
): Reading {
  const messages = drafts.map(({ text, speaker = '', date }, at) => ({
    speaker,
    head: '',
    date,
    lines: text.split('\n'),
    isOwn: own.has(at),
  }));
  const reading = readingOfMessages(leftOut, messages, answers);
  return { ...reading, quotes: reading.quotes.map((quote) => ({ source: 'chat', ...quote })) };
}
