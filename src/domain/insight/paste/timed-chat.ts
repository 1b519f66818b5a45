import { isNotice } from './chat-notices.ts';
import { isNameLine, MARKS, MOST_BEFORE, TIME } from './chat.ts';
import { type Message, readingOfMessages } from './conversation.ts';
import { mayBeName } from './names.ts';
import type { Answers, LeftOut, Reading } from './reading.ts';
import { withNamesFirst } from './times-above.ts';
import { withTimesAbove } from './times-below.ts';
import { dateIn, isClock, isWhen, splitWhen } from './when.ts';

interface Head {
  readonly name: string | undefined;
  readonly when: string;
  /** Number of lines. */
  readonly length: number;
}

/** Reads messages of team chats and help desks: a name, a time, then the words. */
export function readTimedChat(
  text: string,
  answers: Answers,
  mostBefore = MOST_BEFORE,
): Reading | undefined {
  const split = text.split('\n').flatMap((line) => withoutTime(line.replace(MARKS, '')));
  const whole = withNamesFirst(split);
  const { lines, notices } = withTimesAbove(whole);
  const style = styleOf(lines);
  const before: LeftOut[] = notices.map((notice) => ({ text: notice, why: 'system' }));
  const messages: (Message & { lines: string[] })[] = [];
  for (let at = 0; at < lines.length;) {
    const head = headAt(lines, at, style);
    const last = messages.at(-1);
    const line = lines[at] ?? '';
    if (head) {
      const isApp = isAppAt(head) || isNotice(head.name ?? '');
      const speaker = head.name === undefined ? last?.speaker : isApp ? undefined : head.name;
      const raw = lines.slice(at, at + head.length).filter((it) => it.trim() !== '');
      messages.push({
        speaker,
        head: raw.map((it) => it.trim()).join(' '),
        date: dateIn(head.when),
        lines: [],
      });
    } else if (isEcho(line.trim(), messages)) before.push({ text: line.trim(), why: 'repeated' });
    else if (last?.lines.length === 0 && isRecipient(lines, at, style))
      before.push({ text: line.trim(), why: 'detail' });
    else if (last && !isDayLine(line)) last.lines.push(line);
    else if (line.trim() !== '') before.push({ text: line.trim(), why: last ? 'date' : 'heading' });
    at += head?.length ?? 1;
  }
  withoutTitle(messages, before);
  const names = new Set(messages.flatMap(({ speaker }) => speaker ?? []));
  if (areAnswers(messages)) return undefined;
  const above = before.length - notices.length;
  if (names.size === 0 || messages.length < 2 || above > messages.length + mostBefore)
    return undefined;
  return readingOfMessages(before, messages, answers);
}

/** `To: Support`, below the head of a message and above its words. */
function isRecipient(lines: readonly string[], at: number, style: Style): boolean {
  const { name = '' } = RECIPIENT.exec((lines[at] ?? '').trim())?.groups ?? {};
  if (name === '' || !mayBeName(name)) return false;
  const gap = lines.slice(at + 1, at + LONGEST_GAP).findIndex((line) => line.trim() !== '');
  return gap !== -1 && !headAt(lines, at + 1 + gap, style);
}

/** In lines. */
const LONGEST_GAP = 6;

const RECIPIENT = /^(?:[Tt]o|TO|An|À|Para|Aan|[Cc]c|CC) ?: (?<name>[\p{Lu}@][^,]{0,60})$/u;

/** True if the same button or question of a survey is below each time. */
function areAnswers(messages: readonly { readonly lines: readonly string[] }[]): boolean {
  const first = messages[0]?.lines[0]?.trim() ?? '';
  const isQuestion = first.endsWith('?') && first.split(/\s+/).length >= SHORTEST_QUESTION;
  return (
    messages.length > 2 &&
    (isQuestion || VIEW.test(first)) &&
    messages.every(({ lines }) => lines[0]?.trim() === first)
  );
}

/** The button of a survey above a person's answers. */
const VIEW = /^(?:view|see|show) (?:respondent[’']s |all |full )?(?:answers?|responses?)$/i;

/** In words. */
const SHORTEST_QUESTION = 4;

/**
 * Removes a title with the day of the recording, above messages with a time code alone: the first
 * message of a chat is earlier than the next.
 */
function withoutTitle(messages: Message[], before: LeftOut[]): void {
  const [first, ...others] = messages;
  const isTitle =
    first?.date !== undefined &&
    others.length > 2 &&
    !first.lines.some((line) => /[.!?…]$/.test(line.trim())) &&
    !isEarlier(first.head, others[0]?.head ?? '') &&
    others.every(({ date, speaker }) => date === undefined && speaker !== first.speaker);
  if (!isTitle) return;
  messages.shift();
  before.push({ text: [first.head, ...first.lines].join('\n'), why: 'heading' });
}

const isEarlier = (one: string, other: string): boolean => {
  const [first, next] = [minuteOf(one), minuteOf(other)];
  return first !== undefined && next !== undefined && first <= next;
};

/** The minute of the day of the first time in a line. */
function minuteOf(line: string): number | undefined {
  const { hour, minute, half } = CLOCK.exec(line)?.groups ?? {};
  if (hour === undefined) return undefined;
  const isAfternoon = half !== undefined && /^p/i.test(half);
  return (
    ((Number(hour) % (half === undefined ? 24 : 12)) + (isAfternoon ? 12 : 0)) * 60 + Number(minute)
  );
}

const CLOCK =
  /(?<!\d|[:.])(?<hour>\d{1,2})[:.](?<minute>\d{2})(?![.:]?\d{3})(?!\.\d)\s?(?<half>[ap]\.?\s?m)?/iu;

/** `[6:43 PM]and the words`: a further message by the same person. */
const JOINED = new RegExp(String.raw`^(?<time>\[${TIME}\])(?<words>\p{L}.*)$`, 'isu');

function withoutTime(line: string): string[] {
  const { time, words } = JOINED.exec(line)?.groups ?? {};
  return time === undefined || words === undefined ? [line] : [time, words];
}

/** In messages, above an answer. */
const NEAR = 40;

/** An earlier message once more, above the one that answers it: `@Jana The last week was slow`. */
function isEcho(line: string, messages: readonly Message[]): boolean {
  if (!/^[@↩↪]/u.test(line)) return false;
  return messages.slice(-NEAR).some(({ lines: [first = ''] }) => {
    const said = first.trim();
    return said.length > SHORTEST_ECHO && line.length > said.length && line.endsWith(said);
  });
}

/** In UTF-16 units. */
const SHORTEST_ECHO = 6;

/** True for a bot, but not for a guest from another team, whom a chat marks the same. */
const isAppAt = ({ name = '', when }: Head): boolean => APP.test(when) && !CUSTOMER.test(name);

const CUSTOMER = /\((?:customer|client|guest|kund(?:e|in)|gast|cliente|klant|ospite|huésped)\)$/iu;

const APP = /^\s*(?:APP|BOT)(?![\p{L}\d])/u;

const isDayLine = (line: string): boolean =>
  line.trim() !== '' && isWhen(line.trim()) && !isClock(line.trim());

interface Style {
  /** True if the time of a first message is indented and that of a further one isn't. */
  readonly isIndented: boolean;
  readonly hasHalves: boolean;
}

/** Fewest times of a recording that has one in its title. */
const FEWEST_TIMES = 4;

/**
 * Detects the difference between the times below names and those of further messages by the same
 * person.
 */
function styleOf(lines: readonly string[]): Style {
  const times = lines.filter((line) => isClock(line.replace(/^\s*(?:APP|BOT)\s/, '').trim()));
  const halves = times.filter((line) => /[ap]\.?m/i.test(line));
  return {
    isIndented: times.some((line) => /^\s/.test(line)),
    // One of many is the time of the recording, in its title.
    hasHalves: halves.length > 1 || (halves.length === 1 && times.length < FEWEST_TIMES),
  };
}

function headAt(lines: readonly string[], at: number, style: Style): Head | undefined {
  const line = lines[at] ?? '';
  const bare = line.trim();
  if (bare === '' || bare.length > 100) return undefined;
  const dashed = dashedHead(lines, at);
  if (dashed) return dashed;
  // A status emoji may be on the line of the time: `:herb:  10:12`.
  const next = (lines[at + 1] ?? '').replace(/^\s{0,9}:[a-z0-9_+-]{2,40}:(?=\s)/, '');
  if (isNameLine(bare) && isFirstTime(next, style) && !/^\s*\[/.test(next))
    return { name: bare.replace(WROTE, ''), when: next.trim(), length: 2 };
  const third = lines[at + 2] ?? '';
  if (isNameLine(bare) && /^(?:APP|BOT)$/.test(next.trim()) && isFirstTime(third, style))
    return { name: bare, when: `APP ${third.trim()}`, length: 3 };
  if (isNameLine(bare) && STATUS.test(next.trim()) && isFirstTime(third, style))
    return { name: bare, when: third.trim(), length: 3 };
  if (isClock(bare)) return { name: undefined, when: bare, length: 1 };
  const stamped = STAMPED_NAME.exec(bare)?.groups;
  if (stamped && isNameLine(stamped['name'] ?? ''))
    return { name: stamped['name'], when: stamped['when'] ?? '', length: 1 };
  const parts = splitExact(bare) ?? splitWhen(bare);
  if (!parts || !isClock(parts.when)) return undefined;
  const app = /\s(?:APP|BOT)$/.exec(parts.who)?.[0] ?? '';
  const name = parts.who
    .slice(0, parts.who.length - app.length)
    .replace(WROTE, '')
    .replace(/^\[(.{1,60})\]$/, '$1')
    .trim();
  if (isNotice(name) || PRIVATE.test(bare)) return { name: 'edited', when: parts.when, length: 1 };
  if (!isNameLine(name) || isClock(`${name} 10:00`)) return undefined;
  return { name, when: app === '' ? parts.when : `APP ${parts.when}`, length: 1 };
}

/** `Jana Klein replied 2 days ago (Sat, 14 Mar 2026 at 3:21 PM)`: the age and the time. */
function splitExact(line: string) {
  const { head = '', when = '' } =
    /^(?<head>.{3,80}) [(](?<when>[^()]{8,40})[)]$/u.exec(line)?.groups ?? {};
  if (!isClock(when)) return undefined;
  const who = splitWhen(head)?.who ?? LEADING_NAME.exec(head)?.[0];
  return who === undefined ? undefined : { who, when };
}

/** A name before words in lower case: `Bernd Kolb hat vor 2 Tagen gemeldet`. */
const LEADING_NAME = /^\p{Lu}\S{0,30}(?:\s(?:\p{Lu}\S{0,30}|\([^()]{1,30}\))){0,3}(?=\s\p{Ll})/u;

/** A note that the customer doesn't see. */
const PRIVATE =
  /(?:private|internal|interne|private|privée?|interna|privada|privata|privé)[ -]?(?:note|notiz|nota|notitie|anmerkung)|note (?:privée|interne)|not[ai] (?:privada|interna|privata)/iu;

/** `Participant 3 (00:00:06):`. */
const STAMPED_NAME = /^(?<name>.{1,60}?)\s?[[(](?<when>\d{1,2}:\d{2}(?::\d{2})?)[\])]:?$/u;

/** A status emoji beside the name: `:herb:`. */
const STATUS = /^(?::[a-z0-9_+-]{2,40}:|\p{Extended_Pictographic}\uFE0F?)$/u;

/** A name, possibly a role, a dash and a time, one per line. */
function dashedHead(lines: readonly string[], at: number): Head | undefined {
  const [first = '', second = '', third = '', fourth = ''] = lines
    .slice(at, at + 4)
    .map((line) => line.trim());
  if (!isNameLine(first)) return undefined;
  if (DASHED.test(third) && isClock(third) && TAG.test(second))
    return { name: first, when: third, length: 3 };
  if (DASH.test(second) && isClock(third)) return { name: first, when: third, length: 3 };
  const before = lines[at - 1]?.trim() ?? '';
  const isStart = before === '' || /^[@↩↪]/u.test(before);
  if (!isStart || !DASH.test(third) || !isClock(fourth) || second.length > 30) return undefined;
  return { name: first, when: APP.test(second) ? `APP ${fourth}` : fourth, length: 4 };
}

const DASH = /^[—–-]$/;
const DASHED = /^[—–-]\s?\d/;
/** A role in capitals beside a name: `DEV`. */
const TAG = /^\p{Lu}[\p{Lu}\d ]{1,11}$/u;

const WROTE =
  /\s(?:wrote|said|replied|reported|responded|sent|hat gemeldet|meldete|a signalé|reportó|informó|ha segnalato|meldde|relatou|(?:reported|replied|wrote) via [a-z-]{3,12}|commented|added a (?:note|comment|reply)|kommentierte|schrieb|antwortete|hat geschrieben|a écrit|a répondu|escribió|respondió|ha scritto|ha risposto|schreef|antwoordde|escreveu|respondeu)$/iu;

function isFirstTime(line: string, { isIndented, hasHalves }: Style): boolean {
  const when = line.replace(/^\s*(?:APP|BOT)\s/, '').trim();
  if (!isClock(when)) return false;
  if (/^\s*(?:APP|BOT)\s/.test(line)) return true;
  return isIndented ? /^\s/.test(line) : !hasHalves || /[ap]\.?m/i.test(line) || when.length > 8;
}
