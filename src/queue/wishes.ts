import type { Job } from '#domain/job.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { QueueWorld } from './world.ts';

/** Requests that the user made in this page. They live as long as the page. */
export interface Wishes {
  /** Marks a job that the user watches. */
  press(id: string): void;
  isPressed(id: string): boolean;
  /** Defers a job. Returns true if the user was watching it. */
  putOff(id: string): boolean;
  /** A key that was typed for a job and not saved. */
  lend(id: string, key: NamedKey): void;
  /** The key that a job would be sent with: the one that was typed for it, or the kept one. */
  keyOf(job: Job): Promise<NamedKey | undefined>;
  /** Another tab had no such key for it, and this one was lent it. */
  wantsLentKey(job: Job): boolean;
  /** Once: two tabs would pass it to and fro. */
  takeUp(id: string): void;
  /** Ends the user's watch, and drops the job's key from memory. */
  release(id: string): void;
  forget(): void;
}

export function createWishes(world: Pick<QueueWorld, 'readKey'>): Wishes {
  const pressed = new Set<string>();
  const lentKeys = new Map<string, NamedKey>();
  const takenUp = new Set<string>();

  const lentKeyOf = ({ id, keyId }: Job): NamedKey | undefined => {
    const lent = lentKeys.get(id);
    return lent?.id === keyId ? lent : undefined;
  };

  return {
    press: (id) => void pressed.add(id),
    isPressed: (id) => pressed.has(id),
    putOff: (id) => pressed.delete(id),
    lend: (id, key) => void lentKeys.set(id, key),
    keyOf: async (job) => lentKeyOf(job) ?? world.readKey(job.baseUrl),
    wantsLentKey: (job) =>
      (job.status === 'needs-key' || job.held === 'key') &&
      lentKeyOf(job) !== undefined &&
      !takenUp.has(job.id),
    takeUp: (id) => void takenUp.add(id),
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
