import type { Job } from '#domain/jobs/job.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { QueueDeps } from './world.ts';

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

export function createUserIntent(world: Pick<QueueDeps, 'readKey'>): UserIntent {
  const pressed = new Set<string>();
  const lentKeys = new Map<string, NamedKey>();
  const takenUp = new Set<string>();

  const lentKeyOf = ({ id, keyId }: Job): NamedKey | undefined => {
    const lent = lentKeys.get(id);
    return lent?.id === keyId ? lent : undefined;
  };

  return {
    watch: (id) => void pressed.add(id),
    isWatched: (id) => pressed.has(id),
    unwatch: (id) => pressed.delete(id),
    keepTypedKey: (id, key) => void lentKeys.set(id, key),
    keyOf: async (job) => lentKeyOf(job) ?? world.readKey(job.baseUrl),
    hasUnusedTypedKey: (job) =>
      (job.status === 'needs-key' || job.holdReason === 'key') &&
      lentKeyOf(job) !== undefined &&
      !takenUp.has(job.id),
    markTypedKeyUsed: (id) => void takenUp.add(id),
    release(id) {
      pressed.delete(id);
      lentKeys.delete(id);
      takenUp.delete(id);
    },
    forget() {
      pressed.clear();
      lentKeys.clear();
      takenUp.clear();
    },
  };
}
