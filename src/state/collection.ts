import { atom, type createStore, type Setter } from 'jotai';
import { isSame } from '#domain/merge.ts';
import type { DocumentStore, Envelope } from '#services/storage/document-store.ts';
import { declare, diskAtom } from './documents.ts';

/**
 * A collection: entries that are each a record of their own on the disk. A change writes one record,
 * however many there are.
 */
interface CollectionDefinition<T extends Entry> {
  /** Ends in a slash. */
  readonly name: string;
  readonly version: number;
  /** Makes an entry out of stored data of any version; undefined when it cannot be parsed. */
  readonly parse: (data: unknown, version: number) => T | undefined;
  /** For two tabs that changed an entry: the one that keeps its id first, then copies. Pure. */
  readonly merge: (base: T | undefined, mine: T, theirs: T) => readonly [T, ...T[]];
  /** The order of the list. */
  readonly compare: (one: T, other: T) => number;
  /** Drops at a wipe what the page alone remembers of it. */
  readonly forget: (set: Setter) => void;
}

interface Entry {
  readonly id: string;
}

type Store = ReturnType<typeof createStore>;

/** Declares a collection. Call it once, at the top of the module that owns the state. */
export function collectionAtoms<T extends Entry>(definition: CollectionDefinition<T>) {
  const { name, version, compare } = definition;
  const entries = atom<readonly T[]>([]);
  const isPartial = atom(false);
  const deleted = atom<ReadonlySet<string>>(new Set<string>());
  declare({ connect: ({ store, disk }) => connect(store, disk) });

  const put = atom(null, (get, set, entry: T) => {
    const list = get(entries);
    const index = list.findIndex(({ id }) => id === entry.id);
    set(entries, index < 0 ? [...list, entry].toSorted(compare) : list.with(index, entry));
    set(deleted, (ids) => without(ids, entry.id));
    get(diskAtom)?.write(name + entry.id, { version, data: entry });
  });

  const remove = atom(null, (get, set, id: string) => {
    set(entries, (list) => list.filter((entry) => entry.id !== id));
    set(deleted, (ids) => new Set([...ids, id]));
    get(diskAtom)?.write(name + id, tombstone(version));
  });

  function connect(store: Store, disk: DocumentStore): void {
    /** Parsed and new, and not shown before the last batch has come. */
    const loaded = new Map<string, T | undefined>();

    function show(): void {
      const byId = new Map(store.get(entries).map((entry) => [entry.id, entry]));
      const gone = new Set(store.get(deleted));
      for (const [id, entry] of loaded) {
        if (entry) byId.set(id, entry);
        else byId.delete(id);
        if (entry) gone.delete(id);
        else gone.add(id);
      }
      loaded.clear();
      store.set(entries, [...byId.values()].toSorted(compare));
      store.set(deleted, gone);
    }

    disk.own(name, {
      version,
      current(key) {
        const id = key.slice(name.length);
        const data = store.get(entries).find((entry) => entry.id === id);
        return data ? { version, data } : tombstone(version);
      },
      take(records, more) {
        const unreadable: string[] = [];
        const known = new Set(store.get(entries).map(({ id }) => id));
        let isDue = !more || known.size === 0;
        for (const [key, stored] of records) {
          const id = key.slice(name.length);
          const entry = stored && parseEntry(key, stored);
          if (stored && !entry) unreadable.push(key);
          else loaded.set(id, entry);
          // A visible entry is updated at once: the user's next edit of it goes to disk.
          isDue ||= known.has(id) || store.get(deleted).has(id);
        }
        if (loaded.size > 0 && isDue) show();
        if (store.get(isPartial) !== more) store.set(isPartial, more);
        return unreadable;
      },
      forget() {
        loaded.clear();
        store.set(entries, []);
        store.set(deleted, new Set<string>());
        store.set(isPartial, false);
        definition.forget(store.set);
      },
      merge(key, base, mine, theirs) {
        const [own, other] = [parseEntry(key, mine), parseEntry(key, theirs)];
        if (!own || !other) return undefined;
        const before = base && parseEntry(key, base);
        const [kept, ...copies] = mergeEntries(before, own, other);
        const record = kept === own ? mine : envelope(kept);
        // Any tab makes the same copy under the same key: where it was deleted since, it stays so.
        const at = Math.max(mine.press?.at ?? 0, theirs.press?.at ?? 0);
        const copied = copies.map((it): [string, Envelope] => [
          name + it.id,
          { ...envelope(it), press: { at, tab: '', of: 0 } },
        ]);
        return { record, copies: new Map(copied) };
      },
    });
  }

  function mergeEntries(base: T | undefined, mine: T, theirs: T): readonly [T, ...T[]] {
    if (isSame(mine, theirs) || isSame(theirs, base)) return [mine];
    return isSame(mine, base) ? [theirs] : definition.merge(base, mine, theirs);
  }

  /** Parses an entry; undefined if its id does not match its key. */
  function parseEntry(key: string, stored: Envelope): T | undefined {
    const entry = definition.parse(stored.data, stored.version);
    return entry && name + entry.id === key ? entry : undefined;
  }

  const envelope = (data: T): Envelope => ({ version, data });

  return {
    /** Every entry that is loaded. */
    entriesAtom: atom((get) => get(entries)),
    /** True while the device still reads entries: one that is missing may be there. */
    isPartialAtom: atom((get) => get(isPartial)),
    /** Ids of the entries deleted on this device. */
    deletedAtom: atom((get) => get(deleted)),
    /** Adds an entry, or replaces the one with its id. */
    putAtom: put,
    removeAtom: remove,
  };
}

const tombstone = (version: number): Envelope => ({ version, data: undefined, deleted: true });

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids;
  return new Set([...ids].filter((other) => other !== id));
}
