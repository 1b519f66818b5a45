import type { Database } from '../database.ts';
import { parseObject, stringField } from '../json.ts';
import { problem } from './problem.ts';
import { plainHash } from './sign-in-links.ts';

/** Of these three, @supabase/lite accepts only the last one for the mails of `/otp`. */
const MAILED_TYPES = new Set(['email', 'signup', 'magiclink']);

export function isMailedType(type: string): boolean {
  return MAILED_TYPES.has(type);
}

/** `POST /verify`: returns a session for an address and its code, or for the hash of a link. */
export async function verify(database: Database, request: Request): Promise<Response> {
  const body = parseObject(await request.clone().text());
  if (!isMailedType(stringField(body, 'type'))) return (await database.fetch(request)).response;
  const hash = stringField(body, 'token_hash');
  const fields = { ...body, type: 'magiclink', ...(hash && { token_hash: plainHash(hash) }) };
  const { response } = await database.fetch(
    new Request(request, { method: 'POST', body: JSON.stringify(fields) }),
  );
  // The auth server's message mentions a link only if the request used one.
  if (response.status === 403 && hash === '')
    return problem(403, 'otp_expired', 'Token has expired or is invalid');
  return response;
}
