import { createHash, randomUUID } from 'node:crypto';

import { problem } from './problem.ts';

/** PKCE challenge sent with the mail request; only the requesting page knows the verifier. */
export interface Challenge {
  readonly value: string;
  readonly method: string;
}

interface Waiting {
  /** The session as JSON, passed on unparsed. */
  readonly session: string;
  readonly challenge: Challenge;
  readonly issuedAt: number;
}

/** Same lifetime as in the auth server. */
const LIFETIME_MS = 5 * 60 * 1000;

/** Pending sessions of the PKCE flow (`flowType: 'pkce'`), each handed out once. */
export class PkceCodes {
  readonly #waiting = new Map<string, Waiting>();

  issue(session: string, challenge: Challenge): string {
    const code = randomUUID();
    this.#waiting.set(code, { session, challenge, issuedAt: Date.now() });
    return code;
  }

  exchange(code: string, verifier: string): Response {
    const waiting = this.#waiting.get(code);
    if (!waiting)
      return problem(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    if (Date.now() - waiting.issuedAt > LIFETIME_MS)
      return problem(403, 'flow_state_expired', 'flow state has expired');
    if (!fits(waiting.challenge, verifier)) {
      return problem(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    }
    this.#waiting.delete(code);
    return new Response(waiting.session, { headers: { 'Content-Type': 'application/json' } });
  }
}

function fits({ value, method }: Challenge, verifier: string): boolean {
  // A page without WebCrypto sends `plain`.
  if (method.toLowerCase() === 'plain') return value === verifier;
  return value === createHash('sha256').update(verifier).digest('base64url');
}
