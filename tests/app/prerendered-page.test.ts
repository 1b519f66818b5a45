import { describe, expect, test } from 'vitest';
import { isPrerendered } from '#app/prerendered-page.ts';

const at = (address: string) => new URL(address, 'http://localhost');
const served = (page: string | undefined, address: string, signedIn = false) =>
  isPrerendered(page, at(address), signedIn);

describe('hydrating a static page', () => {
  test('a static page is hydrated if it matches the app’s first render', () => {
    expect(served('/', '/')).toBe(true);
    expect(served('/', '/', true)).toBe(true);
    expect(served('/about', '/about/')).toBe(true);
    expect(served('/auth/confirm', '/auth/confirm?token_hash=01234567&type=email')).toBe(true);
    expect(served('/auth/openrouter', '/auth/openrouter?state=a&code=b', true)).toBe(true);
  });

  test('a static page is not hydrated at another URL than its own', () => {
    expect(served('/auth', '/auth/confirm')).toBe(false);
    expect(served('/404', '/no/such/page')).toBe(false);
    expect(served(undefined, '/')).toBe(false);
  });

  test('a static page is not hydrated if the URL or the user wants other content in it', () => {
    expect(served('/', '/?step=customize', true)).toBe(false);
    expect(served('/', '/?step=customize')).toBe(true);
    expect(served('/auth', '/auth?problem=expired')).toBe(false);
    expect(served('/auth/confirm', '/auth/confirm')).toBe(false);
    expect(served('/auth/confirm', '/auth/confirm?token_hash=01234567', true)).toBe(false);
    expect(served('/faceless-video', '/faceless-video?tab=library')).toBe(false);
  });
});
