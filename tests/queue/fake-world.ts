import type { Job } from '#domain/jobs/job.ts';
import type { QueueMessage } from '#domain/jobs/queue-message.ts';
import { createLazyModel } from '#app/services/lazy-model.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { sendInBackground } from '#queue/background.ts';
import type { QueueListener } from '#queue/job-mirror.ts';
import { createQueue } from '#queue/queue.ts';
import type { QueueDeps } from '#queue/types.ts';
import { createMemoryJobStore, type JobStore } from '#services/jobs/jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { ModelService } from '#services/model/model.ts';
import { REQUEST } from '../domain/jobs.ts';
import {
  createFakeModel,
  createFakeNetwork,
  createFakeTimers,
  flushTasks,
} from '../state/fake-app.ts';

/** A reply with this failure makes the adapter throw. */
export const THROWN = { kind: 'provider-error', message: 'The adapter throws' } as const;

/** A requested write that the disk has not made yet. */
interface Pending {
  readonly by: symbol;
  run(): void;
}

/** Everything that outlives a page: the disk, the lock, the clock, the network and the provider. */
export function createWorld() {
  return {
    disk: new Disk(),
    clock: { now: 1_000_000 },
    network: { isUp: true },
    model: createFakeModel(),
    lock: { holder: undefined as symbol | undefined, waiting: new Set<() => void>() },
    /** Slow storage keeps its requests until `catchUp`, in order. */
    storage: { isSlow: false, refusesWrites: false, pending: [] as Pending[] },
    faults: { chunkIsMissing: false, listenersThrow: false },
    /** Listeners to messages between open pages. */
    channel: new Map<symbol, (message: QueueMessage) => void>(),
    reported: [] as unknown[],
    key: 'sk-kept' as string | undefined,
    /** Id of the saved key: the job request's key until another one is saved. */
    keyId: REQUEST.keyId,
    baseUrl: REQUEST.baseUrl as string | null | undefined,
  };
}

export type World = ReturnType<typeof createWorld>;

/**
 * Records which jobs were ever written and removed, and detects removed jobs that are written
 * again.
 */
class Disk extends Map<string, Job> {
  readonly written = new Map<string, Job>();
  readonly removed = new Set<string>();
  readonly resurrected: string[] = [];

  override set(id: string, job: Job): this {
    if (this.removed.has(id)) this.resurrected.push(id);
    this.written.set(id, job);
    return super.set(id, job);
  }

  override delete(id: string): boolean {
    this.removed.add(id);
    return super.delete(id);
  }

  override clear(): void {
    for (const id of this.keys()) this.removed.add(id);
    super.clear();
  }
}

/**
 * Dependencies of a page or the worker. It may die at any moment; nothing it does arrives after
 * that.
 */
function openRunner(world: World) {
  const self = Symbol('runner');
  let isAlive = true;
  const never = new Promise<never>(() => {});
  const net = createFakeNetwork();
  const timers = createFakeTimers();
  const jobs = mortal(createMemoryJobStore(world.disk), world, self, () => isAlive);
  const { lock, faults } = world;
  const locks: Locks = {
    async ifFree(_name, work) {
      if (!isAlive || lock.holder !== undefined) return false;
      lock.holder = self;
      try {
        await work();
      } finally {
        if (isAlive) release(world, self);
      }
      return isAlive ? true : never;
    },
    untilFree: () =>
      new Promise((resolve) => {
        const granted = () => isAlive && resolve();
        if (lock.holder === undefined) granted();
        else lock.waiting.add(granted);
      }),
  };
  const adapter: ModelService = {
    ...world.model.service,
    probe: async () => (world.network.isUp ? undefined : { kind: 'offline', sent: false }),
    async generate(request, options) {
      if (!isAlive) return never;
      const reply = await world.model.service.generate(request, options);
      if (reply.outcome === 'failed' && reply.failure === THROWN)
        throw new Error('The adapter throws');
      return isAlive ? reply : never;
    },
  };
  const report = (error: unknown) => void world.reported.push(error);
  const deps: QueueDeps = {
    jobs,
    locks,
    model: createLazyModel(async () => {
      if (faults.chunkIsMissing) throw new Error('The chunk failed to load');
      return adapter;
    }),
    connectivity: createConnectivity(net.service, report),
    readKey: async () =>
      world.key === undefined ? undefined : { key: world.key, id: world.keyId },
    chosenBaseUrl: () => world.baseUrl,
    now: () => world.clock.now,
    random: () => 0.5,
    later: timers.later,
    emit(message) {
      for (const [page, hear] of world.channel) if (isAlive && page !== self) hear(message);
    },
    report,
  };
  return {
    deps,
    timers,
    isAlive: () => isAlive,
    listen(hear: (message: QueueMessage) => void) {
      world.channel.set(self, (message) => setImmediate(() => isAlive && hear(message)));
      return () => world.channel.delete(self);
    },
    async setOnline(isUp: boolean) {
      await net.become(isUp ? 'online' : 'offline');
    },
    /**
     * The browser kills the runner: releases its lock and drops its pending writes but the first
     * `kept`.
     */
    die(kept = 0) {
      isAlive = false;
      const mine = world.storage.pending.filter(({ by }) => by === self).slice(kept);
      world.storage.pending = world.storage.pending.filter((write) => !mine.includes(write));
      world.channel.delete(self);
      release(world, self);
    },
  };
}

function release({ lock }: World, self: symbol): void {
  if (lock.holder !== self) return;
  lock.holder = undefined;
  for (const granted of lock.waiting) granted();
  lock.waiting.clear();
}

export function openPage(world: World) {
  const runner = openRunner(world);
  const queue = createQueue(runner.deps);
  runner.listen((message) => void queue.onMessage(message));
  const complain = () => {
    if (world.faults.listenersThrow) throw new Error('A fault of the interface');
  };
  const listener: QueueListener = { onJobs: complain, onEnd: complain };
  queue.subscribe(listener);
  return { ...runner, queue };
}

export type Page = ReturnType<typeof openPage>;

/** The worker, started by the browser. */
export function wakeWorker(world: World) {
  const runner = openRunner(world);
  const ready: string[] = [];
  const counts: number[] = [];
  const over = sendInBackground({
    ...runner.deps,
    subscribe: runner.listen,
    hasKey: async () => world.key !== undefined,
    onReady: ({ id }) => ready.push(id),
    onCount: (count) => counts.push(count),
  });
  return { ...runner, over, ready, counts };
}

export type Worker = ReturnType<typeof wakeWorker>;

/** Makes slow storage answer all of its pending requests. */
export async function catchUp(world: World): Promise<void> {
  world.storage.isSlow = false;
  for (const { run } of world.storage.pending.splice(0)) run();
  await rest();
}

/**
 * A dead page gets no response and makes no request. Requests are answered in order, as by
 * IndexedDB.
 */
function mortal(store: JobStore, world: World, self: symbol, isAlive: () => boolean): JobStore {
  const never = new Promise<never>(() => {});
  const { storage } = world;
  const ask = <T>(work: () => Promise<T>, writes: boolean): Promise<T> => {
    if (!isAlive()) return never;
    const answer = Promise.withResolvers<T>();
    const run = () => {
      const done = writes && storage.refusesWrites ? refused() : work();
      done.then(
        (value) => isAlive() && answer.resolve(value),
        (error: unknown) => isAlive() && answer.reject(error),
      );
    };
    if (storage.isSlow || storage.pending.length > 0) storage.pending.push({ by: self, run });
    else run();
    return answer.promise;
  };
  return {
    readAll: () => ask(store.readAll, false),
    add: (...how) => ask(() => store.add(...how), true),
    change: (id, change) => ask(() => store.change(id, change), true),
    remove: (ids) => ask(() => store.remove(ids), true),
    clear: () => ask(store.clear, true),
    // This map is the disk.
    forget: () => undefined,
  };
}

const refused = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));

/** Runs everything that needs no further event. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await flushTasks();
}
