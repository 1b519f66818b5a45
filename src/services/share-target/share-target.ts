import type { SharedItem, NewSharedItem } from '#domain/site/share-target.ts';

/** Items from the share target, pending review. Filled by the worker, emptied by the page. */
export interface SharedInbox {
  /** False if nothing could be stored: a full disk, no storage, or too many pending items. */
  add(parts: readonly NewSharedItem[]): Promise<boolean>;
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
    list: async () => items,
    async remove(id) {
      items = items.filter((item) => item.id !== id);
    },
    async removeAll() {
      items = [];
    },
  };
}
