import { atom } from 'jotai';
import {
  type CampaignConfiguration,
  changeQuote,
  EMPTY_CAMPAIGN,
  mergeCampaigns,
  parseCampaign,
  removeQuote,
  toggleOnlyQuotes,
  toggleTag,
  writeAlsoFor,
} from '#domain/campaign.ts';
import { chooseQuote, type Quote, restoreQuotes, toggleMasking } from '#domain/quote.ts';
import type { Tag } from '#domain/tags.ts';
import { documentAtom } from './documents.ts';

/** What has been chosen for the campaign in the making. */
export const campaignAtom = documentAtom<CampaignConfiguration>({
  key: 'campaign',
  version: 3,
  initial: EMPTY_CAMPAIGN,
  parse: (data) => (typeof data === 'object' && data !== null ? parseCampaign(data) : undefined),
  merge: mergeCampaigns,
});

/** Tells one campaign from the next: Create New Campaign gives it another. */
export const campaignIdAtom = documentAtom<string>({
  key: 'campaign-id',
  version: 1,
  initial: 'first',
  parse: (data) => (typeof data === 'string' ? data : undefined),
});

/** Replaces single choices: each replaces its earlier one. */
export const chooseAtom = atom(null, (_get, set, choice: Partial<CampaignConfiguration>) =>
  set(campaignAtom, (campaign) => writeAlsoFor({ ...campaign, ...choice }, campaign.also ?? [])),
);

export const toggleTagAtom = atom(null, (_get, set, tag: Tag) =>
  set(campaignAtom, (campaign) => toggleTag(campaign, tag)),
);

/** Forbids claims that no quote makes, or allows them again. */
export const toggleOnlyQuotesAtom = atom(null, (_get, set) => set(campaignAtom, toggleOnlyQuotes));

export const setQuotesAtom = atom(null, (_get, set, quotes: readonly Quote[]) =>
  set(campaignAtom, (campaign) => ({ ...campaign, quotes })),
);

/** Undoes a removal: `before` are the quotes as they stood. */
export const restoreQuotesAtom = atom(null, (_get, set, before: readonly Quote[]) =>
  set(campaignAtom, (campaign) => ({
    ...campaign,
    quotes: restoreQuotes(before, campaign.quotes),
  })),
);

export const removeQuoteAtom = atom(null, (_get, set, id: string) =>
  set(campaignAtom, (campaign) => removeQuote(campaign, id)),
);

/** Pins or drops a quote; said a second time it is left to the app again. */
export const chooseQuoteAtom = atom(null, (_get, set, id: string, choice: 'pinned' | 'dropped') =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, (it) => chooseQuote(it, choice))),
);

/** Lets what is masked in a quote be sent as it is, or masks it again. */
export const toggleMaskingAtom = atom(null, (_get, set, id: string) =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, toggleMasking)),
);
