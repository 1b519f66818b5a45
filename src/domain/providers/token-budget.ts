import type { ContentTypeId } from '../campaign/content-types.ts';
import { fitLength } from '../platforms/fit-length.ts';
import { scriptOfLanguage } from '../campaign/language-name.ts';
import type { SendableCampaign } from '../campaign/request.ts';
import { scriptOf, type Script } from './tokens.ts';

/** Minimum token limit, as specified; right for a short post from a model that does not think. */
const LEAST_TOKENS = 500;

/** Tokens reserved for a model that thinks, or about which nothing is known. */
export const THINKING_ROOM = 3500;

/** English: OpenAI's rule of thumb, 100 tokens for 75 words. The others are rounded up. */
const TOKENS_PER_WORD: Readonly<Record<Script, number>> = {
  latin: 4 / 3,
  cjk: 2.5,
  letters: 3,
  other: 3,
};

/** Factor for models that exceed the requested length. */
const OVERSHOOT = 1.2;

/** Tokens of a mark such as ` [q3, q7]` after each sentence. */
const TOKENS_PER_MARK = 7;
const WORDS_PER_SENTENCE = 15;

/** Tokens of hashtags, a title, labels and tags. */
const TRIMMINGS = 65;

/** Words of the second part. */
const PART_WORDS: Readonly<Record<ContentTypeId, number>> = { text: 0, image: 150, video: 350 };

/** Returns the tokens that the reply to a campaign's prompt may need, excluding thinking. */
export function replyTokens(campaign: SendableCampaign): number {
  const { platform, length, contentType, quotes, subject, language } = campaign;
  const [, words] = fitLength(platform, length, language).words;
  const said = scriptOf([subject, ...quotes.map(({ text }) => text)].join(' '));
  const perWord = Math.max(TOKENS_PER_WORD[said], TOKENS_PER_WORD[scriptIn(language)]);
  const marks = quotes.length > 0 ? (words / WORDS_PER_SENTENCE) * TOKENS_PER_MARK : 0;
  const text = (words + PART_WORDS[contentType]) * perWord * OVERSHOOT;
  return Math.max(LEAST_TOKENS, Math.ceil(text + marks + TRIMMINGS));
}

/** Returns the class of the script that a language is written in. */
function scriptIn(language: string): Script {
  const script = scriptOfLanguage(language);
  if (script === undefined || script === 'Latn') return 'latin';
  return ['Jpan', 'Kore', 'Hans', 'Hant'].includes(script) ? 'cjk' : 'letters';
}
