import { type Message, readingOfMessages, type Words } from './conversation.ts';
import { attribution, depthBelow, headAt, type Line } from './email-heads.ts';
import { bodyOf } from './email-body.ts';
import { withPoints } from './email-points.ts';
import { isClosing, isGreeting, isTopOfProgram } from './email-words.ts';
import { soundsLikeReply } from '../lines/reply-words.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';

interface Mail extends Message {
  readonly lines: string[];
  readonly depth: number;
}

/** Reads a thread of e-mails, as copied from a mail program or quoted below an answer. */
export function readEmailThread(text: string, answers: Answers): Reading | undefined {
  const lines = text.split('\n').map(unquoted);
  const before: LeftOut[] = [];
  const mails: Mail[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? { text: '', depth: 0 };
    const head = headAt(lines, at);
    if (head) {
      const own = lines.slice(at, at + head.length).map((it) => it.text.trim());
      mails.push({
        speaker: head.speaker,
        isOwn: head.isOwn,
        date: head.date,
        head: own.filter((it) => it !== '').join('\n'),
        lines: [],
        depth: head.isQuoted ? depthBelow(lines, at + head.length) : line.depth,
      });
    } else addTo(line, mails, before);
    at += head?.length ?? 1;
  }
  if (mails.length === 0) return bareMail(text, answers);
  const answer = answerAbove(lines);
  const all = answer ? [answer, ...mails] : mails;
  return withoutRepeats(readingOfMessages(answer ? [] : before, all, answers, saidIn));
}

/** The writer's words, point by point. */
const saidIn = (message: Message): Words => withPoints(bodyOf(message));

/** Reads one message without a head, recognised by its greeting and signature. */
function bareMail(text: string, answers: Answers): Reading | undefined {
  const lines = text.split('\n');
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const [first = ''] = filled;
  const closing = filled.findIndex((line, at) => at > 1 && isClosing(line));
  const isMail = /[,:!]$/.test(first) && isGreeting(first) && filled.length - closing <= 8;
  if (closing === -1 || !isMail) return undefined;
  return readingOfMessages([], [{ speaker: '', head: '', lines }], answers, saidIn);
}

/** An answer above the message that it quotes, without a line that names its writer. */
function answerAbove(lines: readonly Line[]): Mail | undefined {
  const at = lines.findIndex((_, index) => headAt(lines, index) !== undefined);
  const own = lines.slice(0, at).map(({ text }) => text);
  const isAnswer =
    at > 0 &&
    (attribution(lines, at) !== undefined ||
      (isOwnHead(lines, at) && !areTitles(own) && !own.some(isTopOfProgram)) ||
      isLetter(own)) &&
    own.some((it) => it.trim() !== '');
  if (!isAnswer || soundsLikeReply(own.join(' ').trim())) return undefined;
  return { speaker: '', head: '', lines: own, depth: 0 };
}

/** True for lines with a greeting and a closing below it. */
const isLetter = (lines: readonly string[]): boolean => {
  const greeting = lines.findIndex((line) => isGreeting(line.trim()));
  return greeting !== -1 && lines.slice(greeting + 1).some((line) => isClosing(line.trim()));
};

const isOwnHead = (lines: readonly Line[], at: number): boolean =>
  headAt(lines, at)?.isOwn === true;

/** True for lines without a sentence: the title of an opened thread. */
const areTitles = (lines: readonly string[]): boolean =>
  lines.every((line) => line.trim().length <= LONGEST_TITLE && !/[.!?…,]$/.test(line.trim())) &&
  lines.filter((line) => line.trim() !== '').length > 1;

/** In UTF-16 units. */
const LONGEST_TITLE = 60;

const unquoted = (line: string): Line => {
  const marks = /^(?:\s?[>|]){1,20}/.exec(line)?.[0] ?? '';
  return { text: line.slice(marks.length), depth: marks.replace(/[^>|]/g, '').length };
};

/** Adds a line to its message; one below a quotation continues the quoting message. */
function addTo({ text, depth }: Line, mails: readonly Mail[], before: LeftOut[]): void {
  const mail =
    text.trim() === '' ? mails.at(-1) : (mails.findLast((it) => it.depth <= depth) ?? mails.at(-1));
  // Part of another message, without a line that names its writer.
  if (mail && depth > mail.depth && text.trim() !== '')
    before.push({ text: text.trim(), why: 'repeated' });
  else if (mail) mail.lines.push(text);
  else if (text.trim() !== '') before.push({ text: text.trim(), why: 'heading' });
}

/** In messages. */
const NEAR = 20;
/** In UTF-16 units. */
const SHORTEST_PART = 30;

/** Drops messages that are quoted again below their answer. */
function withoutRepeats(reading: Reading): Reading {
  const seen = new Map<string, string>();
  const isNew = ({ text, speaker = '' }: QuoteDraft) => {
    const key = (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    // The first words of a message may be quoted alone, below the name of its writer.
    const isPart = [...seen]
      .slice(-NEAR)
      .some(([said, by]) => by === speaker && said.startsWith(`${key} `));
    const isKnown = seen.has(key) || (key.length >= SHORTEST_PART && isPart);
    if (!seen.has(key)) seen.set(key, speaker);
    return !isKnown;
  };
  const quotes = reading.quotes.filter(isNew);
  const again = reading.quotes.filter((quote) => !quotes.includes(quote));
  const repeated = again.map(({ text }) => ({ text, why: 'repeated' }) as const);
  return { ...reading, quotes, leftOut: [...reading.leftOut, ...repeated] };
}
