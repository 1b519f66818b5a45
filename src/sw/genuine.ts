/**
 * Tells a response of our own host from one that a proxy, a captive portal, a maintenance page or
 * another program on the port answers with. Integrity covers the body; this covers the rest, which is
 * cached with it: the status, the type and, of a page, the policy that it runs under.
 */

export const NOT_FOUND = '/404';

/**
 * A policy without the hashes of a page's inline scripts and styles: all pages share the rest. A hash
 * that is missing breaks a page, one too many allows nothing in a body that is ours.
 */
export const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[\w+/=]+'/g, '');

/** `policy` is what every page is sent with, without its hashes. */
export function isGenuine(response: Response, path: string, policy: string): boolean {
  // Some hosts send the page of lost addresses with the status that it is for.
  const isExpected = response.status === 200 || (response.status === 404 && path === NOT_FOUND);
  if (!isExpected || response.redirected) return false;
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  if (!TYPES[extension]?.test(response.headers.get('Content-Type') ?? '')) return false;
  return extension !== 'html' || hasPolicy(response.headers, policy);
}

/** A host may add a policy of its own, which can only forbid more: the browser obeys all of them. */
function hasPolicy(headers: Headers, policy: string): boolean {
  const policies = headers.get('Content-Security-Policy')?.split(',') ?? [];
  return policies.some((one) => withoutHashes(one.trim()) === policy);
}

/** Under `nosniff` a browser uses nothing of another type. Fonts and the manifest may have any. */
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
