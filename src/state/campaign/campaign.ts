import { atom } from 'jotai';
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
import { chooseQuote, type Quote, toggleMasking, toggleTheme } from '#domain/quotes/quote.ts';
import type { Tag } from '#domain/campaign/tags.ts';
import { documentAtom } from '../storage/documents.ts';
import { CAMPAIGN, CAMPAIGN_ID } from '../storage/storage-keys.ts';

/** The user's choices for the current campaign. */
export const campaignAtom = documentAtom<CampaignConfiguration>({
  key: CAMPAIGN,
  version: 3,
  initial: EMPTY_CAMPAIGN,
  parse: (data) => (typeof data === 'object' && data !== null ? parseCampaign(data) : undefined),
  merge: mergeCampaigns,
});

/** One choice of the campaign. Notifies its subscribers of changes of that choice alone. */
const choiceAtom = <Key extends keyof CampaignConfiguration>(key: Key) =>
  atom((get) => get(campaignAtom)[key]);

export const platformAtom = choiceAtom('platform');
export const tagsAtom = choiceAtom('tags');
export const contentTypeAtom = choiceAtom('contentType');
export const toneAtom = choiceAtom('tone');
export const audienceAtom = choiceAtom('audience');
export const lengthAtom = choiceAtom('length');
export const subjectAtom = choiceAtom('subject');
export const quotesAtom = choiceAtom('quotes');
export const onlyQuotesAtom = choiceAtom('onlyQuotes');

/** Conditions of the later steps, as values that change only with the condition. */
export const isPlatformChosenAtom = atom((get) => get(platformAtom) !== undefined);
export const isReadyToGenerateAtom = atom((get) => missingChoices(get(campaignAtom)).length === 0);

/** Identifies a campaign: Create New Campaign assigns a new id. */
export const campaignIdAtom = documentAtom<string>({
  key: CAMPAIGN_ID,
  version: 1,
  initial: 'first',
  parse: (data) => (typeof data === 'string' ? data : undefined),
  forget: (set) => set(wipesAtom, (count) => count + 1),
});

/** Number of wipes: work of an earlier user that is still in memory is dropped. */
export const wipesAtom = atom(0);

/** Identifies the campaign among all users of this page: campaign ids restart after a wipe. */
export const campaignKeyAtom = atom((get) => `${get(wipesAtom)} ${get(campaignIdAtom)}`);

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

export const removeQuoteAtom = atom(null, (_get, set, id: string) =>
  set(campaignAtom, (campaign) => removeQuote(campaign, id)),
);

/** Pins or drops a quote; the same choice again leaves the quote to the app. */
export const chooseQuoteAtom = atom(null, (_get, set, id: string, choice: 'pinned' | 'dropped') =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, (it) => chooseQuote(it, choice))),
);

/** Toggles whether a quote belongs to the theme of this label. */
export const toggleThemeAtom = atom(null, (_get, set, id: string, label: string) =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, (it) => toggleTheme(it, label))),
);

/** Toggles whether the masked parts of a quote are sent unmasked. */
export const toggleMaskingAtom = atom(null, (_get, set, id: string) =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, toggleMasking)),
);
