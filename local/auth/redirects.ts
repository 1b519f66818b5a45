import { type JsonObject, stringField, textField } from '../json.ts';

/** Requested redirect target if it is on this site, otherwise silently the site's root. */
export function redirectTarget(request: Request): string {
  const { origin, searchParams } = new URL(request.url);
  const wanted = searchParams.get('redirect_to') ?? '';
  return isPageOf(origin, wanted) ? wanted : origin;
}

/** Excludes `blob:` URLs, which have the origin of the page that created them. */
function isPageOf(origin: string, address: string): boolean {
  const url = URL.parse(address);
  return url?.origin === origin && /^https?:$/.test(url.protocol);
}

export function pkceRedirect(target: string, code: string): Response {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return seeOther(url);
}

const SESSION_FIELDS = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];

export function sessionRedirect(target: string, session: JsonObject, type: string): Response {
  const url = new URL(target);
  const fields = SESSION_FIELDS.map((name): [string, string] => [name, textField(session, name)]);
  url.hash = new URLSearchParams([...fields, ['type', type]]).toString();
  return seeOther(url);
}

/**
 * Like the auth server, repeats a PKCE error in the query, because a server never sees the
 * fragment.
 */
export function errorRedirect(target: string, failure: JsonObject, isPkce: boolean): Response {
  const url = new URL(target);
  const fields = new URLSearchParams({
    error: 'access_denied',
    error_code: stringField(failure, 'error_code') || 'unexpected_failure',
    error_description: stringField(failure, 'msg') || 'Verification failed',
  });
  if (isPkce) for (const [name, value] of fields) url.searchParams.set(name, value);
  url.hash = fields.toString();
  return seeOther(url);
}

function seeOther(url: URL): Response {
  return new Response(null, { status: 303, headers: { Location: url.href } });
}
