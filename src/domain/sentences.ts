/** A sentence of a post: where it stands, in UTF-16 units, without the white space around it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of a text, in order. A line's end ends one too, as posts are written. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(text))
    for (const line of segment.matchAll(/[^\r\n]+/g)) {
      const words = line[0].trim();
      const start = index + line.index + line[0].indexOf(words);
      if (/[\p{L}\p{N}]/u.test(words)) sentences.push({ start, end: start + words.length });
    }
  return sentences;
}
