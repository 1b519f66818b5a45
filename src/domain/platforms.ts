import type { Choice } from './choice.ts';

interface Platform extends Choice {
  /** Most characters that the platform accepts in one post, in UTF-16 units. */
  readonly limit: number;
  /** What the prompt asks for about form. */
  readonly form: string;
  /** Advice beside the finished post. */
  readonly tips: readonly string[];
}

/**
 * What each platform accepts and what reads well there, collected in November 2026.
 *
 * Limits: Facebook 63,206 (as Postiz enforces it); Instagram 2,200 (Ayrshare's documents); LinkedIn
 * 3,000 (Ayrshare's documents); YouTube description 5,000 (YouTube Data API). Folds: Instagram
 * help article 1643471055915254, others from secondary articles, so they are advice only.
 */
export const PLATFORMS = [
  {
    id: 'facebook',
    name: 'Facebook',
    description: 'Posts that start a conversation',
    limit: 63_206,
    form: 'one post, at most two hashtags',
    tips: [
      'Optimal length is 40-80 characters: the shortest version that still says it wins.',
      'Phones cut the text after about 300 characters, so the point goes first.',
      'One or two hashtags are enough.',
      'A picture of 1080 x 1350 fills the most screen.',
    ],
  },
  {
    id: 'instagram',
    name: 'Instagram',
    description: 'Captions for pictures and reels',
    limit: 2200,
    form: 'one caption, at most five hashtags at the end',
    tips: [
      'The first 125 characters show before “more”: put the hook there.',
      'A caption has at most 2,200 characters.',
      'Use up to five hashtags.',
      'Every post needs a picture or a video; 1080 x 1350 suits the feed.',
    ],
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    description: 'Posts for people at work',
    limit: 3000,
    form: 'one post in short paragraphs, three to five hashtags at the end',
    tips: [
      'Phones show three lines or about 140 characters before “see more”.',
      'A post has at most 3,000 characters; 1,300 to 2,000 read well.',
      'Use three to five hashtags.',
      'Short paragraphs help, and an empty line counts as a line.',
    ],
  },
  {
    id: 'youtube',
    name: 'YouTube',
    description: 'Descriptions for videos and Shorts',
    limit: 5000,
    form: 'one video description whose first line works as a title of at most 60 characters',
    tips: [
      'A title has at most 100 characters; 60 or fewer show in full.',
      'The first 100 characters of the description are seen in search.',
      'A description has at most 5,000 characters.',
      'Use three to five hashtags; over 60 and YouTube ignores them all.',
    ],
  },
] as const satisfies readonly Platform[];

export type PlatformId = (typeof PLATFORMS)[number]['id'];
