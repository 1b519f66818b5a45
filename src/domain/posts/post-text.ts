import type { ContentTypeId } from '../campaign/content-types.ts';
import { findPartHeading, PART_HEADINGS } from '../platforms/part-headings.ts';
import { mayBeJson, openEnvelope, withoutOpening } from './envelope.ts';
import { isFence, plainText } from './plain-text.ts';
import { unquote } from './unquote.ts';
import { isUnfinishedThought, unwrap } from './unwrap.ts';
import { OPENER, PRODUCT, WEAK_PRODUCT } from './wrapping-words.ts';

/** Request for a post, to distinguish the post from the words around it. */
export interface PostRequest {
  readonly contentType: ContentTypeId;
  /** The customers' words that were sent: a post may consist of a quote. */
  readonly quotes: readonly string[];
}

/**
 * Returns the post in a model's reply as a platform shows it: without introduction, goodbye, fences
 * and quotation marks around it, and without Markdown. Citation marks and the part heading stay.
 * Idempotent.
 */
export const postText = (reply: string, request: PostRequest): string =>
  untilStable(reply.replace(INVISIBLE, ''), (text) =>
    byParts(openEnvelope(text), request, (part) =>
      unquote(plainText(unwrap(openEnvelope(part))), request.quotes),
    ),
  );

/**
 * Returns the same while the reply arrives. A beginning that may still become an introduction is
 * held back, so that none is shown and taken away again.
 */
export function postTextSoFar(reply: string, request: PostRequest): string {
  const soFar = byParts(reply, request, withoutUnfinished);
  if (mayBeJson(reply) || isUnfinishedThought(soFar)) return '';
  const text = withoutOpening(postText(soFar, request));
  return mayBecomeIntroduction(text) ? '' : text;
}

/** Characters without a sign or a width, before and behind a text. */
const INVISIBLE =
  /^[\s\u200B\u2060\uFEFF]{0,99}[\u200B\u2060\uFEFF]|[\u200B\u2060\uFEFF][\s\u200B\u2060\uFEFF]{0,99}$/g;

/** Wrappers in wrappers that are taken off. */
const MOST_LAYERS = 8;

function untilStable(reply: string, peel: (text: string) => string): string {
  let text = reply;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inner = peel(text);
    if (inner === text) return text;
    text = inner;
  }
  return text;
}

function byParts(
  reply: string,
  { contentType }: PostRequest,
  read: (part: string) => string,
): string {
  const heading = contentType === 'text' ? undefined : findPartHeading(reply, contentType);
  if (contentType === 'text' || !heading) return read(reply);
  const post = read(reply.slice(0, heading.start)).trimEnd();
  const part = read(reply.slice(heading.end)).trimStart();
  return `${post}\n\n${PART_HEADINGS[contentType]}\n${part}`;
}

/** Longest beginning that any line could have in common with an introduction, in UTF-16 units. */
const SHORT = 40;
const LONGEST_INTRODUCTION = 280;

function mayBecomeIntroduction(text: string): boolean {
  const words = text.trim();
  if (words.includes('\n') || words.length > LONGEST_INTRODUCTION) return false;
  const isLikely = [OPENER, PRODUCT, WEAK_PRODUCT].some((pattern) => pattern.test(words));
  return words.length <= SHORT || isLikely;
}

/** Leaves out the marks at the end of a text that the next words will explain. */
const withoutUnfinished = (reply: string): string => fromFence(withoutLastMarks(reply));

function withoutLastMarks(reply: string): string {
  const line = reply.slice(reply.lastIndexOf('\n') + 1);
  const head = reply.slice(0, reply.length - line.length);
  if (/^[ \t]{0,9}(?:#{1,6}|[*+]{1,3}|[-_~`]{1,3}\w{0,12})[ \t]{0,3}$/.test(line)) return head;
  const bold = line.lastIndexOf('**');
  const isOpen = bold >= 0 && line.slice(0, bold).split('**').length % 2 === 1;
  const text = isOpen ? line.slice(0, bold) + line.slice(bold + 2) : line;
  return head + text.replace(/\*$/, '').replace(/!?\[([^\][\n]{1,400})\]\([^()\s]{0,2000}$/, '$1');
}

/** The post is in the block of code that has begun. */
function fromFence(reply: string): string {
  const lines = reply.split('\n');
  const fences = lines.flatMap((line, index) => (isFence(line) ? [index] : []));
  const [only, more] = fences;
  const isBegun = only !== undefined && more === undefined && only <= MOST_BEFORE;
  return isBegun && lines.slice(only + 1).some((line) => line.trim() !== '')
    ? lines.slice(only + 1).join('\n')
    : reply;
}

/** Most lines before a fence that are about the post in it. */
const MOST_BEFORE = 4;
