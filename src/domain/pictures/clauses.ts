import { sentencesOf } from '../text/sentences.ts';
import { isUnspaced } from './scripts.ts';

/** A place where a quote may stop: its words up to here say something whole. */
export interface Border {
  /** Offset behind its last unit. */
  readonly end: number;
  readonly isSentence: boolean;
}

/** Signs between clauses: those of scripts with spaces only before one, so not in `3,5`. */
const CLAUSE = /[,;:،؛](?=\s)|[、，；：]|\s[–—-](?=\s)|—/g;

/** The places where a text may stop before its end, in order. */
export function bordersOf(text: string): Border[] {
  const sentences = new Set(sentencesOf(text).map(({ end }) => end));
  const clauses = Array.from(text.matchAll(CLAUSE), ({ index }) => index);
  return [...sentences, ...clauses]
    .filter((end) => end > 0 && end < text.length)
    .toSorted((one, other) => one - other)
    .map((end) => ({ end, isSentence: sentences.has(end) }));
}

/** The words up to a border, with a sign that more were said. */
export function cutAt(text: string, { end, isSentence }: Border): string {
  const words = text.slice(0, end).trimEnd();
  return isSentence && !isUnspaced(words.slice(-2)) ? `${words} …` : `${words}…`;
}
