import { describe, expect, test } from 'vitest';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import { buildShortening } from '#domain/posts/shorten.ts';
import { writeYoutubeFields } from '#domain/platforms/youtube-fields.ts';
import { READY } from '../campaigns.ts';

const SENT: SendableCampaign = {
  ...READY,
  language: 'en',
  quotes: [{ id: '1', text: 'The colours are lovely.', masked: true }],
};

function wish(platform: PlatformId, text: string, sent = SENT): string {
  const { messages } = buildShortening({ ...sent, platform }, text, checkLimits(platform, text));
  return messages.at(-1)?.content ?? '';
}

describe('the request that shortens a post', () => {
  test('the shortening request contains the first request and the post with its marks', () => {
    const whole = 'Lovely colours. [q1]';
    const { messages } = buildShortening(SENT, whole, checkLimits('instagram', 'x'.repeat(2300)));
    expect(messages.slice(0, 2)).toEqual(buildPrompt(SENT).messages);
    expect(messages[2]).toEqual({ role: 'assistant', content: whole });
    expect(messages).toHaveLength(4);
    expect(messages[3]?.content).toContain('keep their marks');
  });

  test('the shortening request names the language of the post', () => {
    expect(wish('instagram', 'x'.repeat(2300), { ...SENT, language: 'ja' })).toMatch(
      /Write in Japanese\.$/,
    );
  });

  test('the shortening request mentions no marks if no quotes were sent', () => {
    const none = { ...SENT, quotes: [] };
    expect(wish('instagram', 'x'.repeat(2300), none)).not.toContain('marks');
  });

  test.each([
    ['instagram', 'x'.repeat(2300), 1980],
    ['linkedin', 'x'.repeat(3001), 2700],
    // 300 graphemes of eight UTF-16 units each.
    ['tiktok', '👩‍👩‍👧'.repeat(300), 247],
  ] as const)(
    'the shortening request for %s asks for less than the limit',
    (platform, text, most) => {
      expect(wish(platform, text)).toContain(`Shorten the post to at most ${most} characters`);
    },
  );

  test('the shortening request names only the fields of a video that are too long', () => {
    const text = writeYoutubeFields({
      title: 'x'.repeat(120),
      description: '織'.repeat(2000),
      tags: 'a, b',
    });
    expect(wish('youtube', text)).toContain(
      'the description to at most 1500 characters and the title to at most 90 characters',
    );
    expect(wish('youtube', text)).not.toContain('the tags');
  });
});
