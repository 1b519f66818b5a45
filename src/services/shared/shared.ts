import type { Shared, SharedPart } from '#domain/shared.ts';

/** Where what other apps shared waits for its review. Filled by the worker, emptied by the page. */
export interface SharedInbox {
  /** False when nothing could be kept: a full disk, no storage, or too much waiting already. */
  add(parts: readonly SharedPart[]): Promise<boolean>;
  /** The oldest first; without storage there is nothing. What cannot be read is left out. */
  list(): Promise<readonly Shared[]>;
  remove(id: string): Promise<void>;
  /** Also removes records that `list` cannot read: they take up room too. */
  removeAll(): Promise<void>;
}

/** A stand-in without a disk. */
export function createMemorySharedInbox(waiting: readonly Shared[] = []): SharedInbox {
  let items = waiting;
  return {
    async add(parts) {
      items = [...items, ...parts.map((part) => ({ ...part, id: crypto.randomUUID() }))];
      return true;
    },
    list: async () => items,
    async remove(id) {
      items = items.filter((item) => item.id !== id);
    },
    async removeAll() {
      items = [];
    },
  };
}
