import type { Exclusive } from '#services/locks/exclusive.ts';
import type { ColdStorage } from '#services/storage/cold-storage.ts';
import type { Identity, SessionChange } from './auth.ts';

/** What the adapter needs; `url` is the project's address without a path. */
export interface SupabaseSettings {
  readonly url: string;
  readonly publishableKey: string;
  readonly storage: ColdStorage;
  readonly fetch: typeof globalThis.fetch;
  /** Where a link that was not opened through our own page leads: the site's root. */
  readonly siteUrl: string;
  /** Calls back when a lost network may be there again; returns how to stop. */
  readonly onChance?: (listener: () => void) => () => void;
  /** The lock that all tabs change the session under. */
  readonly exclusive?: Exclusive;
}

/** The record that the client keeps its session in. */
export const SESSION = 'session';

/** The PKCE verifier of the latest mail; the client names those of earlier ones in an index. */
export const VERIFIER = `${SESSION}-code-verifier`;
const VERIFIER_INDEX = `${SESSION}-flows-code-verifier`;

/** The session on this device, which all tabs share. */
export interface StoredSession {
  /** The record's text; undefined without one and on a device that does not answer. */
  read(): Promise<string | undefined>;
  /** Saves a new session, or a refreshed one if the session that it continues is still there. */
  save(text: string): Promise<void>;
  /** Deletes a session that the server refused or that the client cannot use. */
  end(): Promise<void>;
  /** Deletes the session for a logout, runs `also` under the same lock, and returns the session. */
  forget(also: () => Promise<void>): Promise<unknown>;
  /** Emits the session as it is stored. */
  republish(): Promise<void>;
  /** The server exchanged a refresh token for this access token. */
  noteRefresh(refreshToken: string, accessToken: string): void;
  /** The server refused a refresh token for good. */
  noteRefusal(refreshToken: string): void;
}

/**
 * Every change happens under a lock that all tabs share, and `emit` is called before the lock is
 * released: the order in which tabs hear of changes is the order on the disk. A tab that only hears
 * of a change reads, and writes nothing.
 */
export function createStoredSession(
  { storage, exclusive = (work) => work() }: Pick<SupabaseSettings, 'storage' | 'exclusive'>,
  emit: (identity: Identity | null, change: SessionChange) => void,
): StoredSession {
  /** A device may refuse to delete it. */
  let forgotten: string | undefined;
  let refreshed: { readonly from: string; readonly accessToken: string } | undefined;
  let refused: string | undefined;

  const read = () => readOrThrow().catch(() => undefined);

  async function readOrThrow(): Promise<string | undefined> {
    const text = await storage.get(SESSION);
    return typeof text === 'string' && text !== forgotten ? text : undefined;
  }

  /**
   * Meanwhile another tab logged out, or somebody else in. A device that does not answer says nothing
   * of that, and the server takes the earlier refresh token no more.
   */
  async function isOvertaken(): Promise<boolean> {
    try {
      return refreshTokenOf(parseJson(await readOrThrow())) !== refreshed?.from;
    } catch {
      return false;
    }
  }

  return {
    read,
    save: (text) =>
      exclusive(async () => {
        const session = parseJson(text);
        const isRefreshed = refreshed?.accessToken === Object(session).access_token;
        if (isRefreshed && (await isOvertaken())) return;
        await storage.set(SESSION, text);
        if (!isRefreshed) await removeVerifiers(storage);
        emit(identityOf(session), isRefreshed ? 'refreshed' : 'signed-in');
      }),
    end: () =>
      exclusive(async () => {
        const text = await read();
        const session = parseJson(text);
        // The answer was about an earlier session than the one that is stored by now.
        if (text === undefined || (isUsable(session) && refreshTokenOf(session) !== refused))
          return;
        forgotten = text;
        await Promise.allSettled([storage.delete(SESSION)]);
        emit(null, 'ended');
      }),
    forget: (also) =>
      exclusive(async () => {
        forgotten = await read();
        await Promise.allSettled([storage.delete(SESSION)]);
        await Promise.allSettled([also()]);
        emit(null, 'signed-out');
        return parseJson(forgotten);
      }),
    republish: () => exclusive(async () => emit(identityOf(parseJson(await read())), 'restored')),
    noteRefresh(from, accessToken) {
      refreshed = { from, accessToken };
    },
    noteRefusal(refreshToken) {
      refused = refreshToken;
    },
  };
}

/** The client keeps one verifier per mail that was asked for. Signed in, none is of use. */
async function removeVerifiers(storage: ColdStorage): Promise<void> {
  const flows = parseJson(await storage.get(VERIFIER_INDEX).catch(() => undefined));
  const slots = Array.isArray(flows)
    ? flows.map((flow) => `${SESSION}-flow-${String(flow)}-code-verifier`)
    : [];
  await Promise.allSettled([...slots, VERIFIER_INDEX, VERIFIER].map((key) => storage.delete(key)));
}

export function identityOf(session: unknown): Identity | null {
  const email: unknown = Object(Object(session).user).email;
  return typeof email === 'string' && email !== '' ? { email } : null;
}

const refreshTokenOf = (session: unknown): unknown => Object(session).refresh_token;

/** The client's own rule for a record that it can work with. */
const isUsable = (session: unknown) =>
  ['access_token', 'refresh_token', 'expires_at'].every((key) => key in Object(session));

export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    // Nobody is signed in by a record that is not ours.
    return undefined;
  }
}
