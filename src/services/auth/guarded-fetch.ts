/**
 * The fetch that the sign-in client gets. A refresh that meets a captive portal, a proxy's HTML page
 * or a rate limit must look like a lost network: the client would otherwise sign the person out
 * (measured with auth-js 2.119 for 404, 429, 511 and a 403 HTML page).
 */
const TIMEOUT_MS = 10_000;
const AUTHORITATIVE = new Set([400, 401, 403]);

export function guardFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (isRefresh(input) && !isAuthoritative(response)) {
      throw new TypeError(`No answer from the sign-in service (${response.status})`);
    }
    return response;
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes('/token?grant_type=refresh_token');
}

function isAuthoritative(response: Response): boolean {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return isJson && (response.ok || AUTHORITATIVE.has(response.status));
}
