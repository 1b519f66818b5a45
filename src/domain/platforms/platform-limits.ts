import type { Sourced } from './sourced.ts';
import type { PlatformId } from './platforms.ts';
import type { LengthUnit } from './text-metrics.ts';

/** Maximum length of a field, in the unit that its platform counts in. */
export interface Limit extends Sourced {
  readonly most: number;
  readonly unit: LengthUnit;
  /** Characters that the platform refuses. */
  readonly refuses?: readonly string[];
}

/** The part of `PLATFORM_RULES` that is needed before there is a post: a chunk of its own. */
export const PLATFORM_LIMITS: Readonly<Record<PlatformId, Limit>> = {
  facebook: { most: 63_206, unit: 'utf16', source: 'postiz' },
  instagram: { most: 2200, unit: 'utf16', source: 'ayrshare' },
  linkedin: { most: 3000, unit: 'utf16', source: 'ayrshare' },
  // The API counts the description in bytes, the title and the tags in characters.
  youtube: { most: 5000, unit: 'utf8', refuses: ['<', '>'], source: 'youtubeApi' },
  // The app itself accepts 4,000; every way of posting accepts 2,200.
  tiktok: { most: 2200, unit: 'utf16', source: 'tiktokApi' },
};
