import { isBot } from '#domain/quotes/programs.ts';
import { isNotice } from './chat-notices.ts';
import { type Message, readingOfMessages } from './conversation.ts';
import { isWriter, mayBeName } from '../lines/names.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { isOwnRole } from '../lines/speakers.ts';
import { dateIn, isClock, isWhen } from '../lines/when.ts';

export const isTime = (line: string): boolean => line.length <= 60 && isClock(line);

export const isNameLine = (line: string): boolean =>
  mayBeName(line) &&
  line.split(/\s+/).length <= 4 &&
  /^(?:\p{Lu}|@|\p{Ll}[\p{L}\d]*[_.\d])/u.test(line) &&
  !isNotice(line) &&
  !isWhen(line);

/** In UTF-16 units. */
const SHORTEST_ECHO = 6;

/** True for the beginning of an earlier message, or all of it. */
function isEcho(line: string, said: readonly string[]): boolean {
  const shown = line.replace(/\s?(?:…|\.{3})$/u, '');
  const isCut = shown.length < line.length;
  return isCut || (shown.length >= SHORTEST_ECHO && said.some((it) => it.startsWith(shown)));
}

/** Fewest messages that show the layout. */
const FEWEST = 3;

/** Share of the messages with a name; others go on from the same person. */
const NAMED_SHARE = 0.6;

interface Block {
  /** Lines of the app above the name: reactions to the previous message, a day. */
  readonly above: readonly string[];
  readonly lines: readonly string[];
  readonly time: string;
}

/** Reads a name, the words and the time below each other, as social networks and web chats do. */
export function readTimesBelow(lines: readonly string[], answers: Answers): Reading | undefined {
  const blocks = blocksIn(lines);
  const names = namesAmong(blocks, lines);
  const named = blocks.filter(({ lines: [first = ''] }) => names.has(first));
  const isEven =
    blocks.length >= FEWEST &&
    named.length >= blocks.length * NAMED_SHARE &&
    names.size < named.length &&
    names.has(blocks[0]?.lines[0] ?? '') &&
    blocks.every(({ lines: all }) => all.length > (names.has(all[0] ?? '') ? 1 : 0)) &&
    !blocks.some(({ lines: all }) => all.length > 1 && names.has(all.at(-1) ?? ''));
  if (!isEven) return undefined;
  const before: LeftOut[] = [];
  const messages: Message[] = [];
  const said: string[] = [];
  let date: string | undefined;
  for (const {
    above,
    lines: [first = '', ...rest],
    time,
  } of blocks) {
    const isNamed = names.has(first);
    const [echo, words] = withoutEcho(isNamed ? rest : [first, ...rest], names, said);
    date = dateIn([...above, time].findLast((line) => dateIn(line)) ?? '') ?? date;
    before.push(...[...above, ...echo].map((text) => ({ text, why: 'system' }) as const));
    const speaker = isNamed ? first : messages.at(-1)?.speaker;
    messages.push({ speaker, head: isNamed ? `${first} ${time}` : time, date, lines: words });
    said.push(...words.slice(0, 1));
  }
  const end = lines.slice(lines.findLastIndex(isTime) + 1);
  before.push(...end.map((text) => ({ text, why: 'system' }) as const));
  return readingOfMessages(before, messages, answers);
}

/** The lines between two times, each message with the app's lines above it. */
function blocksIn(lines: readonly string[]): readonly Block[] {
  const times = lines.flatMap((line, at) => (isTime(line) ? [at] : []));
  const isEnd = lines.slice((times.at(-1) ?? 0) + 1).every(isApps);
  if (times.length < FEWEST || !isEnd) return [];
  return times.map((end, at) => {
    const all = lines.slice(at === 0 ? 0 : (times[at - 1] ?? 0) + 1, end);
    const day = all.findLastIndex(isWhen);
    const from = day === -1 ? all.findIndex((line) => !isApps(line)) : day + 1;
    return {
      above: all.slice(0, from),
      lines: all.slice(Math.max(0, from)),
      time: lines[end] ?? '',
    };
  });
}

const COUNT =
  /^(?:\d{1,5}|[✓✔☑]{1,2}\uFE0F?|\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)$/u;

const isApps = (line: string): boolean => COUNT.test(line) || isNotice(line);

/** First lines that recur or are known for names; all of them, if each message may have one. */
function namesAmong(blocks: readonly Block[], lines: readonly string[]): ReadonlySet<string> {
  const firsts = blocks.flatMap(({ lines: [first = '', second] }) =>
    second !== undefined && (isNameLine(first) || isBot(first)) ? [first] : [],
  );
  const counts = new Map<string, number>();
  for (const first of lines) counts.set(first, (counts.get(first) ?? 0) + 1);
  const areAll = firsts.length === blocks.length;
  return new Set(
    firsts.filter((it) => areAll || isWriter(it) || isOwnRole(it) || (counts.get(it) ?? 0) > 1),
  );
}

/** In messages, above an answer. */
const NEAR = 100;

/** Splits off the message that is answered: its writer and its beginning. */
function withoutEcho(
  lines: readonly string[],
  names: ReadonlySet<string>,
  said: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const [name = '', shown = ''] = lines;
  const isShown = lines.length > 2 && names.has(name) && isEcho(shown, said.slice(-NEAR));
  return isShown ? [lines.slice(0, 2), lines.slice(2)] : [[], lines];
}
