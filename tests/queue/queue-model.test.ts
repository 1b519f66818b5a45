import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/failure.ts';
import { isPaused, isRunning, type Job, needsPerson } from '#domain/job.ts';
import { LEASE_MS } from '#domain/job-transitions.ts';
import type { Reply } from '#services/model/model.ts';
import { ORDER } from '../domain/jobs.ts';
import {
  createWorld,
  openPage,
  type Page,
  rest,
  wakeWorker,
  type Worker,
  type World,
} from './fake-world.ts';

/** How a provider may answer, and whether it says with it that it did no work. */
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
  failed({ kind: 'not-allowed' }),
  failed({ kind: 'no-money' }),
  failed({ kind: 'model-not-found', model: 'x' }),
  failed({ kind: 'bad-request', status: 400 }),
  failed({ kind: 'captive-portal' }),
  failed({ kind: 'timed-out', waitingFor: 'answer' }),
  failed({ kind: 'timed-out', waitingFor: 'next-words' }, 'A p'),
  failed({ kind: 'cut' }, 'A'),
  failed({ kind: 'cut' }),
  failed({ kind: 'offline', sent: true }),
  failed({ kind: 'unreachable', sent: true }),
  failed({ kind: 'empty', cause: 'no-text' }),
  failed({ kind: 'filtered' }, 'A'),
  failed({ kind: 'refused', message: 'No.' }),
  failed({ kind: 'unreadable' }),
];

const isFree = (reply: Reply) =>
  reply.outcome === 'failed' &&
  (reply.failure.kind === 'rate-limited' ||
    (reply.failure.kind === 'unavailable' && [409, 503].includes(reply.failure.status)));

/** What is known from outside: who said yes, what arrived at the provider, what it did no work for. */
interface Known {
  readonly world: World;
  readonly pages: Page[];
  /** Every one that the browser woke, dead or alive. */
  readonly workers: Worker[];
  readonly consents: Map<string, number>;
  readonly refused: Map<string, number>;
  answered: number;
  made: number;
}

const jobOf = (request: { messages: readonly { content: string }[] }) =>
  request.messages.at(-1)?.content ?? '';

const postsOf = ({ world }: Known, id: string) =>
  world.model.calls.filter(({ request }) => jobOf(request) === id).length;

const bump = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

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

/** A walk that fails is told by its names. */
const told = (step: Named): Named => Object.assign(step, { [fc.toStringMethod]: () => step.name });

const anyStep: fc.Arbitrary<Named> = fc.oneof(
  fc.tuple(someIndex, fc.boolean(), fc.boolean()).map(([tab, twice, byHand]) => ({
    name: `press ${twice ? 'twice ' : ''}in ${tab}${byHand ? '' : ', to wait'}`,
    run: async (known: Known) => {
      const id = `job-${(known.made += 1)}`;
      known.consents.set(id, 1);
      const order = {
        ...ORDER,
        id,
        fingerprint: id,
        createdAt: known.world.clock.now,
        consentedAt: known.world.clock.now,
        waited: !byHand,
        prompt: { ...ORDER.prompt, messages: [{ role: 'user' as const, content: id }] },
      };
      const page = pageOf(known, tab);
      void page.queue.add(order, { pressed: byHand });
      if (twice) void page.queue.add({ ...order, id: `${id}-again` }, { pressed: byHand });
    },
  })),
  fc.tuple(someIndex, fc.nat({ max: REPLIES.length - 1 })).map(([which, kind]) => ({
    name: `answer ${which} with ${JSON.stringify(REPLIES[kind])}`,
    run: async (known: Known) => {
      const call = known.world.model.calls[known.answered];
      const reply = REPLIES[kind];
      if (!call || !reply) return;
      known.answered += 1;
      if (isFree(reply)) bump(known.refused, jobOf(call.request));
      if (reply.text !== '') call.say(reply.text);
      await call.end(reply);
    },
  })),
  someIndex.map((tab) => ({
    name: `crash ${tab}`,
    run: async (known: Known) => {
      pageOf(known, tab).die();
      known.pages[tab % TABS] = openPage(known.world);
      void pageOf(known, tab).queue.drain();
    },
  })),
  someIndex.map((tab) => ({
    name: `leave ${tab}`,
    run: async (known: Known) => {
      pageOf(known, tab).queue.leave();
      pageOf(known, tab).die();
      known.pages[tab % TABS] = openPage(known.world);
      void pageOf(known, tab).queue.drain();
    },
  })),
  fc.boolean().map((isUp) => ({
    name: isUp ? 'the worker is woken' : 'the worker is woken without a network',
    run: async ({ world, workers }: Known) => {
      const worker = wakeWorker(world);
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
    .constantFrom(-7_200_000, -20_000, 500, 3000, LEASE_MS + 1, 120_000, 3_700_000, 90_000_000)
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
      bump(known.consents, job.id);
      void pageOf(known, tab).queue.again(job.id);
    },
  })),
  fc.tuple(someIndex, someIndex).map(([tab, which]) => ({
    name: `cancel ${which} in ${tab}`,
    run: async (known: Known) => {
      const job = [...known.world.disk.values()][which];
      if (job) void pageOf(known, tab).queue.cancel(job.id);
    },
  })),
  someIndex.map((tab) => ({
    name: `look in ${tab}`,
    run: async (known: Known) => void pageOf(known, tab).queue.drain(),
  })),
);

const steps = anyStep.map(told);

const isStuck = (job: Job) => needsPerson(job) || job.status === 'failed';

/** It has an end, or the person is asked: about this one, or about one that stops the others. */
const isSettled = (job: Job, _: number, all: readonly Job[]) =>
  ['done', 'failed', 'cancelled'].includes(job.status) || needsPerson(job) || isPaused(job, all);

function holdInvariant(known: Known): void {
  const { disk } = known.world;
  for (const [id, consents] of known.consents) {
    const posts = postsOf(known, id);
    expect(posts, id).toBeLessThanOrEqual(consents + (known.refused.get(id) ?? 0));
    const job = disk.get(id);
    if (job) expect(job.attempts, id).toBeLessThanOrEqual(job.consents + job.free);
    if (job) expect(posts, id).toBeLessThanOrEqual(job.attempts);
    if (job) expect(job.consents, id).toBeLessThanOrEqual(consents);
  }
}

/** The network is there, the provider answers, time goes by. */
async function calmDown(known: Known): Promise<void> {
  const { world, pages, workers } = known;
  // No browser lets a worker live for as long as that.
  for (const worker of workers) worker.die();
  world.network.isUp = true;
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
    world.clock.now += LEASE_MS + 1;
    for (const page of pages) await page.timers.run();
  }
}

describe('the queue, whatever happens in whatever order', () => {
  test('sends nothing more often than was agreed to, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 40 }), async (walk) => {
        const world = createWorld();
        const known: Known = {
          world,
          pages: Array.from({ length: TABS }, () => openPage(world)),
          workers: [],
          consents: new Map(),
          refused: new Map(),
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
        // A double press is one job, and every job that was made is there and has an end.
        expect([...world.disk.keys()].toSorted()).toEqual([...known.consents.keys()].toSorted());
        const jobs = [...world.disk.values()];
        expect(jobs.filter((...of) => !isSettled(...of))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});
