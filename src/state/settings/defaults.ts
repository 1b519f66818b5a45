import { atom } from 'jotai';
import { type CampaignConfiguration, parseCampaign } from '#domain/campaign/campaign.ts';
import { campaignAtom } from '../campaign/campaign.ts';
import { documentAtom } from '../storage/documents.ts';
import { DEFAULTS } from '../storage/storage-keys.ts';

/** Choices that a new campaign starts with. */
export type Defaults = Pick<CampaignConfiguration, 'contentType' | 'tone' | 'audience' | 'length'>;

export const defaultsAtom = documentAtom<Defaults>({
  key: DEFAULTS,
  version: 1,
  initial: { contentType: 'text' },
  parse(data) {
    if (typeof data !== 'object' || data === null) return undefined;
    const { contentType, tone, audience, length } = parseCampaign(data);
    return {
      contentType,
      ...(tone && { tone }),
      ...(audience && { audience }),
      ...(length && { length }),
    };
  },
});

/** Stores the defaults. The current campaign gets those choices that it still lacks. */
export const setDefaultsAtom = atom(null, (_get, set, defaults: Defaults) => {
  set(defaultsAtom, defaults);
  const { contentType: _, ...choices } = defaults;
  set(campaignAtom, (campaign) => ({ ...choices, ...campaign }));
});
