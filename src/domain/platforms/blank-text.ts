import type { PlatformId } from './platforms.ts';
import { readYoutubeFields } from './youtube-fields.ts';

/** True if nothing but white space is in a post: of fields, in none of them. */
export const isBlankText = (platform: PlatformId, text: string): boolean => {
  const pieces = platform === 'youtube' ? Object.values(readYoutubeFields(text)) : [text];
  return pieces.every((piece: string) => piece.trim() === '');
};
