import { atom } from 'jotai';
import {
  changeQuote,
  chooseQuote,
  toggleMasking,
  toggleOnlyQuotes,
  toggleTheme,
} from '#domain/campaign/quote-choices.ts';
import { campaignAtom } from '../campaign/campaign.ts';

/** Toggles the rule that forbids claims without a quote. */
export const toggleOnlyQuotesAtom = atom(null, (_get, set) => set(campaignAtom, toggleOnlyQuotes));

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
