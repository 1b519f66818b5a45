import type { PlatformId } from '../platforms/platforms.ts';
import { type CampaignConfiguration, fingerprint } from './campaign.ts';

/** By campaign object, which is replaced with every choice. */
const known = new WeakMap<CampaignConfiguration, Map<PlatformId, string>>();

/** Fingerprint of a campaign for one of its platforms. Kept: typing in a post asks for it on every key. */
export function platformFingerprint(campaign: CampaignConfiguration, platform: PlatformId): string {
  const all = known.get(campaign) ?? new Map<PlatformId, string>();
  known.set(campaign, all);
  const made = all.get(platform) ?? fingerprint({ ...campaign, platform });
  all.set(platform, made);
  return made;
}
