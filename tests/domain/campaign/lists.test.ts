import { describe, expect, test } from 'vitest';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { describeChoice, findChoice } from '#domain/campaign/choice.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { tipsFor } from '#domain/platforms/length-verdict.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { SAMPLE_MEDIA } from '#domain/posts/sample-media.ts';
import { isTag, TAG_GROUPS, TAGS } from '#domain/campaign/tags.ts';
import { TONES } from '#domain/campaign/tones.ts';

/** Copied from the specification, sections 2, 3 and 9, never derived from the code. */
describe('the lists of the specification', () => {
  test('four platforms come in the order of the tiles, followed by TikTok', () => {
    expect(PLATFORMS.map(({ id }) => id)).toEqual([
      'facebook',
      'instagram',
      'linkedin',
      'youtube',
      'tiktok',
    ]);
    for (const { description } of PLATFORMS) expect(description).not.toBe('');
  });

  test('the tags are in two groups', () => {
    expect(TAG_GROUPS).toEqual([
      {
        name: 'Voice of Customer',
        tags: [
          'Customer Reviews',
          'Product Feedback',
          'Pain Points',
          'Success Stories',
          'Feature Requests',
          'User Experience',
          'Testimonials',
          'Case Studies',
        ],
      },
      {
        name: 'Latest Trends',
        tags: [
          'AI & Technology',
          'Sustainability',
          'Remote Work',
          'Social Commerce',
          'Video Content',
          'Authenticity',
          'Community Building',
          'Personalization',
        ],
      },
    ]);
    expect(TAGS).toEqual(TAG_GROUPS.flatMap(({ tags }) => tags));
  });

  test.each([
    [
      'tones',
      TONES,
      {
        conversational: 'friendly, approachable',
        joyful: 'upbeat, positive',
        professional: 'formal, authoritative',
        inspiring: 'motivational, uplifting',
        humorous: 'light-hearted, fun',
        empathetic: 'understanding, caring',
      },
    ],
    [
      'audiences',
      AUDIENCES,
      {
        'young-adults': '18-30, tech-savvy',
        professionals: 'working, 25-45',
        families: '30-50',
        seniors: '50+',
        // The specification has no description of entrepreneurs; this text is ours.
        entrepreneurs: 'founders and business owners',
      },
    ],
    [
      'lengths',
      LENGTHS,
      { short: '50-200 words', medium: '200-500 words', long: '500-1000 words' },
    ],
    [
      'content types',
      CONTENT_TYPES,
      { text: 'written posts and captions', image: 'image plus text', video: 'video script' },
    ],
  ])('the %s have their ids and descriptions', (_name, choices, expected) => {
    const found = choices.map(({ id, description }) => [id, description.toLowerCase()]);
    expect(found).toEqual(Object.entries(expected));
  });

  test('the word range of a length matches its description', () => {
    for (const { words, description } of LENGTHS) {
      expect(description).toBe(`${words[0]}-${words[1]} words`);
    }
  });

  test('the Facebook tip states the optimal length', () => {
    for (const { id } of LENGTHS) {
      expect(tipsFor('facebook', id).join(' ')).toMatch(/optimal length is 40-80 characters/i);
    }
  });

  test('a simulated picture takes 3 seconds and a clip 5, both from this site', () => {
    expect([SAMPLE_MEDIA.image.delay, SAMPLE_MEDIA.video.delay]).toEqual([3000, 5000]);
    expect([SAMPLE_MEDIA.image.address, SAMPLE_MEDIA.video.address]).toEqual([
      expect.stringMatching(/^\/media\/.+\.jpg$/),
      expect.stringMatching(/^\/media\/.+\.mp4$/),
    ]);
  });
});

describe('a choice', () => {
  test('a choice is found by its id only', () => {
    expect(findChoice(TONES, 'joyful')?.name).toBe('Joyful');
    for (const stray of ['Joyful', '', '__proto__', 0, null, undefined, ['joyful'], {}]) {
      expect(findChoice(TONES, stray)).toBeUndefined();
    }
  });

  test('a choice is described by its name and description', () => {
    expect(describeChoice(AUDIENCES[0])).toBe('young adults (18-30, tech-savvy)');
  });

  test('a tag is distinguished from any other value', () => {
    expect(isTag('Pain Points')).toBe(true);
    for (const stray of ['pain points', '', 7, null, ['Pain Points']]) {
      expect(isTag(stray)).toBe(false);
    }
  });
});
