import { DETECTED_LANGUAGES, detectLanguage } from './analysis/language.ts';
import { scriptOfLanguage } from './language-name.ts';
import { findPostLanguage, type PostLanguage } from './post-languages.ts';
import type { SendableCampaign } from './prompt.ts';

/**
 * The language that a post is in, as ISO 639-1, told from its words. `asked` is the one it was asked
 * for in: it stands where the words do not tell, and where the telling knows only a relative of it,
 * such as Russian for Ukrainian.
 */
export function languageOfText(text: string, asked: string): string {
  const detected = detectLanguage(text);
  if (detected === undefined || DETECTED_LANGUAGES.includes(asked)) return detected ?? asked;
  return scriptOfLanguage(detected) === scriptOfLanguage(asked) ? asked : detected;
}

/** A request that goes on from a text: in the chosen language, else in the one that the text is in. */
export function inLanguageOf(
  text: string,
  campaign: SendableCampaign,
  chosen: PostLanguage | undefined,
): SendableCampaign {
  const found = findPostLanguage(languageOfText(text, campaign.language));
  return { ...campaign, language: chosen ?? found ?? campaign.language };
}
