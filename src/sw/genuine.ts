/**
 * Distinguishes responses of our own host from those of a proxy, a captive portal, a maintenance
 * page or another program on the same port. Subresource integrity covers the body; this covers the
 * rest of the cached response: the status, the content type and, for a page, its Content Security
 * Policy.
 */

export const NOT_FOUND = '/404';

/**
 * Strips the hashes of a page's inline scripts and styles from its policy: all pages share the
 * rest. A missing hash breaks a page; a superfluous one allows nothing in a body that is ours.
 */
export const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[\w+/=]+'/g, '');

/** `policy` is the policy of every page, without hashes. */
export function isGenuine(response: Response, path: string, policy: string): boolean {
  // Some hosts serve the 404 page with status 404.
  const isExpected = response.status === 200 || (response.status === 404 && path === NOT_FOUND);
  if (!isExpected || response.redirected) return false;
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  if (!TYPES[extension]?.test(response.headers.get('Content-Type') ?? '')) return false;
  return extension !== 'html' || hasPolicy(response.headers, policy);
}

/** A host may add a policy of its own, which can only be stricter: browsers enforce all of them. */
function hasPolicy(headers: Headers, policy: string): boolean {
  const policies = headers.get('Content-Security-Policy')?.split(',') ?? [];
  return policies.some((one) => withoutHashes(one.trim()) === policy);
}

/** With `nosniff`, browsers reject other types. Fonts and the manifest may have any type. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/i,
  js: /^(?:text|application)\/javascript\b/i,
  svg: /^image\/svg\+xml\b/i,
  png: /^image\/png\b/i,
  jpg: /^image\/jpeg\b/i,
  mp4: /^video\/mp4\b/i,
  woff2: /(?:)/,
  webmanifest: /(?:)/,
};
