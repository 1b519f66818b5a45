import { describe, expect, test } from 'vitest';
import { estimateRequest, estimateTokens, scriptOf } from '#domain/providers/tokens.ts';

const ON_FACEBOOK = { platform: 'facebook', length: 'long', language: 'en' } as const;
const ON_INSTAGRAM = { ...ON_FACEBOOK, platform: 'instagram' } as const;

describe('the estimate of tokens', () => {
  test.each([
    ['', 0],
    ['word', 1],
    ['twelve chars', 3],
    ['日本語', 3],
    ['안녕', 2],
    ['привет', 3],
    ['سلام', 2],
    ['हिन्दी', 3],
    ['😀😀', 2],
  ])('the text %j is about %i tokens', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  test('the estimate of a request has a margin, and its reply is capped at the limit', () => {
    const messages = [
      { role: 'system', content: 'x'.repeat(384) },
      { role: 'user', content: 'y'.repeat(784) },
    ] as const;
    const prompt = { messages, maxTokens: 500, temperature: 0.7 };
    // (96 + 4) + (196 + 4) = 300 tokens, with a margin of a quarter either way.
    expect(estimateRequest(prompt, { ...ON_FACEBOOK, length: 'short' })).toEqual({
      prompt: [225, 375],
      reply: [67, 500],
    });
    // 500 words would be 667 tokens, but the request is limited to 500.
    expect(estimateRequest(prompt, ON_FACEBOOK).reply).toEqual([500, 500]);
    expect(estimateRequest(prompt, ON_INSTAGRAM).reply).toEqual([360, 500]);
    expect(estimateRequest(prompt, ON_INSTAGRAM, 3500).reply).toEqual([360, 4000]);
  });
});

describe('the script of a text', () => {
  test.each([
    ['', 'latin'],
    ['Größe 42, très bien!', 'latin'],
    ['生地がとても柔らかい', 'cjk'],
    ['부드러워요', 'cjk'],
    ['Очень мягкая ткань', 'letters'],
    ['الكتاب', 'letters'],
    ['The fabric is soft and the colours are lovely (柔)', 'latin'],
    ['Soft 生地がとても柔らかい', 'cjk'],
    ['123 😀', 'latin'],
  ])('the script of %j is %s', (text, script) => {
    expect(scriptOf(text)).toBe(script);
  });
});
