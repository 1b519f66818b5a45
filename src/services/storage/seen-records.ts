import { parseStored, revOf, type StoredRecord } from './records.ts';

/** The records as last seen on disk, raw. */
export interface SeenRecords {
  has(key: string): boolean;
  raw(key: string): unknown;
  get(key: string): StoredRecord | undefined;
  /** The record as it was before it was last deleted, or as it is. */
  live(key: string): StoredRecord | undefined;
  keys(): Iterable<string>;
  /** True if the record is a later revision than the one seen. */
  isNews(key: string, raw: unknown): boolean;
  see(key: string, raw: unknown): void;
  delete(key: string): void;
  /** Drops every record for which `isLost` holds. */
  forget(isLost: (key: string) => boolean): void;
}

export function createSeenRecords(): SeenRecords {
  const seen = new Map<string, unknown>();
  /** Records that are deleted now, as they were before. */
  const lives = new Map<string, StoredRecord>();
  const get = (key: string) => parseStored(seen.get(key));
  return {
    has: (key) => seen.has(key),
    raw: (key) => seen.get(key),
    get,
    live(key) {
      const last = get(key);
      return last && !last.deleted ? last : lives.get(key);
    },
    keys: () => seen.keys(),
    isNews: (key, raw) => !seen.has(key) || revOf(raw) > revOf(seen.get(key)),
    see(key, raw) {
      const before = get(key);
      if (before && !before.deleted && Object(raw).deleted) lives.set(key, before);
      seen.set(key, raw);
    },
    delete: (key) => void seen.delete(key),
    forget(isLost) {
      for (const key of [...seen.keys()].filter(isLost)) seen.delete(key);
      for (const key of [...lives.keys()].filter(isLost)) lives.delete(key);
    },
  };
}
