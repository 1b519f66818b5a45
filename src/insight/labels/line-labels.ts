import { isOpinionLabel } from '../read/pages/opinion-labels.ts';
import { beginsAsking, deniesTurn, isTurning, type Sense, senseOf } from './label-sense.ts';
import { signSense } from '#domain/quotes/label-signs.ts';
import { LONGEST_LABEL } from '#domain/quotes/quote-labels.ts';

/** A line of a text in which labels are looked for. */
export interface Line {
  readonly text: string;
  /** Those of its words that are in a quote; undefined for all. */
  readonly own?: string;
  /** True if it is in a quote; false if it was left out. */
  readonly isSaid: boolean;
  /** The number of the quote that has it; lines of one quote have the same. */
  readonly quote?: number;
  /** True if it is in a quote without the words that it begins with. */
  readonly isCut?: boolean;
}

/** Label and sense of the lines below a label. */
interface Scope {
  readonly label: string;
  /** Level of a Markdown heading: headings below it don't end it. */
  readonly level: number;
  /** The quote whose own words the label is: it applies to no other. */
  readonly quote?: number | undefined;
  /** True if an empty line follows the label: those between its items don't end it. */
  readonly isSpaced: boolean;
  /** True for a quote of its own, `Cons:`, whose list the recogniser has split. */
  readonly isAlone: boolean;
  /** The mark of its items, `-` or `1`; undefined before the first. */
  readonly mark?: string;
}

/**
 * The label that each line stands under: a heading, a question, a sign, or the words before a
 * colon. Empty for lines without one.
 */
export function labelsOfLines(lines: readonly Line[]): string[] {
  const hasSigns = areSigned(lines);
  const bare = new Set([...pairedHeadings(lines), ...headingsOfLists(lines)]);
  let scope: Scope | undefined;
  let isGap = false;
  return lines.map((line, at) => {
    const words = line.text.trim();
    if (words === '') {
      isGap = true;
      return '';
    }
    const after = isGap;
    isGap = false;
    const heading = headingOf(line, bare);
    if (heading !== undefined) {
      const { label, level } = heading;
      // A left-out heading of no known sense ends the list before it, unless it is a part of that.
      if (label === '' && scope && level > scope.level && scope.level > 0) return '';
      const isAlone = line.isSaid && /[:：]$/.test(label) && isWholeQuote(lines, at);
      const quote = line.isSaid && !isAlone ? line.quote : undefined;
      const isSpaced = lines[at + 1]?.text.trim() === '';
      scope = label === '' ? undefined : { label, level, quote, isSpaced, isAlone };
      return '';
    }
    const mark = markOf(words);
    if (scope && isBeyond(scope, line, { mark, after })) scope = undefined;
    if (scope) scope = { ...scope, mark };
    return leadOf(line, hasSigns) ?? scope?.label ?? '';
  });
}

/** True for a line that a label above it doesn't reach. */
function isBeyond(
  { quote, isSpaced, isAlone, mark }: Scope,
  line: Line,
  { mark: own, after }: { readonly mark: string; readonly after: boolean },
): boolean {
  if (quote !== undefined && quote !== line.quote) return true;
  if (mark === undefined) return false;
  if (isAlone) return mark !== own || (after && (!isSpaced || mark === ''));
  return after && !isSpaced && (mark !== own || mark === '');
}

/** True for a line that is all of its quote. */
function isWholeQuote(lines: readonly Line[], at: number): boolean {
  const isOwn = (other: Line | undefined) => other?.quote === lines[at]?.quote;
  let [before, after] = [at - 1, at + 1];
  while (lines[before]?.text.trim() === '') before -= 1;
  while (lines[after]?.text.trim() === '') after += 1;
  return !isOwn(lines[before]) && !isOwn(lines[after]);
}

/** The kind of mark before an item: `-`, `1`; empty for none. */
function markOf(words: string): string {
  const [mark = ''] = /^(?:[-*•‣◦·–—+]|\p{Nd}{1,3}[.)]|\p{L}[.)])\s/u.exec(words) ?? [];
  return /\p{Nd}/u.test(mark) ? '1' : mark.trim();
}

interface Heading {
  /** Empty for a line that ends what a label applies to. */
  readonly label: string;
  readonly level: number;
}

/** The line as a heading; undefined for a line of the customer's own words. */
function headingOf(
  { text: whole, own, isSaid }: Line,
  bare: ReadonlySet<string>,
): Heading | undefined {
  const text = own ?? whole;
  const level = /^\s{0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 0;
  const words = bareHeading(text);
  if (isSaid) return bare.has(words) || isOwnHeading(words) ? { label: words, level } : undefined;
  const asked = askedLast(words);
  if (asked) return asked;
  return { label: isStatement(words) || senseOf(words) === undefined ? '' : words, level };
}

/** A question at the end of a message: `Thanks for your visit! What did you miss?` */
function askedLast(text: string): Heading | undefined {
  const last = /[^.!?…\n]{3,200}[?？؟]\s*$/u.exec(text.slice(-LONGEST_LABEL))?.[0].trim() ?? '';
  // Behind the time and the name of a message.
  const asked = last.replace(/^.{0,120}?[:：\]]\s+(?=\p{L}+\s\p{L})/u, '');
  return asked !== '' && senseOf(asked) !== undefined ? { label: asked, level: 0 } : undefined;
}

/** In words: a heading or a column is shorter, a question ends with its mark. */
const LONGEST_HEADING = 9;

/** True for a left-out line that heads nothing: a sentence, a greeting, a message, a fact. */
const isStatement = (words: string): boolean =>
  /[.!,;…]$|[:：]\s+\S|[\]>·•|]|\p{N}{2}[.:/]\p{N}{2}/u.test(words) ||
  (!/[:：]$/.test(words) && words.split(/\s+/, LONGEST_HEADING + 1).length > LONGEST_HEADING);

/** The words of a heading without Markdown, numbering and the mark of a question: `Q:`, `**`. */
const bareHeading = (text: string): string =>
  text
    .slice(0, 2 * LONGEST_LABEL)
    .trim()
    .replace(
      /^(?:#{1,6}\s+|[*_]{1,3}|[-•]\s+|(?:\p{Nd}{1,3}|q\p{Nd}{0,3}|f|p)\s?[.):]\s{1,9}){1,3}/iu,
      '',
    )
    .replace(/[*_]{1,3}$/u, '')
    .replace(/^[^\p{L}\p{N}]{0,20}?:\s/u, '')
    .trim();

/**
 * True for a heading among a customer's own words: with a colon or a question mark and a sense of
 * its own, or a label as sites use it.
 */
function isOwnHeading(words: string): boolean {
  if (isOpinionLabel(words)) return true;
  const isHeading = /[?？؟:：]$/.test(words) || isBareQuestion(words);
  const sense = isHeading ? senseOf(words) : undefined;
  return (isTurning(sense) || sense === 'praise') && !isOwnQuestion(words);
}

/** Single words on lines of their own, if both praise and something else are among them: `Likes`, `Gripes`. */
function pairedHeadings(lines: readonly Line[]): ReadonlySet<string> {
  const words = lines.flatMap(({ text }) => {
    const word = bareHeading(text);
    return /^\p{L}{2,30}$/u.test(word) ? [word] : [];
  });
  const senses = words.map(senseOf);
  const isPair = senses.includes('praise') && senses.some(isTurning);
  return new Set(isPair ? words.filter((_, at) => senses[at] !== undefined) : []);
}

/** In words, without a colon. */
const LONGEST_BARE = 4;

/** A few words without a stop above the items of a list that turn their sense: `Room for improvement`. */
const headingsOfLists = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ text, quote }, at) => {
    const next = lines[at + 1];
    if (next?.quote !== quote || markOf(next?.text.trim() ?? '') === '') return [];
    const words = bareHeading(text);
    const isBare =
      markOf(text.trim()) === '' &&
      /^[\p{Lu}\p{Lo}][^.!?…,;:]{2,60}$/u.test(words) &&
      words.split(/\s+/, LONGEST_BARE + 1).length <= LONGEST_BARE;
    return isBare && isTurning(senseOf(words)) && !deniesTurn(words) ? [words] : [];
  });

/** A question of a site without its mark: `O que não gostou`, not `What a great place`. */
const isBareQuestion = (words: string): boolean =>
  beginsAsking(words) &&
  !/[.!…]$|^what an? /i.test(words) &&
  words.split(/\s+/, LONGEST_HEADING + 1).length <= LONGEST_HEADING;

/** True for what customers ask or tell of themselves: `What’s not to love?` */
const isOwnQuestion = (words: string): boolean =>
  /(?<!\p{L})(?:i|my|me|ich|mein\p{L}{0,2}|je|mon|ma|yo|mi|io|ik|mijn|eu|meu|minha|not to)(?!\p{L})/iu.test(
    words,
  );

/** Longest label before a colon or a dot within a line, in UTF-16 units. */
const LONGEST_LEAD = 60;

/** The label that a line begins with: `Disliked · `, `Cons: `, `👎 `. */
function leadOf({ text, isSaid, isCut }: Line, hasSigns: boolean): string | undefined {
  if (!isSaid) return undefined;
  const words = text.trim();
  const sign =
    /^(?:\([-+−–—]\)|:-?[()](?=\s)|[-+−–—](?=\s?\p{L})|[\p{Extended_Pictographic}\p{So}](?:\uFE0E|\uFE0F|\p{Emoji_Modifier}){0,2})/u.exec(
      words,
    )?.[0];
  if (sign !== undefined && signSense(sign) && (hasSigns || !/^[-–—]$/.test(sign))) return sign;
  const bare = words
    .slice(0, LONGEST_LEAD + 20)
    .replace(/^(?:[-*•]|\p{Nd}{1,3}[.)]|\p{Lu})[:\s]\s*/u, '');
  const lead = /^([^.!?:：·|\n]{1,60}?)\s?(?:[:：·|]|\s[-–—])\s+\S/u.exec(bare)?.[1];
  if (lead === undefined) return undefined;
  const sense = isOpinionLabel(lead) || isCut ? senseOf(lead) : leadSense(lead);
  return sense === undefined || sense === 'open' ? undefined : lead;
}

/** In words: `One thing to improve: …`. */
const LONGEST_OWN_LEAD = 5;

/** The sense of a customer's own words before a colon. */
export const leadSense = (lead: string): Sense | undefined =>
  lead.split(/\s+/, LONGEST_OWN_LEAD + 1).length > LONGEST_OWN_LEAD || isOwnQuestion(lead)
    ? undefined
    : senseOf(lead);

/** True if `+` and `-` begin lines, so that a dash is no mere mark of a list. */
function areSigned(lines: readonly Line[]): boolean {
  const starts = lines.map(({ text }) => /^\s*\(?([-+−–—])\)?\s?\p{L}/u.exec(text)?.[1]);
  return starts.includes('+') && starts.some((sign) => sign !== undefined && sign !== '+');
}
