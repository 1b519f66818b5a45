import { describe, expect, test } from 'vitest';
import { isAllowedBaseUrl, providerSources } from '#domain/providers/provider-hosts.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';

describe('allowed provider hosts', () => {
  test('the hosts of the presets and of this computer are allowed', () => {
    const sources = providerSources();
    for (const { id, baseUrl } of Object.values(PROVIDERS)) {
      if (id !== 'custom' && id !== 'browser')
        expect(isAllowedBaseUrl(baseUrl, sources), baseUrl).toBe(true);
    }
  });

  test('the hosts named by the build are allowed too', () => {
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
  ])('the base URL %s is allowed: %s', (baseUrl, allowed) => {
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
  ])('the setting %s is rejected, as it would become part of the policy', (setting) => {
    expect(() => providerSources(setting)).toThrow('VITE_PROVIDER_HOSTS');
  });
});
