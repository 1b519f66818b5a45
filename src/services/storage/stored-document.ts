import type { DocumentOwner, Envelope } from './document-store.ts';

/** A document on the disk. `rev` counts its writes; `by` names the last one. */
export interface StoredDocument extends Envelope {
  readonly rev: number;
  readonly by: string;
  /** Its person logged out and took everything along. */
  readonly wiped: boolean;
}

/** Reads a record of unknown origin; undefined when it is none. The first ones had no `rev`. */
export function parseStored(raw: unknown): StoredDocument | undefined {
  const { version, data, rev = 0, by = '', wiped } = Object(raw);
  if (wiped === true && Number.isSafeInteger(rev)) {
    return { version: 0, data: undefined, rev, by: asText(by), wiped };
  }
  const isDocument = typeof version === 'number' && Number.isSafeInteger(rev);
  return isDocument ? { version, data, rev, by: asText(by), wiped: false } : undefined;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a page left behind at its end without knowing whether another tab wrote meanwhile. */
export interface PendingDocument extends Envelope {
  readonly pendingFor: string;
  /** What it may have been built on, the likeliest last. */
  readonly bases: readonly (Envelope & { readonly by: string })[];
}

export function parsePending(raw: unknown): PendingDocument | undefined {
  const { pendingFor, version, data, bases } = Object(raw);
  const isPending =
    typeof pendingFor === 'string' && typeof version === 'number' && Array.isArray(bases);
  return isPending ? { pendingFor, version, data, bases: bases.map(Object) } : undefined;
}

/** What the page left behind, brought together with what is stored. */
export function mergePending(
  owner: DocumentOwner,
  pending: PendingDocument,
  stored: StoredDocument | undefined,
): Envelope | undefined {
  if (!stored) return pending;
  if (stored.wiped) return owner.current();
  const base = pending.bases.find(({ by }) => by === stored.by) ?? pending.bases.at(0);
  return owner.merge(base, pending, stored);
}
