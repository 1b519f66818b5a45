import type { ContentTypeId } from '../campaign/content-types.ts';

/** Lines that open the second part of a reply, by content type. */
export const PART_HEADINGS = {
  image: 'IMAGE PROMPT:',
  video: 'VIDEO SCRIPT:',
} as const satisfies Partial<Record<ContentTypeId, string>>;

/**
 * Finds the part heading in a reply. Tolerates any case, Markdown around the heading, the part on
 * the heading's own line, a repeated heading, or one without its colon on a line of its own.
 */
export function findPartHeading(
  reply: string,
  contentType: 'image' | 'video',
): { readonly start: number; readonly end: number } | undefined {
  const found = headingPattern(contentType).exec(reply);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

function headingPattern(contentType: 'image' | 'video'): RegExp {
  const words = PART_HEADINGS[contentType].replace(':', '').replace(' ', '[ _-]');
  const heading = `[ \\t#>*_]{0,20}${words}[ \\t*_]{0,20}(?::[ \\t*_]{0,20}|$)`;
  return new RegExp(`^${heading}(?:\\s{0,20}${heading}){0,5}`, 'im');
}
