import { DETECTED_LANGUAGES, detectLanguage } from '../text/detect-language.ts';
import { scriptOfLanguage } from '../campaign/language-name.ts';
import { findPostLanguage, type PostLanguage } from '../campaign/post-languages.ts';
import type { SendableCampaign } from '../campaign/request.ts';

/**
 * Returns the language of a post as ISO 639-1, detected from its words. `asked` is the requested
 * language: it applies if detection fails, and if detection only knows a relative of it, such as
 * Russian for Ukrainian.
 */
export function languageOfText(text: string, asked: string): string {
  const detected = detectLanguage(text);
  if (detected === undefined || DETECTED_LANGUAGES.includes(asked)) return detected ?? asked;
  return scriptOfLanguage(detected) === scriptOfLanguage(asked) ? asked : detected;
}

/** Sets the language of a follow-up request: the chosen one, or else that of the text. */
export function inLanguageOf(
  text: string,
  campaign: SendableCampaign,
  chosen: PostLanguage | undefined,
): SendableCampaign {
  const found = findPostLanguage(languageOfText(text, campaign.language));
  return { ...campaign, language: chosen ?? found ?? campaign.language };
}
