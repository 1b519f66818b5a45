import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import { isRunning, type Job } from '#domain/jobs/job.ts';
import { isPaused, needsUser } from '#domain/jobs/job-status.ts';

import type { Reply } from '#services/model/model.ts';
import { REQUEST } from '../domain/jobs.ts';
import {
  catchUp,
  createWorld,
  openPage,
  type Page,
  rest,
  THROWN,
  wakeWorker,
  type Worker,
  type World,
} from './fake-world.ts';

/** Replies of a provider, with failures that do or don't state that no work was done. */
const failed = (failure: Failure, text = ''): Reply => ({ outcome: 'failed', text, failure });
const REPLIES: readonly Reply[] = [
  { outcome: 'complete', text: 'A post.' },
  { outcome: 'cut-short', text: 'A po' },
  failed({ kind: 'rate-limited', retryAfterMs: 2000 }),
  failed({ kind: 'rate-limited' }),
  failed({ kind: 'unavailable', status: 503 }),
  failed({ kind: 'unavailable', status: 409 }),
  failed({ kind: 'unavailable', status: 500 }),
  failed({ kind: 'unavailable', status: 408 }),
  failed({ kind: 'key-refused' }),
  failed({ kind: 'forbidden' }),
  failed({ kind: 'insufficient-credit' }),
  failed({ kind: 'model-not-found', model: 'x' }),
  failed({ kind: 'bad-request', status: 400 }),
  failed({ kind: 'captive-portal' }),
  failed({ kind: 'timed-out', waitingFor: 'answer' }),
  failed({ kind: 'timed-out', waitingFor: 'next-words' }, 'A p'),
  failed({ kind: 'connection-lost' }, 'A'),
  failed({ kind: 'connection-lost' }),
  failed({ kind: 'offline', sent: true }),
  failed({ kind: 'unreachable', sent: true }),
  failed({ kind: 'empty', cause: 'no-text' }),
  failed({ kind: 'filtered' }, 'A'),
  failed({ kind: 'refused', message: 'No.' }),
  failed({ kind: 'unreadable' }),
  failed(THROWN),
  failed(THROWN, 'A'),
];

const isFree = (reply: Reply) =>
  reply.outcome === 'failed' &&
  (reply.failure.kind === 'rate-limited' ||
    (reply.failure.kind === 'unavailable' && [409, 503].includes(reply.failure.status)));

/** The test's own record: approvals, requests that reached the provider, and unbilled ones. */
interface Known {
  readonly world: World;
  readonly pages: Page[];
  /** Every worker that the browser started, dead or alive. */
  readonly workers: Worker[];
  readonly approvals: Map<string, number>;
  readonly refused: Map<string, number>;
  /** Keys that the user has approved, by job. */
  readonly keys: Map<string, Set<string>>;
  /** Jobs that the user has deleted. */
  readonly deleted: Set<string>;
  /** Jobs that were added before a completed logout. */
  readonly loggedOut: Set<string>;
  /** Jobs that a logout may have deleted: added before it began or while it ran. */
  readonly caught: Set<string>;
  leaving: number;
  answered: number;
  made: number;
}

const jobOf = (request: { messages: readonly { content: string }[] }) =>
  request.messages.at(-1)?.content ?? '';

const postsOf = ({ world }: Known, id: string) =>
  world.model.calls.filter(({ request }) => jobOf(request) === id).length;

const bump = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

const keyNamed = (id: string) => `sk of ${id}`;

/** Further approval is for the key saved at that time, unless the job has its own key. */
const allow = ({ keys }: Known, id: string, key: string) =>
  keys.set(id, (keys.get(id) ?? new Set()).add(key));

const TABS = 2;

function pageOf(known: Known, index: number): Page {
  const found = known.pages[index % known.pages.length];
  if (!found) throw new Error('There is always a page');
  return found;
}

type Step = (known: Known) => Promise<void>;

const someIndex = fc.nat({ max: 7 });

interface Named {
  readonly name: string;
  readonly run: Step;
}

/** Prints the names of the steps if a walk fails. */
const told = (step: Named): Named => Object.assign(step, { [fc.toStringMethod]: () => step.name });

const press: fc.Arbitrary<Named> = fc
  .tuple(someIndex, fc.boolean(), fc.boolean(), fc.boolean())
  .map(([tab, twice, byHand, isTyped]) => ({
    name: `press ${twice ? 'twice ' : ''}in ${tab}${byHand ? '' : ', to wait'}${isTyped ? ', with a typed key' : ''}`,
    run: async (known: Known) => {
      const id = `job-${(known.made += 1)}`;
      known.approvals.set(id, 1);
      if (known.leaving > 0) known.caught.add(id);
      const keyId = isTyped ? `typed for ${id}` : known.world.keyId;
      const lent = isTyped ? { key: keyNamed(keyId) } : {};
      allow(known, id, keyNamed(keyId));
      const request = {
        ...REQUEST,
        id,
        keyId,
        campaignId: id,
        fingerprint: id,
        createdAt: known.world.clock.now,
        approvedAt: known.world.clock.now,
        deferred: !byHand,
        prompt: { ...REQUEST.prompt, messages: [{ role: 'user' as const, content: id }] },
      };
      const page = pageOf(known, tab);
      const add = (asked: typeof request) =>
        page.queue.add(asked, { watched: byHand, ...lent }).catch(isRefused);
      void add(request);
      if (twice) void add({ ...request, id: `${id}-again` });
    },
  }));

const answer: fc.Arbitrary<Named> = fc.nat({ max: REPLIES.length - 1 }).map((kind) => ({
  name: `answer with ${JSON.stringify(REPLIES[kind])}`,
  run: async (known: Known) => {
    const call = known.world.model.calls[known.answered];
    const reply = REPLIES[kind];
    if (!call || !reply) return;
    known.answered += 1;
    if (isFree(reply)) bump(known.refused, jobOf(call.request));
    if (reply.text !== '') call.say(reply.text);
    await call.end(reply);
  },
}));

const event: fc.Arbitrary<Named> = fc.oneof(
  fc.tuple(someIndex, fc.nat({ max: 3 })).map(([tab, kept]) => ({
    name: `crash ${tab}, with ${kept} of its writes`,
    run: async (known: Known) => {
      pageOf(known, tab).die(kept);
      known.pages[tab % TABS] = openPage(known.world);
      void pageOf(known, tab).queue.drain();
    },
  })),
  someIndex.map((tab) => ({
    name: `leave ${tab}`,
    run: async (known: Known) => {
      pageOf(known, tab).queue.onPageHide();
      pageOf(known, tab).die();
      known.pages[tab % TABS] = openPage(known.world);
      void pageOf(known, tab).queue.drain();
    },
  })),
  fc.boolean().map((isUp) => ({
    name: isUp ? 'the worker is woken' : 'the worker is woken without a network',
    run: async ({ world, workers }: Known) => {
      const worker = wakeWorker(world);
      // The browser starts the worker again.
      worker.over.catch(isRefused);
      workers.push(worker);
      await worker.setOnline(isUp && world.network.isUp);
    },
  })),
  someIndex.map((which) => ({
    name: `the worker is killed ${which}`,
    run: async ({ workers }: Known) => workers.at(-1 - which)?.die(),
  })),
  fc.boolean().map((isUp) => ({
    name: isUp ? 'online' : 'offline',
    run: async ({ world, pages }: Known) => {
      world.network.isUp = isUp;
      for (const page of pages) await page.setOnline(isUp);
    },
  })),
  fc
    .constantFrom(-7_200_000, -20_000, 500, 3000, 15_001, 120_000, 3_700_000, 90_000_000)
    .map((ms) => ({
      name: `clock ${ms}`,
      run: async ({ world, pages, workers }: Known) => {
        world.clock.now += ms;
        for (const { timers } of [...pages, ...workers]) await timers.run();
      },
    })),
  fc.tuple(someIndex, someIndex).map(([tab, which]) => ({
    name: `retry ${which} in ${tab}`,
    run: async (known: Known) => {
      const job = [...known.world.disk.values()][which];
      if (!job || isRunning(job) || job.status === 'done' || !isStuck(job)) return;
      bump(known.approvals, job.id);
      allow(known, job.id, keyNamed(known.world.keyId));
      void pageOf(known, tab).queue.retry(job.id).catch(isRefused);
    },
  })),
  fc.nat({ max: 2 }).map((which) => ({
    name: `key ${which} is saved`,
    run: async ({ world }: Known) => {
      Object.assign(world, { keyId: `key ${which}`, key: keyNamed(`key ${which}`) });
    },
  })),
  fc.constantFrom(REQUEST.baseUrl, 'https://other.example/v1', null, undefined).map((baseUrl) => ({
    name: `${baseUrl} is chosen`,
    run: async ({ world }: Known) => void Object.assign(world, { baseUrl }),
  })),
  fc.tuple(someIndex, someIndex).map(([tab, which]) => ({
    name: `cancel ${which} in ${tab}`,
    run: async (known: Known) => {
      const job = [...known.world.disk.values()][which];
      if (job) void pageOf(known, tab).queue.cancel(job.id).catch(isRefused);
    },
  })),
  fc.tuple(someIndex, someIndex).map(([tab, which]) => ({
    name: `delete ${which} in ${tab}`,
    run: async (known: Known) => {
      const job = [...known.world.disk.values()][which];
      if (!job) return;
      known.deleted.add(job.id);
      void pageOf(known, tab).queue.remove([job.id]).catch(isRefused);
    },
  })),
  someIndex.map((tab) => ({
    name: `log out in ${tab}`,
    run: async (known: Known) => void logOut(known, pageOf(known, tab)),
  })),
  someIndex.map((length) => ({
    name: `words arrive, ${length}`,
    run: async ({ world, answered }: Known) =>
      world.model.calls[answered]?.say('word '.repeat(length * 100 + 1)),
  })),
  fc.boolean().map((isSlow) => ({
    name: isSlow ? 'storage is slow' : 'storage catches up',
    run: async ({ world }: Known) => {
      if (isSlow) world.storage.isSlow = true;
      else await catchUp(world);
    },
  })),
  fc.boolean().map((refusesWrites) => ({
    name: refusesWrites ? 'storage refuses writes' : 'storage takes writes',
    run: async ({ world }: Known) => void Object.assign(world.storage, { refusesWrites }),
  })),
  fc.boolean().map((chunkIsMissing) => ({
    name: chunkIsMissing ? "the model's chunk is missing" : "the model's chunk is there",
    run: async ({ world }: Known) => void Object.assign(world.faults, { chunkIsMissing }),
  })),
  fc.boolean().map((listenersThrow) => ({
    name: listenersThrow ? 'listeners throw' : 'listeners work',
    run: async ({ world }: Known) => void Object.assign(world.faults, { listenersThrow }),
  })),
  someIndex.map((tab) => ({
    name: `look in ${tab}`,
    run: async (known: Known) => void pageOf(known, tab).queue.drain(),
  })),
);

const steps = fc
  .oneof(
    { weight: 4, arbitrary: press },
    { weight: 5, arbitrary: answer },
    { weight: 16, arbitrary: event },
  )
  .map(told);

/** Accepts the rejection of a full disk; any other error is a bug. */
function isRefused(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

/** Deletes every earlier job for good. */
async function logOut(known: Known, page: Page): Promise<void> {
  const before = [...known.approvals.keys()];
  // The tab may die before or after the disk has cleared them.
  for (const id of before) known.caught.add(id);
  known.leaving += 1;
  try {
    await page.queue.clear();
    for (const id of before) known.loggedOut.add(id);
    // The other tabs receive the message.
    await rest();
  } catch (error) {
    isRefused(error);
  } finally {
    known.leaving -= 1;
  }
}

const isStuck = (job: Job) => needsUser(job) || job.status === 'failed';

/** True if the job has ended or asks the user, or if another job that asks pauses it. */
const isSettled = (job: Job, _: number, all: readonly Job[]) =>
  ['done', 'failed', 'cancelled'].includes(job.status) || needsUser(job) || isPaused(job, all);

function holdInvariant(known: Known): void {
  const { disk, storage } = known.world;
  expect(disk.resurrected).toEqual([]);
  // A job that a tab added before the logout message arrived is removed as soon as the disk
  // answers.
  const answers = !storage.isSlow && !storage.refusesWrites;
  if (answers) expect([...disk.keys()].filter((id) => known.loggedOut.has(id))).toEqual([]);
  for (const { request } of known.world.model.calls) {
    const approved = known.keys.get(jobOf(request)) ?? new Set();
    expect([...approved]).toContain(request.endpoint.key);
  }
  for (const [id, approvals] of known.approvals) {
    const posts = postsOf(known, id);
    expect(posts, id).toBeLessThanOrEqual(approvals + (known.refused.get(id) ?? 0));
    const job = disk.get(id);
    if (job) expect(job.attempts, id).toBeLessThanOrEqual(job.approvals + job.unbilledAttempts);
    if (job) expect(posts, id).toBeLessThanOrEqual(job.attempts);
    if (job) expect(job.approvals, id).toBeLessThanOrEqual(approvals);
  }
}

/** Restores the network, the provider and the disk, and lets time pass. */
async function calmDown(known: Known): Promise<void> {
  const { world, pages, workers } = known;
  // No browser keeps a worker alive for that long.
  for (const worker of workers) worker.die();
  world.network.isUp = true;
  world.baseUrl ??= null;
  Object.assign(world.faults, { chunkIsMissing: false, listenersThrow: false });
  world.storage.refusesWrites = false;
  await catchUp(world);
  for (let turn = 0; turn < 200; turn += 1) {
    for (const page of pages) {
      await page.setOnline(true);
      void page.queue.drain();
    }
    await rest();
    while (world.model.calls[known.answered]) {
      await world.model.calls[known.answered]?.end({ outcome: 'complete', text: 'A post.' });
      known.answered += 1;
      await rest();
    }
    if ([...world.disk.values()].every(isSettled)) return;
    world.clock.now += 15_001;
    for (const page of pages) await page.timers.run();
  }
}

/** Jobs that were on disk and disappeared, although only their age may delete them. */
function lost({ world, deleted, loggedOut, caught }: Known): readonly string[] {
  const gone = [...world.disk.written].filter(([id]) => !world.disk.has(id));
  const mayGo = ([id, job]: [string, Job]) =>
    deleted.has(id) || loggedOut.has(id) || caught.has(id) || ENDED.includes(job.status);
  return gone.filter((entry) => !mayGo(entry)).map(([id]) => id);
}

const ENDED: readonly string[] = ['done', 'failed', 'cancelled'];

async function walkThrough(walk: readonly Named[]): Promise<void> {
  const world = createWorld();
  world.key = keyNamed(world.keyId);
  const known: Known = {
    world,
    pages: Array.from({ length: TABS }, () => openPage(world)),
    workers: [],
    approvals: new Map(),
    refused: new Map(),
    keys: new Map(),
    deleted: new Set(),
    loggedOut: new Set(),
    caught: new Set(),
    leaving: 0,
    answered: 0,
    made: 0,
  };
  for (const { run } of walk) {
    await run(known);
    await rest();
    holdInvariant(known);
  }
  await calmDown(known);
  holdInvariant(known);
  // A double press makes one job, and every job that the disk stored still exists and has ended.
  expect([...world.disk.written.keys()].filter((id) => !known.approvals.has(id))).toEqual([]);
  expect(lost(known)).toEqual([]);
  const jobs = [...world.disk.values()];
  expect(jobs.filter((...of) => !isSettled(...of))).toEqual([]);
  const faults = world.reported.filter((error) => !isInjected(error));
  expect(faults).toEqual([]);
}

const isInjected = (error: unknown) =>
  error instanceof Error &&
  ['A fault of the interface', 'The adapter throws'].includes(error.message);

describe('the queue under random events', () => {
  test('the queue sends only as often as approved, loses no job and revives none', async () => {
    const walks = fc.array(steps, { minLength: 1, maxLength: 40 });
    await fc.assert(fc.asyncProperty(walks, walkThrough), { numRuns: 300 });
  }, 120_000);
});
