import { isNameLine } from './chat.ts';
import { MAIL_FIELDS } from './email-words.ts';
import { isOwnMailbox } from '../lines/speakers.ts';
import { dateIn, isClock, isWhen } from '../lines/when.ts';

/** A line without its quotation marks. */
export interface Line {
  readonly text: string;
  readonly depth: number;
}

export interface Head {
  readonly speaker: string;
  readonly date: string | undefined;
  readonly isOwn: boolean;
  /** True if the lines below are marked as a quotation. */
  readonly isQuoted?: boolean;
  /** Number of lines. */
  readonly length: number;
}

/** Quotation depth of the next non-empty line. */
export const depthBelow = (lines: readonly Line[], from: number): number =>
  lines.slice(from, from + 5).find(({ text }) => text.trim() !== '')?.depth ?? 0;

export const headAt = (lines: readonly Line[], at: number): Head | undefined =>
  fieldHead(lines, at) ?? copiedHead(lines, at) ?? namedHead(lines, at) ?? attribution(lines, at);

const FIELD = /^\*?(?<name>[\p{L}][\p{L} -]{0,18}?)\*?\s?(?::\*?\s+|：\s*)(?<value>\S.*)$/u;

/** In lines. */
const MOST_FIELDS = 40;

/** `From: …`, `Date: …`, `Subject: …` in any order. */
function fieldHead(lines: readonly Line[], at: number): Head | undefined {
  const fields = new Map<string, string>();
  let length = 0;
  while (length < MOST_FIELDS) {
    const line = lines[at + length]?.text.trim() ?? '';
    const { name = '', value = '' } = (line.length <= 400 && FIELD.exec(line)?.groups) || {};
    const field = MAIL_FIELDS.get(name.toLowerCase());
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

/** A name without an address, a time and a recipient: `Jana Klein`, `Tue, Mar 11, 7:48 PM`, `to me`. */
function namedHead(lines: readonly Line[], at: number): Head | undefined {
  const name = lines[at]?.text.trim() ?? '';
  const when = lines[at + 1]?.text.trim() ?? '';
  const isFirst = (lines[at - 1]?.text.trim() ?? '') === '';
  const isHead = isFirst && isNameLine(name) && isClock(withoutAside(when));
  const to = lines[at + 2]?.text.trim() ?? '';
  // A help desk writes `To: Support`.
  if (!isHead || !/^\p{Ll}/u.test(to) || to.includes(':') || !isRecipient(lines, at + 2))
    return undefined;
  return { ...writerOf(name), date: dateIn(when), length: 3 };
}

const isTime = (line: string): boolean =>
  line.length <= 90 && (isClock(withoutAside(line)) || isWhen(withoutAside(line)));

/** `3 May 2024, 10:12 (2 days ago)` without its brackets. */
const withoutAside = (line: string): string => line.replace(/\([^)]{0,40}\)$/, '').trimEnd();

/** A recipient below the time: `to me`, `do mnie`, but not `A great shop`. */
const isRecipient = (lines: readonly Line[], at: number): boolean =>
  RECIPIENT.test((lines[at]?.text.trim() ?? '').slice(0, LONGEST_RECIPIENT));

/** In UTF-16 units. */
const LONGEST_RECIPIENT = 120;

const RECIPIENT =
  /^(?:(?:[Tt]o|[Aa]n|[Àà]|[Pp]ara|[Aa]|[Aa]an|[Pp]er) ?: .{1,80}|(?:to|an|à|para|a|aan|per|do|till|til|pro|към|до) (?:\S{1,60}|\p{Lu}\S{0,40}(?: \S{1,40}){1,3})(?:, ?\S{1,40}(?: \S{1,40}){0,3}){0,9}|(?:To|An|À|Para|Aan|Per) \p{Lu}\S{0,40}(?: \p{Lu}\S{1,40}){0,3}|(?:[Cc]c|[Bb]cc|CC|BCC)\b.{0,80})$/u;

const WROTE =
  '(?:wrote|schrieb(?:en)?|a écrit|escribió|ha scritto|scrive|schreef|escreveu|napisał)';
const ATTRIBUTED = new RegExp(
  String.raw`^(?:on|am|le|el|il|op|em|den|no dia)\s.{4,200}?(?<!\p{L})${WROTE}(?!\p{L}).{0,120}:$`,
  'iu',
);

/** `On Mon, 4 May 2026 at 11:40, Sam <hello@example.com> wrote:`, on one line or two. */
export function attribution(lines: readonly Line[], at: number): Head | undefined {
  const first = lines[at]?.text.trim() ?? '';
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
