import fc from 'fast-check';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import type { CampaignConfiguration, ReadyCampaign } from '#domain/campaign/campaign.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { TAGS } from '#domain/campaign/tags.ts';
import { POST_LANGUAGES } from '#domain/campaign/post-languages.ts';
import { TONES } from '#domain/campaign/tones.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { numbered } from './campaigns.ts';

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
    series: fc.record({ id: fc.string(), place: fc.nat(6) }),
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
