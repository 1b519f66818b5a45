import type { Job } from '#domain/jobs/job.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { QueueDeps } from './types.ts';

/**
 * User intent that only this page knows: watched jobs and typed keys. Lives as long as the page.
 */
export interface UserIntent {
  /** Marks a job as watched by the user. */
  watch(id: string): void;
  isWatched(id: string): boolean;
  /** Defers a job. Returns true if the user was watching it. */
  unwatch(id: string): boolean;
  /** Stores a key that was typed for a job and not saved. */
  keepTypedKey(id: string, key: NamedKey): void;
  /** Returns the key that a job would be sent with: its typed key, or else the stored one. */
  keyOf(job: Job): Promise<NamedKey | undefined>;
  /** True if a job needs a key and has a typed one here: the tab that sent it had none. */
  hasUnusedTypedKey(job: Job): boolean;
  /** Marks the job's typed key as used: unlimited, two tabs would pass the job back and forth. */
  markTypedKeyUsed(id: string): void;
  /** Marks a job as no longer watched, and drops its key from memory. */
  release(id: string): void;
  forget(): void;
}

export function createUserIntent(deps: Pick<QueueDeps, 'readKey'>): UserIntent {
  const watched = new Set<string>();
  const typedKeys = new Map<string, NamedKey>();
  const usedTypedKeys = new Set<string>();

  const typedKeyOf = ({ id, keyId }: Job): NamedKey | undefined => {
    const typed = typedKeys.get(id);
    return typed?.id === keyId ? typed : undefined;
  };

  return {
    watch: (id) => void watched.add(id),
    isWatched: (id) => watched.has(id),
    unwatch: (id) => watched.delete(id),
    keepTypedKey: (id, key) => void typedKeys.set(id, key),
    keyOf: async (job) => typedKeyOf(job) ?? deps.readKey(job.baseUrl),
    hasUnusedTypedKey: (job) =>
      (job.status === 'needs-key' || job.holdReason === 'key') &&
      typedKeyOf(job) !== undefined &&
      !usedTypedKeys.has(job.id),
    markTypedKeyUsed: (id) => void usedTypedKeys.add(id),
    release(id) {
      watched.delete(id);
      typedKeys.delete(id);
      usedTypedKeys.delete(id);
    },
    forget() {
      watched.clear();
      typedKeys.clear();
      usedTypedKeys.clear();
    },
  };
}
