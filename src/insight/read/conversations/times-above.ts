import { isNameLine } from './chat.ts';
import { dateIn, isClock } from '../lines/when.ts';

interface Stamp {
  readonly name: string;
  readonly when: string;
  /** Number of lines. */
  readonly length: number;
}

/** Fewest messages that show the layout. */
const FEWEST = 3;

/** In words: `Sat, Feb 14, 2026 at 8:51:20 AM Derek van den Berg`. */
const MOST_WORDS = 13;

/**
 * Moves the names of phone exports that put the day and the time first, before or above the name,
 * up to where other chats have them: `2026-02-14 08:51:20 Jana`.
 */
export function withNamesFirst(all: readonly string[]): readonly string[] {
  const lines = withoutInitials(all);
  const stamps = lines.map((line, at) => sameLine(line.trim()) ?? nextLine(lines, at));
  const names = stamps.flatMap((stamp) => stamp?.name ?? []);
  const others = lines.filter((line, at) => !stamps[at] && isDated(line.trim())).length;
  const isLayout = names.length >= FEWEST && new Set(names).size < names.length;
  if (!isLayout || others > names.length / 4) return lines;
  const turned: string[] = [];
  for (let at = 0; at < lines.length;) {
    const stamp = stamps[at];
    turned.push(...(stamp ? [stamp.name, stamp.when] : [lines[at] ?? '']));
    at += stamp?.length ?? 1;
  }
  return turned;
}

/** Fewest names with their initials above the time. */
const FEWEST_INITIALS = 2;

/**
 * Moves the names of an export with pictures up to their initials, which are above the time: `JK`,
 * `18:26`, `Jana Klein`.
 */
function withoutInitials(lines: readonly string[]): readonly string[] {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const textAt = (place: number) => lines[filled[place] ?? -1]?.trim() ?? '';
  const heads = filled.flatMap((_, place) => {
    const name = textAt(place + 2);
    const isHead = isInitials(textAt(place), name) && isClock(textAt(place + 1));
    return isHead && isNameLine(name) ? [place] : [];
  });
  if (heads.length < FEWEST_INITIALS) return lines;
  const turned = filled.map((_, place) => textAt(place));
  for (const place of heads) {
    turned[place] = textAt(place + 2);
    turned[place + 2] = '';
  }
  // Below a reaction, the initials of those who reacted.
  const initials = new Set(heads.map(textAt));
  const firsts = new Set(heads);
  let isCounted = false;
  filled.forEach((_, place) => {
    const line = turned[place] ?? '';
    if (isCounted && !firsts.has(place) && initials.has(line)) turned[place] = '';
    // Below a reaction or its number, with initials alone between.
    if (line !== '' && !/^\p{Lu}{1,3}$/u.test(line))
      isCounted = /^(?:\d{1,5}|\p{Extended_Pictographic}\uFE0F?)$/u.test(line);
    // A sign alone is a message, unless initials are below.
    const next = turned[place + 1] ?? '';
    if (isCounted && !/\d/.test(line) && initials.has(next) && !firsts.has(place + 1))
      turned[place] = '';
  });
  return turned;
}

const isInitials = (text: string, name: string): boolean =>
  /^\p{Lu}{1,3}$/u.test(text) && name.toUpperCase().startsWith(text.charAt(0));

/** A time code without a day belongs to a recording. */
const isDated = (when: string): boolean => isClock(when) && dateIn(when) !== undefined;

function sameLine(line: string): Stamp | undefined {
  const words = line.length > 100 || !/\d/.test(line) ? [] : line.split(/(?<=\s)(?=\S)/);
  if (words.length < 3 || words.length > MOST_WORDS || isClock(line)) return undefined;
  for (let end = words.length - 1; end > 0; end -= 1) {
    const [when, name] = [words.slice(0, end).join('').trim(), words.slice(end).join('')];
    if (!isNameLine(name)) continue;
    if (isDated(when)) return { name, when, length: 1 };
  }
  return undefined;
}

/** Below the time, which may tell when the message was read. */
function nextLine(lines: readonly string[], at: number): Stamp | undefined {
  const when = lines[at]?.replace(/\s?[(][^()]{4,60}[)]\s*$/u, '').trim() ?? '';
  const name = lines[at + 1]?.trim() ?? '';
  const isFirst = (lines[at - 1]?.trim() ?? '') === '';
  const hasWords = (lines[at + 2]?.trim() ?? '') !== '';
  return isFirst && hasWords && isDated(when) && isNameLine(name)
    ? { name, when, length: 2 }
    : undefined;
}
