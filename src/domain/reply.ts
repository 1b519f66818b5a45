import type { ContentTypeId } from './content-types.ts';
import { PART_HEADINGS } from './prompt.ts';

/** What a reply holds, taken apart. */
export interface GeneratedContent {
  readonly text: string;
  /** Only for the content type image. */
  readonly imagePrompt?: string;
  /** Only for the content type video. */
  readonly videoScript?: string;
}

/**
 * Takes a reply apart at its part heading. Forgiving: any case, Markdown around the heading, the
 * part on the heading's own line, a heading said twice, or without its colon on a line of its own.
 * A reply without one is all text.
 */
export function splitReply(reply: string, contentType: ContentTypeId): GeneratedContent {
  if (contentType === 'text') return { text: reply.trim() };
  const found = headingPattern(contentType).exec(reply);
  if (!found) return { text: reply.trim() };
  const text = withoutRule(reply.slice(0, found.index));
  const part = reply.slice(found.index + found[0].length).trim();
  if (part === '') return { text };
  return contentType === 'image' ? { text, imagePrompt: part } : { text, videoScript: part };
}

function headingPattern(contentType: 'image' | 'video'): RegExp {
  const words = PART_HEADINGS[contentType].replace(':', '').replace(' ', '[ _-]');
  const heading = `[ \\t#>*_]*${words}[ \\t*_]*(?::[ \\t*_]*|$)`;
  return new RegExp(`^${heading}(?:\\s*${heading})*`, 'im');
}

/** Models like to draw a line before the second part; it belongs to neither. */
function withoutRule(text: string): string {
  return text
    .trim()
    .replace(/\n[^\S\n]*(?:-{3,}|\*{3,}|_{3,})$/, '')
    .trim();
}

/** A draft's parts as the one reply they came from: what a continuation goes on from. */
export function wholeReply(content: GeneratedContent, contentType: ContentTypeId): string {
  const part = content.imagePrompt ?? content.videoScript;
  if (part === undefined || contentType === 'text') return content.text;
  return `${content.text}\n\n${PART_HEADINGS[contentType]}\n${part}`;
}

/** Joins a reply that was cut short and what came when it was asked to go on. */
export function joinReplies(before: string, after: string): string {
  if (before === '' || after === '') return before + after;
  const touches = /\s$/.test(before) || /^[\s.,;:!?…)\]’”]/u.test(after);
  return touches ? before + after : `${before} ${after}`;
}

/** Words, as a person counts them: runs of characters between white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
