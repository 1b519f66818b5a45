/** A sentence of a post: its offsets in UTF-16 units, without surrounding white space. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** A word, a number, or a row of stars: a rating. */
const HAS_CONTENT = /[\p{L}\p{N}]|(?:[★⭐🌟]\uFE0F? ?){2}/u;

/**
 * Returns the sentences of a text, in order. A line break ends a sentence too, as usual in posts.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(text))
    for (const line of segment.matchAll(/[^\r\n]+/g)) {
      const words = line[0].trim();
      const start = index + line.index + line[0].indexOf(words);
      if (HAS_CONTENT.test(words)) sentences.push({ start, end: start + words.length });
    }
  return sentences;
}
