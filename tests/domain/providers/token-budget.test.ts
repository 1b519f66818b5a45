import { describe, expect, test } from 'vitest';
import { replyTokens } from '#domain/providers/token-budget.ts';
import { READY, sendable } from '../campaigns.ts';

const tokensFor = (choices: Partial<typeof READY>) =>
  replyTokens(sendable({ ...READY, platform: 'facebook', ...choices }));

describe('the tokens of a reply', () => {
  test('a short post gets 500 tokens on every platform', () => {
    for (const platform of ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok'] as const) {
      expect(tokensFor({ platform, length: 'short' })).toBe(500);
    }
  });

  test('the tokens of a reply grow with the length, the marks and the second part', () => {
    const [short, medium, long] = (['short', 'medium', 'long'] as const).map((length) =>
      tokensFor({ length }),
    );
    expect([short, medium, long]).toEqual([500, 1099, 2132]);
    expect(tokensFor({ length: 'long', quotes: [] })).toBe(1665);
    expect(tokensFor({ length: 'long', contentType: 'image' })).toBe(2372);
    expect(tokensFor({ length: 'long', contentType: 'video' })).toBe(2692);
  });

  test('a reply gets the tokens of the length that fits the platform', () => {
    expect(tokensFor({ platform: 'instagram', length: 'long' })).toBeLessThan(
      tokensFor({ length: 'long' }),
    );
  });

  test('a reply gets more tokens in scripts whose words take more tokens', () => {
    const [quote] = READY.quotes;
    const saying = (text: string) => ({ quotes: quote ? [{ ...quote, text }] : [], subject: '' });
    const inJapanese = saying('とても柔らかい生地です');
    const inRussian = saying('Очень мягкая ткань');
    expect(tokensFor({ length: 'medium', ...inJapanese })).toBeGreaterThan(1700);
    expect(tokensFor({ length: 'medium', ...inRussian })).toBeGreaterThan(2000);
  });

  test.each(['ja', 'zh', 'ru', 'ar', 'hi', 'th'] as const)(
    'a reply in %s gets more tokens although its quotes are English',
    (language) => {
      const english = tokensFor({ length: 'medium' });
      expect(tokensFor({ length: 'medium', language })).toBeGreaterThan(english * 1.5);
    },
  );
});
