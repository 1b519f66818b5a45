import { isNotice } from './chat-notices.ts';
import { MARKS, MOST_BEFORE, TIME } from './chat.ts';
import { type Cleaning, type Message, readingOfMessages, withoutNotices } from './conversation.ts';
import { bodyOf } from './email-body.ts';
import { withoutComposer } from './composer.ts';
import { mayBeName } from '../lines/names.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { isAutomatic, isVerdict } from '../lines/service-lines.ts';
import { APP, type Head, headAt, isWritten, type Style, styleOf } from './timed-heads.ts';
import { withNamesFirst } from './times-above.ts';
import { dateIn, isClock, isWhen } from '../lines/when.ts';

/** Reads messages of team chats and help desks: a name, a time, then the words. */
export function readTimedChat(
  text: string,
  answers: Answers,
  mostBefore = MOST_BEFORE,
): Reading | undefined {
  const { above: whole, composer } = withoutComposer(text);
  const split = whole.split('\n').flatMap((line) => withoutTime(line.replace(MARKS, '')));
  const lines = withNamesFirst(split);
  const style = styleOf(lines, answers);
  const before: LeftOut[] = [];
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
    } else if (isStampedEvent(lines, at) || isTimedEvent(lines, at))
      messages.push({ speaker: undefined, head: '', lines: [line] });
    else if (isEcho(line.trim(), messages) || isShown(lines, at, messages))
      before.push({ text: line.trim(), why: 'repeated' });
    else if (last?.lines.length === 0 && isRecipient(lines, at, style))
      before.push({ text: line.trim(), why: 'detail' });
    else if (last && !isDayLine(line)) last.lines.push(line);
    else if (line.trim() !== '') before.push({ text: line.trim(), why: last ? 'date' : 'heading' });
    at += head?.length ?? 1;
  }
  withoutTitle(messages, before);
  withoutDeeds(messages);
  const names = new Set(messages.flatMap(({ speaker }) => speaker ?? []));
  if (areAnswers(messages)) return undefined;
  const most = areWritten(split) ? MOST_FIELDS : mostBefore;
  if (names.size === 0 || messages.length < 2 || before.length > messages.length + most)
    return undefined;
  return readingOfMessages([...before, ...composer], messages, answers, wordsOf);
}

/** The words of a message, which may be a mail with a greeting and a signature. */
const wordsOf: Cleaning = (message, thread) => {
  const filled = message.lines.filter((line) => line.trim() !== '');
  // A greeting in a chat has its words on the same line.
  const body = filled.length > 1 ? bodyOf(message) : { text: filled.join('').trim(), leftOut: [] };
  const words = withoutNotices({ ...message, lines: body.text.split('\n') }, thread);
  const isComment = words.leftOut.some(({ text }) => isVerdict(text));
  return {
    text: isComment ? words.text.replace(IN_MARKS, '$1') : words.text,
    leftOut: [...body.leftOut, ...words.leftOut],
  };
};

/** The comment on the verdict of a customer: `"Quick answer."` */
const IN_MARKS = /^["“„«]([^"“”„«»]{1,4000})["”“»]$/u;

/**
 * True for a sentence in the place of a name, above or before a dashed time: `Jana joined the
 * server. — 3/11/25, 12:30 PM`.
 */
function isStampedEvent(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = lines.slice(at, at + 2).map((it) => it.trim());
  const whole = DASHED.test(next) ? `${line} ${next}` : line;
  const { said = '', when = '' } = STAMPED_EVENT.exec(whole.slice(0, LONGEST_EVENT))?.groups ?? {};
  return said.includes(' ') && isClock(when);
}

/** True for an answering machine's rule, with its time and its words below. */
const isTimedEvent = (lines: readonly string[], at: number): boolean =>
  isAutomatic((lines[at] ?? '').trim()) && isClock((lines[at + 1] ?? '').trim());

/** In UTF-16 units. */
const LONGEST_EVENT = 200;

const DASHED = /^— ?\d/;
const STAMPED_EVENT = /^(?<said>[^—]{3,150}[.!]) — ?(?<when>.{4,40})$/u;

/** In lines, above the messages of a help desk. */
export const MOST_FIELDS = 30;

/** True for several heads with a verb: `Jana replied`. */
const areWritten = (lines: readonly string[]): boolean =>
  lines.filter((line) => line.length <= LONGEST_HEAD && isWritten(line.trim())).length > 1;

/** In UTF-16 units. */
const LONGEST_HEAD = 80;

/** `To: Support`, below the head of a message and above its words. */
function isRecipient(lines: readonly string[], at: number, style: Style): boolean {
  const { name = '' } = RECIPIENT.exec((lines[at] ?? '').trim())?.groups ?? {};
  if (name === '' || !(mayBeName(name) || name.includes('@'))) return false;
  const gap = lines.slice(at + 1, at + LONGEST_GAP).findIndex((line) => line.trim() !== '');
  return gap !== -1 && !headAt(lines, at + 1 + gap, style);
}

/** In lines. */
const LONGEST_GAP = 6;

const RECIPIENT =
  /^(?:[Tt]o|TO|An|À|A|Para|Per|Aan|Do|Till|Til|[Cc]c|CC) ?: (?<name>[\p{Lu}@][^,]{0,60}|[^\s@]{1,40}@[^\s@]{1,60}|"[^"]{1,60}" ?<[^<>\s]{3,80}>)$/u;

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
    others.every(({ date, speaker }) => date === undefined && speaker !== first.speaker);
  if (!isTitle) return;
  messages.shift();
  before.push({ text: [first.head, ...first.lines].join('\n'), why: 'heading' });
}

/** Removes the speaker from heads that describe an action of a writer: `Jana Kolbe dodała notatkę`. */
function withoutDeeds(messages: (Message & { speaker: string | undefined })[]): void {
  const names = new Set(
    messages.flatMap(({ speaker = '' }) => (speaker.includes(' ') ? [speaker] : [])),
  );
  const isDeed = (speaker: string) =>
    [...names].some(
      (name) => speaker.startsWith(`${name} `) && /^\p{Ll}/u.test(speaker.slice(name.length + 1)),
    );
  for (const [at, message] of messages.entries())
    if (isDeed(message.speaker ?? '')) messages[at] = { ...message, speaker: undefined };
}

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

/** The same on two lines: `@Jana`, and what she said or its beginning. */
function isShown(lines: readonly string[], at: number, messages: readonly Message[]): boolean {
  const isBy = ({ speaker = '' }: Message, line = '') =>
    speaker !== '' && /^[@↩↪]/u.test(line.trim()) && line.trim().slice(1).trim() === speaker;
  const shows = (message: Message, line = '') =>
    startsWith(message.lines.find((it) => it.trim() !== '') ?? '', line);
  return messages
    .slice(-NEAR)
    .some((message) =>
      [at, at - 1].some((from) => isBy(message, lines[from]) && shows(message, lines[from + 1])),
    );
}

const startsWith = (said: string, line: string): boolean => {
  const shown = line.trim().replace(/\s?(?:…|\.{3})$/u, '');
  return shown.length >= SHORTEST_ECHO && said.trim().startsWith(shown);
};

/** True for a bot, but not for a guest from another team, whom a chat marks the same. */
const isAppAt = ({ name = '', when }: Head): boolean => APP.test(when) && !CUSTOMER.test(name);

const CUSTOMER = /\((?:customer|client|guest|kund(?:e|in)|gast|cliente|klant|ospite|huésped)\)$/iu;

const isDayLine = (line: string): boolean =>
  line.trim() !== '' && isWhen(line.trim()) && !isClock(line.trim());
