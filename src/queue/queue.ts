/**
 * Sends what waits, one at a time over all tabs and the worker. It knows no framework: a page and the
 * worker give it their services.
 *
 * What keeps a press from being paid for twice, whatever dies when: an attempt is counted on disk
 * before it is sent (`claim`), and what is found sending afterwards is never sent by itself
 * (`recover`). The lock keeps two senders apart, and is free once its sender is dead.
 *
 * What keeps a deleted job deleted: every write but `add` is a compare-and-swap on the record, so a
 * sender that has lost its job cannot bring it back, and `add` writes nothing once `clear` has begun.
 */
import {
  asksTheSame,
  isKeptBy,
  isReplacedBy,
  isUnderWay,
  type Job,
  type JobOrder,
  needsConsentToReplace,
  newJob,
} from '#domain/job.ts';
import * as next from '#domain/job-transitions.ts';
import { isCleared, JOBS_CHANGED, JOBS_CLEARED, type QueueMessage } from '#domain/queue-message.ts';
import { createJobMirror, type QueueListener } from './mirror.ts';
import { createScheduler } from './scheduler.ts';
import { createSender } from './sender.ts';
import { createWishes } from './wishes.ts';
import type { QueueWorld } from './world.ts';

export interface Queue {
  /**
   * Puts a job into the queue, in the place of what it replaces. Answers with another job where one
   * is in its way: it asks for the same, or may have been billed. Undefined when there is no room.
   */
  add(order: JobOrder, how: AddOptions): Promise<Job | undefined>;
  /** Sends what can be sent; resolves when that is over. Where it is being done already, it is done once more. */
  drain(): Promise<void>;
  cancel(id: string): Promise<void>;
  /** The person says yes: once more, or now, or after all. */
  again(id: string): Promise<void>;
  /** Makes do with what has come. */
  keep(id: string): Promise<void>;
  /** Sends what was put off and waits for a key at this address: there is one now. */
  resume(baseUrl: string): Promise<void>;
  /** What waits for this address is asked about first: its key was changed. */
  holdBack(baseUrl: string): Promise<void>;
  /** The draft that it became is on the device. */
  settle(id: string): Promise<void>;
  /** Nobody watches them any more: they go on, and the queue shows them. */
  putOff(ids: readonly string[]): Promise<void>;
  /** The person has seen what came of it. */
  seen(id: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes a job that is asked for otherwise now, unless it is being sent or done. */
  takeBack(id: string): Promise<void>;
  /** Forgets everything: for logging out. */
  clear(): Promise<void>;
  /** Reads what other tabs have changed. */
  refresh(): Promise<void>;
  /** Follows a message of another tab; aborts the request whose job is gone. */
  hear(message: QueueMessage): Promise<void>;
  /** The page goes away, or may be about to. */
  leave(): void;
  subscribe(listener: QueueListener): () => void;
  /** Ends its timers: nothing is sent from here any more. */
  close(): void;
}

export interface AddOptions {
  /** The user waits for it in front of the screen. */
  readonly pressed: boolean;
  /** Typed and not saved: kept in memory until the job is sent. */
  readonly key?: string;
  /** Jobs that may have been billed, and that the user has agreed to replace. */
  readonly approved?: readonly string[];
}

export function createQueue(world: QueueWorld): Queue {
  const mirror = createJobMirror(world);
  const wishes = createWishes(world);
  const sender = createSender(world, mirror, wishes);
  const scheduler = createScheduler(world, mirror, wishes, sender);
  const { show, change, note } = mirror;
  const { drain } = scheduler;
  /** Ids of this page's jobs since the last logout. */
  const added = new Set<string>();

  /** The id of the key that a job would be sent with now; undefined if it cannot be read. */
  async function keyIdOf(id: string): Promise<string | undefined> {
    const job = mirror.jobs.find((it) => it.id === id);
    const key = job && (await wishes.keyOf(job).catch(() => undefined));
    return key?.id;
  }

  /** Drops what this page knows of the queue, and breaks off what it sends. */
  function forget(): void {
    sender.abort();
    wishes.forget();
    added.clear();
    mirror.forget();
  }

  return {
    async add(order, { pressed: byHand, key, approved = [] }) {
      const epoch = mirror.logouts;
      added.add(order.id);
      const isInTheWay = (other: Job) =>
        (isUnderWay(other) && asksTheSame(other, order)) ||
        (needsConsentToReplace(other, order) && !approved.includes(other.id));
      const isReplaced = (other: Job) => isReplacedBy(other, order);
      const make = (place: number) => (epoch === mirror.logouts ? newJob(order, place) : undefined);
      const job = await world.jobs.add(make, isInTheWay, isReplaced);
      if (epoch !== mirror.logouts) return undefined;
      if (job?.id === order.id) {
        if (byHand) wishes.press(job.id);
        if (key) wishes.lend(job.id, { key, id: order.keyId });
        const kept = mirror.jobs.filter((other) => isKeptBy(other, order));
        show(mirror.jobs.filter((other) => !isReplaced(other)));
        for (const { id } of kept) void note(id, next.keep);
      }
      if (job) mirror.showOne(job);
      world.announce(JOBS_CHANGED);
      void drain();
      return job;
    },
    drain,
    async cancel(id) {
      wishes.release(id);
      // Here it ends by itself, with what has come.
      if (!sender.abortIfHere(id)) await change(id, next.cancel);
    },
    async again(id) {
      wishes.press(id);
      const keyId = await keyIdOf(id);
      const chosen = world.chosenBaseUrl() ?? null;
      await change(id, (it) => next.again(it, world.now(), chosen, keyId));
      await drain();
    },
    async keep(id) {
      await change(id, next.keep);
    },
    async resume(baseUrl) {
      for (const job of mirror.jobs) {
        if (job.baseUrl !== baseUrl || job.status !== 'needs-key' || !job.waited) continue;
        const keyId = await keyIdOf(job.id);
        await change(job.id, (it) => next.resume(it, keyId));
      }
      await drain();
    },
    async holdBack(baseUrl) {
      for (const job of mirror.jobs) {
        if (job.baseUrl === baseUrl && !wishes.isPressed(job.id)) {
          await change(job.id, next.holdForKey);
        }
      }
    },
    async settle(id) {
      await change(id, (job) => (job.settled ? undefined : { ...job, settled: true }));
    },
    async putOff(ids) {
      for (const id of ids) await change(id, (job) => ({ ...job, waited: true }));
    },
    async seen(id) {
      await change(id, (job) => (job.waited ? { ...job, waited: false } : undefined));
    },
    async remove(ids) {
      ids.forEach(sender.abortIfHere);
      ids.forEach(wishes.release);
      await mirror.remove(ids);
    },
    async takeBack(id) {
      if (!(await change(id, next.takeBack))) return;
      wishes.release(id);
      await mirror.remove([id]);
    },
    async clear() {
      forget();
      try {
        await world.jobs.clear();
        show([]);
      } finally {
        world.announce(JOBS_CLEARED);
      }
    },
    refresh: sender.refresh,
    async hear(message) {
      // Jobs that this page added before the message arrived may have reached the disk after the
      // logout.
      const late = isCleared(message) ? [...added] : [];
      if (isCleared(message)) forget();
      try {
        await mirror.remove(late);
        await scheduler.hear();
      } catch {
        // The disk does not answer: the next drain reads it.
      }
    },
    leave: sender.leave,
    subscribe: mirror.subscribe,
    close: scheduler.close,
  };
}
