import type { Database } from '../database.ts';
import type { Inbox } from '../inbox.ts';
import { parseObject, stringField } from '../json.ts';
import type { CapturedSecrets } from './captured-secrets.ts';
import { followLink } from './follow-link.ts';
import type { MailInterval } from './mail-interval.ts';
import type { PkceCodes } from './pkce.ts';
import { problem } from './problem.ts';
import { sendMail } from './send-mail.ts';
import type { SignInLinks } from './sign-in-links.ts';
import { verify } from './verify.ts';

/**
 * What Supabase's auth server does and @supabase/lite 0.10.0 does not: `type: 'email'`, the mail
 * interval, `redirect_to`, PKCE for mailed links. Everything else passes through to it.
 */
export interface AuthGap {
  readonly secrets: CapturedSecrets;
  readonly inbox: Inbox;
  readonly interval: MailInterval;
  readonly links: SignInLinks;
  readonly codes: PkceCodes;
  /** The folder of the mail templates. */
  readonly templates: string;
}

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
      return searchParams.get('grant_type') === 'pkce'
        ? exchange(gap.codes, request)
        : database.fetch(request);
    default:
      return database.fetch(request);
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
