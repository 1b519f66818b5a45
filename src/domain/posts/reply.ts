import type { ContentTypeId } from '../campaign/content-types.ts';
import { type CitedQuote, type Evidence, linkMarks, withMarks } from './citations.ts';
import { readMarks, withoutMarks } from './marks.ts';
import { findPartHeading, PART_HEADINGS } from '../platforms/part-headings.ts';

/** The parts of a reply. */
export interface GeneratedContent {
  readonly text: string;
  /** Only for the content type image. */
  readonly imagePrompt?: string;
  /** Only for the content type video. */
  readonly videoScript?: string;
  /** Citations by the model; undefined if it gave none that can be used. */
  readonly evidence?: Evidence;
}

/**
 * Splits a reply: the citation marks become its evidence, and the second part becomes a field of
 * its own. `quotes` are in the order in which they were sent.
 */
export function splitReply(
  reply: string,
  contentType: ContentTypeId,
  quotes: readonly CitedQuote[],
): GeneratedContent {
  const { text: marked, imagePrompt, videoScript } = splitParts(reply, contentType);
  const { text, marks } = readMarks(marked, quotes.length);
  const post = text.trim();
  const lead = text.indexOf(post);
  const moved = marks.map((mark) => ({ ...mark, at: Math.max(0, mark.at - lead) }));
  const evidence = linkMarks(post, moved, quotes);
  return {
    text: post,
    ...(imagePrompt !== undefined && {
      imagePrompt: withoutMarks(imagePrompt, quotes.length).trim(),
    }),
    ...(videoScript !== undefined && {
      videoScript: withoutMarks(videoScript, quotes.length).trim(),
    }),
    ...(evidence && { evidence }),
  };
}

/** Splits a reply at its part heading. A reply without a heading is all text. */
function splitParts(reply: string, contentType: ContentTypeId): GeneratedContent {
  if (contentType === 'text') return { text: reply.trim() };
  const heading = findPartHeading(reply, contentType);
  if (!heading) return { text: reply.trim() };
  const text = withoutRule(reply.slice(0, heading.start));
  const part = reply.slice(heading.end).trim();
  if (part === '') return { text };
  return contentType === 'image' ? { text, imagePrompt: part } : { text, videoScript: part };
}

/** Removes a rule that models like to draw before the second part. */
function withoutRule(text: string): string {
  return text
    .trim()
    .replace(/\n[^\S\n]*(?:-{3,}|\*{3,}|_{3,})$/, '')
    .trim();
}

/**
 * Joins a draft's parts into the one reply they came from, with marks numbered by the quotes of the
 * next request.
 */
export function wholeReply(
  content: GeneratedContent,
  contentType: ContentTypeId,
  sent: readonly Pick<CitedQuote, 'id'>[],
): string {
  const part = content.imagePrompt ?? content.videoScript;
  const text = withMarks(content.text, content.evidence, sent);
  if (part === undefined || contentType === 'text') return text;
  return `${text}\n\n${PART_HEADINGS[contentType]}\n${part}`;
}

/**
 * Counts words as a reader does: runs of characters between white space, and in scripts without
 * spaces the words found by the browser's segmenter.
 */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED) ?? [];
  if (unspaced.length === 0) return countSpaced(text);
  const words = unspaced.reduce((sum, run) => sum + countSegments(run), 0);
  return words + countSpaced(text.replace(UNSPACED, ' ').replace(/[\p{P}\p{S}]+/gu, ' '));
}

/** Runs of characters of scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー]+/gu;

const countSpaced = (text: string): number => text.split(/\s+/).filter(Boolean).length;

let segmenter: Intl.Segmenter | undefined;

function countSegments(run: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(run)) if (isWordLike) count += 1;
  return count;
}
