import { type Limit, PLATFORM_LIMITS } from './platform-limits.ts';
import type { PlatformId } from './platforms.ts';

/**
 * What each platform accepts and what reads well there. One table: every figure with its source, so
 * that a change is one line. Hard limits are errors, everything else is advice.
 */

/** How far a figure can be relied on. */
type Trust =
  /** The platform's own help or developer pages. */
  | 'official'
  /** The specification of this product. */
  | 'specification'
  /** What well-known publishing tools enforce. */
  | 'tools'
  /** Articles of people who watch the platforms. */
  | 'articles'
  /** A single unofficial account: the figure moves, and so may the platform. */
  | 'weak';

interface Source {
  readonly name: string;
  readonly trust: Trust;
  /** Year and month in which it was read. */
  readonly read: string;
  readonly address?: string;
}

export const SOURCES = {
  specification: { name: 'the specification', trust: 'specification', read: '2026-11' },
  postiz: {
    name: 'Postiz, a publishing tool',
    trust: 'tools',
    read: '2026-11',
    address: 'https://github.com/gitroomhq/postiz-app',
  },
  ayrshare: {
    name: 'Ayrshare, a publishing tool',
    trust: 'tools',
    read: '2026-11',
    address: 'https://www.ayrshare.com/docs',
  },
  instagramHelp: {
    name: 'the help pages of Instagram',
    trust: 'official',
    read: '2026-11',
    address: 'https://help.instagram.com/1643471055915254',
  },
  youtubeApi: {
    name: 'the YouTube Data API',
    trust: 'official',
    read: '2026-11',
    address: 'https://developers.google.com/youtube/v3/docs/videos',
  },
  tiktokApi: {
    name: 'the Content Posting API of TikTok',
    trust: 'official',
    read: '2026-11',
    address: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
  },
  articles: { name: 'marketing articles', trust: 'articles', read: '2026-11' },
  observed: { name: 'what readers measured', trust: 'weak', read: '2026-11' },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

/** Something that somebody says, and who. */
export interface Sourced {
  readonly source: SourceId;
}

/** Where a reader has to press "more": after so many lines or characters, whichever comes first. */
export interface Fold extends Sourced {
  readonly lines?: number;
  /** Graphemes. */
  readonly characters: number;
}

/** From and to, inclusive, in graphemes or hashtags. */
export interface Range extends Sourced {
  readonly from: number;
  readonly to: number;
}

export interface HashtagRule {
  readonly good: Range;
  /** More than these are refused or cut. */
  readonly most?: Sourced & { readonly count: number };
  /** With more than these the platform ignores every one of them. */
  readonly ignoredAbove?: Sourced & { readonly count: number };
}

export interface PictureSize extends Sourced {
  readonly use: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PlatformRules {
  /** The post: on YouTube the description, beside which `TITLE_RULES` and `TAG_LIMIT` stand. */
  readonly limit: Limit;
  readonly folds: { readonly phone: Fold; readonly desktop: Fold };
  /** The first line, in graphemes, where one of its own is asked for; else the fold ends the opening. */
  readonly opening?: Range;
  /** The whole post, in graphemes, where a length of this product comes to what reads best. */
  readonly reads?: Range;
  readonly hashtags: HashtagRule;
  readonly pictures: readonly [PictureSize, ...PictureSize[]];
  /** Without a picture or a video there is no post. */
  readonly needsMedia: boolean;
  /** What the prompt asks for about form. */
  readonly form: string;
  /** What else to know, said in no figure that stands elsewhere. `domain/length-verdict` adds those. */
  readonly advice?: string;
}

const picture = (use: string, width: number, height: number): PictureSize => ({
  use,
  width,
  height,
  source: 'articles',
});

const FEED = picture('Feed', 1080, 1350);
const SQUARE = picture('Square', 1080, 1080);

/** Characters of a YouTube title that show in full. */
const TITLE_SHOWN = 60;

export const PLATFORM_RULES: Readonly<Record<PlatformId, PlatformRules>> = {
  facebook: {
    limit: PLATFORM_LIMITS.facebook,
    folds: {
      phone: { characters: 300, source: 'observed' },
      desktop: { characters: 477, source: 'observed' },
    },
    opening: { from: 40, to: 80, source: 'specification' },
    hashtags: { good: { from: 1, to: 2, source: 'articles' } },
    pictures: [FEED, SQUARE, picture('Link', 1200, 630), picture('Story', 1080, 1920)],
    needsMedia: false,
    form: 'one post, at most two hashtags',
  },
  instagram: {
    limit: PLATFORM_LIMITS.instagram,
    folds: {
      phone: { lines: 3, characters: 125, source: 'instagramHelp' },
      desktop: { lines: 3, characters: 125, source: 'instagramHelp' },
    },
    hashtags: {
      good: { from: 1, to: 5, source: 'articles' },
      most: { count: 5, source: 'ayrshare' },
    },
    pictures: [FEED, picture('Tall', 1080, 1440), SQUARE, picture('Reel', 1080, 1920)],
    needsMedia: true,
    form: 'one caption, at most five hashtags at the end',
  },
  linkedin: {
    limit: PLATFORM_LIMITS.linkedin,
    folds: {
      phone: { lines: 3, characters: 140, source: 'observed' },
      desktop: { lines: 3, characters: 210, source: 'observed' },
    },
    reads: { from: 1300, to: 2000, source: 'articles' },
    hashtags: { good: { from: 3, to: 5, source: 'articles' } },
    pictures: [picture('Link', 1200, 627), SQUARE, picture('Tall', 1080, 1350)],
    needsMedia: false,
    form: 'one post in short paragraphs, three to five hashtags at the end',
    advice: 'Short paragraphs help, and an empty line counts as a line.',
  },
  youtube: {
    limit: PLATFORM_LIMITS.youtube,
    folds: {
      phone: { characters: 100, source: 'observed' },
      desktop: { characters: 157, source: 'observed' },
    },
    hashtags: {
      good: { from: 3, to: 5, source: 'articles' },
      ignoredAbove: { count: 60, source: 'articles' },
    },
    pictures: [picture('Thumbnail', 1280, 720), picture('Shorts', 1080, 1920)],
    needsMedia: true,
    advice: `Title and tags are fields of their own: ${TITLE_SHOWN} characters of a title show in full.`,
    form: [
      'a title, a description and search tags for one video, each under its label, exactly so:',
      `"Title:" and on the same line a title of at most ${TITLE_SHOWN} characters;`,
      '"Description:" and below it the description, three to five hashtags at its end;',
      '"Tags:" and on the same line five to ten search tags, separated by commas',
    ].join(' '),
  },
  tiktok: {
    limit: PLATFORM_LIMITS.tiktok,
    folds: {
      phone: { characters: 100, source: 'observed' },
      desktop: { characters: 100, source: 'observed' },
    },
    // Articles find 150 to 300 characters best, which is below the shortest length of this product.
    hashtags: {
      good: { from: 1, to: 5, source: 'articles' },
      most: { count: 5, source: 'articles' },
    },
    pictures: [picture('Video', 1080, 1920)],
    needsMedia: true,
    form: 'one caption for a short video, at most five hashtags at the end',
  },
};

/** Of a YouTube title. */
export const TITLE_RULES: { readonly limit: Limit; readonly good: Range } = {
  limit: { most: 100, unit: 'utf16', refuses: ['<', '>'], source: 'youtubeApi' },
  good: { from: 1, to: TITLE_SHOWN, source: 'observed' },
};

/** Of all search tags of a video together, counted by `tagsLength`. */
export const TAG_LIMIT: Limit = { most: 500, unit: 'utf16', source: 'youtubeApi' };
