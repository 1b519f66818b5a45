import { atom } from 'jotai';
import { withAdditionalPlatforms } from '#domain/campaign/campaign.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { campaignAtom } from '../campaign/campaign.ts';
import { writeAtom } from './generate.ts';

/** Adds these platforms to the campaign and requests their posts, one request each. */
export const alsoWriteForAtom = atom(null, async (_get, set, platforms: readonly PlatformId[]) => {
  set(campaignAtom, (it) =>
    withAdditionalPlatforms(it, [...(it.additionalPlatforms ?? []), ...platforms]),
  );
  await set(writeAtom, platforms);
});
