interface Habits {
  readonly name: string;
  readonly hashtags: number;
  readonly emoji: boolean;
  /** True for labelled fields: a title, a description and tags. */
  readonly fields: boolean;
  readonly callToAction: string;
}

const FACEBOOK: Habits = {
  name: 'Facebook',
  hashtags: 2,
  emoji: true,
  fields: false,
  callToAction: 'Tag a friend who should read this.',
};

const PLATFORM_HABITS: Readonly<Record<string, Habits>> = {
  facebook: FACEBOOK,
  instagram: {
    name: 'Instagram',
    hashtags: 5,
    emoji: true,
    fields: false,
    callToAction: 'Save this post for later.',
  },
  linkedin: {
    name: 'LinkedIn',
    hashtags: 4,
    emoji: false,
    fields: false,
    callToAction: 'Follow us for more voices from practice.',
  },
  youtube: {
    name: 'YouTube',
    hashtags: 3,
    emoji: false,
    fields: true,
    callToAction: 'Watch to the end, and subscribe for the next one.',
  },
  tiktok: {
    name: 'TikTok',
    hashtags: 4,
    emoji: true,
    fields: false,
    callToAction: 'Tell us in the comments what we missed.',
  },
};

export function habitsOf(platform: string): Habits {
  return PLATFORM_HABITS[platform] ?? FACEBOOK;
}
