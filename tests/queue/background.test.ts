import { describe, expect, test } from 'vitest';
import type { JobFields } from '#domain/jobs/job.ts';
import { jobWith } from '../domain/jobs.ts';
import { createWorld, openPage, rest, wakeWorker } from './fake-world.ts';

const LIMITED = { kind: 'rate-limited', retryAfterMs: 5000 } as const;
const POST = { outcome: 'complete', text: 'A post.' } as const;

/** A world whose queue contains these jobs. */
function worldWith(...jobs: JobFields[]) {
  const world = createWorld();
  jobs.forEach((changes, index) => {
    const id = `job-${index}`;
    const at = { approvedAt: world.clock.now, createdAt: world.clock.now };
    world.disk.set(id, jobWith({ id, fingerprint: id, position: index, ...at, ...changes }));
  });
  return { world, job: (index: number) => world.disk.get(`job-${index}`) };
}

describe('the worker, started while no page is open', () => {
  test('the worker sends queued jobs one at a time and reports each', async () => {
    const { world, job } = worldWith({}, { deferred: true });
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
    // No user saw the replies: both jobs show as ready until they are opened.
    expect(job(0)).toMatchObject({ status: 'done', deferred: true, text: 'A post.' });
    expect(worker.counts).toEqual([2]);
  });

  test('the worker aborts its request when a page logs out', async () => {
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

  test('the worker leaves jobs to a page if only a page has their key', async () => {
    const { world, job } = worldWith({});
    world.key = undefined;
    const worker = wakeWorker(world);
    expect(await worker.over).toBe(false);
    expect(job(0)).toMatchObject({ status: 'queued', attempts: 0, deferred: false });
  });

  test('the worker asks for another sync if the network is not available yet', async () => {
    const { world, job } = worldWith({});
    world.network.isUp = false;
    const worker = wakeWorker(world);
    expect(await worker.over).toBe(true);
    expect(job(0)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  test('the worker sends nothing while a page does, and no job that a page has begun', async () => {
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

  test('a job in progress when the worker is killed is unknown, and not sent again', async () => {
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

  test('the worker waits for a short Retry-After, but not for a long one', async () => {
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
    expect(job(0)).toMatchObject({ status: 'queued', attempts: 2, unbilledAttempts: 2 });
  });

  test('the worker ends its requests before the browser kills it, unlike a page', async () => {
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
    expect(job(1)).toMatchObject({ status: 'queued', unbilledAttempts: 1 });
    const next = wakeWorker(world);
    world.clock.now += 30_000;
    await rest();
    await world.model.latest().end({ outcome: 'failed', text: 'Half', failure });
    await next.over;
    expect(job(1)).toMatchObject({ status: 'partial', text: 'Half', failure });
  });

  test.each(['http://localhost:11434/v1', 'https://192.168.1.20/v1'])(
    'the worker leaves a job for a slow model at %s to a page',
    async (baseUrl) => {
      const { world, job } = worldWith({ baseUrl }, {});
      const worker = wakeWorker(world);
      await rest();
      expect(world.model.calls).toHaveLength(1);
      await world.model.latest().end(POST);
      expect(await worker.over).toBe(false);
      expect(job(0)).toMatchObject({ status: 'queued', attempts: 0, deferred: false });
      expect(job(1)).toMatchObject({ status: 'done' });
    },
  );

  test('the worker starts no request that the browser might kill', async () => {
    const { world, job } = worldWith({}, {});
    const worker = wakeWorker(world);
    await rest();
    world.clock.now += 61_000;
    await world.model.latest().end(POST);
    expect(await worker.over).toBe(true);
    // Timers of the worker may still fire.
    await worker.timers.run();
    await rest();
    expect(job(1)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(world.model.calls).toHaveLength(1);
  });
});
