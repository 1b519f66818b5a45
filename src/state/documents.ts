import { atom, type createStore, type WritableAtom } from 'jotai';
import { type Merge, mergeFields } from '#domain/merge.ts';
import type { DocumentStore, Envelope, SaveState } from '#services/storage/document-store.ts';

/**
 * Documents: state that outlives the visit. Read once before the first render, so that components
 * stay synchronous; every later change is handed to the store, which writes behind, and what another
 * tab changes is taken over.
 */
export interface DocumentDefinition<T> {
  readonly key: string;
  readonly version: number;
  readonly initial: T;
  /**
   * Makes a value out of stored data of any version; undefined when it is beyond reading. A part
   * that is so alone goes to `setAside`, and the rest is used.
   */
  readonly parse: (
    data: unknown,
    version: number,
    setAside: (part: unknown) => void,
  ) => T | undefined;
  /** For two tabs that changed it apart from each other; by default each field on its own. */
  readonly merge?: Merge<T>;
  /** What this tab shows when another has written; by default the same. */
  readonly follow?: (mine: T, theirs: T) => T;
}

type Update<T> = T | ((current: T) => T);
type Store = ReturnType<typeof createStore>;

interface Document<T> extends DocumentDefinition<T> {
  readonly atom: WritableAtom<T, [Update<T>], void>;
}

interface Connection {
  readonly store: Store;
  readonly disk: DocumentStore;
}

/** Until then every document has its initial value, whatever the device remembers. */
export const documentsReadAtom = atom(false);

/** Whether the device has said what it remembers. A slow one says it late, some never do. */
export const deviceAnsweredAtom = atom(false);

/** Whether what is on the screen is on the device too. */
export const saveStateAtom = atom<SaveState>('saved');

const documents: Document<never>[] = [];
const connections: Connection[] = [];

/**
 * Declares a document. Call it once, at the top of the module that owns the state. The module may
 * belong to a chunk that arrives after the start: its document is connected then.
 */
export function documentAtom<T>(definition: DocumentDefinition<T>): Document<T>['atom'] {
  const value = atom(definition.initial);
  const document = atom(
    (get) => get(value),
    (get, set, update: Update<T>) => set(value, isFunction(update) ? update(get(value)) : update),
  );
  // The list is walked only by code that treats every document alike, so its type may be forgotten.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const declared = { ...definition, atom: document } as unknown as Document<never>;
  documents.push(declared);
  for (const connection of connections) connect(connection, declared);
  return document;
}

function isFunction<T>(update: Update<T>): update is (current: T) => T {
  return typeof update === 'function';
}

/** Fills every document from what was stored, and from then on writes what changes. */
export function connectDocuments(store: Store, disk: DocumentStore): void {
  const connection = { store, disk };
  connections.push(connection);
  for (const document of documents) connect(connection, document);
  disk.subscribe((state) => store.set(saveStateAtom, state));
  store.set(documentsReadAtom, true);
}

function connect<T>({ store, disk }: Connection, document: Document<T>): void {
  const { key, version, initial, follow = (_mine, theirs) => theirs } = document;
  let taking = false;
  const envelope = (data: T): Envelope => ({ version, data });
  const current = () => envelope(store.get(document.atom));
  let isWhole = true;
  const setAside = (part: unknown) => {
    isWhole = false;
    disk.setAside(key, part);
  };
  const read = (stored: Envelope) => document.parse(stored.data, stored.version, setAside);

  function show(value: T): void {
    taking = true;
    store.set(document.atom, value);
    taking = false;
  }

  store.sub(document.atom, () => {
    if (!taking) disk.write(key, current());
  });
  disk.own(key, {
    version,
    current,
    take(stored) {
      isWhole = true;
      const value = stored ? read(stored) : initial;
      if (value === undefined) return false;
      const shown = store.get(document.atom);
      show(stored && shown !== initial ? follow(shown, value) : value);
      // What was set aside is not read again.
      if (!isWhole) disk.write(key, current());
      return true;
    },
    merge(base, mine, theirs) {
      const [mineRead, theirsRead] = [read(mine), read(theirs)];
      if (mineRead === undefined || theirsRead === undefined) return undefined;
      const baseRead = base && document.parse(base.data, base.version, () => undefined);
      const merged = (document.merge ?? mergeFields)(baseRead ?? initial, mineRead, theirsRead);
      return merged === mineRead ? mine : envelope(merged);
    },
  });
}
