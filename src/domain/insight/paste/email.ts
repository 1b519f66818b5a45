import { type Message, readingOfMessages } from './conversation.ts';
import {
  isClosing,
  isDeviceNote,
  isBanner,
  isDisclaimer,
  isGreeting,
  isMailFurniture,
  isRule,
  MAIL_FIELDS,
} from './email-words.ts';
import { soundsLikeReply } from './page-words.ts';
import type { Answers, LeftOut, Reading } from './reading.ts';
import { isOwnMailbox } from './speakers.ts';
import { dateIn, isClock, isWhen } from './when.ts';

/** A line without its quotation marks. */
interface Line {
  readonly text: string;
  readonly depth: number;
}

interface Head {
  readonly speaker: string;
  readonly date: string | undefined;
  readonly isOwn: boolean;
  /** True if the lines below are marked as a quotation. */
  readonly isQuoted?: boolean;
  /** Number of lines. */
  readonly length: number;
}

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
    at > 0 && attribution(lines, at) !== undefined && own.some((it) => it.trim() !== '');
  if (!isAnswer || soundsLikeReply(own.join(' ').trim())) return undefined;
  return { speaker: '', head: '', lines: own, depth: 0 };
}

const unquoted = (line: string): Line => {
  const marks = /^(?:\s?[>|]){1,20}/.exec(line)?.[0] ?? '';
  return { text: line.slice(marks.length), depth: marks.replace(/[^>|]/g, '').length };
};

/** Quotation depth of the next non-empty line. */
const depthBelow = (lines: readonly Line[], from: number): number =>
  lines.slice(from, from + 5).find(({ text }) => text.trim() !== '')?.depth ?? 0;

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

const headAt = (lines: readonly Line[], at: number): Head | undefined =>
  fieldHead(lines, at) ?? copiedHead(lines, at) ?? attribution(lines, at);

const FIELD = /^\*?(?<name>[\p{L}][\p{L} -]{0,18}?)\*?\s?(?::\*?\s+|：\s*)(?<value>\S.*)$/u;

/** `From: …`, `Date: …`, `Subject: …` in any order. */
function fieldHead(lines: readonly Line[], at: number): Head | undefined {
  const fields = new Map<string, string>();
  let length = 0;
  for (;;) {
    const line = lines[at + length]?.text.trim() ?? '';
    const { name = '', value = '' } = (line.length <= 400 && FIELD.exec(line)?.groups) || {};
    const field = MAIL_FIELDS[name.toLowerCase()];
    if (field === undefined) break;
    fields.set(field === 'other' ? name.toLowerCase() : field, value);
    length += 1;
  }
  const from = fields.get('from');
  if (from === undefined || fields.size < 2) return undefined;
  const date = fields.get('date');
  return { ...writerOf(from), date: date && dateIn(date), length };
}

const ADDRESS =
  /^(?<name>.{0,80}?)\s*[<[(](?:mailto:)?(?<address>[^\s<>@]{1,64}@[^\s<>]{1,120}?)[>\])].{0,40}$/u;

/** A name with an address, a time and recipients, as copied from webmail. */
function copiedHead(lines: readonly Line[], at: number): Head | undefined {
  const line = lines[at]?.text.trim() ?? '';
  if (line.length > 220 || !ADDRESS.test(line) || ATTRIBUTED.test(line)) return undefined;
  const beside = /[>\])]\s{1,8}(?<when>[^<>]{5,60})$/u.exec(line)?.groups?.['when'] ?? '';
  const next = [beside, ...[1, 2].map((step) => lines[at + step]?.text.trim() ?? '')];
  const time = next.findIndex((it) => it !== '' && isTime(it));
  if (time === -1) return undefined;
  let length = time + 1;
  while (isRecipient(lines, at + length)) length += 1;
  return { ...writerOf(line), date: dateIn(next[time] ?? ''), length };
}

const isTime = (line: string): boolean =>
  line.length <= 90 && (isClock(withoutAside(line)) || isWhen(withoutAside(line)));
const withoutAside = (line: string): string => line.replace(/\s*\([^)]{0,40}\)$/, '');

/** A recipient, or in any language two short words below the time: `do mnie`. */
function isRecipient(lines: readonly Line[], at: number): boolean {
  const line = lines[at]?.text.trim() ?? '';
  const isShort = /^\p{Ll}{1,6} \p{L}{2,20}$/u.test(line) && lines[at + 1]?.text.trim() === '';
  return isShort || RECIPIENT.test(line);
}

const RECIPIENT = /^(?:(?:to|an|à|para|a|aan|per)(?: ?:)? .{1,80}|(?:cc|bcc)\b.{0,80})$/iu;

const WROTE =
  '(?:wrote|schrieb(?:en)?|a écrit|escribió|ha scritto|scrive|schreef|escreveu|napisał)';
const ATTRIBUTED = new RegExp(
  String.raw`^(?:on|am|le|el|il|op|em|den|no dia)\s.{4,200}?(?<!\p{L})${WROTE}(?!\p{L}).{0,120}:$`,
  'iu',
);

/** `On Mon, 4 May 2026 at 11:40, Sam <hello@example.com> wrote:`, on one line or two. */
function attribution(lines: readonly Line[], at: number): Head | undefined {
  const first = lines[at]?.text.trim() ?? '';
  const isKnown = first.length > 330 || ATTRIBUTED.test(first);
  const other = isKnown ? undefined : writtenBy(lines, at, first);
  if (other) return other;
  if (first.length > 330 || !/^(?:on|am|le|el|il|op|em|den|no dia)\s/i.test(first))
    return undefined;
  const both = `${first} ${lines[at + 1]?.text.trim() ?? ''}`;
  const line = ATTRIBUTED.test(first) ? first : both;
  if (line.length > 330 || !ATTRIBUTED.test(line) || !/\d/.test(line)) return undefined;
  return {
    ...writerOf(nameIn(line)),
    date: dateIn(line),
    length: line === first ? 1 : 2,
    isQuoted: true,
  };
}

/** A time, a name and an address, in any order and with a colon behind. */
const WRITTEN =
  /^(?=.{0,200}\d{1,2}[:.]\d{2})(?<start>.{6,200}?)<(?<address>[^<>\s@]{1,64}@[^<>\s]{1,120})>(?<end>.{0,40}):$/u;

/** `9 apr. 2026 kl. 10:02 skrev Elsa Berg <elsa@example.se>:` above a quotation, in any language. */
function writtenBy(lines: readonly Line[], at: number, line: string): Head | undefined {
  const { start = '', address } = WRITTEN.exec(line)?.groups ?? {};
  const below = lines.slice(at + 1, at + 4).find(({ text }) => text.trim() !== '');
  const isQuoted = (below?.depth ?? 0) > (lines[at]?.depth ?? 0);
  if (address === undefined || (!isQuoted && (lines[at]?.depth ?? 0) === 0)) return undefined;
  // The words behind the last figure: the verb is in lower case, the name is not.
  const words = (/[^\d]*$/u.exec(start)?.[0] ?? '').trim().split(/\s+/);
  const from = words.findIndex((word) => /^["“]?\p{Lu}/u.test(word) && !/^[AP]M,?$/.test(word));
  const name = from === -1 ? '' : words.slice(from).join(' ');
  return {
    ...writerOf(`${name} <${address}>`),
    date: dateIn(line),
    length: 1,
    isQuoted: true,
  };
}

/** The name after the word for writing in German and Dutch, before it elsewhere. */
function nameIn(line: string): string {
  const behind = /(?<!\p{L})(?:schrieb(?:en)?|schreef)\s+(.{1,120}?)\s*:$/iu.exec(line)?.[1];
  if (behind !== undefined) return behind;
  const before = line.replace(new RegExp(String.raw`\s*,?\s*${WROTE}\s*:$`, 'iu'), '');
  const address = /<[^>]{3,120}>$/.exec(before)?.[0] ?? '';
  const words = before.slice(0, before.length - address.length).trim();
  const name =
    /(?:\d{4},?|\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:\s?\(?(?:utc|gmt|ces?t)[+\d:]*\)?)?,?)\s+(?<name>\D{2,80})$/iu.exec(
      words,
    )?.groups;
  return `${(name?.['name'] ?? words.split(',').at(-1) ?? words).trim()} ${address}`.trim();
}

/** The name in `"Jana Klein" <jana@example.com>`, or the address if there is none. */
function writerOf(from: string): Pick<Head, 'speaker' | 'isOwn'> {
  const { name = '', address = '' } = ADDRESS.exec(from.slice(0, 220))?.groups ?? {};
  const bare = (address === '' ? from : name || address).replace(/^["“'\s]+|["”'\s,(<[]+$/g, '');
  return { speaker: bare === '' ? from : bare, isOwn: isOwnMailbox(address || from) };
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
  for (const part of signature.join('\n').split(/\n{2,}/))
    if (part.trim() !== '') leftOut.push({ text: part.trim(), why: 'signature' });
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
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === '') continue;
    const isFirst = lines.slice(start, at).every((it) => it.trim() === '');
    if (isRule(line) && !isFirst) return at;
    if (isClosing(line) && !isFirst && mayBeSignature(lines, at)) return at;
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
  const isLead = before > start && /^\p{Lu}[\p{L}’' ]{1,30},?$/u.test(line);
  // Without a comma, only a line directly above the name, below an empty one.
  const isSure = line.endsWith(',') || (before === at - 1 && lines[before - 1]?.trim() === '');
  return isLead && isSure && line.split(/\s+/).length <= 4 ? before : undefined;
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
    const { speaker = '' } = mail;
    const known = names.find((name) => name.toLowerCase() === speaker.toLowerCase());
    if (known === undefined) names.push(speaker);
    return { ...mail, speaker: known ?? speaker };
  });
}

/** Drops messages that are quoted again below their answer. */
function withoutRepeats(reading: Reading): Reading {
  const seen = new Set<string>();
  const isNew = (text: string) => {
    const key = (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    const isKnown = seen.has(key);
    seen.add(key);
    return !isKnown;
  };
  const quotes = reading.quotes.filter(({ text }) => isNew(text));
  const again = reading.quotes.filter((quote) => !quotes.includes(quote));
  const repeated = again.map(({ text }) => ({ text, why: 'repeated' }) as const);
  return { ...reading, quotes, leftOut: [...reading.leftOut, ...repeated] };
}
