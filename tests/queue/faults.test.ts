/** Errors around the queue: it continues, sends nothing billed twice and swallows no error. */
import { expect, test } from 'vitest';
import type { Job } from '#domain/jobs/job.ts';
import { REQUEST, QUEUED } from '../domain/jobs.ts';
import { createWorld, openPage, rest, THROWN } from './fake-world.ts';

const POST = { outcome: 'complete', text: 'A post.' } as const;
const requestFor = (world: ReturnType<typeof createWorld>) => ({
  ...REQUEST,
  approvedAt: world.clock.now,
});

test('an adapter exception after the request counts as billed and is not retried', async () => {
  const world = createWorld();
  const page = openPage(world);
  await page.queue.add(requestFor(world), { watched: true });
  await rest();
  await world.model.latest().end({ outcome: 'failed', text: '', failure: THROWN });
  for (let minute = 0; minute < 5; minute += 1) {
    await rest();
    await page.timers.run();
  }
  expect(world.model.calls).toHaveLength(1);
  expect(world.disk.get(REQUEST.id)).toMatchObject({
    status: 'unknown',
    attempts: 1,
    failure: { kind: 'connection-lost' },
  });
  expect(world.reported).toEqual([new Error('The adapter throws')]);
});

test('a chunk that fails to load leaves the job queued and unsent', async () => {
  const world = createWorld();
  const page = openPage(world);
  world.faults.chunkIsMissing = true;
  await page.queue.add(requestFor(world), { watched: false });
  await rest();
  expect(world.disk.get(REQUEST.id)).toMatchObject({ status: 'queued', attempts: 0 });
  world.faults.chunkIsMissing = false;
  await page.timers.run();
  await rest();
  expect(world.model.calls).toHaveLength(1);
});

test('a listener that throws is reported and does not stop the queue', async () => {
  const world = createWorld();
  const page = openPage(world);
  world.faults.listenersThrow = true;
  const heard: number[] = [];
  page.queue.subscribe({ onJobs: (jobs) => heard.push(jobs.length), onEnd: () => undefined });
  world.disk.set('job-2', {
    ...QUEUED,
    id: 'job-2',
    campaignId: 'other',
    approvedAt: world.clock.now,
  });
  await page.queue.add(requestFor(world), { watched: true });
  await rest();
  world.model.latest().say('A');
  await world.model.latest().end(POST);
  await rest();
  await world.model.latest().end(POST);
  await rest();
  expect(world.model.calls).toHaveLength(2);
  expect([...world.disk.values()].map(({ status }) => status)).toEqual(['done', 'done']);
  expect(heard.at(-1)).toBe(2);
  expect(world.reported).not.toEqual([]);
});

test('a vault that rejects defers its own job and lets other jobs continue', async () => {
  const world = createWorld();
  const page = openPage(world);
  const readKey = page.deps.readKey;
  Object.assign(page.deps, {
    readKey: (baseUrl: string) =>
      baseUrl === 'https://broken.example/v1' ? Promise.reject(new Error('No')) : readKey(baseUrl),
  });
  const broken = { ...requestFor(world), id: 'broken', baseUrl: 'https://broken.example/v1' };
  await page.queue.add({ ...broken, campaignId: 'other' }, { watched: true });
  await page.queue.add(requestFor(world), { watched: true });
  await rest();
  expect(world.model.calls).toHaveLength(1);
  expect(world.disk.get('broken')).toMatchObject({ status: 'queued', deferred: true, attempts: 0 });
});

test('a reply that the disk refuses is written once the disk accepts it', async () => {
  const world = createWorld();
  const page = openPage(world);
  await page.queue.add(requestFor(world), { watched: true });
  await rest();
  world.storage.refusesWrites = true;
  await world.model.latest().end(POST);
  await rest();
  expect(world.disk.get(REQUEST.id)).toMatchObject({ status: 'sending' });
  world.storage.refusesWrites = false;
  await page.timers.run();
  await rest();
  expect(world.disk.get(REQUEST.id)).toMatchObject({ status: 'done', text: 'A post.' });
  expect(world.model.calls).toHaveLength(1);
});

test('a tab sends the queued jobs of a dead tab as soon as the lock is free', async () => {
  const world = createWorld();
  const [sender, other] = [openPage(world), openPage(world)];
  await sender.queue.add(requestFor(world), { watched: true });
  await other.queue.add(
    { ...requestFor(world), id: 'next', campaignId: 'next' },
    { watched: true },
  );
  await rest();
  expect(world.model.calls).toHaveLength(1);
  sender.die();
  await rest();
  expect(world.disk.get(REQUEST.id)).toMatchObject({ status: 'unknown' });
  expect(world.disk.get('next')).toMatchObject({ status: 'sending' });
});

test('a backoff survives a clock that is set back', async () => {
  const world = createWorld();
  const page = openPage(world);
  await page.queue.add(requestFor(world), { watched: true });
  await page.queue.add({ ...requestFor(world), id: 'next', campaignId: 'next' }, { watched: true });
  await rest();
  const busy = { kind: 'rate-limited', retryAfterMs: 2000 } as const;
  await world.model.latest().end({ outcome: 'failed', text: '', failure: busy });
  await rest();
  // No drain runs until the clock is nearly right again.
  world.clock.now -= 7_200_000;
  world.clock.now += 3_660_000;
  await world.model.latest().end(POST);
  await rest();
  await page.timers.run();
  await rest();
  expect(world.disk.get(REQUEST.id)).toMatchObject({
    status: 'sending',
    attempts: 2,
    unbilledAttempts: 1,
  });
});

test.each([
  ['its own tab, before the model thinks', 'sender', 'think'],
  ['its own tab, before more words come', 'sender', 'say'],
  ['another tab, before the model thinks', 'other', 'think'],
  ['another tab, before more words come', 'other', 'say'],
] as const)('a job deferred while it is sent stays deferred: %s', async (_how, by, then) => {
  const world = createWorld();
  const pages = { sender: openPage(world), other: openPage(world) };
  let shown: readonly Job[] = [];
  pages.sender.queue.subscribe({ onJobs: (jobs) => (shown = jobs), onEnd: () => undefined });
  await pages.sender.queue.add(requestFor(world), { watched: true });
  await rest();
  await pages.other.queue.refresh();
  await pages[by].queue.defer([REQUEST.id]);
  await rest();
  expect(shown).toMatchObject([{ deferred: true }]);
  if (then === 'think') world.model.latest().think();
  else world.model.latest().say('The first words');
  expect(shown).toMatchObject([{ deferred: true }]);
  await pages.sender.queue.refresh();
  expect(shown).toMatchObject([{ deferred: true }]);
});
