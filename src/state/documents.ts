import { atom, type createStore, type WritableAtom } from 'jotai';
import type { DocumentStore } from '#services/storage/document-store.ts';

/**
 * Documents: state that outlives the visit. Read once before the first render, so that components
 * stay synchronous; every later change is handed to the store, which writes behind.
 *
 * On disk each is `{ version, data }`. What does not parse is set aside under `<key>.unreadable`
 * and never written over.
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
}

function connect({ store, disk, stored }: Connection, document: Document<never>): void {
  hydrate(store, document, disk, stored.get(document.key));
  store.sub(document.atom, () => {
    disk.write(document.key, { version: document.version, data: store.get(document.atom) });
  });
}

function hydrate(store: Store, document: Document<never>, disk: DocumentStore, raw: unknown): void {
  if (raw === undefined) return;
  const { version, data } = Object(raw);
  const value = typeof version === 'number' ? document.parse(data, version) : undefined;
  if (value === undefined) disk.write(`${document.key}.unreadable`, raw);
  else store.set(document.atom, value);
}
