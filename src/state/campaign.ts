import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import {
  type CampaignConfiguration,
  changeQuote,
  EMPTY_CAMPAIGN,
  mergeCampaigns,
  missingChoices,
  parseCampaign,
  removeQuote,
  toggleOnlyQuotes,
  toggleTag,
  withAdditionalPlatforms,
} from '#domain/campaign/campaign.ts';
import { isSame } from '#domain/campaign/merge.ts';
import { chooseQuote, type Quote, restoreQuotes, toggleMasking } from '#domain/insight/quote.ts';
import type { Tag } from '#domain/campaign/tags.ts';
import { documentAtom } from './documents.ts';
import { CAMPAIGN, CAMPAIGN_ID } from './storage-keys.ts';

/** The user's choices for the current campaign. */
export const campaignAtom = documentAtom<CampaignConfiguration>({
  key: CAMPAIGN,
  version: 3,
  initial: EMPTY_CAMPAIGN,
  parse: (data) => (typeof data === 'object' && data !== null ? parseCampaign(data) : undefined),
  merge: mergeCampaigns,
});

/** Identifies a campaign: Create New Campaign assigns a new id. */
export const campaignIdAtom = documentAtom<string>({
  key: CAMPAIGN_ID,
  version: 1,
  initial: 'first',
  parse: (data) => (typeof data === 'string' ? data : undefined),
});

/** The steps that the choices allow. Most choices change nothing here, and notify no subscriber. */
export const progressAtom = selectAtom(
  campaignAtom,
  (campaign) => ({
    platformChosen: campaign.platform !== undefined,
    readyToGenerate: missingChoices(campaign).length === 0,
  }),
  isSame,
);

/** Overwrites the given choices. */
export const chooseAtom = atom(null, (_get, set, choice: Partial<CampaignConfiguration>) =>
  set(campaignAtom, (campaign) =>
    withAdditionalPlatforms({ ...campaign, ...choice }, campaign.additionalPlatforms ?? []),
  ),
);

export const toggleTagAtom = atom(null, (_get, set, tag: Tag) =>
  set(campaignAtom, (campaign) => toggleTag(campaign, tag)),
);

/** Toggles the rule that forbids claims without a quote. */
export const toggleOnlyQuotesAtom = atom(null, (_get, set) => set(campaignAtom, toggleOnlyQuotes));

export const setQuotesAtom = atom(null, (_get, set, quotes: readonly Quote[]) =>
  set(campaignAtom, (campaign) => ({ ...campaign, quotes })),
);

/** Undoes a removal. `before` holds the quotes as they were. */
export const restoreQuotesAtom = atom(null, (_get, set, before: readonly Quote[]) =>
  set(campaignAtom, (campaign) => ({
    ...campaign,
    quotes: restoreQuotes(before, campaign.quotes),
  })),
);

export const removeQuoteAtom = atom(null, (_get, set, id: string) =>
  set(campaignAtom, (campaign) => removeQuote(campaign, id)),
);

/** Pins or drops a quote; the same choice again leaves the quote to the app. */
export const chooseQuoteAtom = atom(null, (_get, set, id: string, choice: 'pinned' | 'dropped') =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, (it) => chooseQuote(it, choice))),
);

/** Toggles whether the masked parts of a quote are sent unmasked. */
export const toggleMaskingAtom = atom(null, (_get, set, id: string) =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, toggleMasking)),
);
