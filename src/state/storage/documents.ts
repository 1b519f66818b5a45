import { atom, type createStore, type Setter, type WritableAtom } from 'jotai';
import { type Merge, mergeFields } from '#domain/campaign/merge.ts';
import type { DocumentStore, SaveState } from '#services/storage/document-store.ts';
import type { PutAway } from '#domain/site/put-away.ts';
import { followOwnerAtom } from '../account/session.ts';
import { recordsOf } from './records.ts';
import { type UnknownFields, unknownIn } from './unknown-fields.ts';

/**
 * Documents: state that outlives the visit. Each is read once before the first render, so that
 * components stay synchronous. Later changes go to the document store, which writes behind; changes
 * by other tabs are applied here.
 */
export interface DocumentDefinition<T> {
  readonly key: string;
  readonly version: number;
  readonly initial: T;
  /** Parses stored data of any version; undefined if it cannot be read. */
  readonly parse: (data: unknown, version: number) => T | undefined;
  /** Merges the concurrent changes of two tabs; by default field by field. */
  readonly merge?: Merge<T>;
  /** Returns the value to show after another tab's write; by default the other tab's value. */
  readonly follow?: (mine: T, theirs: T) => T;
  /** Called after another tab's write is shown. */
  readonly followed?: (set: Setter) => void;
  /** Drops in-memory state of the document. Called at a wipe. */
  readonly forget?: (set: Setter) => void;
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

/** State hydrated from disk: a document, or a collection of records. */
interface Connectable {
  connect(connection: Connection): void;
}

/** False while every document still has its initial value, whatever the device has stored. */
export const documentsReadAtom = atom(false);

/** True once the documents have been read. A slow device delivers them late, some never do. */
export const deviceAnsweredAtom = atom(false);

/** Tells whether the changes on screen are stored on the device. */
export const saveStateAtom = atom<SaveState>('saved');

/** Work of other accounts that the device keeps out of sight. */
export const putAwayAtom = atom<readonly PutAway[]>([]);

/** The document store behind a Jotai store, once connected. */
export const diskAtom = atom<DocumentStore | undefined>(undefined);

const declared: Connectable[] = [];
const connections: Connection[] = [];

/** Connects a document or a collection, including one whose chunk loads after the start. */
export function declare(connectable: Connectable): void {
  declared.push(connectable);
  for (const connection of connections) connectable.connect(connection);
}

/** Declares a document. Call it once, at the top of the module that owns the state. */
export function documentAtom<T>(definition: DocumentDefinition<T>): Document<T>['atom'] {
  const value = atom(definition.initial);
  const document = atom(
    (get) => get(value),
    (get, set, update: Update<T>) => set(value, isFunction(update) ? update(get(value)) : update),
  );
  declare({ connect: (connection) => connect(connection, { ...definition, atom: document }) });
  return document;
}

function isFunction<T>(update: Update<T>): update is (current: T) => T {
  return typeof update === 'function';
}

/** Hydrates every document from disk, and writes its changes from then on. */
export function connectDocuments(store: Store, disk: DocumentStore): void {
  const connection = { store, disk };
  connections.push(connection);
  store.set(diskAtom, disk);
  for (const connectable of declared) connectable.connect(connection);
  disk.subscribe((state) => store.set(saveStateAtom, state));
  disk.subscribeWhose(({ owner, putAway }) => {
    store.set(putAwayAtom, putAway);
    // In the same task in which the work has changed hands: nothing is typed in between.
    if (owner) store.set(followOwnerAtom, owner);
  });
  store.set(documentsReadAtom, true);
}

function connect<T>({ store, disk }: Connection, document: Document<T>): void {
  const { key, version, initial, parse, follow = (_mine, theirs) => theirs } = document;
  let isTaking = false;
  /**
   * True until the stored record, if there is one, has been shown, for a document whose chunk loads
   * late too; and after a wipe, until stored work comes back. What is shown is not this tab's own then.
   */
  let isUntouched = true;
  const { read, write, merge } = recordsOf<T>({
    version,
    parse,
    mergeValues: (base = initial, ...both) => [(document.merge ?? mergeFields)(base, ...both)],
  });
  let unknown: UnknownFields | undefined;
  const current = () => write(store.get(document.atom), unknown);

  function show(value: T): void {
    isTaking = true;
    store.set(document.atom, value);
    isTaking = false;
  }

  store.sub(document.atom, () => {
    if (isTaking) return;
    const value = store.get(document.atom);
    // Fields of the replaced value are not those of a new one.
    unknown = value === initial ? undefined : unknownIn(value, unknown);
    disk.write(key, current());
  });
  disk.register(key, {
    version,
    current,
    apply(records, _more, isFirst) {
      const stored = records.get(key);
      const stands = stored && read(stored);
      const value = stored ? stands?.value : initial;
      if (value === undefined) return [key];
      unknown = stands?.unknown;
      const shown = store.get(document.atom);
      const isOwn = shown !== initial || (store.get(deviceAnsweredAtom) && !isUntouched);
      show(stored && isOwn && !isFirst ? follow(shown, value) : value);
      isUntouched = false;
      // Not at once: the store may still be about to write what it merged.
      queueMicrotask(() => document.followed?.(store.set));
      return [];
    },
    forget() {
      unknown = undefined;
      isUntouched = true;
      show(initial);
      document.forget?.(store.set);
    },
    merge(_key, ...sides) {
      const merged = merge(...sides);
      return merged && { record: merged.record, copies: new Map() };
    },
  });
  isUntouched = false;
}
