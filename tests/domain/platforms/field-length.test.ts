import { describe, expect, test } from 'vitest';
import { describeLength, describeOverflow } from '#domain/platforms/field-length.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { writeYoutubeFields } from '#domain/platforms/youtube-fields.ts';

const lengthOf = (platform: PlatformId, text: string) =>
  describeLength(checkLimits(platform, text).fields[0], 'Instagram');

describe('the length of a field', () => {
  test.each([
    ['instagram', 'Soft.', '5 of 2,200 characters'],
    // An emoji has two UTF-16 units, which does not matter far from the limit.
    ['instagram', 'So soft 🎉', '9 of 2,200 characters'],
    ['instagram', 'x'.repeat(2300), '2,300 of 2,200 characters'],
    [
      'instagram',
      `${'x'.repeat(2190)}🎉🎉`,
      '2,194 of 2,200 characters, because Instagram counts emoji and accents as more',
    ],
    ['youtube', `Title: a\n\nDescription:\nSoft.`, '5 characters, within the limit of 5,000 bytes'],
    [
      'youtube',
      `Title: a\n\nDescription:\n${'織'.repeat(1700)}`,
      '5,100 of 5,000 bytes, because Instagram counts emoji and accents as more',
    ],
  ] as const)('the length on %s is a single figure (case %#)', (platform, text, words) => {
    expect(lengthOf(platform, text)).toBe(words);
  });
});

describe('a copied post', () => {
  test('a post within the limit has no warning', () => {
    expect(describeOverflow(checkLimits('instagram', 'Soft.'), 'Instagram')).toBeUndefined();
  });

  test('a post over the limit has a warning with the excess', () => {
    expect(describeOverflow(checkLimits('instagram', 'x'.repeat(2310)), 'Instagram')).toBe(
      'Too long for Instagram: 110 over.',
    );
    const title = 'x'.repeat(101);
    const video = writeYoutubeFields({ title, description: 'Soft', tags: 'y'.repeat(502) });
    expect(describeOverflow(checkLimits('youtube', video), 'YouTube')).toBe(
      'Too long for YouTube: Title, 1 over; Tags, 2 over.',
    );
    const one = (field: string) =>
      describeOverflow(checkLimits('youtube', video), 'YouTube', field);
    expect(one('Tags')).toBe('Too long for YouTube: Tags, 2 over.');
    expect(one('Description')).toBeUndefined();
  });
});
