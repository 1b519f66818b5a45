import { atom } from 'jotai';
import type { PostLanguage } from '#domain/campaign/post-languages.ts';
import { chooseLanguage } from '#domain/campaign/writing-language.ts';
import { campaignAtom } from './campaign.ts';

/** Sets the language of the post; undefined leaves it to the quotes. */
export const chooseLanguageAtom = atom(null, (_get, set, language: PostLanguage | undefined) =>
  set(campaignAtom, (campaign) => chooseLanguage(campaign, language)),
);
