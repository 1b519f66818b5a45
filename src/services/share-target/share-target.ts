import type { SharedItem, NewSharedItem } from '#domain/site/share-target.ts';

/** Items from the share target, pending review. Filled by the worker, emptied by the page. */
export interface SharedInbox {
  /** False if nothing could be stored: a full disk, no storage, or too many pending items. */
  add(parts: readonly NewSharedItem[]): Promise<boolean>;
  /**
   * Stores one item, in place of the one with this id. Returns its id; undefined if it could not be
   * stored.
   */
  keep(part: NewSharedItem, id?: string): Promise<string | undefined>;
  /**
   * Uses an item while no other tab does, and removes it if the result says that it was used.
   * Undefined if it is no longer there: another tab was first.
   */
  take<T extends { readonly isUsed: boolean }>(
    id: string,
    use: () => Promise<T>,
  ): Promise<T | undefined>;
  /** Returns the items, oldest first; none without storage. Skips items that cannot be parsed. */
  list(): Promise<readonly SharedItem[]>;
  remove(id: string): Promise<void>;
  /** Also removes records that `list` cannot parse: they take up space too. */
  removeAll(): Promise<void>;
}

/** In-memory inbox without a disk. */
export function createMemorySharedInbox(waiting: readonly SharedItem[] = []): SharedInbox {
  let items = waiting;
  return {
    async add(parts) {
      items = [...items, ...parts.map((part) => ({ ...part, id: crypto.randomUUID() }))];
      return true;
    },
    async keep(part, id = crypto.randomUUID()) {
      items = [...items.filter((item) => item.id !== id), { ...part, id }];
      return id;
    },
    async take(id, use) {
      if (!items.some((item) => item.id === id)) return undefined;
      const result = await use();
      if (result.isUsed) items = items.filter((item) => item.id !== id);
      return result;
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
