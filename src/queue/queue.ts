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
  isPaused,
  isReplacedBy,
  isRunning,
  isUnderWay,
  type Job,
  type JobOrder,
  needsConsentToReplace,
  newJob,
} from '#domain/job.ts';
import * as next from '#domain/job-transitions.ts';
import type { Failure } from '#domain/failure.ts';
import { prunable } from '#domain/prune-jobs.ts';
import {
  isCleared,
  JOBS_CHANGED,
  JOBS_CLEARED,
  QUEUE_CHANNEL,
  type QueueMessage,
} from '#domain/queue-message.ts';
import type { JobStore } from '#services/jobs/jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { ModelService, Reply } from '#services/model/model.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { Connectivity } from './connectivity.ts';
import { notifyAll } from './listeners.ts';
import { keepProgress, type ProgressKeeper } from './progress-keeper.ts';
import { reachProvider } from './reach.ts';

export interface QueueWorld {
  readonly jobs: JobStore;
  readonly locks: Locks;
  readonly model: ModelService;
  readonly connectivity: Connectivity;
  /** The kept key for a base URL; undefined where there is none, or where it is locked. */
  readKey(baseUrl: string): Promise<NamedKey | undefined>;
  /**
   * The provider that is chosen now: null where its address is not valid, undefined until the device
   * has named it. Before that nothing is sent.
   */
  chosenBaseUrl(): string | null | undefined;
  /** Which jobs are sent from here at all; every one where it is left out. */
  readonly accepts?: (job: Job) => boolean;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Calls once after so many milliseconds; what it answers calls it off. */
  later(ms: number, act: () => void): () => void;
  /** Sends a message to the other tabs. */
  announce(message: QueueMessage): void;
  /** Reports an exception that is a bug, as the browser reports an uncaught one. */
  report(error: unknown): void;
}

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

export interface QueueListener {
  /** All jobs, whenever something about them has changed. */
  onJobs(jobs: readonly Job[]): void;
  /** An attempt made here has ended. */
  onEnd(job: Job): void;
}

/** The lock that a sender holds. */
const LOCK = QUEUE_CHANNEL;
const IDLE_MS = 60_000;
const LEAVING_MS = 1000;

type Change = (job: Job) => Job | undefined;

/** A request that this page is about to make, or makes. */
interface Attempt {
  readonly id: string;
  readonly controller: AbortController;
  /** The job as it was claimed, while the record must say so too. */
  claimed?: Job | undefined;
  keeper?: ProgressKeeper;
}

export function createQueue(world: QueueWorld): Queue {
  const listeners = new Set<QueueListener>();
  const pressed = new Set<string>();
  /** Keys that were typed for a job and not saved. */
  const lentKeys = new Map<string, NamedKey>();
  /** What another tab held back for want of such a key, and this one took up: once. */
  const takenUp = new Set<string>();
  /** Ids of this page's jobs since the last logout. */
  const added = new Set<string>();
  /** How attempts have ended, while the disk refuses to hear of it. */
  const unwritten = new Map<string, Change>();
  let jobs: readonly Job[] = [];
  let sentInARow = 0;
  let draining: Promise<void> | undefined;
  let asked = false;
  let isAwaitingLock = false;
  let isClosed = false;
  let logouts = 0;
  let leftAt = 0;
  let calledOff = () => {};
  let current: Attempt | undefined;

  world.connectivity.subscribe((connection, before) => {
    if (connection !== 'online') return;
    if (before === 'offline' || before === 'portal') sentInARow = 0;
    void drain();
  });

  function show(list: readonly Job[]): void {
    jobs = list;
    notifyAll(listeners, ({ onJobs }) => onJobs(list), world.report);
  }

  function showOne(job: Job): void {
    const others = jobs.filter(({ id }) => id !== job.id);
    show([...others, job].toSorted((a, b) => a.order - b.order));
  }

  async function change(id: string, by: Change): Promise<Job | undefined> {
    const epoch = logouts;
    const changed = await world.jobs.change(id, by);
    if (unwritten.get(id) === by) unwritten.delete(id);
    if (!changed || epoch !== logouts) return undefined;
    showOne(changed);
    world.announce(JOBS_CHANGED);
    return changed;
  }

  /** The same for what has happened already: a disk that refuses does not undo it. */
  async function note(id: string, by: Change): Promise<Job | undefined> {
    try {
      return await change(id, by);
    } catch {
      const known = jobs.find((job) => job.id === id);
      const changed = known && by(known);
      if (changed) showOne(changed);
      return changed;
    }
  }

  async function refresh(): Promise<void> {
    const [epoch, attempt] = [logouts, current];
    // Before the claim is on disk, the record says nothing of this attempt.
    const claimed = attempt?.claimed;
    const stored = await world.jobs.readAll();
    if (epoch !== logouts) return;
    if (claimed && !stored.some((job) => next.isAttempt(job, claimed))) attempt.controller.abort();
    // What is being written here is ahead of the disk.
    const own = jobs.find(({ id }) => id === current?.id);
    const ahead = (job: Job) => (own?.id === job.id && isRunning(job) ? own : job);
    show(stored.map((job) => unwritten.get(job.id)?.(job) ?? ahead(job)));
  }

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await world.jobs.remove(ids);
    for (const id of ids) unwritten.delete(id);
    show(jobs.filter(({ id }) => !ids.includes(id)));
    world.announce(JOBS_CHANGED);
  }

  async function drain(): Promise<void> {
    if (isClosed || world.chosenBaseUrl() === undefined) return;
    asked = true;
    draining ??= drainAll();
    await draining;
  }

  async function drainAll(): Promise<void> {
    let hasFailed = false;
    try {
      while (asked) {
        asked = false;
        if (await world.locks.ifFree(LOCK, sendAll)) continue;
        drainOnceFree();
        // A tab that may not send shows the jobs all the same.
        await refresh();
      }
    } catch {
      // The disk does not answer, so nothing is sent: it is asked again later.
      hasFailed = true;
    } finally {
      draining = undefined;
      plan(hasFailed);
    }
  }

  /** Another sender holds the lock: drains when it is done, or dead. */
  function drainOnceFree(): void {
    if (isAwaitingLock) return;
    isAwaitingLock = true;
    const go = () => {
      isAwaitingLock = false;
      void drain();
    };
    world.locks.untilFree(LOCK).then(go, () => {
      // The browser refused the request; `plan` looks again.
      isAwaitingLock = false;
    });
  }

  async function sendAll(): Promise<void> {
    for (const [id, by] of unwritten) await change(id, by);
    await refresh();
    await remove(prunable(jobs, world.now()).map(({ id }) => id));
    // Nobody else holds the lock: whoever was sending these is dead.
    for (const { id } of jobs.filter(isRunning)) await change(id, next.recover);
    for (const job of jobs.filter(wantsLentKey)) {
      takenUp.add(job.id);
      await change(job.id, (it) => next.again(it, world.now()));
    }
    const passed = new Set<string>();
    for (;;) {
      const job = nextJob(passed);
      if (!job) return;
      passed.add(job.id);
      if (!(await mayGo(job))) continue;
      await send(job);
      // A free retry that is due at once is another turn.
      await refresh();
    }
  }

  /** Another tab had no such key for it, and this one was lent it. */
  const wantsLentKey = (job: Job) =>
    (job.status === 'needs-key' || job.held === 'key') &&
    lentKeyOf(job) !== undefined &&
    !takenUp.has(job.id);

  const lentKeyOf = ({ id, keyId }: Job): NamedKey | undefined => {
    const lent = lentKeys.get(id);
    return lent?.id === keyId ? lent : undefined;
  };

  const keyOf = async (job: Job) => lentKeyOf(job) ?? world.readKey(job.baseUrl);

  function nextJob(passed: ReadonlySet<string>): Job | undefined {
    const isTurn = (job: Job) =>
      next.isDue(job, world.now()) &&
      !passed.has(job.id) &&
      (world.accepts?.(job) ?? true) &&
      (pressed.has(job.id) || !isPaused(job, jobs));
    // Whoever waits in front of the screen goes first.
    return jobs.find((job) => pressed.has(job.id) && isTurn(job)) ?? jobs.find(isTurn);
  }

  async function mayGo(job: Job): Promise<boolean> {
    // A press sends once, wherever it was meant to go. A retry asks where another provider is chosen.
    if (pressed.has(job.id) && job.failure === undefined) return true;
    // One that a provider refused for free was counted when it was sent first.
    const inARow = job.attempts > 0 ? 0 : sentInARow;
    const baseUrl = world.chosenBaseUrl() ?? null;
    const setting = { now: world.now(), baseUrl, sentInARow: inARow };
    const why = next.whyAsk(job, setting);
    if (why !== undefined) await change(job.id, (it) => next.hold(it, why));
    return why === undefined;
  }

  async function send(job: Job): Promise<void> {
    const byHand = pressed.has(job.id);
    const ready = await prepare(job, byHand);
    if (ready === 'wait') {
      // It is put off, and no longer what somebody watches.
      if (pressed.delete(job.id)) await change(job.id, (it) => ({ ...it, waited: true }));
      return;
    }
    if (ready === 'ask') {
      await change(job.id, (it) => next.hold(it, 'key'));
      return;
    }
    if ('kind' in ready) {
      const because = ready.kind === 'no-key' ? next.needKey : next.giveUp;
      return end(job.id, (it) => because(it, ready));
    }
    const attempt: Attempt = { id: job.id, controller: new AbortController() };
    current = attempt;
    try {
      const claimed = await change(job.id, (it) => next.claim(it, world.now()));
      if (!claimed) return;
      attempt.claimed = claimed;
      if (!byHand) sentInARow += 1;
      await run(attempt, claimed, ready.key);
    } finally {
      current = undefined;
    }
  }

  /** The key to send it with, or why it is not sent now. `ask`: another key is there. */
  async function prepare(job: Job, byHand: boolean): Promise<NamedKey | Failure | 'wait' | 'ask'> {
    let found: NamedKey | undefined;
    try {
      found = await keyOf(job);
    } catch {
      // The device does not answer, or the vault's chunk failed to load: the key may be there.
      return 'wait';
    }
    if (!found) return { kind: 'no-key' };
    try {
      const { key, id } = found;
      const answer = await reachProvider(world, { baseUrl: job.baseUrl, key }, byHand);
      return answer ?? (id === job.keyId ? found : 'ask');
    } catch (error) {
      world.report(error);
      return 'wait';
    }
  }

  /** Nobody waits for it in front of the screen any more, and its key is not kept in memory. */
  function release(id: string): void {
    pressed.delete(id);
    lentKeys.delete(id);
    takenUp.delete(id);
  }

  async function end(id: string, by: Change): Promise<void> {
    const ended = await note(id, by);
    if (!ended) return;
    if (!isUnderWay(ended)) release(id);
    notifyAll(listeners, ({ onEnd }) => onEnd(ended), world.report);
  }

  /** Makes the request of a claimed job, and records how it ends. */
  async function run(attempt: Attempt, job: Job, key: string): Promise<void> {
    const { signal } = attempt.controller;
    let live = job;
    const keeper = keepProgress(world.later, async (text) => {
      const by = (it: Job) => next.progress(it, job.attempts, text);
      // Another tab has cancelled it, or deleted it.
      if (!(await world.jobs.change(job.id, by))) attempt.controller.abort();
      else world.announce(JOBS_CHANGED);
    });
    attempt.keeper = keeper;
    const stopped = new Promise<Reply>((resolve) => {
      const stop = () => resolve({ outcome: 'stopped', text: live.text });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
    const onText = (text: string) => {
      if (signal.aborted) return;
      live = next.progress(live, job.attempts, text) ?? live;
      // It may have been put off while it is written.
      if (jobs.some(({ id, waited }) => id === job.id && waited)) live = { ...live, waited: true };
      showOne(live);
      keeper.hear(live.text);
    };
    const onThinking = () => {
      if (signal.aborted || live.thinkingSince !== undefined) return;
      live = { ...live, thinkingSince: world.now() };
      showOne(live);
    };
    const ask = async (): Promise<Reply> => {
      const endpoint = { baseUrl: job.baseUrl, model: job.model, key };
      try {
        const hooks = { signal, onText, onThinking };
        return await world.model.generate({ ...job.prompt, endpoint }, hooks);
      } catch (error) {
        // A bug, and the request may have left: it counts as billed, and is never repeated unasked.
        world.report(error);
        return { outcome: 'failed', text: live.text, failure: { kind: 'cut' } };
      }
    };
    // Whoever presses Stop does not wait for the network to notice.
    const reply = await (signal.aborted ? stopped : Promise.race([ask(), stopped]));
    await keeper.end();
    // The record may change from here on without being lost.
    attempt.claimed = undefined;
    // A page that goes away breaks its own requests first: what that says of the provider is not true.
    if (reply.outcome === 'failed' && isLeaving()) await pause(LEAVING_MS);
    const [endedAt, chance] = [world.now(), world.random()];
    const settle: Change = (it) => next.settle(it, job.attempts, reply, endedAt, chance);
    unwritten.set(job.id, settle);
    await end(job.id, settle);
    if (signal.aborted) release(job.id);
  }

  const isLeaving = () => Math.abs(world.now() - leftAt) < LEAVING_MS;
  const pause = (ms: number) => new Promise<void>((resolve) => void world.later(ms, resolve));

  /** Schedules the next drain: when a wait is over, after a failure, and now and then. */
  function plan(hasFailed: boolean): void {
    calledOff();
    const waits = jobs.filter(isUnderWay).map((job) => next.waitMs(job, world.now()) || IDLE_MS);
    if (waits.length === 0 && unwritten.size === 0 && !hasFailed) return;
    calledOff = world.later(Math.min(...waits, IDLE_MS), () => void drain());
  }

  /** True where the request is under way here: it ends by itself then. */
  function abortIfHere(id: string): boolean {
    if (current?.id !== id) return false;
    current.controller.abort();
    return current.claimed !== undefined;
  }

  /** With the key that is there now, as far as that can be told. */
  async function sayYes(id: string): Promise<void> {
    const job = jobs.find((it) => it.id === id);
    const key = job && (await keyOf(job).catch(() => undefined));
    await change(id, (it) => next.again(it, world.now(), key?.id));
  }

  /** Drops what this page knows of the queue, and breaks off what it sends. */
  function forget(): void {
    logouts += 1;
    current?.controller.abort();
    pressed.clear();
    lentKeys.clear();
    takenUp.clear();
    unwritten.clear();
    added.clear();
    show([]);
  }

  return {
    async add(order, { pressed: byHand, key, approved = [] }) {
      const epoch = logouts;
      added.add(order.id);
      const isInTheWay = (other: Job) =>
        (isUnderWay(other) && asksTheSame(other, order)) ||
        (needsConsentToReplace(other, order) && !approved.includes(other.id));
      const isReplaced = (other: Job) => isReplacedBy(other, order);
      const make = (place: number) => (epoch === logouts ? newJob(order, place) : undefined);
      const job = await world.jobs.add(make, isInTheWay, isReplaced);
      if (epoch !== logouts) return undefined;
      if (job?.id === order.id) {
        if (byHand) pressed.add(job.id);
        if (key) lentKeys.set(job.id, { key, id: order.keyId });
        const kept = jobs.filter((other) => isKeptBy(other, order));
        show(jobs.filter((other) => !isReplaced(other)));
        for (const { id } of kept) void note(id, next.keep);
      }
      if (job) showOne(job);
      world.announce(JOBS_CHANGED);
      void drain();
      return job;
    },
    drain,
    async cancel(id) {
      release(id);
      // Here it ends by itself, with what has come.
      if (!abortIfHere(id)) await change(id, next.cancel);
    },
    async again(id) {
      pressed.add(id);
      await sayYes(id);
      await drain();
    },
    async keep(id) {
      await change(id, next.keep);
    },
    async resume(baseUrl) {
      for (const job of jobs) {
        if (job.baseUrl !== baseUrl || job.status !== 'needs-key' || !job.waited) continue;
        await sayYes(job.id);
      }
      await drain();
    },
    async holdBack(baseUrl) {
      for (const job of jobs) {
        if (job.baseUrl === baseUrl && !pressed.has(job.id)) {
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
      ids.forEach(abortIfHere);
      ids.forEach(release);
      await remove(ids);
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
    refresh,
    async hear(message) {
      // What this page added before it heard of a logout may have come after it.
      const late = isCleared(message) ? [...added] : [];
      if (isCleared(message)) forget();
      try {
        await remove(late);
        if (!draining) return await drain();
        asked = true;
        // At once: the job that is being sent may be gone.
        await refresh();
      } catch {
        // The disk does not answer: the next drain reads it.
      }
      return undefined;
    },
    leave() {
      leftAt = world.now();
      current?.keeper?.flush();
    },
    subscribe(listener) {
      listeners.add(listener);
      notifyAll([listener], ({ onJobs }) => onJobs(jobs), world.report);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      calledOff();
    },
  };
}
