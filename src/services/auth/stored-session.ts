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
}

/** Key of the record in which the client stores its session. */
export const SESSION = 'session';

/** A device that fails to read says nothing about the session. */
const NOT_READ = Symbol('not read');

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
}

/**
 * Every change runs under a lock that all tabs share, and `emit` is called before the lock is
 * released: tabs are notified of changes in the order on disk. A tab that is only notified reads,
 * and writes nothing.
 */
export function createStoredSession(
  { storage, exclusive = (work) => work() }: Pick<AuthDeps, 'storage' | 'exclusive'>,
  emit: Emit,
): StoredSession {
  /** Text of the deleted record: a device may refuse to delete it. */
  let dropped: string | undefined;

  const read = () => readOrThrow().catch(() => undefined);

  async function readOrThrow(): Promise<string | undefined> {
    const text = await storage.get(SESSION);
    return typeof text === 'string' && text !== dropped ? text : undefined;
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
        const stored = await readOrThrow().catch(() => NOT_READ);
        if (stored !== NOT_READ) emit(identityOf(parseJson(stored)), 'restored');
      }),
  };
}

export function identityOf(session: unknown): Identity | null {
  const email: unknown = Object(Object(session).user).email;
  return typeof email === 'string' && email !== '' ? { email } : null;
}

export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    // A record that this app did not write signs no user in.
    return undefined;
  }
}
