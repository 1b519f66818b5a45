import type { PlatformId } from '../platforms/platforms.ts';
import { asOf, type CampaignConfiguration, fingerprint } from './campaign.ts';

/** By campaign object, which is replaced with every choice. */
const known = new WeakMap<CampaignConfiguration, Map<string, string>>();

/**
 * Fingerprint of a campaign for one of its platforms, as it was when its set had `quoteCount` quotes:
 * reviews that were added since make no post outdated. Kept: typing in a post asks for it on every
 * key.
 */
export function platformFingerprint(
  campaign: CampaignConfiguration,
  platform: PlatformId,
  quoteCount?: number,
): string {
  const all = known.get(campaign) ?? new Map<string, string>();
  known.set(campaign, all);
  const key = `${platform} ${quoteCount}`;
  const made = all.get(key) ?? fingerprint({ ...asOf(campaign, quoteCount), platform });
  all.set(key, made);
  return made;
}
