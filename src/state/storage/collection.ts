import { atom, type createStore, type Setter } from 'jotai';
import { isSame } from '#domain/campaign/merge.ts';
import type { DocumentStore, Envelope } from '#services/storage/document-store.ts';
import { declare, diskAtom } from './documents.ts';
import { type Entries, entriesOf, entryIn, withEntry } from './entries.ts';
import { recordsOf } from './records.ts';
import { type UnknownFields, unknownIn } from './unknown-fields.ts';

/**
 * A collection of entries, each stored as its own record. A change writes one record, however many
 * entries there are.
 */
interface CollectionDefinition<T extends Entry> {
  /** Key prefix; ends in a slash. */
  readonly name: string;
  readonly version: number;
  /** Parses stored data of any version; undefined if it cannot be parsed. */
  readonly parse: (data: unknown, version: number) => T | undefined;
  /**
   * Three-way merge of an entry that two tabs changed: the entry that keeps its id, then conflict
   * copies. Pure.
   */
  readonly merge: (base: T | undefined, mine: T, theirs: T) => readonly [T, ...T[]];
  /** Sort order of the list. */
  readonly compare: (one: T, other: T) => number;
  /** Drops in-memory state of the collection at a wipe. */
  readonly forget: (set: Setter) => void;
}

interface Entry {
  readonly id: string;
}

type Store = ReturnType<typeof createStore>;

/** Declares a collection. Call it once, at the top of the module that owns the state. */
export function collectionAtoms<T extends Entry>(definition: CollectionDefinition<T>) {
  const { name, version, compare } = definition;
  const entries = atom<Entries<T>>(entriesOf<T>([]));
  const isPartial = atom(false);
  const deleted = atom<ReadonlySet<string>>(new Set<string>());
  const { read, write, merge } = recordsOf<T>({
    ...definition,
    mergeValues: (base, mine, theirs) => {
      if (isSame(mine, theirs) || isSame(theirs, base)) return [mine];
      return isSame(mine, base) ? [theirs] : definition.merge(base, mine, theirs);
    },
  });
  /** Fields of stored entries that this release does not know, by the entry's id. */
  const unknown = new Map<string, UnknownFields>();

  /** Reads an entry; undefined if it has another id. */
  function readEntry(id: string, stored: Envelope) {
    const entry = read(stored);
    return entry?.value.id === id ? entry : undefined;
  }
  const envelope = (entry: T) => write(entry, unknown.get(entry.id));
  declare({ connect: ({ store, disk }) => connect(store, disk) });

  const put = atom(null, (get, set, entry: T) => {
    setOrDelete(unknown, entry.id, unknownIn(entry, unknown.get(entry.id)));
    set(entries, withEntry(get(entries), entry, compare));
    set(deleted, (ids) => without(ids, entry.id));
    get(diskAtom)?.write(name + entry.id, envelope(entry));
  });

  const remove = atom(null, (get, set, id: string) => {
    set(entries, ({ list }) => entriesOf(list.filter((entry) => entry.id !== id)));
    set(deleted, (ids) => new Set([...ids, id]));
    get(diskAtom)?.write(name + id, tombstone(version));
  });

  function connect(store: Store, disk: DocumentStore): void {
    /** Parsed entries that are held back until the last batch has arrived. */
    const loaded = new Map<string, T | undefined>();

    function show(): void {
      const byId = new Map(store.get(entries).list.map((entry) => [entry.id, entry]));
      const gone = new Set(store.get(deleted));
      for (const [id, entry] of loaded) {
        if (entry) byId.set(id, entry);
        else byId.delete(id);
        if (entry) gone.delete(id);
        else gone.add(id);
      }
      loaded.clear();
      store.set(entries, entriesOf([...byId.values()].toSorted(compare)));
      store.set(deleted, gone);
    }

    disk.register(name, {
      version,
      current(key) {
        const id = key.slice(name.length);
        const data = entryIn(store.get(entries), id);
        return data ? envelope(data) : tombstone(version);
      },
      apply(records, more) {
        const unreadable: string[] = [];
        const known = store.get(entries).positions;
        let isDue = !more || known.size === 0;
        for (const [key, stored] of records) {
          const id = key.slice(name.length);
          const entry = stored && readEntry(id, stored);
          if (stored && !entry) unreadable.push(key);
          else loaded.set(id, entry?.value);
          // A deletion can be undone.
          if (entry) setOrDelete(unknown, id, entry.unknown);
          // A visible entry is updated at once: the user's next edit of it goes to disk.
          isDue ||= known.has(id) || store.get(deleted).has(id);
        }
        if (loaded.size > 0 && isDue) show();
        if (store.get(isPartial) !== more) store.set(isPartial, more);
        return unreadable;
      },
      forget() {
        loaded.clear();
        unknown.clear();
        store.set(entries, entriesOf<T>([]));
        store.set(deleted, new Set<string>());
        store.set(isPartial, false);
        definition.forget(store.set);
      },
      merge(key, base, mine, theirs) {
        if (!readEntry(key.slice(name.length), theirs)) return undefined;
        const merged = merge(base, mine, theirs);
        // Any tab makes the same copy under the same key: where it was deleted since, it stays so.
        const at = Math.max(mine.press?.at ?? 0, theirs.press?.at ?? 0);
        const copies = merged?.copies.map(({ value, record }): [string, Envelope] => [
          name + value.id,
          { ...record, press: { at, tab: '', of: 0 } },
        ]);
        return merged && { record: merged.record, copies: new Map(copies) };
      },
    });
  }

  return {
    /** All loaded entries. */
    entriesAtom: atom((get) => get(entries).list),
    /** Finds an entry by its id; the id may be undefined. */
    entryAtom: atom((get) => {
      const all = get(entries);
      return (id: string | undefined) => entryIn(all, id);
    }),
    /** The last change, if it replaced one entry. */
    editAtom: atom((get) => get(entries).edit),
    /** True while entries are still being read from the device: a missing one may yet arrive. */
    isPartialAtom: atom((get) => get(isPartial)),
    /** Ids of the entries deleted on this device. */
    deletedAtom: atom((get) => get(deleted)),
    /** Adds an entry, or replaces the one with its id. */
    putAtom: put,
    removeAtom: remove,
  };
}

const tombstone = (version: number): Envelope => ({ version, data: undefined, deleted: true });

function setOrDelete<T>(map: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids;
  return new Set([...ids].filter((other) => other !== id));
}
