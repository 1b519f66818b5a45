import { atom } from 'jotai';
import { documentAtom } from '../storage/documents.ts';
import { services } from '../services.ts';
import { sessionAtom } from './session.ts';
import { signedInAs } from '#domain/site/session-toasts.ts';
import { SIGN_IN } from '../storage/storage-keys.ts';

/** A sign-in mail that was sent and not followed yet. Times are milliseconds since 1970. */
interface PendingSignIn {
  readonly email: string;
  /** Earliest time at which another mail may be requested. */
  readonly resendAt: number;
  readonly sentAt: number;
}

/** Lifetime of codes and links, in milliseconds (`otp_expiry` of supabase/config.toml). */
const VALID_MS = 600_000;
/** Minimum time between two mails to one address, in seconds, as the sign-in service counts it. */
const RESEND_AFTER_S = 60;

const pendingAtom = documentAtom<PendingSignIn | null>({
  key: SIGN_IN,
  version: 1,
  initial: null,
  parse: parsePending,
});

function parsePending(data: unknown): PendingSignIn | null {
  const { email, resendAt, sentAt } = Object(data);
  const isWhole = typeof email === 'string' && Number.isFinite(resendAt) && Number.isFinite(sentAt);
  return isWhole ? { email, resendAt, sentAt } : null;
}

/**
 * The sign-in mail that the user is waiting for. Stored, as phones discard a page while mail is
 * read.
 */
export const pendingSignInAtom = atom((get) => {
  const pending = get(pendingAtom);
  return pending && services(get).now() - pending.sentAt < VALID_MS ? pending : null;
});

/** Records that a mail is on its way, or was a moment ago; `retryAfterS` comes from the service. */
export const mailSentAtom = atom(null, (get, set, email: string, retryAfterS?: number) => {
  const sentAt = services(get).now();
  const resendAt = sentAt + (retryAfterS ?? RESEND_AFTER_S) * 1000;
  set(pendingAtom, { email, sentAt, resendAt });
});

/** Signs in with a mailed link. A link does not show its owner, so a toast names the user. */
export const followLinkAtom = atom(null, async (get, set, tokenHash: string) => {
  const result = await services(get).auth.verifyTokenHash(tokenHash);
  if (result.ok) set(nameUserAtom);
  return result;
});

/** Names the signed-in user in a toast. */
export const nameUserAtom = atom(null, (get) => {
  const session = get(sessionAtom);
  if (session.status === 'in') services(get).notify(signedInAs(session.identity.email));
});

export const forgetMailAtom = atom(null, (_get, set) => set(pendingAtom, null));
