import type { KeyValueStore } from './key-value-store.ts';
import { promiseWithResolvers } from '../promise-with-resolvers.ts';

/** Longest wait for a device that has answered before, and for one that has not, in milliseconds. */
const PATIENCE_MS = 1500;
const SILENT_MS = 300;

/** A key-value store that keeps in memory what the device does not store. */
export interface FallbackKeyValueStore extends KeyValueStore {
  /** Keeps a record in memory alone, until the device takes another of its key. */
  keep(key: string, value: unknown): void;
  /** Drops a record from memory: the device has it. */
  release(key: string): void;
  /** Returns a record that is in memory alone. */
  kept(key: string): unknown;
}

/**
 * Wraps the device's store. A write that the device refuses, or does not answer in time, is kept in
 * memory until the device has it; a read rejects then, unless that has the record.
 */
export function createFallbackKeyValueStore(
  disk: KeyValueStore,
  patience: { readonly usual: number; readonly silent: number } = {
    usual: PATIENCE_MS,
    silent: SILENT_MS,
  },
): FallbackKeyValueStore {
  const memory = new Map<string, unknown>();
  /** The device's records that those in memory were to replace. */
  const replaced = new Map<string, unknown>();
  let isSilent = false;

  /** A device that was silent once is not waited for again, until it answers. */
  async function inTime<T>(work: Promise<T>): Promise<T> {
    const late = promiseWithResolvers<never>();
    const timer = setTimeout(
      () => {
        isSilent = true;
        late.reject(new Error('The device does not answer'));
      },
      isSilent ? patience.silent : patience.usual,
    );
    const answered = work.then((value) => {
      isSilent = false;
      return value;
    });
    return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
  }

  async function store(key: string, value: unknown): Promise<void> {
    await disk.set(key, value);
    // However late: kept any longer, it would hide what other tabs store and delete.
    if (memory.get(key) === value) release(key);
  }

  function release(key: string): void {
    memory.delete(key);
    replaced.delete(key);
  }

  /** Notes what the device has in place of a record that it refused. */
  async function keepRefused(key: string, value: unknown): Promise<void> {
    const before = await inTime(disk.get(key)).catch(() => undefined);
    if (before !== undefined && before !== value && memory.get(key) === value)
      replaced.set(key, before);
  }

  /** Drops a record from memory once another tab has deleted or changed what it was to replace. */
  async function dropOvertaken(key: string): Promise<void> {
    const before = replaced.get(key);
    if (before === undefined) return;
    const now = await inTime(disk.get(key)).catch(() => before);
    if (now !== before && replaced.get(key) === before) release(key);
  }

  return {
    async get(key) {
      await dropOvertaken(key);
      return memory.has(key) ? memory.get(key) : inTime(disk.get(key));
    },
    async set(key, value) {
      memory.set(key, value);
      await inTime(store(key, value)).catch(() => keepRefused(key, value));
    },
    async delete(key) {
      release(key);
      await inTime(disk.delete(key));
    },
    async clear() {
      memory.clear();
      replaced.clear();
      await disk.clear();
    },
    keep(key, value) {
      replaced.delete(key);
      memory.set(key, value);
    },
    release,
    kept: (key) => memory.get(key),
  };
}
