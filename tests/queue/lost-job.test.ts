/** A sender whose job is gone aborts at once, and never writes the job again. */
import { describe, expect, test } from 'vitest';
import { awaitsDraft } from '#domain/jobs/job-draft.ts';
import { JOBS_CLEARED } from '#domain/jobs/queue-message.ts';
import { jobWith, REQUEST } from '../domain/jobs.ts';
import { catchUp, createWorld, openPage, type Page, rest, type World } from './fake-world.ts';

const POST = { outcome: 'complete', text: 'A post.' } as const;

async function sending() {
  const world = createWorld();
  const [sender, other] = [openPage(world), openPage(world)];
  await sender.queue.add({ ...REQUEST, approvedAt: world.clock.now }, { watched: true });
  await rest();
  const request = world.model.latest();
  request.say('The first words of it');
  await rest();
  return { world, sender, other, request };
}

const LOSSES: readonly (readonly [string, (pages: { sender: Page; other: Page }) => unknown])[] = [
  ['a logout in another tab', ({ other }) => other.queue.clear()],
  ['a logout in its own tab', ({ sender }) => sender.queue.clear()],
  ['a deletion in another tab', ({ other }) => other.queue.remove([REQUEST.id])],
  ['a deletion in its own tab', ({ sender }) => sender.queue.remove([REQUEST.id])],
];

/** Writes that a sender may still attempt for its job. */
const LAST_WORDS: readonly (readonly [string, (world: World, sender: Page) => unknown])[] = [
  ['more words', (world) => world.model.latest().say('The first words of it, and more')],
  ['the end of the reply', (world) => world.model.latest().end(POST)],
  ['its timers', (_world, sender) => sender.timers.run()],
  ['pagehide', (_world, sender) => sender.queue.onPageHide()],
];

describe.each(LOSSES)('the sender after %s', (_name, lose) => {
  test.each(LAST_WORDS)('the sender does not write its job again with %s', async (_last, act) => {
    const { world, sender, other, request } = await sending();
    await lose({ sender, other });
    await rest();
    expect(request.signal.aborted).toBe(true);
    await act(world, sender);
    await rest();
    sender.queue.onPageHide();
    await rest();
    expect([...world.disk.keys()]).toEqual([]);
    expect(world.disk.resurrected).toEqual([]);
  });
});

test('a sender aborts when another tab cancels its job', async () => {
  const { world, other, request } = await sending();
  await other.queue.cancel(REQUEST.id);
  await rest();
  expect(request.signal.aborted).toBe(true);
  expect(world.disk.get(REQUEST.id)).toMatchObject({ status: 'cancelled' });
});

describe('taking a job back to edit it', () => {
  test('a running job that is taken back continues, in this tab or in another', async () => {
    for (const from of ['sender', 'other'] as const) {
      const { world, request, ...pages } = await sending();
      await pages[from].queue.refresh();
      await pages[from].queue.withdraw(REQUEST.id);
      await rest();
      expect(request.signal.aborted).toBe(false);
      await request.end(POST);
      await rest();
      await pages[from].queue.withdraw(REQUEST.id);
      expect(world.disk.get(REQUEST.id)).toMatchObject({ status: 'done', text: POST.text });
    }
  });

  test('a waiting job that is taken back is deleted, and its text makes no draft', async () => {
    const world = createWorld();
    const page = openPage(world);
    const text = 'Half of it';
    world.disk.set(REQUEST.id, jobWith({ status: 'partial', attempts: 1, text }));
    await page.queue.refresh();
    const drafts: unknown[] = [];
    page.queue.subscribe({
      onJobs: (jobs) => drafts.push(...jobs.filter(awaitsDraft)),
      onEnd: () => undefined,
    });
    await page.queue.withdraw(REQUEST.id);
    expect(world.disk.size).toBe(0);
    expect(drafts).toEqual([]);
  });
});

test('a sender continues when another tab defers its job', async () => {
  const { world, other, request } = await sending();
  await other.queue.defer([REQUEST.id]);
  await rest();
  expect(request.signal.aborted).toBe(false);
  await request.end(POST);
  await rest();
  expect(world.disk.get(REQUEST.id)).toMatchObject({
    status: 'done',
    text: 'A post.',
    deferred: true,
  });
});

test('an add that began before a logout writes nothing after it', async () => {
  const world = createWorld();
  const page = openPage(world);
  world.storage.isSlow = true;
  const added = page.queue.add(REQUEST, { watched: true });
  const cleared = page.queue.clear();
  // A connection that closed unnoticed replays its requests, in another order.
  world.storage.pending.reverse();
  await catchUp(world);
  await cleared;
  expect(await added).toBeUndefined();
  expect([...world.disk.keys()]).toEqual([]);
  expect(world.model.calls).toEqual([]);
});

test('a job added before the message of another tab’s logout arrives is removed', async () => {
  const world = createWorld();
  const page = openPage(world);
  world.network.isUp = false;
  await page.queue.add({ ...REQUEST, approvedAt: world.clock.now }, { watched: true });
  await page.queue.onMessage(JOBS_CLEARED);
  await rest();
  expect([...world.disk.keys()]).toEqual([]);
});

test.each([
  ['a logout', (page: Page) => page.queue.clear(), undefined],
  ['a deletion', (page: Page) => page.queue.remove([REQUEST.id]), undefined],
  ['a cancellation', (page: Page) => page.queue.cancel(REQUEST.id), 'cancelled'],
])('%s while the job is being claimed sends nothing', async (_name, act, status) => {
  const world = createWorld();
  const page = openPage(world);
  const key = Promise.withResolvers<string>();
  Object.assign(page.deps, { readKey: () => key.promise });
  await page.queue.add({ ...REQUEST, approvedAt: world.clock.now }, { watched: true });
  await rest();
  world.storage.isSlow = true;
  key.resolve('sk-kept');
  await rest();
  expect(world.storage.pending).toHaveLength(1);
  const done = act(page);
  await catchUp(world);
  await done;
  expect(world.model.calls).toEqual([]);
  expect(world.disk.get(REQUEST.id)?.status).toBe(status);
});
