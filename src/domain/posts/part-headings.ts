import type { ContentTypeId } from '../campaign/content-types.ts';

/** Lines that open the second part of a reply, by content type. */
export const PART_HEADINGS = {
  image: 'IMAGE PROMPT:',
  video: 'VIDEO SCRIPT:',
} as const satisfies Partial<Record<ContentTypeId, string>>;
