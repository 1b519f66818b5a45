/**
 * Sends what waits, one at a time over all tabs and the worker. It knows no framework: a page and the
 * worker give it their services.
 *
 * What keeps a press from being paid for twice, whatever dies when: an attempt is counted on disk
 * before it is sent (`claim`), and what is found sending afterwards is never sent by itself
 * (`recover`). The lock keeps two senders apart; nothing depends on it.
 */
import { isPaused, isRunning, isUnderWay, type Job, type JobOrder, newJob } from '#domain/job.ts';
import * as next from '#domain/job-transitions.ts';
import { prunable } from '#domain/prune-jobs.ts';
import type { JobStore } from '#services/jobs/jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { ModelService } from '#services/model/model.ts';
import type { Connectivity } from './connectivity.ts';
import { createProgressKeeper } from './progress-keeper.ts';
import { reachProvider } from './reach.ts';

export interface QueueWorld {
  readonly jobs: JobStore;
  readonly locks: Locks;
  readonly model: ModelService;
  readonly connectivity: Connectivity;
  /** The kept key for a base URL; undefined where there is none, or where it is locked. */
  readKey(baseUrl: string): Promise<string | undefined>;
  /** The provider that is chosen now; undefined where nobody can say. */
  chosenBaseUrl(): string | undefined;
  /** Which jobs are sent from here at all; every one where it is left out. */
  readonly accepts?: (job: Job) => boolean;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Calls once after so many milliseconds; what it answers calls it off. */
  later(ms: number, act: () => void): () => void;
  /** Tells the other tabs that something on disk has changed. */
  announce(): void;
}

export interface Queue {
  /** Puts a job into the queue. `key`: typed and not saved, kept in memory until it is sent. */
  add(order: JobOrder, how: { pressed: boolean; key?: string }): Promise<Job | undefined>;
  /** Sends what can be sent; resolves when that is over. Where it is being done already, it is done once more. */
  drain(): Promise<void>;
  /** Ends the request under way in this page; what came is kept. */
  stop(id: string): void;
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
  /** The page goes away, or may be about to. */
  leave(): void;
  subscribe(listener: QueueListener): () => void;
}

export interface QueueListener {
  /** All jobs, whenever something about them has changed. */
  onJobs(jobs: readonly Job[]): void;
  /** An attempt made here has ended. */
  onEnd(job: Job): void;
}

const LOCK = 'echopost-queue';
/** The channel of `announce`. A message carries nothing: whoever hears it looks at the disk. */
export const QUEUE_CHANNEL = 'echopost-queue';
const RENEW_MS = 5000;
const IDLE_MS = 60_000;
const DEAD_MS = 500;
const LEAVING_MS = 1000;

export function createQueue(world: QueueWorld): Queue {
  const listeners = new Set<QueueListener>();
  const pressed = new Set<string>();
  const lentKeys = new Map<string, string>();
  let jobs: readonly Job[] = [];
  let sentInARow = 0;
  let draining: Promise<void> | undefined;
  let asked = false;
  let leftAt = 0;
  let calledOff = () => {};
  let current: { readonly id: string; readonly controller: AbortController } | undefined;
  const keeper = createProgressKeeper(world);

  world.connectivity.subscribe((connection, before) => {
    if (connection !== 'online') return;
    if (before === 'offline' || before === 'portal') sentInARow = 0;
    void drain();
  });

  function show(list: readonly Job[]): void {
    jobs = list;
    for (const { onJobs } of listeners) onJobs(jobs);
  }

  function showOne(job: Job): void {
    const others = jobs.filter(({ id }) => id !== job.id);
    show([...others, job].toSorted((a, b) => a.order - b.order));
  }

  async function change(id: string, by: (job: Job) => Job | undefined): Promise<Job | undefined> {
    const changed = await world.jobs.change(id, by);
    if (!changed) return undefined;
    showOne(changed);
    world.announce();
    return changed;
  }

  /** The same for what has happened already: a disk that refuses does not undo it. */
  async function note(id: string, by: (job: Job) => Job | undefined): Promise<Job | undefined> {
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
    const stored = await world.jobs.readAll();
    // What is being written here is ahead of the disk.
    const own = jobs.find(({ id }) => id === current?.id);
    show(stored.map((job) => (own && job.id === own.id && isRunning(job) ? own : job)));
  }

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await world.jobs.remove(ids);
    show(jobs.filter(({ id }) => !ids.includes(id)));
    world.announce();
  }

  function drain(): Promise<void> {
    asked = true;
    draining ??= drainAll();
    return draining;
  }

  async function drainAll(): Promise<void> {
    try {
      while (asked) {
        asked = false;
        // Who may not send sees all the same.
        await refresh();
        await world.locks.ifFree(LOCK, sendAll);
      }
    } catch {
      // The disk does not answer, so nothing is sent: it is asked again later.
    } finally {
      draining = undefined;
      plan();
    }
  }

  async function sendAll(): Promise<void> {
    await refresh();
    await remove(prunable(jobs, world.now()).map(({ id }) => id));
    for (const { id } of jobs.filter(isRunning)) {
      await change(id, (job) => next.recover(job, world.now()));
    }
    // Another tab had no key for it, and this one was lent one.
    for (const { id } of jobs.filter((job) => job.status === 'needs-key' && lentKeys.has(job.id))) {
      await change(id, (job) => next.again(job, world.now()));
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
    if (pressed.has(job.id)) return true;
    // One that a provider refused for free was counted when it was sent first.
    const inARow = job.attempts > 0 ? 0 : sentInARow;
    const setting = { now: world.now(), baseUrl: world.chosenBaseUrl(), sentInARow: inARow };
    const why = next.whyAsk(job, setting);
    if (why !== undefined) await change(job.id, (it) => next.hold(it, why));
    return why === undefined;
  }

  async function send(job: Job): Promise<void> {
    const key = lentKeys.get(job.id) ?? (await world.readKey(job.baseUrl));
    if (!key) return end(job.id, (it) => next.needKey(it, { kind: 'no-key' }));
    const byHand = pressed.has(job.id);
    const problem = await reachProvider(world, { baseUrl: job.baseUrl, key }, byHand);
    if (problem === 'wait') {
      // It is put off, and no longer what somebody watches.
      if (pressed.delete(job.id)) await change(job.id, (it) => ({ ...it, waited: true }));
      return;
    }
    if (problem) return end(job.id, (it) => next.giveUp(it, problem));
    const claimed = await change(job.id, (it) => next.claim(it, world.now()));
    if (!claimed) return;
    if (!byHand) sentInARow += 1;
    await attempt(claimed, key);
  }

  async function end(id: string, by: (job: Job) => Job | undefined): Promise<void> {
    const ended = await note(id, by);
    if (!ended) return;
    if (!isUnderWay(ended)) {
      pressed.delete(id);
      lentKeys.delete(id);
    }
    for (const { onEnd } of listeners) onEnd(ended);
  }

  async function attempt(job: Job, key: string): Promise<void> {
    const controller = new AbortController();
    current = { id: job.id, controller };
    let live = job;
    const tell = async (text: string) => {
      const by = (it: Job) => next.progress(it, job.attempts, text, world.now());
      // Somebody has cancelled it elsewhere.
      if (!(await world.jobs.change(job.id, by))) controller.abort();
      world.announce();
    };
    const kept = keeper.start(job, RENEW_MS, tell);
    const stopped = new Promise<next.Outcome>((resolve) =>
      controller.signal.addEventListener('abort', () =>
        resolve({ outcome: 'stopped', text: live.text }),
      ),
    );
    try {
      const answered = world.model.generate(
        { ...job.prompt, endpoint: { baseUrl: job.baseUrl, model: job.model, key } },
        {
          signal: controller.signal,
          onText(text) {
            if (controller.signal.aborted) return;
            live = next.progress(live, job.attempts, text, world.now()) ?? live;
            // It may have been put off while it is written.
            if (jobs.some(({ id, waited }) => id === job.id && waited))
              live = { ...live, waited: true };
            showOne(live);
            kept.hear(live);
          },
        },
      );
      // Whoever presses Stop does not wait for the network to notice.
      const reply = await Promise.race([answered, stopped]);
      await kept.end();
      // A page that goes away breaks its own requests first: what that says of the provider is not true.
      if (reply.outcome === 'failed' && isLeaving()) await pause(LEAVING_MS);
      await end(job.id, (it) => next.settle(it, job.attempts, reply, world.now(), world.random()));
    } finally {
      await kept.end();
      kept.forget();
      current = undefined;
    }
  }

  const isLeaving = () => Math.abs(world.now() - leftAt) < LEAVING_MS;
  const pause = (ms: number) => new Promise<void>((resolve) => void world.later(ms, resolve));

  /** When to look again: when a wait is over, when a lease may have ended, and now and then. */
  function plan(): void {
    calledOff();
    const waiting = jobs.filter(isUnderWay);
    if (waiting.length === 0) return;
    const soonest = Math.min(...waiting.map(waitFor));
    calledOff = world.later(Math.min(soonest, IDLE_MS), () => void drain());
  }

  /** A sender that is dead keeps the lock for a moment; what waits for the network hears of it. */
  function waitFor(job: Job): number {
    if (isRunning(job)) return Math.max(job.leaseUntil - world.now(), DEAD_MS);
    return job.notBefore > world.now() ? job.notBefore - world.now() : IDLE_MS;
  }

  /** True where the request is under way here; it ends by itself then. */
  function abortIfHere(id: string): boolean {
    if (current?.id !== id) return false;
    current.controller.abort();
    return true;
  }

  return {
    async add(order, { pressed: byHand, key }) {
      const same = (other: Job) => isUnderWay(other) && asksTheSame(other, order);
      const job = await world.jobs.add((place) => newJob(order, place), same);
      if (job?.id === order.id) {
        if (byHand) pressed.add(job.id);
        if (key) lentKeys.set(job.id, key);
      }
      if (job) showOne(job);
      world.announce();
      void drain();
      return job;
    },
    drain,
    stop: abortIfHere,
    async cancel(id) {
      pressed.delete(id);
      lentKeys.delete(id);
      // Here it ends by itself, with what has come.
      if (!abortIfHere(id)) await change(id, next.cancel);
    },
    async again(id) {
      pressed.add(id);
      await change(id, (job) => next.again(job, world.now()));
      await drain();
    },
    async keep(id) {
      await change(id, next.keep);
    },
    async resume(baseUrl) {
      for (const job of jobs) {
        if (job.baseUrl !== baseUrl || job.status !== 'needs-key' || !job.waited) continue;
        await change(job.id, (it) => next.again(it, world.now()));
      }
      await drain();
    },
    async holdBack(baseUrl) {
      for (const job of jobs) {
        if (job.baseUrl === baseUrl && !pressed.has(job.id)) {
          await change(job.id, (it) => next.hold(it, 'key'));
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
      await remove(ids);
    },
    async clear() {
      current?.controller.abort();
      pressed.clear();
      lentKeys.clear();
      await world.jobs.clear();
      show([]);
      world.announce();
    },
    refresh,
    leave() {
      leftAt = world.now();
      keeper.leave();
    },
    subscribe(listener) {
      listeners.add(listener);
      listener.onJobs(jobs);
      return () => listeners.delete(listener);
    },
  };
}

/** A continuation of one text is not the same as one of another, nor as a first text. */
function asksTheSame(job: Job, order: JobOrder): boolean {
  return (
    job.campaignId === order.campaignId &&
    job.fingerprint === order.fingerprint &&
    job.continues?.draftId === order.continues?.draftId
  );
}
