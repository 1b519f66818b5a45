import { PROVIDERS } from './providers.ts';

/**
 * Servers that a page of this site may request a post from. The site's security policy lists each
 * one, so that no injected code can send a key anywhere else.
 */

/** Any port of this computer. A policy cannot name IPv6 addresses. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * Returns the servers as sources of a Content-Security-Policy. `extra` is the build setting
 * VITE_PROVIDER_HOSTS: addresses separated by commas or white space. Throws on an invalid one, as
 * each becomes part of the policy.
 */
export function providerSources(extra = ''): readonly string[] {
  const presets = Object.values(PROVIDERS).flatMap(({ baseUrl }) =>
    baseUrl.startsWith('https://') ? new URL(baseUrl).origin : [],
  );
  const others = extra.split(/[\s,]+/).filter((host) => host !== '');
  return [...new Set([...presets, ...others.map(sourceOf), ...LOOPBACK])];
}

/** True if the policy lets a page call this base URL, which has passed `parseBaseUrl`. */
export function isAllowedBaseUrl(baseUrl: string, sources: readonly string[]): boolean {
  if (baseUrl.startsWith('/')) return true;
  const { origin, protocol, hostname } = new URL(baseUrl);
  return (
    sources.includes(origin) ||
    // A source with http also matches https.
    (/^https?:$/.test(protocol) && sources.includes(`http://${hostname}:*`))
  );
}

/** Parses a host; https if it has no scheme. */
function sourceOf(host: string): string {
  const address = host.includes('://') ? host : `https://${host}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (
    url?.protocol !== 'https:' ||
    !/^[\w.-]+$/.test(url.hostname) ||
    url.href !== `${url.origin}/`
  ) {
    throw new Error(
      `VITE_PROVIDER_HOSTS: "${host}" is not the address of a server, such as https://llm.example.com`,
    );
  }
  return url.origin;
}
