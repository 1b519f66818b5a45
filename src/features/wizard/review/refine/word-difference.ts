import { diffArrays } from 'diff';

/** A run of words that both texts have, or only one of them. */
export interface Change {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Offset among all runs, in UTF-16 units. */
  readonly start: number;
}

/** Most words added and removed until two texts count as wholly different. */
const MOST_CHANGES = 400;

/**
 * Compares two texts word by word, in any script. The runs that are not `added` make up the first
 * text, those that are not `removed` the second.
 */
export function wordDifference(before: string, after: string): Change[] {
  const options = { maxEditLength: MOST_CHANGES };
  const parts = diffArrays(wordsOf(before), wordsOf(after), options) ?? [
    { value: [before], added: false, removed: true },
    { value: [after], added: true, removed: false },
  ];
  let start = 0;
  return parts.flatMap(({ value, added, removed }) => {
    const text = value.join('');
    const change: Change = { kind: added ? 'added' : removed ? 'removed' : 'same', text, start };
    start += text.length;
    return text === '' ? [] : [change];
  });
}

/** Words and signs, each with the white space behind it: joined, they are the text. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (segment.trim() === '' && words.length > 0) words.push(`${words.pop()}${segment}`);
    else words.push(segment);
  }
  return words;
}
