import type { CallToAction } from './phrases/phrases.ts';

interface Habits {
  readonly name: string;
  readonly hashtags: number;
  readonly emoji: boolean;
  /** True for labelled fields: a title, a description and tags. */
  readonly fields: boolean;
  readonly callToAction: CallToAction;
}

const FACEBOOK: Habits = {
  name: 'Facebook',
  hashtags: 2,
  emoji: true,
  fields: false,
  callToAction: 'tag',
};

const PLATFORM_HABITS: Readonly<Record<string, Habits>> = {
  facebook: FACEBOOK,
  instagram: {
    name: 'Instagram',
    hashtags: 5,
    emoji: true,
    fields: false,
    callToAction: 'save',
  },
  linkedin: {
    name: 'LinkedIn',
    hashtags: 4,
    emoji: false,
    fields: false,
    callToAction: 'follow',
  },
  youtube: {
    name: 'YouTube',
    hashtags: 3,
    emoji: false,
    fields: true,
    callToAction: 'subscribe',
  },
  tiktok: {
    name: 'TikTok',
    hashtags: 4,
    emoji: true,
    fields: false,
    callToAction: 'comment',
  },
};

export function habitsOf(platform: string): Habits {
  return PLATFORM_HABITS[platform] ?? FACEBOOK;
}
