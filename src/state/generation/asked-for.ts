import { type CampaignConfiguration, fingerprint, ready } from '#domain/campaign/campaign.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import type { Build, RequestDraft } from './submit.ts';

/** The requests for a campaign's posts; none while a choice is missing. */
export function askedFor(
  campaignId: string,
  configuration: CampaignConfiguration,
  platforms: readonly PlatformId[],
): RequestDraft[] {
  const campaign = ready(configuration);
  if (!campaign) return [];
  const build: Build = async (sent, texts) => ({ prompt: texts.buildPrompt(sent) });
  return platforms.map((platform) => ({
    campaignId,
    campaign: { ...campaign, platform },
    fingerprint,
    build,
  }));
}

/** Posts of campaigns other than the current one. */
export interface OtherPosts {
  readonly asked: readonly RequestDraft[];
  /** Data from which the next page can ask for them. */
  readonly kept: unknown;
}
