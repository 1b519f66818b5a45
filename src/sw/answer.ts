import { SHARE_ADDRESS } from '#domain/site/shared.ts';

/**
 * What the worker does with a request, from the request alone.
 *
 * `leave`: the browser asks the network, as if there were no worker. `file`: a file of this build.
 * `asset`: a file of this build or of one before. `page`: an address that no file is known for.
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

/** The backend, the inbox, the demo model and whatever else a server may answer by itself. */
const SERVERS =
  /^\/(?:auth\/v1|rest\/v1|functions\/v1|storage\/v1|realtime\/v1|_[^/]*|\.well-known|logout-clear)(?:[/.]|$)/;

/** What a mailed link leaves in the address: only a server, or the page it names, may see that. */
const SIGN_IN_PARAMETERS = ['code', 'token_hash', 'error', 'error_code', 'access_token'];

/** The way back from OpenRouter. Its `code` is for the app alone: no server of ours may log it. */
const CONNECT_PAGE = '/auth/openrouter';

/** Added by those who link to us; they change nothing. */
const CAMPAIGN_PARAMETER = /^(?:utm_.*|fbclid|gclid)$/;

const LEAVE: Answer = { kind: 'leave' };

/** `isKept` says whether a path is one of this build's precached files. */
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
  // A page's other parameters are read by the app; another file with a question is another file.
  if (isKept(path) && (isPage || names.every((name) => CAMPAIGN_PARAMETER.test(name))))
    return { kind: 'file', path };
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  return isPage && !/\.\w+$/.test(pathname) ? { kind: 'page' } : LEAVE;
}
