import type { Job } from '#domain/job.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { sendInBackground } from '#queue/background.ts';
import { createQueue, type QueueWorld } from '#queue/queue.ts';
import { createMemoryJobStore, type JobStore } from '#services/jobs/jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import { createFakeModel, createFakeNetwork, createFakeTimers, settle } from '../state/fake-app.ts';

/** What outlives a page: the disk, the lock, the clock, the network and the provider. */
export function createWorld() {
  const disk = new Map<string, Job>();
  return {
    disk,
    clock: { now: 1_000_000 },
    network: { isUp: true },
    model: createFakeModel(),
    lock: { holder: undefined as symbol | undefined },
    key: 'sk-kept' as string | undefined,
    baseUrl: undefined as string | undefined,
  };
}

export type World = ReturnType<typeof createWorld>;

/** What a page or the worker has to do with: it may die at any moment, and then nothing that it does arrives. */
function openRunner(world: World) {
  const self = Symbol('runner');
  let isAlive = true;
  const never = new Promise<never>(() => {});
  const net = createFakeNetwork();
  const timers = createFakeTimers();
  const jobs = mortal(createMemoryJobStore(world.disk), () => isAlive);
  const locks: Locks = {
    async ifFree(_name, work) {
      if (!isAlive || world.lock.holder !== undefined) return false;
      world.lock.holder = self;
      await work();
      if (!isAlive) return never;
      world.lock.holder = undefined;
      return true;
    },
  };
  const surroundings: QueueWorld = {
    jobs,
    locks,
    model: {
      ...world.model.service,
      probe: async () => (world.network.isUp ? undefined : { kind: 'offline', sent: false }),
      generate: (request, options) =>
        isAlive ? world.model.service.generate(request, options) : never,
    },
    connectivity: createConnectivity(net.service),
    readKey: async () => world.key,
    chosenBaseUrl: () => world.baseUrl,
    now: () => world.clock.now,
    random: () => 0.5,
    later: timers.later,
    announce: () => undefined,
  };
  return {
    surroundings,
    timers,
    isAlive: () => isAlive,
    async setOnline(isUp: boolean) {
      await net.become(isUp ? 'online' : 'offline');
    },
    /** The browser kills it: the lock is free, and no word of it reaches the disk any more. */
    die() {
      isAlive = false;
      if (world.lock.holder === self) world.lock.holder = undefined;
    },
  };
}

export function openPage(world: World) {
  const runner = openRunner(world);
  return { ...runner, queue: createQueue(runner.surroundings) };
}

export type Page = ReturnType<typeof openPage>;

/** The worker, woken by the browser. */
export function wakeWorker(world: World) {
  const runner = openRunner(world);
  const ready: string[] = [];
  const counts: number[] = [];
  const over = sendInBackground({
    ...runner.surroundings,
    hasKey: async () => world.key !== undefined,
    onReady: ({ id }) => ready.push(id),
    onCount: (count) => counts.push(count),
  });
  return { ...runner, over, ready, counts };
}

export type Worker = ReturnType<typeof wakeWorker>;

/** What a dead page asks of the disk is never answered, and changes nothing. */
function mortal(store: JobStore, isAlive: () => boolean): JobStore {
  const never = new Promise<never>(() => {});
  return {
    readAll: () => (isAlive() ? store.readAll() : never),
    add: (make, same) => (isAlive() ? store.add(make, same) : never),
    change: (id, change) => (isAlive() ? store.change(id, change) : never),
    remove: (ids) => (isAlive() ? store.remove(ids) : never),
    clear: () => (isAlive() ? store.clear() : never),
    writeNow: (job) => void (isAlive() && store.writeNow(job)),
  };
}

/** Lets everything that can happen by itself happen. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await settle();
}
