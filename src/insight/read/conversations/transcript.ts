import { type Message, readingOfMessages, withoutNotices } from './conversation.ts';
import { isWriter, mayBeName } from '../lines/names.ts';
import { isNoteLabel } from '../lists/note-labels.ts';
import { isOpinionLabel } from '../pages/opinion-labels.ts';
import { isDetail } from '../lines/page-words.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { asks, isOwnRole } from '../lines/speakers.ts';
import { dateIn, isClock, isWhen } from '../lines/when.ts';

const TIMECODE = String.raw`(?:(?:\d{1,2}:)?\d{1,2}:\d{2}|\d{1,2}:\d{1,2}:\d{1,2})(?:[.,]\d{1,3})?`;
const SPOKEN = new RegExp(
  String.raw`^(?:[\[(]?${TIMECODE}[\])]?\s*[-–—]?\s*)?(?<name>[\p{L}\d][\p{L}\p{M}\d .'’&()/|-]{0,40}?)\s?(?:[\[(]${TIMECODE}[\])])?\s?:\s+(?<words>\S.*)$`,
  'u',
);
/** A speaker on a separate line, above the words. */
const ALONE = /^(?<name>\p{Lu}[\p{L}\p{M}\d .'’&()/|-]{0,40}):$/u;
/** A time and a speaker on a separate line: `00:00:11 Participant 7`. */
const TIMED_ALONE = new RegExp(
  String.raw`^[\[(]?${TIMECODE}[\])]?\s*[-–—|]?\s*(?<name>\p{Lu}[\p{L}\p{M}\d .'’&()/|-]{0,40})$`,
  'u',
);
const TIMED = new RegExp(String.raw`^[\[(]?${TIMECODE}[\])]?(?:\s|$)`);
const CUE = new RegExp(String.raw`^${TIMECODE}\s*-->\s*${TIMECODE}.*$`);
const NOTE = /^[[(][^\])]{2,80}[\])]$/;

/** Reads an interview or a call, with the speaker before each statement. */
export function readTranscript(text: string, answers: Answers): Reading | undefined {
  const start = text.slice(0, 2000).split('\n');
  if (start.some((line) => CUE.test(line.trim()))) return readCaptions(text, answers);
  const before: LeftOut[] = [];
  const messages: (Message & { lines: string[] })[] = [];
  const lines = text.split('\n');
  let day: string | undefined;
  const facts = factsAbove(lines);
  const timed = timedSpeakers(lines);
  const stamped = new Set([...stampedSpeakers(lines), ...headingSpeakers(lines)]);
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim();
    // The day of the talk, above it.
    if (messages.length === 0 && isWhen(line)) day ??= dateIn(line);
    if (at < facts) {
      if (line !== '') before.push({ text: line, why: 'heading' });
      continue;
    }
    const { name, words = '' } = SPOKEN.exec(line.slice(0, 100_000))?.groups ?? {};
    const alone = (ALONE.exec(line) ?? headAlone(line, stamped))?.groups?.['name'];
    const last = messages.at(-1);
    if (timed.size > 1 && name !== undefined && !timed.has(name) && !TIMED.test(line)) {
      before.push({ text: line, why: 'detail' });
      continue;
    }
    if (isDayWithTime(line)) {
      day = dateIn(line) ?? day;
      before.push({ text: line, why: 'date' });
    } else if (name !== undefined && isNoteLabel(name))
      messages.push({ speaker: undefined, head: '', lines: [line] });
    else if (alone !== undefined && mayBeSpeaker(alone))
      messages.push({ speaker: alone, head: line, lines: [] });
    else if (name !== undefined && mayBeSpeaker(name))
      messages.push({
        speaker: name,
        head: line.slice(0, line.length - words.length).trim(),
        date: day,
        lines: [words],
      });
    else if (line !== '' && (TIMED.test(line) || NOTE.test(line)))
      messages.push({ speaker: undefined, head: '', lines: [line] });
    else if (last) last.lines.push(line);
    else if (line !== '') before.push({ text: line, why: 'heading' });
  }
  withoutFacts(messages, before);
  if (!isConversation(messages, before)) return undefined;
  return readingOfMessages(before, withRoles(messages), answers, withoutNotices);
}

/** `Sat, Mar 14 at 9:21 AM`, above messages; a time alone may be that of a recording. */
const isDayWithTime = (line: string): boolean => isClock(line) && /\p{L}{3}/u.test(line);

/** Removes labels above the first question, none of which speaks below: `Interview with: Jana`. */
function withoutFacts(messages: (Message & { lines: string[] })[], before: LeftOut[]): void {
  const first = messages.findIndex(({ speaker = '' }) => asks(speaker));
  const below = new Set(messages.slice(Math.max(0, first)).map(({ speaker }) => speaker));
  const above = messages.slice(0, Math.max(0, first));
  if (above.some(({ speaker }) => speaker === undefined || below.has(speaker))) return;
  messages.splice(0, above.length);
  for (const { head, lines } of above)
    before.push({ text: [head, ...lines].join('\n').trim(), why: 'heading' });
}

const nameIn = (line: string): string | undefined =>
  SPOKEN.exec(line.trim().slice(0, 1000))?.groups?.['name'];

/** Speakers on lines of their own behind a time, if one is a person and one speaks twice. */
function stampedSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const names = lines.flatMap((line) => TIMED_ALONE.exec(line.trim())?.groups?.['name'] ?? []);
  const known = new Set(names);
  const hasPerson = [...known].some(isPerson);
  return hasPerson && known.size > 1 && known.size < names.length ? known : new Set();
}

/** True for a name, a role, or a numbered participant: no heading of a recording. */
const isPerson = (name: string): boolean =>
  isWriter(name) || isOwnRole(name) || asks(name) || /^\p{L}{4,} ?\d{1,3}$/u.test(name);

const BARE = /^(?<name>\p{Lu}[\p{L}\p{M}\d .'’&()-]{0,40})$/u;

/** Names above each paragraph, if one is a role of the user's side and one recurs. */
function headingSpeakers(lines: readonly string[]): readonly string[] {
  const heads = lines.flatMap((line, at) => {
    const isFirst = line.trim() !== '' && (lines[at - 1]?.trim() ?? '') === '';
    return isFirst ? [{ name: line.trim(), hasWords: (lines[at + 1]?.trim() ?? '') !== '' }] : [];
  });
  const names = heads.map(({ name }) => name);
  const areNames = heads.every(
    ({ name, hasWords }) => hasWords && BARE.test(name) && mayBeName(name),
  );
  const isTalk =
    heads.length > 2 &&
    areNames &&
    new Set(names).size < names.length &&
    names.some((name) => isOwnRole(name) || asks(name));
  return isTalk ? names : [];
}

const headAlone = (line: string, speakers: ReadonlySet<string>): RegExpExecArray | null => {
  const found = TIMED_ALONE.exec(line) ?? BARE.exec(line);
  return found && speakers.has(found.groups?.['name'] ?? '') ? found : null;
};

/** Speakers behind a time, if all repeated labels are: other labels are metadata of the talk. */
function timedSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const timed = new Set<string>();
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = nameIn(line);
    if (name === undefined) continue;
    if (TIMED.test(line.trim())) timed.add(name);
    else counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].some(([name, count]) => count > 1 || timed.has(name)) ? new Set() : timed;
}

/** The number of lines above the talk that tell of it: labels, none of which speaks below. */
function factsAbove(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '');
  const gap = lines.findIndex((line, at) => at > first && line.trim() === '');
  if (first === -1 || gap === -1) return 0;
  const below = new Set(lines.slice(gap).flatMap((line) => nameIn(line) ?? []));
  const labels = lines.slice(first, gap).flatMap((line) => nameIn(line) ?? []);
  const isTalk = new Set(labels).size < labels.length;
  return !isTalk && below.size > 1 && labels.every((label) => !below.has(label)) ? gap : 0;
}

const mayBeSpeaker = (name: string): boolean => name.split(/\s+/).length <= 5 && !isWhen(name);

/** True for at least two people who take turns: a list of labels has each only once. */
function isConversation(messages: readonly Message[], before: readonly LeftOut[]): boolean {
  const spoken = messages.flatMap(({ speaker }) => speaker ?? []);
  const names = new Set(spoken);
  const labels = [...names].filter((name) => isOpinionLabel(name) || isDetail(`${name}: x`));
  if (labels.length > names.size / 3) return false;
  const isTimed = messages.every(({ head }) => /\d:\d{2}/.test(head));
  if (isTimed && names.size > 1 && spoken.length > 1) return true;
  const isKnown = [...names].some((name) => isOwnRole(name) || asks(name));
  // Names above the words, with a colon: no heading of a list recurs.
  const areAlone = messages.every(({ head }) => ALONE.test(head)) && before.length === 0;
  if (areAlone && names.size > 1 && names.size < spoken.length && spoken.length > 2) return true;
  // A different speaker on each line: known names.
  const people = [...names].filter(isWriter).length;
  if (!isKnown && before.length === 0 && people >= names.size * 0.6 && spoken.length >= 3)
    return messages.every(({ lines }) => lines.length === 1);
  const turns = spoken.filter((name, at) => at > 0 && name !== spoken[at - 1]).length;
  const most = Math.max(2, spoken.length);
  if (names.size < 2 || names.size > 12 || before.length > most + 6) return false;
  return isKnown
    ? spoken.length >= 2
    : spoken.length >= 4 && turns >= 3 && names.size <= spoken.length / 2;
}

/** If there are two speakers, the one who asks is the user's side. */
function withRoles(messages: readonly Message[]): Message[] {
  return messages.map((message) =>
    message.speaker !== undefined && asks(message.speaker) ? { ...message, isOwn: true } : message,
  );
}

const VOICE = /^<v(?:\.[^ >]{1,40})? (?<name>[^>]{1,60})>(?<words>.*?)(?:<\/v>)?$/u;

/** Reads captions of a video: several consecutive cues may belong to one speaker. */
function readCaptions(text: string, answers: Answers): Reading | undefined {
  const before: LeftOut[] = [];
  const marks: string[] = [];
  const messages: (Message & { lines: string[] })[] = [];
  let isHead = true;
  const lines = text.split('\n');
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim();
    if (line === '') {
      isHead = true;
      continue;
    }
    if (CUE.test(line) || (isHead && isCueName(line, lines[at + 1]))) marks.push(line);
    else if (NOTE.test(line)) before.push({ text: line, why: 'system' });
    else if (marks.length === 0) before.push({ text: line, why: 'heading' });
    else speak(messages, line);
    isHead = isHead && !CUE.test(line);
  }
  if (messages.length === 0) return undefined;
  const stamps = { text: marks.join('\n'), why: 'date' } as const;
  return readingOfMessages([...before, stamps], withRoles(messages), answers);
}

/** True for the number or the name of a cue, above its time: `8f2c1a/13-1`. */
const isCueName = (line: string, next = ''): boolean =>
  /^\d{1,6}$/.test(line) || (/^(?=.*\d)[\w/-]{1,80}$/.test(line) && CUE.test(next.trim()));

function speak(messages: (Message & { lines: string[] })[], line: string): void {
  const found = (VOICE.exec(line) ?? SPOKEN.exec(line))?.groups;
  const last = messages.at(-1);
  const { name, words = line } = found ?? {};
  if (last && (name === undefined || name === last.speaker)) last.lines.push(words);
  else
    messages.push({
      speaker: name ?? 'Speaker',
      head: name === undefined ? '' : `${name}:`,
      lines: [words],
    });
}
