/** A sentence of a post: its offsets in UTF-16 units, without surrounding white space. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** A word, a number, or a row of stars: a rating. */
const HAS_CONTENT = /[\p{L}\p{N}]|(?:[★⭐🌟]\uFE0F? ?){2}/u;

/** The number of a list item, or of a day or a floor, which the segmenter takes for a sentence. */
const NUMBER = /^\p{Nd}{1,2}\.$/u;

/** Lines that begin with such a number and a word: `1. Quiet rooms`. */
const NUMBERED = /^[^\S\r\n]*(?<number>\p{Nd}{1,2})\.[^\S\r\n]+(?=\S)(?<word>\p{L}*)/gmu;

/** Largest gap between the numbers of two items of a list, some of which may be removed. */
const NEAR = 3;

/**
 * Returns the sentences of a text, in order. A line break ends a sentence too, as usual in posts.
 * The number of a list item belongs to none.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const items = itemsOf(text);
  let ordinal: number | undefined;
  for (const { segment, index } of segmenter.segment(text))
    for (const line of segment.matchAll(/[^\r\n]+/g)) {
      const words = line[0].trim();
      const start = index + line.index + line[0].indexOf(words);
      const end = start + words.length;
      if (NUMBER.test(words) && isBeforeWords(text, start, words)) {
        ordinal = items.has(start) ? undefined : start;
        continue;
      }
      const last = sentences.at(-1);
      if (last && isRestOfDate(text, last, { start, end })) {
        sentences[sentences.length - 1] = { start: last.start, end };
        continue;
      }
      const first = ordinal ?? items.get(start) ?? start;
      if (ordinal !== undefined || HAS_CONTENT.test(words)) sentences.push({ start: first, end });
      ordinal = undefined;
    }
  return sentences;
}

/**
 * The numbers of the list items of a text: where each begins, and where its words do. A number alone
 * and that of a day count something: `24. Dezember`, `3. Stock`.
 */
function itemsOf(text: string): ReadonlyMap<number, number> {
  const lines = [...text.matchAll(NUMBERED)].map(({ 0: before, index, groups }) => ({
    start: index + before.search(/\S/),
    words: index + before.length - (groups?.['word'] ?? '').length,
    number: Number(groups?.['number']),
    isDay: MONTH.test(groups?.['word'] ?? ''),
  }));
  const numbers = new Set(lines.map(({ number }) => number));
  const items = lines.filter(({ number, isDay }) => !isDay && hasOther(numbers, number));
  return new Map(items.map(({ start, words }) => [start, words]));
}

function hasOther(numbers: ReadonlySet<number>, number: number): boolean {
  for (let by = 1; by <= NEAR; by += 1)
    if (numbers.has(number - by) || numbers.has(number + by)) return true;
  return false;
}

/** Behind the number of a day in German, which has a point too. */
const MONTH =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/iu;

/** True for what the segmenter splits from a date: `Am 24. Dezember`. */
const isRestOfDate = (text: string, before: Sentence, { start, end }: Sentence): boolean =>
  MONTH.test(text.slice(start, Math.min(end, start + 20))) &&
  /(?<![\p{L}\p{N}])\p{Nd}{1,2}\.$/u.test(
    text.slice(Math.max(before.start, before.end - 9), before.end),
  ) &&
  /^[^\S\r\n]+$/.test(text.slice(before.end, start));

/** True for words that begin a line and don't end it. */
const isBeforeWords = (text: string, start: number, words: string): boolean =>
  /(?:^|[\r\n])[^\S\r\n]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[^\S\r\n]{0,40}[^\s]/.test(text.slice(start + words.length, start + words.length + 41));
