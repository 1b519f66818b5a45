import type { Choice } from '../campaign/choice.ts';

/**
 * The platforms that a post can be written for: first the four of the specification, in its order,
 * then ours. The rules of each are in `platform-rules.ts`, which the first screen does not load.
 */
export const PLATFORMS = [
  { id: 'facebook', name: 'Facebook', description: 'Posts that start a conversation' },
  { id: 'instagram', name: 'Instagram', description: 'Captions for pictures and reels' },
  { id: 'linkedin', name: 'LinkedIn', description: 'Posts for people at work' },
  { id: 'youtube', name: 'YouTube', description: 'Descriptions for videos and Shorts' },
  { id: 'tiktok', name: 'TikTok', description: 'Captions for short videos' },
] as const satisfies readonly Choice[];

export type PlatformId = (typeof PLATFORMS)[number]['id'];
