import type { PlatformId } from '../platforms/platforms.ts';

/** A picture's size, with what its platform covers of it. All in pixels. */
export interface CardSize {
  readonly id: SizeId;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Strips at the top and the bottom that an app's own controls cover. */
  readonly covered?: { readonly top: number; readonly bottom: number };
}

export type SizeId = 'feed' | 'square' | 'story' | 'wide' | 'cover';

/** In the order of the choices. As in `PLATFORM_RULES`, which names the sources. */
export const CARD_SIZES: readonly CardSize[] = [
  { id: 'feed', name: 'Feed', width: 1080, height: 1350 },
  { id: 'square', name: 'Square', width: 1080, height: 1080 },
  { id: 'story', name: 'Story', width: 1080, height: 1920, covered: { top: 250, bottom: 340 } },
  { id: 'wide', name: 'Wide', width: 1200, height: 627 },
  { id: 'cover', name: 'Video cover', width: 1280, height: 720 },
];

export const sizeOf = (id: SizeId): CardSize => CARD_SIZES.find((size) => size.id === id) ?? FEED;

const FEED: CardSize = { id: 'feed', name: 'Feed', width: 1080, height: 1350 };

/** The size that a platform shows largest. */
export const USUAL_SIZE: Readonly<Record<PlatformId, SizeId>> = {
  facebook: 'feed',
  instagram: 'feed',
  linkedin: 'feed',
  youtube: 'cover',
  tiktok: 'story',
};
