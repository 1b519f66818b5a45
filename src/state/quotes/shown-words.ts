import { atom } from 'jotai';
import { withNames } from '#domain/campaign/campaign.ts';
import { changeQuote } from '#domain/campaign/quote-choices.ts';
import type { ShownWords } from '#domain/quotes/quote.ts';
import { maskName, maskWords, showName, showWords } from '#domain/quotes/shown-words.ts';
import { campaignAtom } from '../campaign/campaign.ts';

/** Names that no quote masks. */
export const shownNamesAtom = atom((get) => get(campaignAtom).shownNames ?? NONE);

const NONE: readonly string[] = [];

/** Shows masked words of one quote. */
export const showWordsAtom = atom(null, (_get, set, id: string, words: ShownWords) =>
  set(campaignAtom, (campaign) => changeQuote(campaign, id, (it) => showWords(it, words))),
);

/** Shows a name in all quotes, also in those that come later. */
export const showNameAtom = atom(null, (_get, set, name: string) =>
  set(campaignAtom, (campaign) => withNames(campaign, showName(campaign.shownNames ?? [], name))),
);

/** Masks words again: a name that all quotes show in all of them, others in this quote. */
export const maskAgainAtom = atom(null, (get, set, id: string, words: ShownWords) => {
  const names = get(shownNamesAtom);
  const isEverywhere = words.kind === 'name' && maskName(names, words.words).length < names.length;
  if (isEverywhere) set(maskNameAtom, words.words);
  else set(campaignAtom, (campaign) => changeQuote(campaign, id, (it) => maskWords(it, words)));
});

/** Masks a name again, in all quotes. */
export const maskNameAtom = atom(null, (_get, set, name: string) =>
  set(campaignAtom, (campaign) => ({
    ...withNames(campaign, maskName(campaign.shownNames ?? [], name)),
    quotes: campaign.quotes.map((it) => maskWords(it, { kind: 'name', words: name })),
  })),
);
