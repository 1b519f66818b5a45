import { SHARE_ADDRESS } from '#domain/site/shared.ts';

/**
 * Routes a request to a caching strategy. Pure: depends on the request alone.
 *
 * - `leave`: the browser goes to the network, as if there were no worker.
 * - `file`: a precached file of this build.
 * - `asset`: a hashed file of this build or an earlier one.
 * - `page`: a navigation to a path outside this build.
 * - `share`: a submission to the share target.
 */
export type Answer =
  | { readonly kind: 'leave' | 'asset' | 'page' | 'share' }
  | { readonly kind: 'file'; readonly path: string };

interface Asked {
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

const LEAVE: Answer = { kind: 'leave' };

/** `isKept` returns true for the path of a file this build precaches. */
export function answerTo(
  { method, url, mode, headers }: Asked,
  origin: string,
  isKept: (path: string) => boolean,
): Answer {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (asked !== origin || SERVERS.test(pathname)) return LEAVE;
  if (method === 'POST' && pathname === SHARE_ADDRESS) return { kind: 'share' };
  if (method !== 'GET' || headers.has('Authorization')) return LEAVE;
  const names = [...searchParams.keys()];
  const path = pathname.replace(/(?<=.)\/$/, '');
  const isSignIn = names.some((name) => SIGN_IN_PARAMETERS.includes(name));
  if (isSignIn && path !== CONNECT_PAGE) return LEAVE;
  const isPage = mode === 'navigate';
  // The app reads a page's query string; for any other file a query means a different resource.
  if (isKept(path) && (isPage || names.every((name) => CAMPAIGN_PARAMETER.test(name))))
    return { kind: 'file', path };
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  return isPage && !/\.\w+$/.test(pathname) ? { kind: 'page' } : LEAVE;
}
