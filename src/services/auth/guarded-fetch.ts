import type { SessionRecord } from './session-record.ts';

/**
 * Timeouts in milliseconds. A refresh runs in the background and is retried; a user's own request
 * may take longer.
 */
const REFRESH_TIMEOUT_MS = 10_000;
const TIMEOUT_MS = 30_000;
/** Statuses of a refused refresh that end the session; after any other the client retries. */
const FINAL = new Set([400, 401, 403]);

/** Records the server's responses to refresh tokens. */
export type RefreshLedger = Pick<SessionRecord, 'noteRefresh' | 'noteRefusal'>;

/**
 * Wraps the fetch of the sign-in client. Captive portals, proxies, firewalls and gateways respond
 * too, with any status and any body; only a body with a string `code` or `error_code` is a refusal
 * of the auth server, and only what was asked for is its success. All else rejects like a lost
 * network: the client would otherwise delete the session (measured with supabase-js 2.119 for 404,
 * 429, 511 and for 401 and 403 in HTML or JSON).
 */
export function guardFetch(
  fetch: typeof globalThis.fetch,
  ledger?: RefreshLedger,
): typeof globalThis.fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const isRefresh = url.includes('/token?grant_type=refresh_token');
    const signal = AbortSignal.timeout(isRefresh ? REFRESH_TIMEOUT_MS : TIMEOUT_MS);
    const response = await fetch(input, { ...init, signal });
    const code = response.ok ? undefined : await errorCodeOf(response);
    const isOwn = response.ok
      ? await isSuccess(new URL(url).pathname, response)
      : code !== undefined;
    if (!isOwn) throw noAnswer(response);
    if (isRefresh) await checkRefresh(response, init?.body, ledger);
    return code === undefined ? response : withErrorCode(response, code);
  };
}

/**
 * True for a success of the auth server. A captive portal may answer any request with a 200, in
 * JSON too. GoTrue answers a logout with an empty 204, a sign-in with a session, and a request for
 * a mail with `{}` (https://github.com/supabase/auth, `internal/api/magic_link.go`; `otp.go` adds a
 * `message_id` for a text message).
 */
async function isSuccess(path: string, response: Response): Promise<boolean> {
  if (path.endsWith('/logout')) return response.status === 204;
  if (!/\/(?:otp|token|verify)$/.test(path)) return true;
  const body = await bodyOf(response);
  if (!path.endsWith('/otp')) return typeof Object(body).access_token === 'string';
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject && ('message_id' in body || Object.keys(body).length === 0);
}

async function checkRefresh(
  response: Response,
  request: unknown,
  ledger: RefreshLedger | undefined,
): Promise<void> {
  const refreshToken: unknown = Object(parse(request)).refresh_token;
  const accessToken: unknown = Object(await bodyOf(response)).access_token;
  if (!response.ok && !FINAL.has(response.status)) throw noAnswer(response);
  if (typeof refreshToken !== 'string') return;
  if (typeof accessToken === 'string') ledger?.noteRefresh(refreshToken, accessToken);
  else ledger?.noteRefusal(refreshToken);
}

const noAnswer = ({ status }: Response) =>
  new TypeError(`No answer from the sign-in service (${status})`);

/**
 * Reads the error code: newer servers name it `code`, older ones `error_code` beside a numeric
 * `code`.
 */
async function errorCodeOf(response: Response): Promise<string | undefined> {
  const { code, error_code } = Object(await bodyOf(response));
  return [code, error_code].find((it) => typeof it === 'string' && it !== '');
}

/**
 * Adds `error_code`: the client trusts `code` only with a header that a gateway may have dropped.
 */
async function withErrorCode(response: Response, error_code: string): Promise<Response> {
  const { status, headers } = response;
  const body = JSON.stringify({ ...Object(await bodyOf(response)), error_code });
  return new Response(body, { status, headers });
}

const bodyOf = async (response: Response) => parse(await response.clone().text());

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
