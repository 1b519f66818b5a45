/** The one rule for a base URL, and what its host says about the model behind it. */

export type BaseUrlProblem =
  | 'empty'
  | 'not-an-address'
  /** http is only for this computer: elsewhere the key could be intercepted. */
  | 'not-secure'
  | 'has-sign-in'
  | 'has-query';

export type BaseUrlResult = { ok: true; url: string } | { ok: false; reason: BaseUrlProblem };

/**
 * Placeholder for this site's origin while a path is resolved; `.invalid` can never be a real host
 * (RFC 2606).
 */
const THIS_SITE = 'https://this-site.invalid';

const CHAT_PATH = '/chat/completions';

/**
 * Parses a typed or pasted base URL: https anywhere, http on this computer only, or a path on this
 * site (the demo model). Removes a pasted `/chat/completions` and trailing slashes. Idempotent.
 */
export function parseBaseUrl(text: string): BaseUrlResult {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  return trimmed.startsWith('/') ? parsePath(trimmed) : parseAddress(trimmed);
}

/** True if requests stay on this computer or this site, so that being offline is no obstacle. */
export function isLocalBaseUrl(baseUrl: string): boolean {
  return baseUrl.startsWith('/') || isLoopback(toUrl(baseUrl)?.hostname ?? '');
}

/**
 * True for a server on this device, which needs no network. Our own site, called by its path, does.
 */
export function isOnThisDevice(baseUrl: string): boolean {
  return !baseUrl.startsWith('/') && isLocalBaseUrl(baseUrl);
}

/** Address space of Local Network Access, for which the browser may prompt the user. */
export type AddressSpace = 'loopback' | 'local' | 'public';

/** Classifies the host of a base URL. A path of this site is as public as the site itself. */
export function addressSpaceOf(baseUrl: string): AddressSpace {
  const hostname = toUrl(baseUrl)?.hostname ?? '';
  if (isLoopback(hostname)) return 'loopback';
  return isPrivate(hostname) ? 'local' : 'public';
}

/** True for a model on this device or network: it may be slow, and charges nothing. */
export function isNearby(baseUrl: string): boolean {
  return addressSpaceOf(baseUrl) !== 'public';
}

function parsePath(text: string): BaseUrlResult {
  const url = toUrl(text, THIS_SITE);
  // `//host` and `/\host` name another host; `/.//host` resolves to a path that would.
  if (url === null || url.origin !== THIS_SITE) return { ok: false, reason: 'not-an-address' };
  const problem = problemOf(url);
  if (problem !== undefined) return { ok: false, reason: problem };
  const path = withoutTail(url.pathname);
  if (path === '' || path.startsWith('//')) return { ok: false, reason: 'not-an-address' };
  return { ok: true, url: path };
}

function parseAddress(text: string): BaseUrlResult {
  const url = /^https?:\/\//i.test(text) ? toUrl(text) : null;
  if (url === null) return { ok: false, reason: 'not-an-address' };
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return { ok: false, reason: 'not-secure' };
  }
  const problem = problemOf(url);
  if (problem !== undefined) return { ok: false, reason: problem };
  return { ok: true, url: url.origin + withoutTail(url.pathname) };
}

function toUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

function problemOf(url: URL): BaseUrlProblem | undefined {
  if (url.username !== '' || url.password !== '') return 'has-sign-in';
  // Checks `href`, because `search` and `hash` are '' for a bare `?` or `#`.
  if (/[?#]/.test(url.href)) return 'has-query';
  return undefined;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

const PRIVATE_IPV4 = /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;
/** Unique local and link-local addresses. `URL` writes IPv6 in lower case. */
const PRIVATE_IPV6 = /^\[f(?:[cd]|e[89ab])[\da-f]{0,2}:/;
/** RFC 6762, RFC 8375 and ICANN's name for private use. */
const PRIVATE_NAME = /\.(?:local|home\.arpa|internal)$/;

function isPrivate(hostname: string): boolean {
  return [PRIVATE_IPV4, PRIVATE_IPV6, PRIVATE_NAME].some((pattern) => pattern.test(hostname));
}

function withoutTail(path: string): string {
  let end = path.length;
  for (;;) {
    if (path[end - 1] === '/') end -= 1;
    else if (path.endsWith(CHAT_PATH, end)) end -= CHAT_PATH.length;
    else return path.slice(0, end);
  }
}
