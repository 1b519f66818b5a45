import type { CampaignConfiguration } from './campaign.ts';
import { findPostLanguage, type PostLanguage } from './post-languages.ts';

/** The language most of these texts are in, as ISO 639-1; English where that is not plain. */
export function writingLanguage(languages: readonly (string | undefined)[]): PostLanguage {
  const counts = new Map<PostLanguage, number>();
  for (const language of languages.map(findPostLanguage))
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? 'en';
}

type Spoken = Pick<CampaignConfiguration, 'language' | 'quotes'>;

/** The language of most quotes that may go into the post; English without quotes. */
export function quotesLanguage({ quotes }: Pick<CampaignConfiguration, 'quotes'>): PostLanguage {
  const included = quotes.filter(({ choice }) => choice !== 'dropped');
  return writingLanguage(included.map(({ language }) => language));
}

/** The language that a campaign's post is asked for in: the one that was chosen, else the quotes'. */
export const postLanguage = (campaign: Spoken): PostLanguage =>
  campaign.language ?? quotesLanguage(campaign);

/** Chooses the language of the post; undefined goes back to that of the quotes. */
export function chooseLanguage(
  { language: _, ...campaign }: CampaignConfiguration,
  language: PostLanguage | undefined,
): CampaignConfiguration {
  return language ? { ...campaign, language } : campaign;
}
