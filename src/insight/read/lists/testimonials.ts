import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { isCustomer, mayBeName } from '../lines/names.ts';
import { isDated } from '../pages/page-days.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';
import { readStars } from '../lines/stars.ts';
import { isJob, isOfSite, isSentence } from './signatures.ts';
import { starredLines } from './starred-lines.ts';

/** A name after a dash below the words, with a place or a job. */
const SIGNED = /^[–—―-]{1,2}\s?(?<name>\p{Lu}[^,|(·\n]{0,40}?)(?:\s?[,|(·]\s?(?<aside>.{2,60}))?$/u;

const [OPEN, CLOSE] = ['["“«„»‘\']', '["”»“«’\']'];
/** `“We saved hours.” – Omar`, `“We saved hours.” (Omar, Leeds)`. */
const SIGNED_BEHIND = new RegExp(
  String.raw`^${OPEN}(?<words>.{2,2000})${CLOSE}\s?(?:[–—―~-]{1,2}\s?(?<name>\p{L}[^"“”]{0,60})|[(](?<aside>\p{L}[^"“”()]{0,60})[)])\.?$`,
  'u',
);
/** `Omar: “We saved hours.”`, `Omar (Leeds): “We saved hours.”`. */
const SIGNED_BEFORE = new RegExp(
  String.raw`^(?<name>\p{L}[^"“”:]{0,60})\s?:\s${OPEN}(?<words>.{2,2000})${CLOSE}$`,
  'u',
);

interface Signed {
  readonly words: string;
  /** Absent if the text beside the words is no name: `(no name)`. */
  readonly name: string | undefined;
  /** All other text of the line. */
  readonly rest: string;
}

/** Words in quotation marks with their author, on one line. */
export function signedLine(line: string): Signed | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const { words, name, aside } =
    (SIGNED_BEHIND.exec(line) ?? SIGNED_BEFORE.exec(line))?.groups ?? {};
  const rest = name ?? aside;
  if (words === undefined || rest === undefined) return undefined;
  const bare = rest.replace(/\s?[,|(·;–—].*$/u, '').trim();
  const isNamed = mayBeName(bare) && /^[\p{Lu}@]|[_\d]/u.test(bare);
  if (!isNamed && aside === undefined && !mayBeName(bare)) return undefined;
  const isPerson = isNamed || (aside === undefined && /^\S+$|\s\p{Lu}\S*$/u.test(bare));
  return { words: words.trim(), name: isPerson ? bare : undefined, rest };
}

/** In UTF-16 units. */
const LONGEST_LINE = 2200;

/** Reads words with their author below or after them, as sites show testimonials. */
export const readTestimonials = (text: string): Reading | undefined =>
  starredLines(text) ?? quotedAbove(text) ?? signedBelow(text);

/**
 * `Too short for tall people – Carmen, market stall`: without quotation marks, a dash and a known
 * name identify it.
 */
const SIGNED_BARE =
  /^(?<words>.{8,1500}[^\s–—-])\s[–—]\s(?<name>\p{L}[^,|(·–—]{1,40})(?:\s?[,|(·].{2,60})?$/u;

/** `He took off his shoes. (Annelies, Gent)`. */
const SIGNED_IN_BRACKETS =
  /^(?<words>.{8,1500}[^\s–—-])\s\((?<name>\p{L}[^,;()]{1,40})(?:[,;] ?[^()]{2,60})?\)\.?$/u;

/** `— Pilar, Logroño`: a place or an age behind any name. */
const PLACED =
  /^[–—] ?\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,2}, (?:\p{Lu}[\p{L}’' -]{1,30}|\d{1,3})$/u;

export function signedBarely(line: string): Signed | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const { words = '', name = '' } =
    (SIGNED_BARE.exec(line) ?? SIGNED_IN_BRACKETS.exec(line))?.groups ?? {};
  const isPlaced = /[.!?…"”»]$/u.test(words) && PLACED.test(line.slice(words.length).trim());
  return isCustomer(name.trim()) || isPlaced
    ? { words, name: name.trim(), rest: line.slice(words.length).trim() }
    : undefined;
}

/** In UTF-16 units; a longer line among signed ones is no heading. */
const LONGEST_HEADING = 90;

/** A text that is quoted as a whole. */
const QUOTED = /^["“«„»‘](?<words>[^"“”«»„]{2,2000})["”»“«’]$/u;

/** Reads words in quotation marks, each with its author on the next line: `Jana Kolbe, Bremen`. */
function quotedAbove(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const found = lines.flatMap((line, at) => {
    const words = line.length > LONGEST_LINE ? undefined : QUOTED.exec(line)?.groups?.['words'];
    const below = lines[at + 1]?.replace(/^[–—―-]{1,2}\s?/, '') ?? '';
    const name = below.replace(/\s?[,|(·–—].*$/u, '').trim();
    const isNamed = below.length <= LONGEST_HEADING && mayBeName(name) && !QUOTED.test(below);
    const above = readStars(lines[at - 1] ?? '');
    const rating = above?.rest === '' ? above.rating : starsIn(below)?.rating;
    return words !== undefined && isNamed ? [{ at, words, name, rating }] : [];
  });
  const quoted = lines.filter((line) => line.length <= LONGEST_LINE && QUOTED.test(line)).length;
  if (found.length < 2 || found.length < quoted) return undefined;
  const used = new Set(found.map(({ at }) => at));
  const names = new Set(found.map(({ at }) => at + 1));
  return {
    quotes: found.map(({ words, name, rating }) => ({
      text: words.trim(),
      ...(!isJob(name) && { speaker: name }),
      ...(rating !== undefined && { rating }),
    })),
    leftOut: lines.flatMap((line, at): LeftOut[] =>
      used.has(at) ? [] : [{ text: line, why: names.has(at) ? 'name' : 'heading' }],
    ),
  };
}

/**
 * True for a company's page with words in quotation marks above names, and nothing else that
 * customers may have said: no day, no stars, no sentence but the page's own questions and its cookie
 * banner.
 */
export function areQuoted(text: string): boolean {
  const reading = quotedAbove(text);
  return (
    reading?.quotes.every(({ rating }) => rating === undefined) === true &&
    reading.leftOut.every(({ text: line, why }) => {
      const isOther = why !== 'name' && isSentence(line) && !isOfSite(line);
      return line.includes('©') || !(isOther || (line.length <= LONGEST_HEADING && isDated(line)));
    })
  );
}

function signedBelow(text: string): Reading | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const quotes: QuoteDraft[] = [];
  const leftOut: LeftOut[] = [];
  let said: string[] = [];
  for (const line of lines) {
    const { name, aside = '' } = (line.length <= 120 && SIGNED.exec(line)?.groups) || {};
    if (name === undefined || !mayBeName(name) || said.length === 0) {
      said.push(line);
      continue;
    }
    const [first = ''] = said;
    const above = said.length > 1 ? readStars(first) : undefined;
    const words = above?.rest === '' ? said.slice(1) : said;
    if (above?.rest === '') leftOut.push({ text: first, why: 'rating' });
    const stars = above?.rest === '' ? above : starsIn(aside);
    leftOut.push({ text: line, why: 'name' });
    quotes.push({
      text: unwrapped(words.join('\n')),
      speaker: name,
      ...(stars?.rest === '' && { rating: stars.rating }),
    });
    said = [];
  }
  leftOut.push(...said.map((line) => ({ text: line, why: 'other' }) as const));
  return quotes.length >= 2 && said.length <= 2 ? { quotes, leftOut } : undefined;
}

/** A dash before a name shows a signature, with a place or a job behind it. */
const DASHED = /^[–—―]{1,2}\s?(?<name>\p{L}[^,|(·]{0,60})/u;

/** Without the dash before the name of a card, and the quotation marks around its words. */
export function unsigned(quote: QuoteDraft): QuoteDraft {
  const name = DASHED.exec(quote.speaker ?? '')?.groups?.['name']?.trim();
  if (name === undefined) return quote;
  const [, words] = /^["“«„»]([^]+)["”»“«]$/u.exec(quote.text) ?? [];
  return { ...quote, speaker: name, text: words?.trim() ?? quote.text };
}

/** The stars beside a name: `Leeds, ★★★★`. */
const starsIn = (aside: string) =>
  aside
    .slice(0, LONGEST_HEADING)
    .split(/[,|·(]|\s[–—-]\s/)
    .map((part) => readStars(part.trim().replace(/\)$/, '')))
    .find((stars) => stars?.rest === '' && stars.bare === undefined);

/** Strips quotation marks around the whole text. */
const unwrapped = (text: string): string =>
  /^["“«„»](?<words>[^"“”«»„]+)["”»“«]$/u.exec(text)?.groups?.['words']?.trim() ?? text;
