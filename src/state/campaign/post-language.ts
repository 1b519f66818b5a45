import { atom } from 'jotai';
import type { PostLanguage } from '#domain/campaign/post-languages.ts';
import { chooseLanguage, quotesLanguage } from '#domain/campaign/writing-language.ts';
import { campaignAtom, quotesAtom } from './campaign.ts';

/** Language chosen for the post; undefined leaves it to the quotes. */
export const languageAtom = atom((get) => get(campaignAtom).language);

/** Language of most quotes that may go into the post. */
export const quotesLanguageAtom = atom((get) => quotesLanguage({ quotes: get(quotesAtom) }));

/** Language that the post is requested in. */
export const postLanguageAtom = atom((get) => get(languageAtom) ?? get(quotesLanguageAtom));

/** Sets the language of the post; undefined leaves it to the quotes. */
export const chooseLanguageAtom = atom(null, (_get, set, language: PostLanguage | undefined) =>
  set(campaignAtom, (campaign) => chooseLanguage(campaign, language)),
);
