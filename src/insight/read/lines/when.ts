/**
 * Lines with only a day, a time or an age. Every token of such a line is a number, a word of time
 * in the platform's data, or one of the short forms below, in English, German, French, Spanish,
 * Italian, Dutch and Portuguese.
 */
import TIME from '../../data/read/time.txt?raw';
import { alternativesOf, sectionsOf } from '../../data/entries.ts';
import { bare, localeWords } from './locale-words.ts';
import { lineMemo } from '../../text/line-memos.ts';

const phrases = alternativesOf(TIME);
const sections = sectionsOf(TIME);
const setOf = (name: string): ReadonlySet<string> => new Set(sections(name));

/** Without accents, like all words here. */
const MONTHS = setOf('month');
const DAYS = setOf('day');
const NEAR = setOf('near');
const UNITS = setOf('unit');
const AGO = setOf('ago');
const GLUE = setOf('glue');

/** In UTF-16 units; a longer line has more than a date. */
const LONGEST = 80;

const TOKEN = /\p{L}+|\d+(?:[:./h-]\d+){0,3}|[^\s\p{L}\d]/gu;
const SIGN = /^[.,:;()[\]·•|–—/'’ºª-]$/;

/** True for a line such as `Mar 3, 2024`, `vor 2 Wochen` or `10:42`. */
export const isWhen = (line: string): boolean => line.length <= LONGEST && isShortWhen(line);

const isShortWhen = lineMemo((line) => {
  if (SHORT_AGE.test(line.trim()) || EAST_ASIAN.test(line.trim())) return true;
  if (isNamedTime(line)) return false;
  const tokens = bare(line).match(TOKEN) ?? [];
  return (
    tokens.every(isOfTime) && says(tokens) && !(/^\p{Lu}/u.test(line) && isNameWithTime(tokens))
  );
});

const NAMED_TIME = /^(?<name>\p{Lu}\p{L}{1,11})(?: \p{Lu}\.?)?\s{2,4}\d{1,2}:\d{2}(?![\d.])/u;

/** `Sam  9:16 AM`, as a copied chat writes a name and the time: not `Sunday  9:16 AM`, `Today  9:16`. */
export function isNamedTime(line: string): boolean {
  const name = bare(NAMED_TIME.exec(line)?.groups?.['name'] ?? '');
  return name !== '' && !NEAR.has(name) && !(DAYS.has(name) && name.length > LONGEST_SHORT_DAY);
}

/** In letters: `Sam`, `Dom`, `Mo` are names too. */
const LONGEST_SHORT_DAY = 3;

/** `June 9:16 AM`: a month without a day is a name. */
const isNameWithTime = ([first = '', second = '', ...rest]: readonly string[]): boolean =>
  // `mar 10:15`: a Tuesday in several languages.
  MONTHS.has(first) &&
  !first.startsWith('mar') &&
  CLOCK.test(second) &&
  rest.every((token) => /^(?:[ap]m?|\.)$/.test(token));

/** `3w`, an age as social networks write it. */
const SHORT_AGE =
  /^\d{1,3} ?(?:min|mins|h|hr|hrs|d|w|wk|wks|mo|y|yr|std|tg|wo|wch|sem|sett|tyg|godz|mies|dni|j|jr)\.?$/i;

/** `2026年3月14日 (土) 10:21`, `2026년 3월 14일 토요일`, `3か月前`, `2주 전`, `어제`. */
const EAST_ASIAN =
  /^(?:(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?(?:\s?[(（]?(?:[月火水木金土日](?:曜日)?|[월화수목금토일](?:요일)?|(?:星期|周|週)[一二三四五六日天])[)）]?)?(?:\s?(?:(?:上午|下午|午前|午後|오전|오후)\s?)?\d{1,2}[:：]\d{2}(?:[:：]\d{2})?)?|(?:約|约)?\s?\d{1,3}\s?(?:秒|分|時間|日|週間|か月|ヶ月|カ月|年|秒钟|分钟|小时|天|周|个月|分鐘|小時|週|個月|초|분|시간|일|주|개월|달|년)\s?(?:前|전)|今日|昨日|一昨日|今天|昨天|前天|오늘|어제|그저께)$/u;

const isOfTime = (token: string): boolean =>
  /^\d/.test(token) ||
  SIGN.test(token) ||
  SHORT_WORDS.some((words) => words.has(token)) ||
  Object.values(localeWords()).some((words) => words.has(token));

const SHORT_WORDS = [MONTHS, DAYS, NEAR, UNITS, AGO, GLUE];

function says(tokens: readonly string[]): boolean {
  // `out of 5`: "out" is short for October in Portuguese.
  if (tokens.includes('out') && tokens.includes('of')) return false;
  const has = (words: ReadonlySet<string>) => tokens.some((token) => words.has(token));
  const isNumbered = tokens.some((token) => /^\d/.test(token));
  const { months, units, ago } = localeWords();
  // `a` belongs to an age in `il y a 2 ans`, but not in `a second one`.
  const isAge = tokens.some(
    (token) => (AGO.has(token) || ago.has(token)) && (token !== 'a' || tokens.includes('y')),
  );
  if (has(NEAR)) return true;
  if (tokens.some((token) => NUMERIC_DATE.test(token) || CLOCK.test(token))) return true;
  if (isNumbered && (has(MONTHS) || has(months))) return true;
  const isUnit = has(UNITS) || has(units);
  // `miesiąc temu`: a language without articles.
  const isBare = tokens.length === 2 && units.has(tokens[0] ?? '') && ago.has(tokens[1] ?? '');
  return isUnit && isAge && (isNumbered || isBare || tokens.some((token) => ONE.has(token)));
}

const NUMERIC_DATE = /^\d{1,4}(?<sign>[./-])\d{1,2}\k<sign>\d{1,4}$/;
const CLOCK = /^\d{1,2}[:h]\d{2}(?::\d{2})?$/;
const ONE = setOf('one');

/** True for a line with a time of day, and nothing but date and time. */
export const isClock = (line: string): boolean =>
  isWhen(line) && /(?<![\d./-])\d{1,2}[:.h]\d{2}(?![\d./-]*[./-]\d)|\d\s?[ap]\.?m/i.test(line);

/** The words before the date of a review, as sites write them; a place may come between. */
const LEAD = new RegExp(`^(?:${phrases('lead')})(?![\\p{L}\\d])`, 'iu');

/** In words: `Reviewed in the United States of America on`. */
const LONGEST_PLACE = 8;

/**
 * True for a line that dates a review: `Reviewed in Spain on 3 March 2024`, `Date of stay: May
 * 2024`.
 */
export function datesReview(line: string): boolean {
  if (line.length > LONGEST + 40) return false;
  const lead = LEAD.exec(line)?.[0];
  if (lead === undefined) return false;
  const words = line
    .slice(lead.length)
    .replace(/^[\s:–—-]+/, '')
    .split(/\s+/);
  return words
    .slice(0, LONGEST_PLACE)
    .some((_, at) => isWhen(words.slice(at).join(' ')) && words.slice(0, at).every(isPlaceWord));
}

const isPlaceWord = (word: string): boolean => /^[\p{L}.'’-]{1,20}[,:]?$/u.test(word);

const DAY_MONTH_YEAR =
  /(?<!\p{L}|\d)(?:\d{4}\s?[年년]\s?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?|\d{4}(?<sign>[-./])\d{1,2}\k<sign>\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th|er)?\.?\s{1,2}(?:de\s)?\p{L}{3,12}\.?,?\s{1,2}(?:de\s)?\d{4}|\p{L}{3,12}\.?\s{1,2}\d{1,2}(?:st|nd|rd|th)?,?\s{1,2}\d{4})(?!\d)/u;

/** The first date with a year in a short line, as written. */
export const dateIn = (line: string): string | undefined =>
  line.length > LONGEST + 60 ? undefined : DAY_MONTH_YEAR.exec(line)?.[0];

/** In words: a name and a date. */
const LONGEST_BYLINE = 14;

/**
 * Splits `Jana K., 3 May 2024` into author and time; undefined if the line doesn't end in a time.
 */
export function splitWhen(
  line: string,
): { readonly who: string; readonly when: string } | undefined {
  if (line.length > LONGEST + 60) return undefined;
  const parts = line.split(/(?<=\s{2}|[,—–·|]\s?)(?=[^\s,])/);
  const words = line.split(/(?<=\s)(?=\S)/);
  if (words.length > LONGEST_BYLINE) return undefined;
  const [byMarks, byWords] = [partedAt(parts), partedAt(words)];
  // `Jana March 3, 2026 at 10:32`: the comma is within the day.
  const isWithinDay = /^\d{4}(?![\d./-])/.test(byMarks?.when ?? '') && byWords !== undefined;
  return isWithinDay ? byWords : (byMarks ?? byWords);
}

/** `T. Feb 18, 2026`: the last part of a name, not a unit of time. */
const INITIAL = /^\p{Lu}\.\s/u;

/** Splits at the first position that only a time follows. */
function partedAt(words: readonly string[]) {
  for (let at = 1; at < words.length; at += 1) {
    const when = words
      .slice(at)
      .join('')
      .replace(/^[[(]|[\])]:?$/g, '');
    if (!/^(?:\p{L}|\d)/u.test(when) || INITIAL.test(when) || !isWhen(when)) continue;
    return {
      who: words
        .slice(0, at)
        .join('')
        .replace(/[\s,·•|–—([-]+$/, ''),
      when,
    };
  }
  return undefined;
}
