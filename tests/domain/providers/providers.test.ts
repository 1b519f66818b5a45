import { describe, expect, test } from 'vitest';
import { isNearby, isOnThisDevice, parseBaseUrl } from '#domain/providers/base-url.ts';
import { detailsOf } from '#domain/providers/provider-details.ts';
import {
  defaultProviderId,
  isProviderId,
  offeredProviders,
  PROVIDERS,
} from '#domain/providers/providers.ts';

describe('the providers', () => {
  test.each(Object.values(PROVIDERS))(
    'the preset $name has a usable base URL or none',
    ({ id, baseUrl }) => {
      if (id === 'custom') expect(parseBaseUrl(baseUrl)).toEqual({ ok: false, reason: 'empty' });
      // The browser's own model has no host to which a request could go.
      else if (id === 'browser') expect(parseBaseUrl(baseUrl).ok).toBe(false);
      else expect(parseBaseUrl(baseUrl)).toEqual({ ok: true, url: baseUrl });
    },
  );

  test.each(Object.values(PROVIDERS))('the provider $name has a link to its keys', ({ id }) => {
    const { keyRequired, keyUrl, keyHint } = detailsOf(id);
    // The demo has a button that fills its key in.
    if (id !== 'demo') expect(keyHint).not.toBe('');
    if (keyRequired && id !== 'custom') expect(keyUrl).toMatch(/^https:\/\//);
  });

  test('the demo model is offered first in local mode, and nowhere else', () => {
    expect(offeredProviders(true).map(({ id }) => id)).toEqual([
      'demo',
      'openai',
      'openrouter',
      'anthropic',
      'gemini',
      'groq',
      'mistral',
      'deepseek',
      'xai',
      'together',
      'cerebras',
      'ollama',
      'lmstudio',
      'llamacpp',
      'custom',
    ]);
    expect(offeredProviders(false).map(({ id }) => id)).not.toContain('demo');
    expect([defaultProviderId(true), defaultProviderId(false)]).toEqual(['demo', 'openai']);
  });

  test("the browser's own model is offered only if there is one", () => {
    const ids = (has: boolean) => offeredProviders(false, has).map(({ id }) => id);
    expect(ids(false)).not.toContain('browser');
    expect(ids(true)).toContain('browser');
  });

  test("the browser's own model needs no network and charges nothing", () => {
    const { baseUrl } = PROVIDERS.browser;
    expect(isOnThisDevice(baseUrl)).toBe(true);
    expect(isNearby(baseUrl)).toBe(true);
  });

  test('a provider id from outside is validated', () => {
    expect(isProviderId('groq')).toBe(true);
    for (const stray of ['', 'toString', '__proto__', 3, null]) {
      expect(isProviderId(stray)).toBe(false);
    }
  });
});
