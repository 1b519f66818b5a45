import { parseDates } from '../quote-date.ts';
import type { QuoteDraft } from '../quote.ts';
import { isWriter, mayBeName } from './names.ts';
import { isTaskLabel } from './note-labels.ts';
import { unwrap } from './prose.ts';
import type { LeftOut, Reading } from './reading.ts';
import { readStars } from './stars.ts';
import { areSignedAbove } from './signed-above.ts';
import { signedWithStars } from './signed-stars.ts';
import { signedBarely, signedLine } from './testimonials.ts';
import { isWhen } from './when.ts';

/** A bullet, a number, a box or a picture at the start of a line. */
const BULLET =
  /^\s{0,12}(?<mark>[-*•‣▪▫◦●○■□–—→➔➜►▸✓✔✅☑☐✗✘❌·]|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,3}[.)]|[a-z][.)]|\[[ xX]?\])\s{1,6}(?<words>\S.*)$/u;

interface Item {
  readonly lines: string[];
}

/**
 * Reads a list of customer statements, one per item. Headings between items are left out, and
 * continuation lines belong to their item. Stars are no bullets if their number varies.
 */
export function readList(text: string): Reading | undefined {
  const lines = text.split('\n');
  const marked = lines.map((line) => BULLET.exec(line)?.groups);
  if (!isList(lines, marked)) return undefined;
  const items: Item[] = [];
  const quotes: QuoteDraft[] = [];
  const leftOut: LeftOut[] = [];
  let isOpen = false;
  let isTask = false;
  lines.forEach((line, at) => {
    const words = marked[at]?.['words'];
    if (isFilled(line) && !marked[at] && !(isOpen && goesOn(line))) isTask = isTaskLabel(line);
    const isTold = words !== undefined && isTaskLabel(words.split(/:\s/)[0] ?? '');
    if (words !== undefined && (isParent(lines, marked, at) || /^\([^()]{1,80}\)$/.test(words)))
      leftOut.push({ text: line.trim(), why: 'heading' });
    else if ((isTask || isTold) && isFilled(line))
      leftOut.push({ text: line.trim(), why: 'other' });
    else if (words !== undefined) items.push({ lines: [words] });
    else if (isOpen && goesOn(line)) items.at(-1)?.lines.push(line.trim());
    else if (line.trim() !== '') leftOut.push({ text: line.trim(), why: 'heading' });
    isOpen = words !== undefined || (isOpen && goesOn(line));
  });
  const whole = items.map((item) => item.lines.join('\n'));
  const style = nameStyleOf(whole);
  for (const item of whole) {
    const { quote, beside } = said(item, style);
    quotes.push(quote);
    leftOut.push(...beside);
  }
  const numbers = marked
    .flatMap((it) => it?.['mark'] ?? [])
    .filter((mark) => /[\p{L}\d]/u.test(mark));
  if (numbers.length > 0) leftOut.push({ text: numbers.join(' '), why: 'detail' });
  return { quotes, leftOut };
}

/** The customer's words in an item, without leading stars and the name beside them. */
function said(
  item: string,
  style: RegExp | undefined,
): { readonly quote: QuoteDraft; readonly beside: readonly LeftOut[] } {
  const stars = /^[★⭐]/u.test(item) ? readStars(item) : undefined;
  const words = stars !== undefined && stars.rest !== '' ? stars.rest : item;
  const drawn = item.slice(0, item.length - words.length).trim();
  const behind = drawn === '' ? STARS_BEHIND.exec(words)?.[0] : undefined;
  if (behind !== undefined) {
    const { quote, beside } = said(words.slice(0, -behind.length), style);
    const rating = quote.rating ?? readStars(behind.trim())?.rating;
    return {
      quote: { ...quote, ...(rating !== undefined && { rating }) },
      beside: [...beside, { text: behind.trim(), why: 'rating' }],
    };
  }
  const rated = drawn === '' ? signedWithStars(words) : undefined;
  const dated = datedSignature(words);
  const signed =
    rated ??
    dated ??
    styled(words, style) ??
    signedLine(words.replaceAll('**', '')) ??
    signedBarely(words);
  const day = /[,;(（]\s?(?<day>[^()（）]{6,30})[)）]?\.?$/u.exec(signed?.rest ?? '')?.groups?.[
    'day'
  ];
  const [date] = parseDates([day]);
  const rating = rated?.rating ?? (drawn === '' ? undefined : stars?.rating);
  return {
    quote: {
      text: signed?.words ?? unwrap(words),
      ...(rating !== undefined && { rating }),
      ...(signed?.name !== undefined && { speaker: signed.name }),
      ...(date !== undefined && { date }),
    },
    beside: [
      { text: drawn, why: 'rating' },
      { text: signed?.rest ?? '', why: 'name' },
    ],
  };
}

/** `words. Jana Kolbe (14 March 2026)`. */
const DATED =
  /^(?<words>[^]*[.!?…。！？♪”"»」』]) {0,2}(?:[–—-] ?)?(?<name>\p{L}[\p{L}\p{M}.’' ・-]{1,30}?),? ?[(（](?<when>[^()（）]{6,30})[)）]$/u;

/** Before a name, not at the end of a sentence: `with Dr. Reyes (March 2026)`. */
const SHORTENED = /(?<!\p{L})(?:Dr|St|Mt|Mr|Mrs|Ms|Fr|Hr|Nr|No|Prof|Sr|Sra|Mme|\p{Lu})\.$/u;

function datedSignature(item: string) {
  const { words = '', name = '', when = '' } = DATED.exec(item.slice(0, 3000))?.groups ?? {};
  const isName =
    isWriter(name) ||
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{2,8}$/u.test(name);
  const isWhole = words !== '' && item.length <= 3000 && !SHORTENED.test(words);
  const isSigned = isWhole && isName && mayBeName(name) && isWhen(when);
  return isSigned
    ? { words: unwrap(words), name, rest: item.slice(words.length).trim() }
    : undefined;
}

/** `words – Jana, Leeds ★★★★☆`. */
const STARS_BEHIND = /(?<=[\p{L}.)]) [★⭐][★☆⭐]{1,4}$/u;

/** `Solange : words`, `words – Mirjam`, and `words (Mirjam, Delft)`. */
const NAME_STYLES = [
  /^(?<name>\p{L}[\p{L}.’' -]{1,30}?) ?: (?<words>\S[^]*)$/u,
  /^(?<words>[^]*\S) [–—-] (?<name>\p{Lu}[\p{L}.’' -]{1,30}?)(?:, [^.!?]{2,60})?$/u,
  /^(?<words>[^]*\S) \((?<name>\p{L}[\p{L}.’' -]{1,30}?)(?:[,;] ?[^()]{1,40})?\)[.]?$/u,
] as const;

/** The place of the names, if each item has one there and they differ. */
function nameStyleOf(starred: readonly string[]): RegExp | undefined {
  const items = starred.map((item) => item.replace(/^(?:[★☆⭐]\uFE0F?\s?){1,10}/u, ''));
  return NAME_STYLES.find((style) => {
    const names = items.flatMap((item) => style.exec(item.slice(0, 3000))?.groups?.['name'] ?? []);
    return (
      items.length > 1 &&
      names.length === items.length &&
      new Set(names).size === names.length &&
      names.every((name) => /(?:^|\s)\p{Lu}/u.test(name) && name.split(/\s+/).length <= 4) &&
      names.filter(isWriter).length >= names.length / 2
    );
  });
}

function styled(item: string, style: RegExp | undefined) {
  const { words, name } = style?.exec(item)?.groups ?? {};
  if (words === undefined || name === undefined) return undefined;
  return { words: unwrap(words), name, rest: item.replace(words, ' ').trim() };
}

const isFilled = (line: string): boolean => line.trim() !== '';

/** True for an indented line, or one in the middle of a sentence. */
const goesOn = (line: string): boolean =>
  isFilled(line) && (/^\s{2,}\S/.test(line) || /^\p{Ll}/u.test(line));

/** In words, of an item with a list of its own. */
const LONGEST_PARENT = 6;

/** True for an item that heads the list below it: `(1) Onboarding`, with indented items. */
function isParent(
  lines: readonly string[],
  marked: readonly (Readonly<Record<string, string>> | undefined)[],
  at: number,
): boolean {
  const words = marked[at]?.['words'] ?? '';
  const next = lines[at + 1] ?? '';
  const isDeeper = marked[at + 1] !== undefined && indentOf(next) > indentOf(lines[at] ?? '') + 1;
  return isDeeper && words.split(/\s+/).length <= LONGEST_PARENT && !/[.!?…"”»]$/u.test(words);
}

const indentOf = (line: string): number =>
  (/^\s{0,40}/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

/** In UTF-16 units; a longer paragraph is no list heading. */
const LONGEST_HEADING = 120;

function isList(
  lines: readonly string[],
  marked: readonly (Readonly<Record<string, string>> | undefined)[],
): boolean {
  const items = marked.filter((it) => it !== undefined);
  const isOther = (line: string, at: number) =>
    isFilled(line) && !marked[at] && !/^\s{2,}\S/.test(line) && !/^\p{Ll}/u.test(line);
  const others = lines.filter(
    (line, at) => isOther(line, at) && !isAboveItems(line, marked, lines, at),
  );
  const numbers = items
    .flatMap((it) => Number(/\d+/.exec(it['mark'] ?? '')?.[0] ?? Number.NaN))
    .filter((it) => !Number.isNaN(it));
  // An ordinal begins a sentence in German; list numbers increase.
  const counts =
    numbers.length === 0 ||
    (numbers[0] === 1 &&
      numbers.every((it, at) => at === 0 || it === (numbers[at - 1] ?? 0) + 1 || it === 1));
  if (areSignatures(lines, marked) || areSignedAbove(lines)) return false;
  const starts = items.filter((it) => /^[★⭐]/u.test(it['mark'] ?? '')).length;
  if (starts > 0 && lines.some((line) => /^\s*[★⭐]\uFE0F?\s?[★⭐]/u.test(line))) return false;
  return (
    items.length >= 2 &&
    counts &&
    others.length <= Math.max(2, items.length / 2) &&
    others.every((line) => line.length <= LONGEST_HEADING) &&
    new Set(items.map((it) => kindOf(it['mark'] ?? ''))).size <= MOST_KINDS
  );
}

/** Of marks in one list, as pasted from several places. */
const MOST_KINDS = 5;

/** Numbers, letters and pictures differ from item to item. */
const kindOf = (mark: string): string =>
  /\p{Extended_Pictographic}/u.test(mark) ? 'picture' : mark.replace(/\d+|^[a-z](?=[.)])/, '1');

/** True for a section heading: a short line whose next non-empty line is an item. */
function isAboveItems(
  line: string,
  marked: readonly (Readonly<Record<string, string>> | undefined)[],
  lines: readonly string[],
  at: number,
): boolean {
  const next = isFilled(lines[at + 1] ?? '') ? at + 1 : at + 2;
  return line.length <= 60 && !/[.!,;]$/.test(line.trim()) && marked[next] !== undefined;
}

/** True for names after dashes, each below that person's words. */
function areSignatures(
  lines: readonly string[],
  marked: readonly (Readonly<Record<string, string>> | undefined)[],
): boolean {
  const items = lines.flatMap((_, at) => (marked[at] ? [at] : []));
  return items.every((at) => {
    const { mark = '', words = '' } = marked[at] ?? {};
    const isBelow = at > 0 && isFilled(lines[at - 1] ?? '') && !marked[at - 1];
    return (
      /^[–—-]$/.test(mark) &&
      isBelow &&
      /^\p{Lu}/u.test(words) &&
      mayBeName(words.split(/[,|(·]/)[0] ?? '')
    );
  });
}
