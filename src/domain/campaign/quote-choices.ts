import type { Quote } from '../quotes/quote.ts';
import type { CampaignConfiguration } from './campaign.ts';

/** Toggles the rule that forbids claims without a quote. */
export function toggleOnlyQuotes(campaign: CampaignConfiguration): CampaignConfiguration {
  const { onlyQuotes, ...rest } = campaign;
  return onlyQuotes ? rest : { ...rest, onlyQuotes: true };
}

/** Changes the user's settings of one quote. */
export function changeQuote(
  campaign: CampaignConfiguration,
  id: string,
  change: (quote: Quote) => Quote,
): CampaignConfiguration {
  const quotes = campaign.quotes.map((quote) => (quote.id === id ? change(quote) : quote));
  return { ...campaign, quotes };
}

/** Pins or drops a quote; the same choice again leaves it to the app. */
export function chooseQuote(quote: Quote, choice: 'pinned' | 'dropped'): Quote {
  const { choice: before, ...rest } = quote;
  return before === choice ? rest : { ...rest, choice };
}

/** Toggles whether the masked parts of a quote are sent unmasked. */
export function toggleMasking(quote: Quote): Quote {
  const { unmasked, ...rest } = quote;
  return unmasked ? rest : { ...rest, unmasked: true };
}

/** Toggles whether a quote belongs to the theme of this label, if that is found in it. */
export function toggleTheme(quote: Quote, label: string): Quote {
  const { notAbout = [], ...rest } = quote;
  const others = notAbout.filter((it) => it !== label);
  const labels = others.length < notAbout.length ? others : [...notAbout, label];
  return labels.length === 0 ? rest : { ...rest, notAbout: labels };
}
