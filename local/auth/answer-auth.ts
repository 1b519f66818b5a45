import type { Database } from '../database.ts';
import { parseObject, stringField } from '../json.ts';
import type { AuthGap } from './auth-gap.ts';
import { followLink } from './follow-link.ts';
import type { PkceCodes } from './pkce.ts';
import { problem } from './problem.ts';
import { openReuseWindow } from './reuse-window.ts';
import { sendMail } from './send-mail.ts';
import { verify } from './verify.ts';

export async function answerAuth(
  gap: AuthGap,
  database: Database,
  request: Request,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case 'POST /auth/v1/otp':
      return sendMail(gap, database, request);
    case 'POST /auth/v1/verify':
      return verify(database, request);
    case 'GET /auth/v1/verify':
      return followLink(gap, database, request);
    case 'POST /auth/v1/token':
      return token(gap, database, request, searchParams.get('grant_type'));
    case 'GET /auth/v1/user':
    case 'POST /auth/v1/logout':
    case 'GET /auth/v1/health':
    case 'GET /auth/v1/settings':
      return (await database.fetch(request)).response;
    case 'POST /auth/v1/signup':
      return problem(422, 'signup_disabled', 'Signups not allowed for this instance');
    default:
      return problem(404, 'not_found', 'The embedded backend has no such endpoint');
  }
}

async function token(
  gap: AuthGap,
  database: Database,
  request: Request,
  grant: string | null,
): Promise<Response> {
  switch (grant) {
    case 'pkce':
      return exchange(gap.codes, request);
    case 'refresh_token':
      await openReuseWindow(database, request);
      return (await database.fetch(request)).response;
    case null:
    default:
      return problem(400, 'invalid_credentials', 'unsupported_grant_type');
  }
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
