import { type Envelope, isKept } from './document-store.ts';
import type { LateChange } from './late-changes.ts';

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
  /** The count of forgets when the batch was taken. */
  readonly forgets: number;
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
  /** Changes of an account that no longer uses the device. */
  readonly late: Set<LateChange>;
  /** Number of late changes so far, for their names. */
  lateCount: number;
  /** Number of times the page has forgotten its work: what a write took before is not this account's. */
  forgets: number;
  inFlight: Writing | undefined;
}

export const newUnwritten = (): Unwritten => ({
  dirty: new Map(),
  superfluous: new Map(),
  discarded: new Set(),
  quarantine: new Set(),
  late: new Set(),
  lateCount: 0,
  forgets: 0,
  inFlight: undefined,
});

export const hasWork = (unwritten: Unwritten): boolean => {
  const { dirty, quarantine, discarded, late } = unwritten;
  return [dirty, quarantine, discarded, late].some(({ size }) => size > 0);
};

/** Marks a pending record as superseded by the next write of `key`. */
export function supersede({ superfluous }: Unwritten, key: string, pendingName: string): void {
  superfluous.set(key, (superfluous.get(key) ?? new Set()).add(pendingName));
}

/** Drops the changes to records whose names are not in `kept`. */
export function dropUnwritten(unwritten: Unwritten, kept: readonly string[]): void {
  const { dirty } = unwritten;
  for (const key of dirty.keys()) if (!isKept(kept, key)) dirty.delete(key);
  unwritten.forgets += 1;
}

/** False for a write whose batch the page has forgotten since. */
export const isCurrent = (unwritten: Unwritten, { forgets }: Writing): boolean =>
  forgets === unwritten.forgets;
