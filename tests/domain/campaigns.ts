import fc from 'fast-check';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import type { CampaignConfiguration, ReadyCampaign } from '#domain/campaign/campaign.ts';
import type { DraftOrigin } from '#domain/drafts/draft.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import type { Quote, QuoteDraft } from '#domain/quotes/quote.ts';
import { TAGS } from '#domain/campaign/tags.ts';
import { POST_LANGUAGES } from '#domain/campaign/post-languages.ts';
import { TONES } from '#domain/campaign/tones.ts';
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

const idOf = <Id extends string>(choices: readonly { readonly id: Id }[]) =>
  fc.constantFrom(...choices.map(({ id }) => id));

const quotes: fc.Arbitrary<Quote[]> = fc
  .array(
    fc.record(
      {
        text: fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== ''),
        rating: fc.constantFrom(0, 1, 2.5, 3, 4, 5),
      },
      { requiredKeys: ['text'] },
    ),
    { maxLength: 5 },
  )
  .map(numbered);

/** Any campaign with all choices made that the app can store. */
export const anyReadyCampaign: fc.Arbitrary<ReadyCampaign> = fc.record(
  {
    platform: idOf(PLATFORMS),
    tags: fc.subarray([...TAGS], { minLength: 1 }),
    tone: idOf(TONES),
    audience: idOf(AUDIENCES),
    length: idOf(LENGTHS),
    language: fc.constantFrom(...POST_LANGUAGES),
    contentType: idOf(CONTENT_TYPES),
    subject: fc.string({ unit: 'binary', maxLength: 60 }),
    quotes,
  },
  {
    requiredKeys: [
      'platform',
      'tags',
      'tone',
      'audience',
      'length',
      'contentType',
      'subject',
      'quotes',
    ],
  },
);

/** Any campaign, with some choices possibly missing. */
export const anyCampaign: fc.Arbitrary<CampaignConfiguration> = fc
  .tuple(
    anyReadyCampaign,
    fc.subarray(['platform', 'tone', 'audience', 'length'] as const),
    fc.boolean(),
  )
  .map(([campaign, dropped, untagged]) => {
    const left: CampaignConfiguration = untagged ? { ...campaign, tags: [] } : { ...campaign };
    const entries = Object.entries(left).filter(([key]) => !dropped.some((name) => name === key));
    return Object.fromEntries(entries) as unknown as CampaignConfiguration;
  });
