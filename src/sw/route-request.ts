import { SHARE_TARGET_PATH } from '#domain/site/share-target.ts';

/**
 * Routes a request to a caching strategy. Pure: depends on the request alone.
 *
 * - `network`: the browser goes to the network, as if there were no worker.
 * - `file`: a precached file of this build.
 * - `asset`: a hashed file of this build or an earlier one.
 * - `page`: a navigation to a path outside this build.
 * - `share`: a submission to the share target.
 */
export type Strategy =
  | { readonly kind: 'network' | 'asset' | 'page' | 'share' }
  | { readonly kind: 'file'; readonly path: string };

interface RequestInfo {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: Headers;
}

/** Paths answered by a server: the backend, the inbox, the demo model and similar. */
const SERVERS =
  /^\/(?:auth\/v1|rest\/v1|functions\/v1|storage\/v1|realtime\/v1|_[^/]*|\.well-known|logout-clear)(?:[/.]|$)/;

/** Parameters of a mailed link, which only a server or the page it names may see. */
const SIGN_IN_PARAMETERS = ['code', 'token_hash', 'error', 'error_code', 'access_token'];

/**
 * Callback page of OpenRouter. Its `code` is for the app alone: our own servers must not log it.
 */
const CONNECT_PAGE = '/auth/openrouter';

/** Tracking parameters added by linking sites; they do not change the response. */
const CAMPAIGN_PARAMETER = /^(?:utm_.*|fbclid|gclid)$/;

const NETWORK: Strategy = { kind: 'network' };

/** `isKept` returns true for the path of a file this build precaches. */
export function strategyFor(
  { method, url, mode, headers }: RequestInfo,
  origin: string,
  isKept: (path: string) => boolean,
): Strategy {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (asked !== origin || SERVERS.test(pathname)) return NETWORK;
  if (method === 'POST' && pathname === SHARE_TARGET_PATH) return { kind: 'share' };
  if (method !== 'GET' || headers.has('Authorization')) return NETWORK;
  const names = [...searchParams.keys()];
  const path = pathname.replace(/(?<=.)\/$/, '');
  const isSignIn = names.some((name) => SIGN_IN_PARAMETERS.includes(name));
  if (isSignIn && path !== CONNECT_PAGE) return NETWORK;
  const isPage = mode === 'navigate';
  // The app reads a page's query string; for any other file a query means a different resource.
  if (isKept(path) && (isPage || names.every((name) => CAMPAIGN_PARAMETER.test(name))))
    return { kind: 'file', path };
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  return isPage && !/\.\w+$/.test(pathname) ? { kind: 'page' } : NETWORK;
}
