import { parsePending, PENDING, type PendingRecord } from './records.ts';

/** The pending records that earlier pages left on `pagehide` and no owner has merged yet. */
export interface LeftBeside {
  /** Keeps a pending record that is read for the first time. False if the record is none. */
  note(name: string, raw: unknown): boolean;
  entries(): Iterable<[string, PendingRecord]>;
  /** Returns the last one for a record's key. */
  get(key: string): PendingRecord | undefined;
  /** Removes one for good, even if it is read again. */
  take(name: string): void;
  /** Removes one that is read again if its account comes back. */
  drop(name: string): void;
  /** Drops the pending records of those keys for which `isLost` holds. */
  forget(isLost: (key: string) => boolean): void;
}

/** Skips the pending records of `tab` itself. */
export function createLeftBeside(tab: string): LeftBeside {
  const pendings = new Map<string, PendingRecord>();
  const taken = new Set<string>();
  const isOwn = (name: string) => name.endsWith(` ${tab}`);
  return {
    note(name, raw) {
      const pending = name.startsWith(PENDING) ? parsePending(raw) : undefined;
      if (pending && !isOwn(name) && !taken.has(name)) pendings.set(name, pending);
      return pending !== undefined;
    },
    entries: () => pendings.entries(),
    get: (key) => [...pendings.values()].findLast(({ pendingFor }) => pendingFor === key),
    take(name) {
      pendings.delete(name);
      taken.add(name);
    },
    drop: (name) => void pendings.delete(name),
    forget(isLost) {
      for (const [name, { pendingFor }] of pendings) if (isLost(pendingFor)) pendings.delete(name);
    },
  };
}
