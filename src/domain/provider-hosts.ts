import { PROVIDERS } from './providers.ts';

/**
 * Which servers a page of this site may ask for a post. The site's security policy names them one by
 * one, so that nothing that slips into a page can send a key anywhere else.
 */

/** Any port of this computer. A policy cannot name IPv6 addresses. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * The servers as sources of a Content-Security-Policy. `extra` is the build setting
 * VITE_PROVIDER_HOSTS: addresses with commas or blanks between them. Throws on one that is none:
 * what stands there becomes a part of the policy.
 */
export function providerSources(extra = ''): readonly string[] {
  const presets = Object.values(PROVIDERS).flatMap(({ baseUrl }) =>
    baseUrl.startsWith('https://') ? new URL(baseUrl).origin : [],
  );
  const others = extra.split(/[\s,]+/).filter((host) => host !== '');
  return [...new Set([...presets, ...others.map(sourceOf), ...LOOPBACK])];
}

/** Whether the policy lets a page call this base URL, which has passed `parseBaseUrl`. */
export function isAllowedBaseUrl(baseUrl: string, sources: readonly string[]): boolean {
  if (baseUrl.startsWith('/')) return true;
  const { origin, protocol, hostname } = new URL(baseUrl);
  return (
    sources.includes(origin) ||
    // A source with http stands for https too.
    (/^https?:$/.test(protocol) && sources.includes(`http://${hostname}:*`))
  );
}

/** A host alone means https. */
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
