import { trimEnd } from '../platforms/trim-end.ts';

/**
 * Citation marks. The prompt numbers the quotes from 1 and asks for `[q3]` or `[q3, q7]` after a
 * sentence that relies on them. Marks are removed from the reply and never become part of the post.
 * Without quotes in the request nothing is a mark; with them only this form is: `[10]`, `(Q3)` and
 * `[sic]` are text. `[q57]` of three quotes is a citation that the model made up: it is removed,
 * and links the sentence to nothing.
 */
export interface Mark {
  /** Position of the mark, in UTF-16 units of the text without marks. */
  readonly at: number;
  /** Numbers of the cited quotes, from 1; empty if the model made them up. */
  readonly quotes: readonly number[];
}

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

// Every gap is bounded, so that parsing takes linear time for any reply.
const GAP = String.raw`[ \t\u00A0]{0,4}`;
const NUMBER = String.raw`q(?:uote)?${GAP}\d{1,6}`;
const JOINT = String.raw`${GAP}(?:[,;&+/、，；–-]${GAP}(?:and)?|and)${GAP}`;
const LIST = String.raw`${GAP}${NUMBER}(?:(?:${JOINT}|${GAP})${NUMBER}|${JOINT}\d{1,3}){0,40}${GAP}`;
const BRACKETED = String.raw`\\?[[【［]${LIST}\\?[\]】］]`;
/** Adjacent marks with their separators: `[q1], [q2]`. */
const RUN = String.raw`${BRACKETED}(?:(?:${JOINT}|${GAP})${BRACKETED}){0,40}`;
/** Some models put marks in Markdown emphasis or round brackets, which are removed with them. */
const MARK = String.raw`(?:\*\*${RUN}\*\*|\*${RUN}\*|_${RUN}_|\(${RUN}\)|${RUN})`;
const MARKS = new RegExp(MARK, 'gi');

/** A mark that has begun and may be completed by the next chunk. */
const UNFINISHED =
  /(?:\*\*|[*_(])?\\?[[【［][ \t\u00A0]{0,4}(?:q(?:u(?:o(?:t(?:e)?)?)?)?[ \t\u00A0]{0,4}(?:\d[\dquote \t\u00A0,;&+–and\\-]{0,300})?)?$/i;
const LONGEST_UNFINISHED = 320;

/** Removes the marks from a reply to a request with `sent` quotes, including an unfinished one. */
export function readMarks(marked: string, sent = 0): MarkedText {
  if (sent === 0) return { text: marked, marks: [] };
  const source = withoutUnfinished(marked);
  const marks: Mark[] = [];
  let text = '';
  let from = 0;
  for (const match of source.matchAll(MARKS)) {
    const quotes = numbersIn(match[0]).filter((number) => number >= 1 && number <= sent);
    text += source.slice(from, match.index);
    from = match.index + match[0].length;
    const [before, between, after] = closeGap(text, source, from);
    marks.push({ at: before.length, quotes });
    text = before + between;
    from = after;
  }
  return { text: text + source.slice(from), marks };
}

/** Returns the text without marks, for showing it while it streams in. */
export const withoutMarks = (marked: string, sent: number): string => readMarks(marked, sent).text;

function numbersIn(mark: string): number[] {
  return [...new Set((mark.match(/\d+/g) ?? []).map(Number))];
}

/** Removes a mark at the end of a text that was cut off. */
export function withoutUnfinished(marked: string): string {
  const tail = Math.max(0, marked.length - LONGEST_UNFINISHED);
  const found = UNFINISHED.exec(marked.slice(tail));
  return found ? trimBlanks(marked.slice(0, tail + found.index)) : marked;
}

/** Returns the text before the mark, its replacement, and the index where the text continues. */
function closeGap(text: string, source: string, end: number): [string, string, number] {
  const before = trimBlanks(text);
  if (before !== '' && !before.endsWith('\n')) {
    const follows = source[end] ?? '';
    const gap = text.length > before.length || SENTENCE_ENDS.includes(before.at(-1) ?? '');
    return [before, gap && /[\p{L}\p{N}]/u.test(follows) && !WIDE.test(follows) ? ' ' : '', end];
  }
  const words = skip(source, end, ' \t\u00A0');
  if (words < source.length && source[words] !== '\n') return [before, '', words];
  // The mark is alone on its line: the line is removed, and the larger gap around it stays.
  const next = skip(source, words, '\n');
  const head = trimEnd(before, /\n/);
  const lines = Math.max(before.length - head.length, next - words);
  return [head, head === '' || next === source.length ? '' : '\n'.repeat(lines), next];
}

const SENTENCE_ENDS = '.!?…"”’)';

/** Scripts without spaces between words. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const trimBlanks = (text: string): string => trimEnd(text, /[ \t\u00A0]/);

function skip(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && characters.includes(text[at] ?? '')) at += 1;
  return at;
}
