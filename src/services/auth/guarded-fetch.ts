/** A refresh runs behind the page's back and is tried again; a person's own request may take longer. */
const REFRESH_TIMEOUT_MS = 10_000;
const TIMEOUT_MS = 30_000;
const AUTHORITATIVE = new Set([400, 401, 403]);

/**
 * The fetch that the sign-in client gets. A refresh that meets a captive portal, a proxy's HTML page
 * or a rate limit must look like a lost network: the client would otherwise sign the person out
 * (measured with auth-js 2.119 for 404, 429, 511 and a 403 HTML page).
 */
export function guardFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const timeout = isRefresh(input) ? REFRESH_TIMEOUT_MS : TIMEOUT_MS;
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
    if (isRefresh(input) && !(await isAuthoritative(response))) {
      throw new TypeError(`No answer from the sign-in service (${response.status})`);
    }
    return response;
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes('/token?grant_type=refresh_token');
}

async function isAuthoritative(response: Response): Promise<boolean> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!isJson) return false;
  return response.ok ? hasToken(response.clone()) : AUTHORITATIVE.has(response.status);
}

/** A portal may answer anything with a 200. */
async function hasToken(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof Object(body).access_token === 'string';
}
