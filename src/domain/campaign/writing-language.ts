import type { CampaignConfiguration } from './campaign.ts';
import { findPostLanguage, type PostLanguage } from './post-languages.ts';

/** Returns the language of most texts, as ISO 639-1; English if there is none. */
export function writingLanguage(languages: readonly (string | undefined)[]): PostLanguage {
  const counts = new Map<PostLanguage, number>();
  for (const language of languages.map(findPostLanguage))
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? 'en';
}

type Spoken = Pick<CampaignConfiguration, 'language' | 'quotes'>;

/** Returns the language of most quotes that may go into the post; English without quotes. */
export function quotesLanguage({ quotes }: Pick<CampaignConfiguration, 'quotes'>): PostLanguage {
  const included = quotes.filter(({ choice }) => choice !== 'dropped');
  return writingLanguage(included.map(({ language }) => language));
}

/**
 * Returns the language that a campaign's post is requested in: the chosen one, or else the quotes'.
 */
export const postLanguage = (campaign: Spoken): PostLanguage =>
  campaign.language ?? quotesLanguage(campaign);

/** Sets the language of the post; undefined restores that of the quotes. */
export function chooseLanguage(
  { language: _, ...campaign }: CampaignConfiguration,
  language: PostLanguage | undefined,
): CampaignConfiguration {
  return language ? { ...campaign, language } : campaign;
}
