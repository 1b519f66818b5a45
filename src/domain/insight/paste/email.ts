import { type Message, readingOfMessages } from './conversation.ts';
import { attribution, depthBelow, headAt, type Line } from './email-heads.ts';
import {
  isClosing,
  isDeviceNote,
  isBanner,
  isDisclaimer,
  isGreeting,
  isMailFurniture,
  isPostscript,
  isThanks,
  isRule,
} from './email-words.ts';
import { soundsLikeReply } from './reply-words.ts';
import type { QuoteDraft } from '../quote.ts';
import type { Answers, LeftOut, Reading } from './reading.ts';

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
  const all = withOneName(answer ? [answer, ...mails] : mails);
  return withoutRepeats(readingOfMessages(answer ? [] : before, all, answers, wordsOf));
}

/** Reads one message without a head, recognised by its greeting and signature. */
function bareMail(text: string, answers: Answers): Reading | undefined {
  const lines = text.split('\n');
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const [first = ''] = filled;
  const closing = filled.findIndex((line, at) => at > 1 && isClosing(line));
  const isMail = /[,:!]$/.test(first) && isGreeting(first) && filled.length - closing <= 8;
  if (closing === -1 || !isMail) return undefined;
  return readingOfMessages([], [{ speaker: '', head: '', lines }], answers, wordsOf);
}

/** An answer above the message that it quotes, without a line that names its writer. */
function answerAbove(lines: readonly Line[]): Mail | undefined {
  const at = lines.findIndex((_, index) => headAt(lines, index) !== undefined);
  const own = lines.slice(0, at).map(({ text }) => text);
  const isAnswer =
    at > 0 &&
    (attribution(lines, at) !== undefined || (isOwnHead(lines, at) && !areTitles(own))) &&
    own.some((it) => it.trim() !== '');
  if (!isAnswer || soundsLikeReply(own.join(' ').trim())) return undefined;
  return { speaker: '', head: '', lines: own, depth: 0 };
}

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

/** The text between greeting and signature. */
function wordsOf({ lines, speaker = '' }: Message) {
  const leftOut: LeftOut[] = [];
  const from = lines.findIndex(
    (line) => line.trim() !== '' && !isMailFurniture(line.trim()) && !isBanner(line.trim()),
  );
  const greets = from !== -1 && (isGreeting(lines[from]?.trim() ?? '') || isAddressed(lines, from));
  const start = greets ? from + 1 : 0;
  for (const line of lines.slice(0, start - 1))
    if (line.trim() !== '') leftOut.push({ text: line.trim(), why: 'system' });
  if (greets) leftOut.push({ text: lines[from]?.trim() ?? '', why: 'greeting' });
  const end = signatureOf(lines, start, speaker);
  const kept: string[] = [];
  for (const line of lines.slice(start, end)) {
    if (isNoise(line.trim())) leftOut.push({ text: line.trim(), why: 'system' });
    else kept.push(line.trim());
  }
  const signature = lines.slice(end).map((line) => line.trim());
  for (const part of signature.join('\n').split(/\n{2,}/)) {
    if (isPostscript(part.trim())) kept.push('', part.trim());
    else if (part.trim() !== '') leftOut.push({ text: part.trim(), why: 'signature' });
  }
  return {
    text: kept
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    leftOut,
  };
}

/** True for a word or two with a comma, or a short one with an exclamation mark, above an empty line: a greeting in any language. */
const isAddressed = (lines: readonly string[], at: number): boolean =>
  /^(?:\p{Lu}[^.?!,\d]{1,40},|(?!wow|top)\p{L}{2,4}!)$/iu.test(lines[at]?.trim() ?? '') &&
  (lines[at]?.trim().split(/\s+/).length ?? 0) <= 4 &&
  lines[at + 1]?.trim() === '' &&
  lines.slice(at + 2).some((line) => line.trim() !== '');

const isNoise = (line: string): boolean =>
  line !== '' &&
  (isBanner(line) ||
    isMailFurniture(line) ||
    isRule(line) ||
    isDeviceNote(line) ||
    isDisclaimer(line));

/** The first line of a signature; the number of lines without one. */
function signatureOf(lines: readonly string[], start: number, speaker: string): number {
  const first = lines.findIndex((line, at) => at >= start && line.trim() !== '');
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === '') continue;
    const isFirst = at === first;
    if (isRule(line) && !isFirst) return at;
    const isLast = !isThanks(line) || !hasSentenceBelow(lines, at);
    if (isClosing(line) && !isFirst && isLast && mayBeSignature(lines, at)) return at;
    if (isDeviceNote(line) || isDisclaimer(line)) return at;
    if (!isFirst && isSigned(line, speaker) && mayBeSignature(lines, at))
      return leadOf(lines, at, start) ?? at;
  }
  return lines.length;
}

/** A word or two with a comma above the writer's name are a closing in any language: `Kenavo,`. */
function leadOf(lines: readonly string[], at: number, start: number): number | undefined {
  const before = lines.slice(0, at).findLastIndex((line) => line.trim() !== '');
  const line = lines[before]?.trim() ?? '';
  const isLead = before > start && /^\p{Lu}[\p{L}’' ]{1,30},$/u.test(line);
  return isLead && line.split(/\s+/).length <= 4 ? before : undefined;
}

/** In words: a shorter line with a stop may be a motto. */
const SHORTEST_SENTENCE = 5;

/** True for a sentence below an empty line. */
function hasSentenceBelow(lines: readonly string[], at: number): boolean {
  if (lines[at + 1]?.trim() !== '') return false;
  const next =
    lines
      .slice(at + 2, at + 6)
      .find((line) => line.trim() !== '')
      ?.trim() ?? '';
  return (
    /[.!?…]$/.test(next) &&
    next.split(/\s+/).length >= SHORTEST_SENTENCE &&
    !isNoise(next) &&
    !isPostscript(next)
  );
}

/** True if only names, titles and addresses follow. */
const mayBeSignature = (lines: readonly string[], at: number): boolean =>
  lines.slice(at + 1).filter((line) => {
    const bare = line.trim();
    return bare.length > 110 && !isDisclaimer(bare);
  }).length === 0;

/** The writer's name on a line of its own: `Jana`, `J. Klein`, `Jana & Tom`. */
function isSigned(line: string, speaker: string): boolean {
  const words = line.replace(/^[–—-]\s?/, '').match(/\p{L}+/gu) ?? [];
  const names = new Set((speaker.match(/\p{L}{2,}/gu) ?? []).map((it) => it.toLowerCase()));
  const [first = ''] = words;
  if (words.length === 1 && isShortForm(line, names)) return true;
  return (
    words.length <= 4 &&
    line.length <= 40 &&
    names.has((words.length > 1 && first.length < 2 ? (words[1] ?? '') : first).toLowerCase()) &&
    !/[.!?]$/.test(line)
  );
}

/** `Bec` of Rebecca, `Tina` of Bettina. */
const isShortForm = (line: string, names: ReadonlySet<string>): boolean =>
  /^\p{Lu}\p{Ll}{2,12}$/u.test(line) && [...names].some((it) => it.includes(line.toLowerCase()));

/** One person writes under several forms of a name: each message counts for the first. */
function withOneName(mails: readonly Mail[]): Mail[] {
  const names: string[] = [];
  return mails.map((mail) => {
    const speaker = mail.speaker === '' ? (signerOf(mail, mails) ?? '') : (mail.speaker ?? '');
    const known = names.find((name) => name.toLowerCase() === speaker.toLowerCase());
    if (known === undefined) names.push(speaker);
    return { ...mail, speaker: known ?? speaker };
  });
}

/** The one writer of the thread whose first name is below a message without a head. */
function signerOf({ lines }: Mail, mails: readonly Mail[]): string | undefined {
  const last = lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
  const names = new Set(mails.flatMap(({ speaker = '' }) => (speaker === '' ? [] : [speaker])));
  const found = [...names].filter((name) => name === last || name.split(/\s+/)[0] === last);
  return found.length === 1 ? found[0] : undefined;
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
