import { type Envelope, isKept } from './document-store.ts';

/** Data on its way into quarantine. */
export interface QuarantineEntry {
  readonly key: string;
  readonly raw: unknown;
  /** Key of the document that it is removed from. */
  readonly from?: string;
}

/** A write in flight. */
export interface Writing {
  /** Identifies the write: the tab and its count. */
  readonly by: string;
  readonly batch: ReadonlyMap<string, Envelope>;
  readonly transaction: IDBTransaction;
  nextSeq: number;
}

/** Changes of the page that are not on disk yet. */
export interface Unwritten {
  readonly dirty: Map<string, Envelope>;
  /** Pending records, by key, that the key's next write makes superfluous. */
  readonly superfluous: Map<string, Set<string>>;
  /** Pending records that must not be shown any more. */
  readonly discarded: Set<string>;
  readonly quarantine: Set<QuarantineEntry>;
  inFlight: Writing | undefined;
}

export const newUnwritten = (): Unwritten => ({
  dirty: new Map(),
  superfluous: new Map(),
  discarded: new Set(),
  quarantine: new Set(),
  inFlight: undefined,
});

export const hasWork = ({ dirty, quarantine, discarded }: Unwritten): boolean =>
  dirty.size > 0 || quarantine.size > 0 || discarded.size > 0;

/** Marks a pending record as superseded by the next write of `key`. */
export function supersede({ superfluous }: Unwritten, key: string, pendingName: string): void {
  superfluous.set(key, (superfluous.get(key) ?? new Set()).add(pendingName));
}

/** Drops every change to a record whose name is not in `kept`. */
export function forgetUnwritten({ dirty, quarantine }: Unwritten, kept: readonly string[]): void {
  for (const key of dirty.keys()) if (!isKept(kept, key)) dirty.delete(key);
  quarantine.clear();
}
