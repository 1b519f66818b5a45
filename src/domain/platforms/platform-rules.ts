import type { Sourced } from './sourced.ts';
import { type Limit, PLATFORM_LIMITS } from './platform-limits.ts';
import type { PlatformId } from './platforms.ts';

/**
 * Limits of each platform, and advice on posts that read well there. One table with a source for
 * every figure, so that a change is one line. Hard limits are errors, everything else is advice.
 */

/** The "more" button: after this many lines or characters, whichever comes first. */
export interface Fold extends Sourced {
  readonly lines?: number;
  /** Graphemes. */
  readonly characters: number;
}

/** Minimum and maximum, inclusive, in graphemes or hashtags. */
export interface Range extends Sourced {
  readonly from: number;
  readonly to: number;
}

export interface HashtagRule {
  readonly good: Range;
  /** Maximum: more are refused or cut. */
  readonly most?: Sourced & { readonly count: number };
  /** Number above which the platform ignores all hashtags. */
  readonly ignoredAbove?: Sourced & { readonly count: number };
}

export interface PictureSize extends Sourced {
  readonly use: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PlatformRules {
  /**
   * Limit of the post: on YouTube the description, with `TITLE_RULES` and `TAG_LIMIT` for the rest.
   */
  readonly limit: Limit;
  readonly folds: { readonly phone: Fold; readonly desktop: Fold };
  /**
   * Length of the first line in graphemes, if a specific one is requested; otherwise the fold ends
   * the opening.
   */
  readonly opening?: Range;
  /**
   * Length of the whole post that reads best, in graphemes, if a length of this product reaches it.
   */
  readonly reads?: Range;
  readonly hashtags: HashtagRule;
  readonly pictures: readonly [PictureSize, ...PictureSize[]];
  /** True if a post needs a picture or a video. */
  readonly needsMedia: boolean;
  /** Form of the post, as requested in the prompt. */
  readonly form: string;
  /**
   * Further advice, without figures that are shown elsewhere. `domain/length-verdict` adds those.
   */
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

/** Number of characters of a YouTube title that show in full. */
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
    advice: `The title and tags have their own fields. Titles of up to ${TITLE_SHOWN} characters are shown in full.`,
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
    // Articles recommend 150 to 300 characters, which is below the shortest length of this product.
    hashtags: {
      good: { from: 1, to: 5, source: 'articles' },
      most: { count: 5, source: 'articles' },
    },
    pictures: [picture('Video', 1080, 1920)],
    needsMedia: true,
    form: 'one caption for a short video, at most five hashtags at the end',
  },
};

/** Rules of a YouTube title. */
export const TITLE_RULES: { readonly limit: Limit; readonly good: Range } = {
  limit: { most: 100, unit: 'utf16', refuses: ['<', '>'], source: 'youtubeApi' },
  good: { from: 1, to: TITLE_SHOWN, source: 'observed' },
};

/** Limit of all search tags of a video together, counted by `tagsLength`. */
export const TAG_LIMIT: Limit = { most: 500, unit: 'utf16', source: 'youtubeApi' };
