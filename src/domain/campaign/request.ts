import type { BrandVoice } from '../brand/brand.ts';
import type { ReadyCampaign } from './campaign.ts';
import type { PostLanguage } from './post-languages.ts';
import type { SentQuote } from '../quotes/quote.ts';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Prompt {
  readonly messages: readonly Message[];
  /** Tokens of the reply, excluding thinking. */
  readonly maxTokens: number;
  readonly temperature: number;
}

/** A campaign whose quotes may leave the device. */
export type SendableCampaign = Omit<ReadyCampaign, 'quotes' | 'language'> & {
  readonly quotes: readonly SentQuote[];
  /** Language of the post; that of the quotes if none was chosen. */
  readonly language: PostLanguage;
  /** Whose voice the post has; undefined for none. */
  readonly brand?: BrandVoice;
};
