import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import {
  type AuthDeps,
  identityOf,
  parseJson,
  SESSION,
  type StoredSession,
} from './stored-session.ts';

/** PKCE verifier of the latest mail; the client lists those of earlier mails in an index. */
export const VERIFIER = `${SESSION}-code-verifier`;
const VERIFIER_INDEX = `${SESSION}-flows-code-verifier`;

/** The stored session as the sign-in client reads and writes it. */
export interface SessionRecord {
  read(): Promise<string | undefined>;
  /** Saves a new session, or a refreshed one if the session that it continues is still stored. */
  save(text: string): Promise<void>;
  /** Deletes a session that the server refused or that the client cannot use. */
  end(): Promise<void>;
  /** Records that the server exchanged a refresh token for this access token. */
  noteRefresh(refreshToken: string, accessToken: string): void;
  /** Records that the server refused a refresh token for good. */
  noteRefusal(refreshToken: string): void;
}

/** `enter` stores the session of an account, and shows its work. */
export function createSessionRecord(
  storage: KeyValueStore,
  session: StoredSession,
  enter: AuthDeps['enter'] = (_account, text) => storage.set(SESSION, text),
): SessionRecord {
  let refreshed: { readonly from: string; readonly accessToken: string } | undefined;
  let refused: string | undefined;

  /**
   * True if another tab has logged out meanwhile, or another user has signed in. False if the
   * device does not respond: the server no longer accepts the earlier refresh token.
   */
  async function isOvertaken(): Promise<boolean> {
    try {
      return refreshTokenOf(parseJson(await session.readOrThrow())) !== refreshed?.from;
    } catch {
      return false;
    }
  }

  return {
    read: () => session.read(),
    save: (text) =>
      session.change(async (emit) => {
        const saved = parseJson(text);
        const isRefreshed = refreshed?.accessToken === Object(saved).access_token;
        if (isRefreshed && (await isOvertaken())) return;
        const identity = identityOf(saved);
        // A refreshed session may be of an account that this page does not show yet.
        if (identity) await enter(identity, text);
        else await storage.set(SESSION, text);
        if (!isRefreshed) await removeVerifiers(storage);
        emit(identity, isRefreshed ? 'refreshed' : 'signed-in');
      }),
    end: () =>
      session.change(async (emit) => {
        const text = await session.read();
        const stored = parseJson(text);
        // The refusal was for an earlier session than the one stored by now.
        if (text === undefined || (isUsable(stored) && refreshTokenOf(stored) !== refused)) return;
        await session.drop(text);
        emit(null, 'ended');
      }),
    noteRefresh(from, accessToken) {
      refreshed = { from, accessToken };
    },
    noteRefusal(refreshToken) {
      refused = refreshToken;
    },
  };
}

/**
 * Removes the verifiers. The client keeps one per requested mail; after the sign-in none is needed.
 */
async function removeVerifiers(storage: KeyValueStore): Promise<void> {
  const keys = [...(await verifierSlots(storage)), VERIFIER_INDEX, VERIFIER];
  await Promise.allSettled(keys.map((key) => storage.delete(key)));
}

/** Keys of the client's verifiers of requested mails, in addition to `VERIFIER`. */
async function verifierSlots(storage: KeyValueStore): Promise<readonly string[]> {
  const flows = parseJson(await storage.get(VERIFIER_INDEX).catch(() => undefined));
  if (!Array.isArray(flows)) return [];
  return flows.map((flow) => `${SESSION}-flow-${String(flow)}-code-verifier`);
}

/**
 * Restores the verifier of the latest mail, unless a logout has removed it meanwhile: the client's
 * own copy, which a failed request leaves in place, is then gone too.
 */
export async function restoreVerifier(
  storage: KeyValueStore,
  session: StoredSession,
  verifier: unknown,
): Promise<void> {
  await session.change(async () => {
    const slots = await verifierSlots(storage);
    const [latest, ...kept] = await Promise.all(
      [VERIFIER, ...slots].map((key) => storage.get(key)),
    );
    // Another tab may have requested a mail meanwhile.
    if (latest === undefined && kept.includes(verifier)) await storage.set(VERIFIER, verifier);
  });
}

const refreshTokenOf = (session: unknown): unknown => Object(session).refresh_token;

/** True for a record that the client can use, by its own rule. */
const isUsable = (session: unknown) =>
  ['access_token', 'refresh_token', 'expires_at'].every((key) => key in Object(session));
