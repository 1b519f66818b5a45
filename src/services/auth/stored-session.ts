import type { ColdStorage } from '#services/storage/cold-storage.ts';
import type { Identity } from './auth.ts';

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
}

/** The record that the client keeps its session in. */
export const SESSION = 'session';

export function identityOf(session: unknown): Identity | null {
  const email: unknown = Object(Object(session).user).email;
  return typeof email === 'string' && email !== '' ? { email } : null;
}

export function parseJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    // Not ours: whoever wrote it, nobody is signed in by it.
    return undefined;
  }
}

/** A device without storage remembers nothing. */
export const remembered = (storage: ColdStorage, key: string) =>
  storage.get(key).catch(() => undefined);

/** What was deleted is not read again by this page, also where the device has refused to delete it. */
export function forgetful(storage: ColdStorage): ColdStorage {
  const gone = new Set<string>();
  return {
    ...storage,
    get: async (key) => (gone.has(key) ? undefined : storage.get(key)),
    async set(key, value) {
      await storage.set(key, value);
      gone.delete(key);
    },
    delete(key) {
      gone.add(key);
      return storage.delete(key);
    },
  };
}

export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
