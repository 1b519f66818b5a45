import { postLanguage } from '#domain/campaign/writing-language.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { languageOfText } from '#domain/posts/text-language.ts';

/** Language of a draft's text as ISO 639-1. */
export const languageOf = ({ text, origin }: Draft): string =>
  languageOfText(text, postLanguage(origin));
