import { isChatEvent, isNotice } from './chat-notices.ts';
import { type Message, readingOfMessages } from './conversation.ts';
import { mayBeName } from '../lines/names.ts';
import { isOwnRole } from '../lines/speakers.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { dateIn, isClock, isWhen } from '../lines/when.ts';

const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
export const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const STAMPED = new RegExp(
  String.raw`^(?:\[(?<inside>[^\]]{4,40})\]|(?<bare>${DAY}),? (?:(?:um|at|à|alle) )?${TIME}(?: ?[-–—]|(?=\s))|${TIME} \|)\s?(?<rest>.*)$`,
  'iu',
);
/** `09:14:02 From Dana Ruiz to Everyone: words`, in the chat of a video call. */
const ADDRESSED = new RegExp(
  String.raw`^(?<time>${TIME})\s{1,4}(?:From|Von|De|Da|Van)\s{1,4}(?<name>[^:]{1,60}?)\s{1,4}(?:to|To|an|An|à|À|a|A|para|aan)\s{1,4}[^:]{1,60}?\s?:\s?`,
  'u',
);
/** French puts a space before the colon: `Jana Klein : words`. */
const NAMED = /^(?<name>[^:\n]{1,60}?)\s?:(?:\s(?<words>.*))?$/su;

/** Invisible direction marks, which exports put around names and notices. */
export const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Reads phone exports: a day, a time and a name before each message. */
export function readStampedChat(text: string, answers: Answers): Reading | undefined {
  const isApart = areHeadsApart(text.split('\n'));
  const { before, messages } = messagesIn(text, (line) => {
    const match = STAMPED.exec(line.replace(MARKS, '').replace(ADDRESSED, '$<time> | $<name>: '));
    if (!match?.groups) return undefined;
    const { inside, bare, rest = '' } = match.groups;
    if (inside !== undefined && !isClock(inside)) return undefined;
    const { name, words = '' } = NAMED.exec(rest.replace(UNSAVED, ''))?.groups ?? {};
    const date = inside ?? bare;
    // A mark before the words indicates a notice of the app instead of a message.
    const isMarked = /:\s?\u200e/.test(line);
    // Team chats put the name after the time, and the words below.
    if (
      name === undefined &&
      inside !== undefined &&
      (isApart || /^\p{Lu}/u.test(rest)) &&
      isNameLine(rest.replace(PINNED, '')) &&
      !isChatEvent(rest)
    )
      return { message: { speaker: rest.replace(PINNED, ''), head: line, date, lines: [] } };
    // `Meeting ended: 22m 14s` has a label in the place of the name.
    const isEvent = name === undefined || isNotice(name) || isChatEvent(words) || isMarked;
    return {
      message: {
        speaker: isEvent ? undefined : name,
        head: headOf(line, name === undefined ? rest : words),
        date,
        lines: [name === undefined ? rest : words],
      },
    };
  });
  const named = messages.filter(({ speaker }) => speaker !== undefined).length;
  // A time without a day belongs to a transcript, unless the name has its own line.
  const isTranscript = messages.every(({ head }) => UNDATED.test(head) && head.endsWith(':'));
  if (named < 2 || before.length > MOST_BEFORE || isTranscript) return undefined;
  const said = withCustomer(before, messages).map(isApart ? withoutBlocks : (it) => it);
  return readingOfMessages(before, said, answers);
}

/** Behind the name of the writer, if the message is pinned. */
const PINNED = / \(pinned\)$/i;

/** `[01/10/2026 09:01] mika_b`: a time and a name alone on the line. */
const APART = /^\[(?<when>[^\]]{4,40})\] [^:\s][^:]{0,60}$/u;

/** True if each time in brackets with a name begins a block, below an empty line. */
function areHeadsApart(lines: readonly string[]): boolean {
  const heads = lines.flatMap((line, at) => {
    const when = APART.exec(line.replace(MARKS, '').trim())?.groups?.['when'];
    return when !== undefined && isClock(when) ? [at] : [];
  });
  const isBlock = (at: number) =>
    (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() !== '';
  return heads.length > 1 && heads.every(isBlock);
}

/** `{Reactions}`, `{Attachments}`: the title of a block below the words of a message. */
const BLOCK = /^\{\p{L}[\p{L} ]{2,30}\}$/u;

/** Marks the lines of blocks below a message as the app's. */
function withoutBlocks(message: Message): Message {
  const at = message.lines.findIndex((line) => BLOCK.test(line.trim()));
  if (at === -1) return message;
  const [lines, blocks] = [message.lines.slice(0, at), message.lines.slice(at)];
  return { ...message, lines, notices: blocks.filter((line) => line.trim() !== '') };
}

/** Marks all as the user's side but the customer whom the title names: `Conversation with Jana`. */
function withCustomer(before: readonly LeftOut[], messages: readonly Message[]): Message[] {
  const named = new Set(before.flatMap(({ text }) => WITH.exec(text)?.groups?.['name'] ?? []));
  const first = messages.find(({ speaker }) => speaker !== undefined)?.speaker ?? '';
  // The name may be that of the user's side, which greets first.
  const isNamed =
    !named.has(first) &&
    messages.some(({ speaker = '' }) => named.has(speaker) && !isOwnRole(speaker));
  return messages.map((message) =>
    isNamed && !named.has(message.speaker ?? '') ? { ...message, isOwn: true } : message,
  );
}

const WITH =
  /^(?:conversation|unterhaltung|konversation|gespräch|discussion|conversación|conversazione|gesprek|conversa|rozmowa) (?:with|mit|avec|con|met|com|z) (?<name>.{2,60})$/iu;

const UNDATED = new RegExp(String.raw`^\[${TIME}\]`, 'iu');

/** Precedes the name of someone who is not among the contacts. */
const UNSAVED = /^~\s?/u;

/** Limit of lines above the first message, such as the name of the chat. */
export const MOST_BEFORE = 8;

/** The part of a line before the message. */
const headOf = (line: string, words: string): string =>
  line
    .replace(MARKS, '')
    .slice(0, line.replace(MARKS, '').length - words.length)
    .trim();

const BRACKETED = /^(?<name>.{1,60}?),? \[(?<when>[^\]]{5,40})\]:?\s*(?<words>.*)$/u;

/**
 * Reads messages copied from a desktop app: `Jana, [03.03.2024 10:11]` above or before the words.
 */
export function readBracketedChat(text: string, answers: Answers): Reading | undefined {
  const { before, messages } = messagesIn(text, (line) => {
    const { name, when = '', words = '' } = BRACKETED.exec(line.replace(MARKS, ''))?.groups ?? {};
    // A time without a day belongs to a team chat, which has more than messages.
    if (name === undefined || !isClock(when) || BARE_TIME.test(when)) return undefined;
    return {
      message: {
        speaker: name.trim(),
        head: headOf(line, words),
        date: dateIn(when),
        lines: [words],
      },
    };
  });
  return messages.length < 2 ? undefined : readingOfMessages(before, messages, answers);
}

const BARE_TIME = new RegExp(`^${TIME}$`, 'i');

/** A rule below the last message: the app's note on the export follows. */
const RULE = /^\s{0,9}[-_=]{3,120}\s{0,9}$/;

interface Found {
  readonly message: Message;
}

function messagesIn(text: string, headIn: (line: string) => Found | undefined) {
  const before: LeftOut[] = [];
  const messages: (Message & { lines: string[] })[] = [];
  const lines = text.split('\n');
  const heads = lines.map((line) => headIn(line.trim()));
  const closed = heads.findLastIndex((head) => head !== undefined);
  let isClosed = false;
  for (const [at, line] of lines.entries()) {
    const found = heads[at];
    const last = messages.at(-1);
    isClosed ||= at > closed && RULE.test(line);
    if (found) messages.push({ ...found.message, lines: [...found.message.lines] });
    else if (isClosed && last) before.push({ text: line.trim(), why: 'system' });
    else if (last) last.lines.push(line);
    else if (line.trim() !== '') before.push({ text: line.trim(), why: 'heading' });
  }
  return { before, messages };
}

/** True for a line that may be the name of a message's writer. */
export const isNameLine = (line: string): boolean =>
  mayBeName(line) && /\p{L}|^\+\d[\d ().-]{6,20}$/u.test(line) && !isNotice(line) && !isWhen(line);
