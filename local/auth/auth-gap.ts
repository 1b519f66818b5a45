import type { Database } from '../database.ts';
import type { Inbox } from '../inbox.ts';
import { type JsonObject, parseObject, stringField } from '../json.ts';
import { writeMail } from '../mail.ts';
import type { CapturedSecrets, Secrets } from './captured-secrets.ts';
import type { MailInterval } from './mail-interval.ts';
import type { Challenge, PkceCodes } from './pkce.ts';
import { problem } from './problem.ts';
import { errorRedirect, pkceRedirect, redirectTarget, sessionRedirect } from './redirects.ts';
import { plainHash, type SignInLink, type SignInLinks } from './sign-in-links.ts';

/**
 * What Supabase's auth server does and @supabase/lite 0.10.0 does not: `type: 'email'`, the mail
 * interval, `redirect_to`, PKCE for mailed links. Everything else passes through to it.
 */
export interface AuthGap {
  readonly database: Database;
  readonly secrets: CapturedSecrets;
  readonly inbox: Inbox;
  readonly interval: MailInterval;
  readonly links: SignInLinks;
  readonly codes: PkceCodes;
  /** The folder of the mail templates. */
  readonly templates: string;
}

export async function answerAuth(gap: AuthGap, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case 'POST /auth/v1/otp':
      return sendMail(gap, request);
    case 'POST /auth/v1/verify':
      return verify(gap.database, request);
    case 'GET /auth/v1/verify':
      return followLink(gap, request);
    case 'POST /auth/v1/token':
      return searchParams.get('grant_type') === 'pkce'
        ? exchange(gap.codes, request)
        : gap.database.fetch(request);
    default:
      return gap.database.fetch(request);
  }
}

async function sendMail(gap: AuthGap, request: Request): Promise<Response> {
  const body = parseObject(await request.clone().text());
  const address = stringField(body, 'email').toLowerCase();
  if (address === '') return gap.database.fetch(request);
  const wait = gap.interval.claim(address);
  if (wait > 0) return tooSoon(wait);
  const known = await gap.database.hasUser(address);
  const [response, secrets] = await gap.secrets.during(() => gap.database.fetch(request));
  if (response.ok && secrets)
    deliver(gap, request, { address, known, secrets, challenge: challengeIn(body) });
  else gap.interval.release(address);
  return response;
}

function tooSoon(seconds: number): Response {
  return problem(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

function challengeIn(body: JsonObject): Challenge | null {
  const value = stringField(body, 'code_challenge');
  return value === '' ? null : { value, method: stringField(body, 'code_challenge_method') };
}

interface Delivery {
  readonly address: string;
  readonly known: boolean;
  readonly secrets: Secrets;
  readonly challenge: Challenge | null;
}

function deliver(
  gap: AuthGap,
  request: Request,
  { address, known, secrets, challenge }: Delivery,
): void {
  const { origin } = new URL(request.url);
  const redirectTo = redirectTarget(request);
  const hash = gap.links.add(secrets.hash, { redirectTo, challenge });
  gap.inbox.add(
    writeMail(gap.templates, known ? 'magic_link' : 'confirmation', {
      SiteURL: origin,
      Email: address,
      Token: secrets.code,
      TokenHash: hash,
      RedirectTo: redirectTo,
      ConfirmationURL: `${origin}/auth/v1/verify?${new URLSearchParams({ token: hash, type: known ? 'magiclink' : 'signup', redirect_to: redirectTo })}`,
    }),
  );
}

/** Of these three, @supabase/lite knows only the last for the mails of `/otp`. */
const MAILED_TYPES = new Set(['email', 'signup', 'magiclink']);

async function verify(database: Database, request: Request): Promise<Response> {
  const body = parseObject(await request.clone().text());
  if (!MAILED_TYPES.has(stringField(body, 'type'))) return database.fetch(request);
  const hash = stringField(body, 'token_hash');
  return database.fetch(
    new Request(request, {
      body: JSON.stringify({
        ...body,
        type: 'magiclink',
        ...(hash && { token_hash: plainHash(hash) }),
      }),
    }),
  );
}

async function followLink(gap: AuthGap, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const type = searchParams.get('type') ?? '';
  if (token === '' || !MAILED_TYPES.has(type)) return gap.database.fetch(request);
  const link = gap.links.find(token);
  const target = searchParams.has('redirect_to')
    ? redirectTarget(request)
    : (link?.redirectTo ?? redirectTarget(request));
  const response = await gap.database.fetch(verification(request, token));
  const answer = await response.text();
  if (!response.ok) return errorRedirect(target, parseObject(answer), token !== plainHash(token));
  return signedIn(gap.codes, target, answer, type, link);
}

function verification(request: Request, token: string): Request {
  return new Request(new URL('/auth/v1/verify', request.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'magiclink', token_hash: plainHash(token) }),
  });
}

function signedIn(
  codes: PkceCodes,
  target: string,
  session: string,
  type: string,
  link?: SignInLink,
): Response {
  if (!link?.challenge) return sessionRedirect(target, parseObject(session), type);
  return pkceRedirect(target, codes.issue(session, link.challenge));
}

async function exchange(codes: PkceCodes, request: Request): Promise<Response> {
  const body = parseObject(await request.text());
  const code = stringField(body, 'auth_code');
  const verifier = stringField(body, 'code_verifier');
  if (code && verifier) return codes.exchange(code, verifier);
  return problem(
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  );
}
