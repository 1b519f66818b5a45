import type { Database } from '../database.ts';
import { parseObject } from '../json.ts';
import type { AuthGap } from './auth-gap.ts';
import { errorRedirect, pkceRedirect, redirectTarget, sessionRedirect } from './redirects.ts';
import { plainHash, type SignInLink } from './sign-in-links.ts';
import { isMailedType, verify } from './verify.ts';

/** `GET /verify`: target of a mail's default link. Signs the user in and redirects to the site. */
export async function followLink(
  gap: AuthGap,
  database: Database,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const type = searchParams.get('type') ?? '';
  if (token === '' || !isMailedType(type)) return (await database.fetch(request)).response;
  const link = gap.links.find(token);
  const target = targetOf(request, link);
  const isPkce = token !== plainHash(token);
  // The challenge was lost with an earlier process: do not fall back to a session in the URL.
  if (isPkce && !link) return errorRedirect(target, EXPIRED, isPkce);
  const response = await verify(database, verification(request, token));
  const answer = await response.text();
  if (!response.ok) return errorRedirect(target, parseObject(answer), isPkce);
  if (link?.challenge) return pkceRedirect(target, gap.codes.issue(answer, link.challenge));
  return sessionRedirect(target, parseObject(answer), type);
}

const EXPIRED = { error_code: 'otp_expired', msg: 'Email link is invalid or has expired' };

function targetOf(request: Request, link: SignInLink | undefined): string {
  const asked = new URL(request.url).searchParams.has('redirect_to');
  return asked || !link ? redirectTarget(request) : link.redirectTo;
}

function verification(request: Request, token: string): Request {
  return new Request(new URL('/auth/v1/verify', request.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'magiclink', token_hash: token }),
  });
}
