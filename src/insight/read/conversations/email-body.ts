/** The parts of one message of a mail program or a help desk. */
import type { Message, Words } from './conversation.ts';
import {
  isBanner,
  isClosing,
  isDeviceNote,
  isDisclaimer,
  isGreeting,
  isMailFurniture,
  isPostscript,
  isRule,
} from './email-words.ts';
import type { LeftOut } from '#domain/quotes/reading.ts';

/** Extracts the text between greeting and signature. */
export function bodyOf({ lines, speaker = '' }: Message): Words {
  const leftOut: LeftOut[] = [];
  const from = lines.findIndex(
    (line) => line.trim() !== '' && !isMailFurniture(line.trim()) && !isBanner(line.trim()),
  );
  const greets = from !== -1 && (isGreeting(lines[from]?.trim() ?? '') || isAddressed(lines, from));
  const start = greets ? from + 1 : 0;
  for (const line of lines.slice(0, Math.max(0, start - 1)))
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
  /^(?:\p{Lu}[^.?!,\d]{1,40},|(?!wow|top|yes|yep|yeah|nope?|nice|cool|ja|nein|nee|oui|non|sí|si|sim|não|sì|tak|ok|love|good|best)\p{L}{2,4}!)$/iu.test(
    lines[at]?.trim() ?? '',
  ) &&
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
  // Only names, titles and addresses follow the words.
  const last = lines.findLastIndex((line) => isLong(line.trim()));
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === '') continue;
    const isFirst = at === first;
    if (isRule(line) && !isFirst) return at;
    // A closing above the writer's name, whatever is below: a motto, an address
    const isAboveName = isSigned(lines[at + 1]?.trim() ?? '', speaker);
    if (isClosing(line) && !isFirst && (at >= last || isAboveName)) return at;
    if (isDeviceNote(line) || isDisclaimer(line)) return at;
    if (!isFirst && at >= last && isSigned(line, speaker)) return leadOf(lines, at, start) ?? at;
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

/** In words, most of them in lower case: names and titles have fewer. */
const LONGEST_TITLE = 6;

/** True for a line that is longer than those of signatures, or tells something. */
function isLong(line: string): boolean {
  if (isDisclaimer(line) || isDeviceNote(line)) return false;
  if (line.length > 110) return true;
  const words = line.match(/\p{L}[\p{L}’']*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > LONGEST_TITLE && small >= words.length * 0.7;
}

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
