import { isTextName } from '../tables/column-names.ts';
import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { parseRating } from '../lines/rating.ts';
import { draftOf } from '../lines/draft-of.ts';
import { isWriter } from '../lines/names.ts';

/**
 * Reads quotes from plain text with line feeds: separated by empty lines if there are any, else one
 * per line. A paragraph that consists of list items is split into them.
 */
export function readProse(text: string): QuoteDraft[] {
  const lines = withoutHeader(text.trim());
  const paragraphs = lines.split(/\n[^\S\n]*\n+/);
  const parts = paragraphs.length > 1 ? paragraphs.flatMap(itemsOf) : lines.split('\n');
  const items = withoutMarks(parts.map((part) => part.trim()));
  const allRated =
    items.length > 1 && items.every((item) => LEADING_RATING.test(item) && !SHARE.test(item));
  return items.map((item) => readPart(item, allRated));
}

/** Removes a header: a table of one column is a text whose first line names the column. */
function withoutHeader(lines: string): string {
  const [first = '', ...rest] = lines.split('\n');
  const isHeader = rest.length > 0 && (isTextName(unwrap(first)) || isAsked(first, rest));
  return isHeader ? rest.join('\n').trim() : lines;
}

/** True for a question to customers above their answers, one per line. */
const isAsked = (first: string, rest: readonly string[]): boolean =>
  first.length <= LONGEST_QUESTION &&
  /\?["”]?\s*$/.test(first) &&
  ADDRESSED.test(first) &&
  rest.length > 1 &&
  !rest.some((line) => /\?\s*$/.test(line));

/** In UTF-16 units. */
const LONGEST_QUESTION = 160;
const ADDRESSED =
  /(?<!\p{L})(?:you|your|du|dir|dich|dein\p{L}{0,2}|sie|ihnen|ihr\p{L}{0,2}|euch|vous|votre|vos|tu|te|ton|ta|tes|usted|ustedes|le|tu|su|ti|lei|vi|voi|je|jij|jou|jullie|u|uw|você|vocês|seu|sua)(?!\p{L})/iu;

/** Only the one unambiguous order. */
const LEADING_DATE = /^\[?(\d{4}-\d{2}-\d{2})\]?(?:[T ]\d{2}:\d{2}\S*)?\s*[,;:|–—-]?\s+/;

const LIST_MARK = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;

function itemsOf(paragraph: string): string[] {
  const lines = paragraph.trim().split('\n');
  return lines.every((line) => LIST_MARK.test(line)) ? lines : [paragraph];
}

const NUMBER_MARK = /^(\d{1,3})[.)]\s+/;

/** Names of months and their short forms, in the languages with supported dates. */
const MONTHS = new Set(
  [
    'january february march april may june july august september october november december',
    'januar jänner februar märz mai juni juli oktober dezember',
    'janvier février mars avril juin juillet août septembre octobre novembre décembre',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
    'januari februari maart mei augustus',
    'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
    'jan feb mar apr jun jul aug sep sept okt oct nov dez dec',
  ].flatMap((names) => names.split(' ')),
);

const isDayOfMonth = (part: string): boolean =>
  MONTHS.has(/^\d{1,2}\.\s+(\p{L}{3,10})(?!\p{L})/u.exec(part)?.[1]?.toLowerCase() ?? '');

/**
 * Strips list markers. A number may be part of the text, an ordinal in German: it is stripped only
 * if it counts, from 1 or without a gap through the whole paste, or if stars follow, and never
 * before the name of a month.
 */
function withoutMarks(parts: readonly string[]): string[] {
  const numbers = parts.map((part) => Number(NUMBER_MARK.exec(part)?.[1] ?? Number.NaN));
  const counted = new Set<number>();
  for (let start = 0; start < parts.length;) {
    let end = start + 1;
    while (end < parts.length && goesOn(numbers[end - 1], numbers[end])) end += 1;
    const [first = 0, last = 0] = [numbers[start], numbers[end - 1]];
    const isWhole = end - start === parts.length && last - first === end - start - 1;
    const isList = first === 1 || isWhole;
    if (end - start > 1 && isList) for (let at = start; at < end; at += 1) counted.add(at);
    start = end;
  }
  return parts.map((part, at) =>
    (counted.has(at) && !isDayOfMonth(part)) || STARRED_ITEM.test(part)
      ? part.replace(NUMBER_MARK, '')
      : part.replace(/^[-*•]\s+/, ''),
  );
}

/** List numbers increase; some may be missing. */
const goesOn = (before = Number.NaN, after = Number.NaN): boolean => after > before;

const STARRED_ITEM = /^\d{1,3}[.)]\s+[★☆⭐]/u;

const GLYPHS = String.raw`(?:[★☆⭐]\uFE0F?)+`;
const SCALED = String.raw`\d{1,2}(?:[.,]\d)?\s*(?:\/\s*(?:5|10)|stars?)`;
const LEADING_RATING = new RegExp(
  String.raw`^(rating:?\s*)?(${GLYPHS}|${SCALED})(\s*[:\-–—|])?\s+`,
  'iu',
);

/** A rating that is parsed and stays in the text, as a sentence of its own. */
const EXCLAIMED_RATING = new RegExp(String.raw`^(${SCALED})[.!]+(?=\s|$)`, 'i');

/** A figure that begins a sentence instead of rating: `3/5 of the cups`. */
const SHARE = new RegExp(
  String.raw`^${SCALED}\s+(?:of|von|vom|de[rsnm]?|du|dei|del|delle|della|dos|das|van|het)(?!\p{L})`,
  'iu',
);

const readPart = (part: string, allRated: boolean): QuoteDraft =>
  readCopied(part.split('\n')) ?? readLine(part, allRated);

const OF_FIVE = String.raw`\d(?:[.,]\d)?\s*(?:\/|out of|von|sur|de|su|van)\s*5(?:[.,]0)?`;
/** Stars on a line of their own, followed by a title or an age. */
const STARS_LINE = new RegExp(
  String.raw`^\s*(?:(${GLYPHS}|${OF_FIVE} (?:stars?|sternen|étoiles|estrellas|stelle|sterren))|(${OF_FIVE}))(?:\s{0,8}([|·:,-])?\s+(.*))?$`,
  'iu',
);

/** A figure without a word for stars or a sign may begin a sentence: `3/5 of the cups`. */
function starsIn(line: string) {
  const [found, stars, figure, sign, title = ''] = STARS_LINE.exec(line) ?? [];
  const isSentence = figure !== undefined && title !== '' && !sign && !SHOWN.test(title.trim());
  return found === undefined || isSentence ? undefined : { stars: stars ?? figure, title };
}

const COUNT = String.raw`\d{1,6} (?:reviews?|photos?|ratings?|bewertungen|fotos?|avis|reseñas)`;
const AGE = [
  String.raw`(?:an?|\d{1,3}) (?:second|minute|hour|day|week|month|year)s? ago`,
  String.raw`vor (?:eine[mr]|\d{1,3}) (?:sekunde|minute|stunde|tag|woche|monat|jahr)(?:e?n)?`,
  String.raw`il y a (?:une?|\d{1,3}) (?:seconde|minute|heure|jour|semaine|mois|an)s?`,
  String.raw`hace (?:una?|\d{1,3}) (?:segundo|minuto|hora|día|semana|mes|año)(?:e?s)?`,
].join('|');
const REVIEWED = String.raw`reviewed in .{1,60} on .{0,20}\d{4}`;
/**
 * Page furniture beside a review, on a line of its own. A sentence with the same beginning is kept.
 */
const SHOWN = new RegExp(
  `^(?:verified (?:purchase|buyer|review)|verifizierter kauf|achat vérifié|compra verificada|${REVIEWED}|(?:local guide|${COUNT})(?: ?[·|,] ?${COUNT})*|(?:edited )?(?:${AGE})|(?:\\d{1,6} people found this )?helpful|report|like|share|new)[.!]?$`,
  'i',
);

/**
 * Reads a review copied off a page: its author's name and badges, a line of stars, the words.
 * Returns undefined for any other text.
 */
function readCopied(lines: readonly string[]): QuoteDraft | undefined {
  const at = lines.findIndex((line) => starsIn(line));
  if (at === -1 || at > 3 || lines.length < 2) return undefined;
  const heading = lines.slice(0, at).filter((line) => !isWriter(line));
  const { stars, title = '' } = starsIn(lines[at] ?? '') ?? {};
  const rest = [...heading, title, ...lines.slice(at + 1)].filter((line) => line.trim() !== '');
  const words = rest.filter((line) => !SHOWN.test(line.trim()));
  const rating = parseRating(stars);
  if (words.length === 0 || rating === undefined) return undefined;
  const told = rest.flatMap((line) => /^reviewed in .* on (.+)$/i.exec(line.trim())?.[1] ?? []);
  return draftOf(words.join('\n'), rating, parseDates(told)[0]);
}

/**
 * A figure is a rating by its name, by a sign after it, or if all parts begin with one. Stars drawn
 * or named as a rating are removed from the text; figures are the customer's own words and stay.
 */
function readLine(item: string, allRated: boolean): QuoteDraft {
  const dated = LEADING_DATE.exec(item);
  const [date] = parseDates([dated?.[1]]);
  const bare = date === undefined ? item : item.slice(dated?.[0].length);
  const [lead = '', label, stars = '', sign] = LEADING_RATING.exec(bare) ?? [];
  const isSaid = label !== undefined || sign !== undefined || /^[★☆⭐]/u.test(stars);
  const rating = isSaid ? parseRating(stars) : undefined;
  const isOwnWords = label === undefined && !/^[★☆⭐]/u.test(stars);
  if (rating !== undefined)
    return draftOf(unwrap(isOwnWords ? bare : bare.slice(lead.length)), rating, date);
  const kept = allRated ? stars : EXCLAIMED_RATING.exec(bare)?.[1];
  return draftOf(unwrap(bare), parseRating(kept), date);
}

/** Within straight ones, a mark may be doubled, as in tables. */
const QUOTATION_MARKS = /^(?:"((?:[^"]|"")*)"|“([^”]*)”|«([^»]*)»|»([^«]*)«|„([^“]*)“)$/;

/** Strips quotation marks around the whole text. */
export function unwrap(text: string): string {
  const match = QUOTATION_MARKS.exec(text.trim());
  const inside = match?.slice(1).find((group) => group !== undefined);
  return inside?.replaceAll('""', '"') ?? text;
}
