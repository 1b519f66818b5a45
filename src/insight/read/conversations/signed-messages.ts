import { isProgram } from '#domain/quotes/programs.ts';
import { isChatEvent, isNotice, isReceipt } from './chat-notices.ts';
import { type Message, readingOfMessages } from './conversation.ts';
import { isNameLine } from './dated-below.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { isService } from '../lines/service-lines.ts';
import { isOwnRole } from '../lines/speakers.ts';
import { dateIn, isWhen } from '../lines/when.ts';

interface Stamp {
  readonly at: number;
  /** Between its parts. */
  readonly sign: string;
  readonly name: string;
  readonly role: string;
  readonly when: string;
}

/** Fewest messages that show the layout. */
const FEWEST = 3;

/** Parts of a stamp: a name, a role, an age and a receipt. */
const MOST_PARTS = 4;

/**
 * Reads a messenger that signs each message below its words: `Jana Klein • Support • 2d ago`; also
 * above them, if a role distinguishes the sides.
 */
export function readStamps(lines: readonly string[], answers: Answers): Reading | undefined {
  const found = lines.flatMap((line, at) => stampIn(line, at) ?? []);
  const stamps = found.filter(({ sign }) => sign === found.at(-1)?.sign);
  const names = new Set(stamps.map(({ name }) => name));
  const [first, last] = [stamps[0]?.at ?? 0, stamps.at(-1)?.at ?? 0];
  const isApart = stamps.every(
    ({ at }, index) => at > (stamps[index - 1]?.at ?? -1) + 1 || at === 0,
  );
  const isBelow = first > 0 && lines.slice(last + 1).every(isApps);
  const isSided = stamps.some(({ name, role }) => isOwnRole(role) || answers.own?.includes(name));
  const isLayout = isApart && names.size < stamps.length && (isBelow || isSided);
  if (stamps.length < FEWEST || !isLayout) return undefined;
  const before: LeftOut[] = [];
  const leave = (parts: readonly string[]) =>
    before.push(...parts.map((text) => ({ text, why: 'system' }) as const));
  leave(isBelow ? lines.slice(last + 1) : lines.slice(0, first));
  const messages = stamps.map((stamp, index): Message => {
    const { at, name, role, when } = stamp;
    const all = isBelow
      ? lines.slice(index === 0 ? 0 : (stamps[index - 1]?.at ?? 0) + 1, at)
      : lines.slice(at + 1, stamps[index + 1]?.at ?? lines.length);
    const from = startOf(all, stamp, isBelow && index === 0);
    leave(all.slice(0, from));
    return {
      speaker: isProgram(name) || isProgram(role) ? undefined : name,
      head: lines[at] ?? '',
      date: dateIn(when),
      lines: all.slice(from),
      isOwn: isOwnRole(role) || isHandled(name, lines),
    };
  });
  return readingOfMessages(before, messages, answers);
}

function stampIn(line: string, at: number): Stamp | undefined {
  const parts = line.length > 120 ? [] : line.split(/\s?[•·|]\s/);
  const [name = '', ...rest] = parts;
  const when = rest.findIndex(isWhen);
  const isStamp =
    when !== -1 &&
    when < 2 &&
    parts.length <= MOST_PARTS &&
    rest.slice(when + 1).every((part) => isReceipt(part) || isNotice(part)) &&
    isNameLine(name);
  return isStamp
    ? {
        at,
        sign: line.slice(name.length).trim().slice(0, 1),
        name,
        role: when === 0 ? '' : (rest[0] ?? ''),
        when: rest[when] ?? '',
      }
    : undefined;
}

const isApps = (line: string): boolean =>
  isNotice(line) ||
  isChatEvent(line) ||
  isWhen(line) ||
  /^\p{Extended_Pictographic}\uFE0F?$/u.test(line);

/** In words, of a line without a stop that is a heading and no message. */
const LONGEST_TITLE = 4;

/**
 * The index of the first words: below the name once more, else below the app's lines. Titles may
 * be above the first message.
 */
function startOf(lines: readonly string[], { name, role }: Stamp, isFirst: boolean): number {
  const isTitle = (line: string) =>
    isFirst && !/[.!?…,]$/u.test(line) && line.split(/\s+/).length <= LONGEST_TITLE;
  const named = lines
    .slice(0, -1)
    .findLastIndex((it) => it === name || (role !== '' && it === role));
  const said = lines.findIndex((line) => !isApps(line) && !isTitle(line));
  if (named !== -1) return named + 1;
  return said === -1 ? Math.max(0, lines.length - 1) : said;
}

/** True for someone who took over or closed the conversation, as only the user's side does. */
const isHandled = (name: string, lines: readonly string[]): boolean =>
  lines.some((line) => line.startsWith(`${name} `) && isService(line) && !VISITS.test(line));

/** Customers do this as well. */
const VISITS =
  /(?<!\p{L})(?:rated|left|bewertet|verlassen|quitté|évalué|valor(?:ó|ado)|abandon(?:ó|ado)|salió|valutato|lasciato|abbandonato|beoordeeld|verlaten|saiu|avaliou|#\S+)(?!\p{L})/iu;
