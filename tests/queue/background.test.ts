import { describe, expect, test } from 'vitest';
import type { Job } from '#domain/jobs/job.ts';
import { QUEUED } from '../domain/jobs.ts';
import { createWorld, openPage, rest, wakeWorker } from './fake-world.ts';

const LIMITED = { kind: 'rate-limited', retryAfterMs: 5000 } as const;
const POST = { outcome: 'complete', text: 'A post.' } as const;

/** A world in which these wait. */
function worldWith(...jobs: Partial<Job>[]) {
  const world = createWorld();
  jobs.forEach((changes, index) => {
    const id = `job-${index}`;
    const at = { consentedAt: world.clock.now, createdAt: world.clock.now };
    world.disk.set(id, { ...QUEUED, id, fingerprint: id, order: index, ...at, ...changes });
  });
  return { world, job: (index: number) => world.disk.get(`job-${index}`) };
}

describe('the worker, woken while no page is open', () => {
  test('sends what waits, one after the other, and tells of each', async () => {
    const { world, job } = worldWith({}, { waited: true });
    const worker = wakeWorker(world);
    await rest();
    expect(world.model.calls).toHaveLength(1);
    expect(job(0)).toMatchObject({ status: 'sending', attempts: 1 });
    await world.model.latest().end(POST);
    await rest();
    await world.model.latest().end(POST);
    expect(await worker.over).toBe(false);
    expect(world.model.calls).toHaveLength(2);
    expect(worker.ready).toEqual(['job-0', 'job-1']);
    // Nobody watched it: both show as ready until they are opened.
    expect(job(0)).toMatchObject({ status: 'done', waited: true, text: 'A post.' });
    expect(worker.counts).toEqual([2]);
  });

  test('breaks off what it sends when a page logs out', async () => {
    const { world } = worldWith({});
    const worker = wakeWorker(world);
    await rest();
    const page = openPage(world);
    await page.queue.clear();
    await rest();
    expect(world.model.latest().signal.aborted).toBe(true);
    await worker.over;
    expect(world.disk.size).toBe(0);
    expect(world.disk.resurrected).toEqual([]);
  });

  test('leaves to a page what needs a key that only a page has', async () => {
    const { world, job } = worldWith({});
    world.key = undefined;
    const worker = wakeWorker(world);
    expect(await worker.over).toBe(false);
    expect(job(0)).toMatchObject({ status: 'queued', attempts: 0, waited: false });
  });

  test('asks to be woken again where the network is not there yet', async () => {
    const { world, job } = worldWith({});
    world.network.isUp = false;
    const worker = wakeWorker(world);
    expect(await worker.over).toBe(true);
    expect(job(0)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  test('sends nothing while a page does, nor what a page has begun', async () => {
    const { world, job } = worldWith({}, {});
    const page = openPage(world);
    void page.queue.drain();
    await rest();
    const worker = wakeWorker(world);
    await rest();
    expect(world.model.calls).toHaveLength(1);
    expect(await worker.over).toBe(true);
    page.die();
    wakeWorker(world);
    await rest();
    expect(job(0)).toMatchObject({ status: 'unknown', attempts: 1 });
    expect(job(1)).toMatchObject({ status: 'sending', attempts: 1 });
    expect(world.model.calls).toHaveLength(2);
  });

  test('what it had begun when it was killed is asked about, and sent by nobody', async () => {
    const { world, job } = worldWith({});
    wakeWorker(world).die();
    const worker = wakeWorker(world);
    await rest();
    worker.die();
    expect(await wakeWorker(world).over).toBe(false);
    void openPage(world).queue.drain();
    await rest();
    expect(job(0)).toMatchObject({ status: 'unknown', attempts: 1 });
    expect(world.model.calls).toHaveLength(1);
  });

  test('waits for a provider that asks for a little patience, and not for long', async () => {
    const { world, job } = worldWith({});
    const worker = wakeWorker(world);
    await rest();
    const busy = { kind: 'rate-limited', retryAfterMs: 2000 } as const;
    await world.model.latest().end({ outcome: 'failed', text: '', failure: busy });
    await rest();
    world.clock.now += 2000;
    await worker.timers.run();
    await rest();
    expect(world.model.calls).toHaveLength(2);
    const later = { kind: 'rate-limited', retryAfterMs: 600_000 } as const;
    await world.model.latest().end({ outcome: 'failed', text: '', failure: later });
    expect(await worker.over).toBe(true);
    expect(job(0)).toMatchObject({ status: 'queued', attempts: 2, free: 2 });
  });

  test('ends its requests before the browser kills it; those of a page have no such limit', async () => {
    const { world, job } = worldWith({}, {});
    const page = openPage(world);
    void page.queue.drain();
    await rest();
    expect(world.model.latest().withinMs).toBeUndefined();
    page.die();
    const worker = wakeWorker(world);
    await rest();
    expect(world.model.latest().withinMs).toBe(170_000);
    world.clock.now += 59_000;
    await world.model.latest().end({ outcome: 'failed', text: '', failure: LIMITED });
    await rest();
    const failure = { kind: 'timed-out', waitingFor: 'end' } as const;
    expect(world.model.calls).toHaveLength(2);
    expect(await worker.over).toBe(true);
    expect(job(1)).toMatchObject({ status: 'queued', free: 1 });
    const next = wakeWorker(world);
    world.clock.now += 30_000;
    await rest();
    await world.model.latest().end({ outcome: 'failed', text: 'Half', failure });
    await next.over;
    expect(job(1)).toMatchObject({ status: 'partial', text: 'Half', failure });
  });

  test.each(['http://localhost:11434/v1', 'https://192.168.1.20/v1'])(
    'leaves to a page what a model at %s may need an hour for',
    async (baseUrl) => {
      const { world, job } = worldWith({ baseUrl }, {});
      const worker = wakeWorker(world);
      await rest();
      expect(world.model.calls).toHaveLength(1);
      await world.model.latest().end(POST);
      expect(await worker.over).toBe(false);
      expect(job(0)).toMatchObject({ status: 'queued', attempts: 0, waited: false });
      expect(job(1)).toMatchObject({ status: 'done' });
    },
  );

  test('begins nothing that the browser might cut off', async () => {
    const { world, job } = worldWith({}, {});
    const worker = wakeWorker(world);
    await rest();
    world.clock.now += 61_000;
    await world.model.latest().end(POST);
    expect(await worker.over).toBe(true);
    // Its own timers may still ring.
    await worker.timers.run();
    await rest();
    expect(job(1)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(world.model.calls).toHaveLength(1);
  });
});
