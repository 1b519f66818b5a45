import { atom, type createStore, type WritableAtom } from 'jotai';
import type { DocumentStore } from '#services/storage/document-store.ts';

/**
 * Documents: state that outlives the visit. Read once before the first render, so that components
 * stay synchronous; every later change is handed to the store, which writes behind.
 *
 * On disk each is `{ version, data }`. What does not parse is set aside under `<key>.unreadable`,
 * `<key>.unreadable.2` and so on, and never written over.
 */
export interface DocumentDefinition<T> {
  readonly key: string;
  readonly version: number;
  readonly initial: T;
  /** Makes a value out of stored data of any version; undefined when it is beyond reading. */
  readonly parse: (data: unknown, version: number) => T | undefined;
}

type Update<T> = T | ((current: T) => T);
type Store = ReturnType<typeof createStore>;

interface Document<T> extends DocumentDefinition<T> {
  readonly atom: WritableAtom<T, [Update<T>], void>;
}

interface Connection {
  readonly store: Store;
  readonly disk: DocumentStore;
  readonly stored: ReadonlyMap<string, unknown>;
}

/** Until then every document has its initial value, whatever the device remembers. */
export const documentsReadAtom = atom(false);

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
export function connectDocuments(
  store: Store,
  disk: DocumentStore,
  stored: ReadonlyMap<string, unknown>,
): void {
  const connection = { store, disk, stored };
  connections.push(connection);
  for (const document of documents) connect(connection, document);
  store.set(documentsReadAtom, true);
}

function connect(connection: Connection, document: Document<never>): void {
  const { store, disk } = connection;
  hydrate(connection, document);
  store.sub(document.atom, () => write(disk, store, document));
}

function write(disk: DocumentStore, store: Store, document: Document<never>): void {
  disk.write(document.key, { version: document.version, data: store.get(document.atom) });
}

function hydrate({ store, disk, stored }: Connection, document: Document<never>): void {
  const raw = stored.get(document.key);
  if (raw === undefined) return;
  const value = read(document, raw);
  if (value === undefined) {
    // Both in one transaction: at the next start the default is read, and nothing is set aside.
    disk.write(freeKey(`${document.key}.unreadable`, stored), raw);
    write(disk, store, document);
  } else {
    store.set(document.atom, value);
  }
}

/** A version that is yet to come is beyond reading: this build would drop what it does not know. */
function read<T>(document: Document<T>, raw: unknown): T | undefined {
  const { version, data } = Object(raw);
  const isKnown = typeof version === 'number' && version <= document.version;
  return isKnown ? document.parse(data, version) : undefined;
}

function freeKey(key: string, stored: ReadonlyMap<string, unknown>): string {
  let free = key;
  for (let number = 2; stored.has(free); number += 1) free = `${key}.${number}`;
  return free;
}
