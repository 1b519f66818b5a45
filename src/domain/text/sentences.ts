/** A sentence of a post: its offsets in UTF-16 units, without surrounding white space. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** A word, a number, or a row of stars: a rating. */
const HAS_CONTENT = /[\p{L}\p{N}]|(?:[★⭐🌟]\uFE0F? ?){2}/u;

/** The number of a list item, which the segmenter takes for a sentence: `1. Quiet rooms`. */
const LIST_NUMBER = /^\p{Nd}{1,2}\.$/u;

/**
 * Returns the sentences of a text, in order. A line break ends a sentence too, as usual in posts.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(text))
    for (const line of segment.matchAll(/[^\r\n]+/g)) {
      const words = line[0].trim();
      const start = index + line.index + line[0].indexOf(words);
      if (LIST_NUMBER.test(words) && isBeforeWords(text, start, words)) continue;
      if (HAS_CONTENT.test(words)) sentences.push({ start, end: start + words.length });
    }
  return sentences;
}

/** True for words that begin a line and don't end it. */
const isBeforeWords = (text: string, start: number, words: string): boolean =>
  /(?:^|[\r\n])[^\S\r\n]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[^\S\r\n]{0,40}[^\s]/.test(text.slice(start + words.length, start + words.length + 41));
