import { GENERIC_WORDS } from '../analysis/generic-words.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from '../analysis/given-names.ts';
import { isTextName } from '../columns.ts';
import { parseDates } from '../quote-date.ts';
import { parseRating, type QuoteDraft } from '../quote.ts';
import { draftOf } from './draft-of.ts';

/**
 * Quotes from plain text with line feeds: parted by empty lines where there are any, else one a
 * line. A paragraph whose every line is an item of a list is parted into its items.
 */
export function readProse(text: string): QuoteDraft[] {
  const lines = withoutHeader(text.trim());
  const paragraphs = lines.split(/\n[^\S\n]*\n+/);
  const parts = paragraphs.length > 1 ? paragraphs.flatMap(itemsOf) : lines.split('\n');
  return parts.map(readPart);
}

/** A table of one column is a text whose first line names the column. */
function withoutHeader(lines: string): string {
  const [first = '', ...rest] = lines.split('\n');
  const isHeader = rest.length > 0 && isTextName(unwrap(first));
  return isHeader ? rest.join('\n').trim() : lines;
}

/** Only the one order that cannot be mistaken. */
const LEADING_DATE = /^\[?(\d{4}-\d{2}-\d{2})\]?(?:[T ]\d{2}:\d{2}\S*)?\s*[,;:|–—-]?\s+/;

const LIST_MARK = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;

function itemsOf(paragraph: string): string[] {
  const lines = paragraph.trim().split('\n');
  return lines.every((line) => LIST_MARK.test(line)) ? lines : [paragraph];
}

const LEADING_RATING =
  /^(?:rating:?\s*)?((?:[★☆⭐]\uFE0F?)+|\d{1,2}(?:[.,]\d)?\s*(?:\/\s*(?:5|10)|stars?))\s*[:\-–—|]?\s+/iu;

function readPart(part: string): QuoteDraft {
  return readCopied(part.trim().split('\n')) ?? readLine(part);
}

/** Stars on a line of their own, with a title or an age behind them. */
const STARS_LINE =
  /^\s*((?:[★☆⭐]\uFE0F?)+|\d(?:[.,]\d)?\s*(?:\/|out of|von|sur|de|su|van)\s*5(?:[.,]0)?(?: (?:stars?|sternen|étoiles|estrellas|stelle|sterren))?)(?:\s{0,8}[|·:,-]?\s+(.*))?$/iu;

const COUNT = String.raw`\d{1,6} (?:reviews?|photos?|ratings?|bewertungen|fotos?|avis|reseñas)`;
const AGE = [
  String.raw`(?:an?|\d{1,3}) (?:second|minute|hour|day|week|month|year)s? ago`,
  String.raw`vor (?:eine[mr]|\d{1,3}) (?:sekunde|minute|stunde|tag|woche|monat|jahr)(?:e?n)?`,
  String.raw`il y a (?:une?|\d{1,3}) (?:seconde|minute|heure|jour|semaine|mois|an)s?`,
  String.raw`hace (?:una?|\d{1,3}) (?:segundo|minuto|hora|día|semana|mes|año)(?:e?s)?`,
].join('|');
const REVIEWED = String.raw`reviewed in .{1,60} on .{0,20}\d{4}`;
/** Page furniture beside a review, as a line of its own. A sentence that begins alike is kept. */
const SHOWN = new RegExp(
  `^(?:verified (?:purchase|buyer|review)|verifizierter kauf|achat vérifié|compra verificada|${REVIEWED}|(?:local guide|${COUNT})(?: ?[·|,] ?${COUNT})*|(?:edited )?(?:${AGE})|(?:\\d{1,6} people found this )?helpful|report|like|share|new)[.!]?$`,
  'i',
);

/**
 * Reads a review copied off a page: its writer's name and badges, a line of stars, the words.
 * Returns undefined for any other text.
 */
function readCopied(lines: readonly string[]): QuoteDraft | undefined {
  const at = lines.findIndex((line) => STARS_LINE.test(line));
  if (at === -1 || at > 3 || lines.length < 2) return undefined;
  const heading = lines.slice(0, at).filter((line) => !isWriter(line));
  const [, stars, title = ''] = STARS_LINE.exec(lines[at] ?? '') ?? [];
  const rest = [...heading, title, ...lines.slice(at + 1)].filter((line) => line.trim() !== '');
  const words = rest.filter((line) => !SHOWN.test(line.trim()));
  const rating = parseRating(stars);
  if (words.length === 0 || rating === undefined) return undefined;
  const told = rest.flatMap((line) => /^reviewed in .* on (.+)$/i.exec(line.trim())?.[1] ?? []);
  return draftOf(words.join('\n'), rating, parseDates(told)[0]);
}

/** A line of up to four words that are written as names are, one of which is known for a name. */
function isWriter(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const isCapital = (word: string) =>
    /^\p{Lu}[\p{L}’'-]*\.?$/u.test(word) && !GENERIC_WORDS.has(word.toLowerCase());
  return words.length <= 4 && words.every(isCapital) && words.some(isName);
}

const isName = (word: string): boolean =>
  /^\p{Lu}\.?$/u.test(word) ||
  GIVEN_NAMES.has(word.toLowerCase()) ||
  FAMILY_NAMES.has(word.toLowerCase());

function readLine(part: string): QuoteDraft {
  const item = part.trim().replace(LIST_MARK, '');
  const dated = LEADING_DATE.exec(item);
  const [date] = parseDates([dated?.[1]]);
  const bare = date === undefined ? item : item.slice(dated?.[0].length);
  const rated = LEADING_RATING.exec(bare);
  const rating = rated ? parseRating(rated[1]) : undefined;
  return draftOf(unwrap(rating === undefined ? bare : bare.slice(rated?.[0].length)), rating, date);
}

/** Inside straight ones a mark may stand twice, as tables write it. */
const QUOTATION_MARKS = /^(?:"((?:[^"]|"")*)"|“([^”]*)”|«([^»]*)»|„([^“]*)“)$/;

function unwrap(text: string): string {
  const match = QUOTATION_MARKS.exec(text.trim());
  const inside = match?.slice(1).find((group) => group !== undefined);
  return inside?.replaceAll('""', '"') ?? text;
}
