import type { Database, Secrets } from '../database.ts';
import { type JsonObject, parseObject, stringField } from '../json.ts';
import { writeMail } from '../mail.ts';
import { addressProblem, mailProblem } from './addresses.ts';
import type { AuthGap } from './auth-gap.ts';
import type { Challenge } from './pkce.ts';
import { problem } from './problem.ts';
import { redirectTarget } from './redirects.ts';

interface Delivery {
  readonly address: string;
  readonly known: boolean;
  readonly secrets: Secrets;
  readonly challenge: Challenge | null;
}

/**
 * `POST /otp`: sends one mail with a link and a code. A new address gets the confirmation template.
 */
export async function sendMail(
  gap: AuthGap,
  database: Database,
  request: Request,
): Promise<Response> {
  const body = parseObject(await request.clone().text());
  const { email } = body;
  if (email !== undefined && email !== null && typeof email !== 'string')
    return problem(400, 'bad_json', 'Could not parse request body as JSON: email is no text');
  const address = stringField(body, 'email').toLowerCase();
  if (address === '') return (await database.fetch(request)).response;
  const refusal = addressProblem(address);
  if (refusal) return refusal;
  const known = await hasUser(database, address);
  const failure = mailProblem(address, known);
  if (failure) return failure;
  const wait = gap.interval.claim(address);
  if (wait > 0) return tooSoon(wait);
  const { response, secrets } = await database.fetch(request);
  if (response.ok && secrets)
    deliver(gap, request, { address, known, secrets, challenge: challengeIn(body) });
  else gap.interval.release(address);
  return response;
}

async function hasUser(database: Database, address: string): Promise<boolean> {
  return (await database.query('select 1 from auth.users where email = $1', [address])).length > 0;
}

function tooSoon(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return problem(429, 'over_email_send_rate_limit', message);
}

function challengeIn(body: JsonObject): Challenge | null {
  const value = stringField(body, 'code_challenge');
  return value === '' ? null : { value, method: stringField(body, 'code_challenge_method') };
}

function deliver(
  gap: AuthGap,
  request: Request,
  { address, known, secrets, challenge }: Delivery,
): void {
  const { origin } = new URL(request.url);
  const redirectTo = redirectTarget(request);
  const hash = gap.links.add(secrets.hash, { redirectTo, challenge });
  const query = new URLSearchParams({
    token: hash,
    type: known ? 'magiclink' : 'signup',
    redirect_to: redirectTo,
  });
  const mail = writeMail(gap.templates, known ? 'magic_link' : 'confirmation', {
    SiteURL: origin,
    Email: address,
    Token: secrets.code,
    TokenHash: hash,
    RedirectTo: redirectTo,
    ConfirmationURL: `${origin}/auth/v1/verify?${query.toString()}`,
  });
  gap.inbox.add(mail);
}
