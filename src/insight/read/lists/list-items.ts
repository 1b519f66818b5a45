/** Names, stars and days beside a customer's words in a list. */
import { parseDates } from '../lines/quote-date.ts';
import { sourceNamed } from '../tables/column-source.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { isCapitalized, isCustomer, isNobody, isWriter, mayBeName } from '../lines/names.ts';
import { unwrap } from './prose.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';
import { isJob, nameIn } from './signatures.ts';
import { readStars } from '../lines/stars.ts';
import { signedBarely, signedLine } from './testimonials.ts';
import { isWhen } from '../lines/when.ts';

/** An item of a list. */
export interface Item {
  readonly lines: readonly string[];
  /** The lines below the words, of the customer: the name, the job, the place. */
  readonly names: readonly string[];
}

/** Reads the items of a list, one quote each: the names are in the same place in all of them. */
export function readItems(found: readonly Item[]): Pick<Reading, 'quotes' | 'leftOut'> {
  const items = found.some(({ names }) => names.length > 0) ? found : signedBelow(found);
  const leftOut: LeftOut[] = [];
  const heads = headsOf(items);
  const whole = withoutLabels(
    items.map(({ lines }, at) => lines.slice(heads?.[at]?.length ?? 0).join('\n')),
    leftOut,
  );
  const isSigned = heads !== undefined || items.some(({ names }) => names.length > 0);
  const style = isSigned ? undefined : (nameStyleOf(whole) ?? asideStyleOf(whole));
  const areNames = areMostly(items.map(({ names }) => nameOf(names)));
  const quotes: QuoteDraft[] = [];
  items.forEach(({ names, lines }, index) => {
    const head = heads?.[index];
    const { quote, beside } = said(whole[index] ?? '', style);
    const below = factsIn(names.join('\n'));
    const name = nameOf(names);
    const isShown = areNames || /^[–—-]/u.test(names[0] ?? '');
    const isName =
      isPerson(name) ||
      /^\p{Lu}\. ?\p{Lu}\.?$/u.test(name) ||
      (isShown && /^[\p{Lu}\p{Lo}@]/u.test(name) && mayBeName(name) && !isJob(name));
    const speaker = head?.name ?? (isName ? name : undefined);
    quotes.push({
      ...below,
      ...quote,
      ...head?.facts,
      ...(speaker !== undefined && { speaker }),
    });
    const others = [...lines.slice(0, head?.length ?? 0), ...names];
    leftOut.push(...others.map((line): LeftOut => ({ text: line, why: 'name' })), ...beside);
  });
  return { quotes, leftOut };
}

/** `Comment: words`, also below a score. */
const LABELLED =
  /^(?<score>.{0,30}\n)?(?<label>(?:comments?|reviews?|feedback|quote|text|kommentar|bewertung|zitat|commentaire|avis|comentario|reseña|opinión|commento|recensione|opmerking|reactie|comentário|avaliação)\s?[:：]\s?)(?<words>\S[^]*)$/iu;

/** The items without the label of the customers' words, if all have it; it is left out. */
function withoutLabels(items: readonly string[], leftOut: LeftOut[]): readonly string[] {
  const found = items.map((item) => LABELLED.exec(item.slice(0, LONGEST_ITEM))?.groups);
  if (!found.every((it) => it !== undefined)) return items;
  return items.map((item, at) => {
    const { score = '', label = '' } = found[at] ?? {};
    leftOut.push({ text: label.trim(), why: 'heading' });
    return score + item.slice(score.length + label.length);
  });
}

/** Separates the customer from the words of each item: behind a quotation, or a name in all of them. */
function signedBelow(items: readonly Item[]): readonly Item[] {
  const quoted = items.flatMap(({ lines }) => afterQuotation(lines) ?? []);
  if (items.length > 1 && quoted.length === items.length) return quoted;
  const depth = namesBelow(items);
  return depth === undefined
    ? items
    : items.map(({ lines }) => ({ lines: lines.slice(0, -depth), names: lines.slice(-depth) }));
}

/** A whole quotation, perhaps below or behind stars, and what follows it. */
const QUOTATION =
  /^(?<words>(?:(?:[★☆⭐]|\uFE0F){1,10}\s?)?(?:"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|»[^«»]+«|「[^「」]+」|『[^『』]+』|‘[^‘’]+(?:’\p{L}[^‘’]*)*’|'[^']+(?:'\p{L}[^']*)*'(?=\s|$)))(?<rest>[^"“”„«»「」]+)$/su;

/** In UTF-16 units; a longer item is not searched for its end. */
const LONGEST_ITEM = 3000;

/** The item in two parts: the quotation at its start, and the lines of its author. */
function afterQuotation(lines: readonly string[]): Item | undefined {
  const item = lines.join('\n');
  const { words, rest } =
    (item.length > LONGEST_ITEM ? undefined : QUOTATION.exec(item)?.groups) ?? {};
  if (words === undefined || rest === undefined) return undefined;
  const names = rest.split('\n').flatMap((line) => line.trim() || []);
  const isApart = /^\s*[\n–—―/|~·(（[-]/u.test(rest) || isNamed(nameOf(names));
  return isApart && names.length > 0 && names.length <= MOST_BELOW && !names.some(isSentence)
    ? { lines: words.split('\n'), names }
    : undefined;
}

/** In lines: the name, the job, and the stars. */
const MOST_BELOW = 3;

/** The line of the names, from the end of each item, if all have one there: 1 for the last. */
export const namesBelow = (items: readonly Item[]): number | undefined =>
  [1, 2, 3].find((depth) => areNamesAt(items, depth));

/** True for a customer's name in this line from the end of each item, with nothing but facts below. */
function areNamesAt(items: readonly Item[], depth: number): boolean {
  const names = items.map(({ lines }) => nameOf(lines.slice(-depth)));
  return (
    items.length > 1 &&
    items.every(({ lines }) => lines.length > depth) &&
    items.every(({ lines }) => lines.slice(-depth).every((line) => !isSentence(line))) &&
    names.every(mayBeName) &&
    areMostly(names)
  );
}

export const nameOf = ([line = '']: readonly string[]): string => barely(nameIn(line) ?? line);

/** Before a name, and between it and a place, a job or stars. */
const [BEFORE, BEHIND] = [/^[–—―\-/|~·(（[\s]{1,4}/u, /\s?[,|(（[·、★☆⭐]|\s[–—/~-]\s/u];

const barely = (line: string): string =>
  (line.trim().replace(BEFORE, '').split(BEHIND)[0] ?? '').replace(/[)\]）]$/u, '').trim();

/** In UTF-16 units; a longer line is no fact about a customer. */
const LONGEST_FACT = 90;

export const isSentence = (line: string): boolean =>
  line.length > LONGEST_FACT ||
  ENDED.test(line) ||
  (/\.["”»“]?$/u.test(line) && line.split(' ').length > 4);

/** A full stop behind a word, not behind an initial or `Inc.` */
const ENDED = /(?:[!?…。！？]|\p{L}{3}(?<!(?:Inc|Ltd|Corp|Bros|Esq|Prof))\.)["”»“]?$/u;

/** `The Adeyemi family`. */
const FAMILY = /^(?:the )?\p{Lu}[\p{L}’'-]+ (?:family|household)$/iu;

const HAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]`;
/** `佐藤 美咲`, `田中様`: without a space or a title, it may be any word. */
const EAST_ASIAN = new RegExp(
  String.raw`^${HAN}{1,6}[ 　]${HAN}{1,8}$|^${HAN}{1,6}(?:さん|様|さま|氏)$`,
  'u',
);
/** A name beside a day. */
const EAST_ASIAN_NAME = new RegExp(`^${HAN}{2,8}$`, 'u');

/** Before a name in a customer's words: `Danke Frau Müller`, `Hi Lena`. */
const ADDRESSED =
  /^(?:thanks?|thank you|danke|merci|gracias|grazie|bravo|obrigad[oa]|bedankt|dank|hi|hello|hey|hallo|hoi|dear|liebe[rs]?|hola|ciao|bonjour|bonsoir|salut|beste|lieve|estimad[oa]|querid[oa]|ch[eè]re?s?|car[oa]|guten|good)\s/iu;

export const isPerson = (name: string): boolean =>
  !/^\d|^[^@].*\.\p{L}{2,}$|\d\.\d/u.test(name) &&
  !ADDRESSED.test(name) &&
  sourceNamed(name) === undefined &&
  (isCustomer(name) || EAST_ASIAN.test(name) || FAMILY.test(name));

/** True for a known name, and for several words with capitals: `Oluwaseun Bello`. */
const isNamed = (name: string): boolean =>
  isPerson(name) ||
  /^\p{Lu}\. ?\p{Lu}\.?$/u.test(name) ||
  (/\s/.test(name) && isCapitalized(name) && mayBeName(name) && !ADDRESSED.test(name));

/** True if all may be names, and most of two or half of more are known ones. */
export const areMostly = (names: readonly string[]): boolean => {
  const known = names.filter((name) => isPerson(name) && !isNobody(name)).length;
  const isEnough = names.length > 2 ? known >= names.length / 2 : known > names.length / 2;
  return isEnough && names.every((name) => isNamed(name) || isNobody(name));
};

interface Facts {
  readonly rating?: number;
  readonly date?: string;
}

/** The stars and the day beside a name: `Jana Kolbe, Bremen (14 March 2026) – 4/5`. */
function factsIn(text: string): Facts {
  const drawn = /[★⭐](?:[★☆⭐]|\uFE0F){0,9}/u.exec(text)?.[0];
  const parts = text.split(/[,;|()（）·\n]|\s[–—-]\s/u).map((part) => part.trim());
  const ratings = [drawn ?? '', ...parts].flatMap((part) => ratingOf(part) ?? []);
  const [rating] = ratings;
  const [date] = parseDates(parts.filter(isWhen));
  return { ...(rating !== undefined && { rating }), ...(date !== undefined && { date }) };
}

/** Of a part with nothing but stars or a score: not of `45`. */
export function ratingOf(part: string): number | undefined {
  const stars = readStars(part);
  return stars?.rest === '' && stars.bare === undefined ? stars.rating : undefined;
}

interface Head {
  readonly name: string;
  readonly facts: Facts;
  /** In lines: the name, and perhaps a job. */
  readonly length: number;
}

/** The names above the words, if all items have one: `Jana Kolbe, Bremen ★★★★☆`. */
export function headsOf(items: readonly Item[]): readonly Head[] | undefined {
  const heads = items.flatMap(({ lines }) => (lines.length > 1 ? headIn(lines[0] ?? '') : []));
  const names = heads.map(({ name }) => name);
  if (items.length < 2 || heads.length < items.length || !areMostly(names)) return undefined;
  const jobs = items.map(({ lines: [, job = ''] }) => job);
  const areJobs = jobs.filter((job) => isJob(job) || /[,&@]/.test(job)).length > jobs.length / 2;
  const haveJobs =
    areJobs &&
    items.every(
      ({ lines: [, job = '', more = '', ...rest] }) =>
        !isWhen(job) &&
        ratingOf(job) === undefined &&
        !isSentence(job) &&
        !/[:：]/u.test(job) &&
        !/^["“„«「]/u.test(job) &&
        isSentence(rest.at(-1) ?? more),
    );
  return haveJobs ? heads.map((head) => ({ ...head, length: 2 })) : heads;
}

/** True for lines with a customer's name each, and perhaps a job. */
export const areHeadLines = (lines: readonly string[]): boolean =>
  headsOf(lines.map((line) => ({ lines: [line, ''], names: [] }))) !== undefined;

/** `Name: Jana Kolbe`. */
const LABEL =
  /^(?:name|customer|client|kunde|kundin|nom|nombre|cliente|nome|naam|klant)\s?[:：]\s?/iu;

function headIn(line: string): readonly Head[] {
  const stars = /^[★⭐]/u.test(line) ? readStars(line) : undefined;
  const named = (stars?.rest ?? line).replace(LABEL, '');
  const name = barely(named).replace(/\s?:$/u, '');
  const isHead = mayBeName(name) && !isSentence(line);
  return isHead ? [{ name, facts: factsIn(line.replace(name, '')), length: 1 }] : [];
}

/** The day, the stars and the score beside the words of an item: more are a part of them. */
const MOST_FACTS = 4;

/** Separates the lines of a day or a score above and below the words of an item. */
function withoutFacts(item: string) {
  const lines = item.split('\n');
  const beside: LeftOut[] = [];
  let date: string | undefined;
  let rating: number | undefined;
  // A hostile text has a thousand scores.
  while (lines.length > 1 && beside.length < MOST_FACTS) {
    const [first = ''] = lines;
    const last = lines.at(-1) ?? '';
    const isDay = isWhen(first);
    const isBelow = !isDay && ratingOf(last) !== undefined;
    if (isDay) date ??= parseDates([first])[0];
    else if (isBelow || ratingOf(first) !== undefined) rating ??= ratingOf(isBelow ? last : first);
    else break;
    beside.push({ text: isBelow ? last : first, why: isDay ? 'date' : 'rating' });
    if (isBelow) lines.pop();
    else lines.shift();
  }
  const facts: Facts = {
    ...(rating !== undefined && { rating }),
    ...(date !== undefined && { date }),
  };
  return { words: lines.join('\n'), facts, beside };
}

interface Said {
  readonly quote: QuoteDraft;
  readonly beside: readonly LeftOut[];
}

/** The customer's words in an item, without what stands beside them. */
function said(item: string, style: RegExp | undefined): Said {
  const { words, facts, beside } = withoutFacts(item);
  const inner = saidInLine(words, style, 0);
  return { quote: { ...inner.quote, ...facts }, beside: [...beside, ...inner.beside] };
}

/** The customer's words, without leading stars and the name and the score beside them. */
function saidInLine(item: string, style: RegExp | undefined, depth: number): Said {
  const isDrawn = /^[★⭐]/u.test(item) || (isNameFirst(style) && style.test(withoutScore(item)));
  const stars = isDrawn ? readStars(item) : undefined;
  const words = stars !== undefined && stars.rest !== '' ? stars.rest : item;
  const drawn = item.slice(0, item.length - words.length).trim();
  const behind = drawn === '' && depth < MOST_FACTS ? scoreBehind(words) : undefined;
  if (behind !== undefined) {
    const { quote, beside } = saidInLine(words.slice(0, -behind.text.length), style, depth + 1);
    const rating = quote.rating ?? behind.rating;
    return {
      quote: { ...quote, ...(rating !== undefined && { rating }) },
      beside: [...beside, { text: behind.text.trim(), why: 'rating' }],
    };
  }
  const dated = datedSignature(words);
  const signed =
    dated ?? styled(words, style) ?? signedLine(words.replaceAll('**', '')) ?? signedBarely(words);
  if (depth < MOST_FACTS && signed !== undefined && scoreBehind(signed.words) !== undefined) {
    const { quote, beside } = saidInLine(signed.words, undefined, depth + 1);
    return {
      quote: { ...quote, ...(signed.name !== undefined && { speaker: signed.name }) },
      beside: [...beside, { text: signed.rest, why: 'name' }],
    };
  }
  const facts = signed === undefined ? {} : factsIn(signed.rest);
  const rating = drawn === '' ? facts.rating : stars?.rating;
  return {
    quote: {
      text: signed?.words ?? unwrapped(words),
      ...(rating !== undefined && { rating }),
      ...(signed?.name !== undefined && { speaker: signed.name }),
      ...(facts.date !== undefined && { date: facts.date }),
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
  const isName = isWriter(name) || EAST_ASIAN_NAME.test(name);
  const isWhole = words !== '' && item.length <= 3000 && !SHORTENED.test(words);
  const isSigned = isWhole && isName && mayBeName(name) && isWhen(when);
  return isSigned
    ? { words: unwrap(words), name, rest: item.slice(words.length).trim() }
    : undefined;
}

const unwrapped = (words: string): string =>
  /^(?:[「『](?=[^「」『』]+[」』]$)|['‘](?=.+['’]$))(?<inside>[^「」『』]+)[」』'’]$/su.exec(
    words.trim(),
  )?.groups?.['inside'] ?? unwrap(words);

/** `words – Jana, Leeds ★★★★☆`. */
const STARS_BEHIND = /(?<=[\p{L}\p{N}.!?)”"»]) {1,2}[★⭐](?:[★☆⭐]|\uFE0F){1,9}$/u;
/** `words (5 stars)`. */
const SCORE_BEHIND = / {1,2}[(（[](?<score>[^()（）[\]]{1,20})[)）\]]$/u;

/** Stars or a score at the end of an item, and their text with the space before. */
function scoreBehind(words: string) {
  const end = words.slice(-LONGEST_SCORE);
  const stars = STARS_BEHIND.exec(end)?.[0];
  const { 0: text = stars ?? '', groups } = SCORE_BEHIND.exec(end) ?? {};
  const rating = ratingOf(groups?.['score'] ?? stars?.trim() ?? '');
  return text === '' || rating === undefined ? undefined : { text, rating };
}

/** In UTF-16 units. */
const LONGEST_SCORE = 30;

const NAME = String.raw`(?<name>@[\w.]{2,30}|\p{L}[\p{L}\p{M}.’' ・-]{1,30}?)`;
/** `, Leeds`, `(5/5)`, `| Trustpilot`. */
const ASIDE = String.raw`(?:,\s[^.!?:\n]{1,60}?|\s?[(（\[][^()（）[\]\n]{1,40}[)）\]]|\s?[|·]\s[^.!?:\n]{1,60}?)`;

/** `Solange : words`, `Solange – words`, `words – Mirjam`, `words / Mirjam`, `words (Mirjam, Delft)`. */
const NAME_STYLES = [
  new RegExp(String.raw`^${NAME}${ASIDE}? ?[:：] ?(?<words>\S[^]*)$`, 'u'),
  new RegExp(String.raw`^${NAME}${ASIDE}? [–—-] (?<words>\S[^]*)$`, 'u'),
  new RegExp(String.raw`^(?<words>[^]*\S) ?[–—-]{1,2} ?${NAME}${ASIDE}?$`, 'u'),
  new RegExp(String.raw`^(?<words>[^]*\S) [/|~·] ?${NAME}${ASIDE}?$`, 'u'),
  new RegExp(
    String.raw`^(?<words>[^]*\S) ?[(（\[]${NAME}(?:[,;・、|·-] ?[^()（）[\]]{1,40})?[)）\]][.。]?$`,
    'u',
  ),
] as const;

const isNameFirst = (style: RegExp | undefined): style is RegExp =>
  style?.source.startsWith('^(?<name>') === true;

/** Without the stars or the score that an item begins with: `5/5 – Jana: words`. */
function withoutScore(item: string): string {
  const stars = readStars(item);
  return stars === undefined || stars.bare !== undefined || stars.rest === '' ? item : stars.rest;
}

/** True for items with a name at the same place in each. */
export const areNamed = (items: readonly string[]): boolean => nameStyleOf(items) !== undefined;

/** The place of the names, if each item has one there and they differ. */
function nameStyleOf(starred: readonly string[]): RegExp | undefined {
  const items = starred.map(withoutScore);
  return NAME_STYLES.find((style) => {
    const names = items.flatMap((item) => style.exec(item.slice(0, 3000))?.groups?.['name'] ?? []);
    return (
      items.length > 1 &&
      names.length === items.length &&
      new Set(names).size === names.length &&
      names.every((name) => /(?:^|\s)[\p{Lu}@]/u.test(name) || EAST_ASIAN.test(name)) &&
      names.every((name) => name.split(/\s+/).length <= 4) &&
      names.filter((name) => isWriter(name) || EAST_ASIAN.test(name)).length >= names.length / 2
    );
  });
}

/** `words (Google, 12 March)`: where and when they were written, if all items say it. */
const ASIDE_BEHIND = /^(?<words>[^]*\S) ?[(（[](?<aside>[^()（）[\]]{3,60})[)）\]][.。]?$/u;

function asideStyleOf(items: readonly string[]): RegExp | undefined {
  const isAside = (item: string): boolean =>
    (ASIDE_BEHIND.exec(item.slice(0, 3000))?.groups?.['aside'] ?? '')
      .split(/\s?[,;|·–—]\s?/u)
      .some((part) => sourceNamed(part) !== undefined || isWhen(part));
  return items.length > 1 && items.every(isAside) ? ASIDE_BEHIND : undefined;
}

function styled(item: string, style: RegExp | undefined) {
  const { words, name } = style?.exec(item)?.groups ?? {};
  if (words === undefined) return undefined;
  return { words: unwrap(words), name, rest: item.replace(words, ' ').trim() };
}
