import { describe, expect, test } from 'vitest';
import { isAllowedBaseUrl, providerSources } from '#domain/providers/provider-hosts.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';

describe('the servers that a page may ask', () => {
  test('are those of the presets, and this computer', () => {
    const sources = providerSources();
    for (const { id, baseUrl } of Object.values(PROVIDERS)) {
      if (id !== 'custom' && id !== 'browser')
        expect(isAllowedBaseUrl(baseUrl, sources), baseUrl).toBe(true);
    }
  });

  test('are also those that the build names', () => {
    const sources = providerSources(
      'llm.example.com, https://other.example:8443\nhttps://a.b.example/',
    );
    expect(sources).toEqual(
      expect.arrayContaining([
        'https://llm.example.com',
        'https://other.example:8443',
        'https://a.b.example',
      ]),
    );
    expect(isAllowedBaseUrl('https://llm.example.com/v1', sources)).toBe(true);
    expect(isAllowedBaseUrl('https://other.example:8443/v1', sources)).toBe(true);
    expect(isAllowedBaseUrl('https://other.example/v1', sources)).toBe(false);
  });

  test.each([
    ['https://api.example.com/v1', false],
    ['https://api.openai.com.example/v1', false],
    ['https://api.openai.com:444/v1', false],
    ['http://localhost:11434/v1', true],
    ['https://localhost:8443/v1', true],
    ['http://127.0.0.1:8080/v1', true],
    ['http://127.0.0.2:8080/v1', false],
    ['http://[::1]:8080/v1', false],
    ['http://box.localhost:8080/v1', false],
    ['/_model/v1', true],
  ])('%s: %s', (baseUrl, allowed) => {
    expect(isAllowedBaseUrl(baseUrl, providerSources())).toBe(allowed);
  });

  test.each([
    'http://plain.example',
    'https://a.example;script-src',
    "'unsafe-inline'",
    'https://a.example/v1',
    'https://*',
    'https://*.example.com',
    '*',
  ])('refuse the setting %s, which would become a part of the policy', (setting) => {
    expect(() => providerSources(setting)).toThrow('VITE_PROVIDER_HOSTS');
  });
});
