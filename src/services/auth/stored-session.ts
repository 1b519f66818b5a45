import { isSameAccount, parseAccount } from '#domain/site/account.ts';
import type { Exclusive } from '#services/locks/exclusive.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import type { Identity, SessionChange } from './auth.ts';

/** Dependencies of the adapter; `url` is the project’s origin, without a path. */
export interface AuthDeps {
  readonly url: string;
  readonly publishableKey: string;
  readonly storage: KeyValueStore;
  readonly fetch: typeof globalThis.fetch;
  /** Target of a link that was not opened through our own page: the site's root. */
  readonly siteUrl: string;
  /** Subscribes to retry triggers: a lost network may be back. Returns the unsubscribe function. */
  readonly onRetryOpportunity?: (listener: () => void) => () => void;
  /** Lock under which all tabs change the session. */
  readonly exclusive?: Exclusive;
  /**
   * Stores the session of an account, after another account's work, queue and keys are out of the
   * way. Rejects if the device refuses. Without it, the session is stored alone.
   */
  readonly enter?: (account: Identity, session: string) => Promise<void>;
  /**
   * Resolves once this page shows the work of the stored session's account, and none of another's.
   * Rejects if the device refuses.
   */
  readonly settle?: (account: Identity) => Promise<void>;
  /** True if the device did not store the session. */
  readonly isInMemory?: () => boolean;
}

/** Key of the record in which the client stores its session. */
export const SESSION = 'session';

type Emit = (identity: Identity | null, change: SessionChange) => void;

/** The session on this device, which all tabs share. */
export interface StoredSession {
  /** Returns the record's text; undefined without one, or if the device does not respond. */
  read(): Promise<string | undefined>;
  /** Like `read`, but rejects if the device does not respond. */
  readOrThrow(): Promise<string | undefined>;
  /** Runs a change under the lock that all tabs share. */
  change(work: (emit: Emit) => Promise<void>): Promise<void>;
  /**
   * Deletes the record, which counts as deleted even if the device keeps it. Call it within a
   * change.
   */
  drop(text: string | undefined): Promise<void>;
  /**
   * Runs a logout's deletions under the lock, deletes the session if they have not, and returns it.
   * A page that dies first leaves a user who is still signed in.
   */
  forget(deletions: () => Promise<void>): Promise<unknown>;
  /** Emits the stored session; nothing if the device does not respond. */
  republish(): Promise<void>;
  /** Returns the account of the stored session, whose work the page shows by then. Rejects like a read. */
  identify(): Promise<Identity | null>;
}

/**
 * Every change runs under a lock that all tabs share, and `emit` is called before the lock is
 * released: tabs are notified of changes in the order on disk. A tab that is only notified reads,
 * and writes nothing.
 */
export function createStoredSession(
  {
    storage,
    exclusive = (work) => work(),
    settle,
  }: Pick<AuthDeps, 'storage' | 'exclusive' | 'settle'>,
  emit: Emit,
): StoredSession {
  /** Text of the deleted record: a device may refuse to delete it. */
  let dropped: string | undefined;

  const read = () => readOrThrow().catch(() => undefined);

  async function readOrThrow(): Promise<string | undefined> {
    const text = await storage.get(SESSION);
    return typeof text === 'string' && text !== dropped ? text : undefined;
  }

  async function identify(): Promise<Identity | null> {
    const identity = identityOf(parseJson(await readOrThrow()));
    if (!identity || !settle) return identity;
    await settle(identity);
    // Another account may have signed in meanwhile: the work is that one's by now.
    const now = identityOf(parseJson(await readOrThrow()));
    return now && isSameAccount(now, identity) ? now : identify();
  }

  async function drop(text: string | undefined): Promise<void> {
    dropped = text;
    await Promise.allSettled([storage.delete(SESSION)]);
  }

  return {
    read,
    readOrThrow,
    change: (work) => exclusive(() => work(emit)),
    drop,
    forget: (deletions) =>
      exclusive(async () => {
        const text = await read();
        await Promise.allSettled([deletions()]);
        await drop(text);
        emit(null, 'signed-out');
        return parseJson(text);
      }),
    republish: () =>
      exclusive(async () => {
        const found = await identify().catch(() => undefined);
        if (found !== undefined) emit(found, 'restored');
      }),
    identify,
  };
}

export const identityOf = (session: unknown): Identity | null =>
  parseAccount(Object(session).user) ?? null;

export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    // A record that this app did not write signs no user in.
    return undefined;
  }
}
