import type { ReadyCampaign } from '#domain/campaign/campaign.ts';
import type { DraftOrigin } from '#domain/drafts/draft.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import type { Quote, QuoteDraft } from '#domain/quotes/quote.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';

/** The campaign as sent to a provider if nothing in it is masked or excluded. */
export const sendable = (campaign: ReadyCampaign): SendableCampaign => ({
  ...campaign,
  language: postLanguage(campaign),
  quotes: campaign.quotes.map(({ id, text, rating }) => ({
    id,
    text,
    masked: true,
    ...(rating !== undefined && { rating }),
  })),
});

/** Quotes with the ids '1', '2' and so on, for tests that refer to them. */
export const numbered = (drafts: readonly QuoteDraft[]): Quote[] =>
  drafts.map((draft, index) => ({ id: String(index + 1), ...draft }));

/** A campaign with all choices made; tests override the field that they test. */
export const READY: ReadyCampaign = {
  platform: 'instagram',
  tags: ['Customer Reviews', 'Authenticity'],
  tone: 'joyful',
  audience: 'families',
  length: 'medium',
  contentType: 'text',
  subject: 'A blouse with a floral print',
  quotes: [
    { id: '1', text: 'The colours are lovely.', rating: 5 },
    { id: '2', text: 'It runs a little large.' },
  ],
};

/** Origin of a draft of `READY`. */
export const ORIGIN: DraftOrigin = {
  ...READY,
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-6-luna',
};
