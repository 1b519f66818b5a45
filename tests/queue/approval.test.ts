/** Tests of the user's approvals: which key, which provider, and one more attempt. */
import { describe, expect, test, vi } from 'vitest';
import type { Job, JobFields } from '#domain/jobs/job.ts';
import { MAX_IN_A_ROW } from '#domain/jobs/hold-job.ts';
import { jobWith, REQUEST, QUEUED } from '../domain/jobs.ts';
import { createWorld, openPage, rest, wakeWorker, type World } from './fake-world.ts';

const POST = { outcome: 'complete', text: 'A post.' } as const;
const TYPED = 'typed-key';

const requestFor = (world: World) => ({ ...REQUEST, approvedAt: world.clock.now });
const typedRequest = (world: World) => ({ ...requestFor(world), keyId: TYPED });
const jobIn = (world: World): Job | undefined => world.disk.get(REQUEST.id);
const keysSent = (world: World) => world.model.calls.map(({ request }) => request.endpoint.key);

/** Opens a tab that is sending another job. */
async function openBusy(world: World) {
  const page = openPage(world);
  await page.queue.add({ ...requestFor(world), id: 'busy', campaignId: 'busy' }, { watched: true });
  await rest();
  return { page, end: () => world.model.latest().end(POST) };
}

describe('another provider chosen before a retry', () => {
  async function openRefused(world: World) {
    const page = openPage(world);
    await page.queue.add(requestFor(world), { watched: true });
    await rest();
    await world.model.latest().end({
      outcome: 'failed',
      text: '',
      failure: { kind: 'rate-limited', retryAfterMs: 1000 },
    });
    await rest();
    world.clock.now += 1000;
    return page;
  }

  /** Opens a tab that is probing the provider for a retry. */
  async function openProbing(world: World) {
    const page = await openRefused(world);
    const probe = Promise.withResolvers<undefined>();
    Object.assign(page.deps.model, { probe: () => probe.promise });
    void page.queue.drain();
    await rest();
    return { page, answer: () => probe.resolve(undefined) };
  }

  test('a provider chosen during a slow probe is asked about before the retry', async () => {
    const world = createWorld();
    const { page, answer } = await openProbing(world);
    world.baseUrl = 'https://api.mistral.ai/v1';
    answer();
    await rest();
    expect(keysSent(world)).toHaveLength(1);
    expect(jobIn(world)).toMatchObject({
      status: 'queued',
      holdReason: 'provider',
      attempts: 1,
      unbilledAttempts: 1,
      failure: { kind: 'rate-limited' },
    });
    void page.queue.retry(REQUEST.id);
    await rest();
    expect(keysSent(world)).toHaveLength(2);
  });

  test('a press of Send now during the probe is not asked about again', async () => {
    const world = createWorld();
    const { page, answer } = await openProbing(world);
    world.baseUrl = 'https://api.mistral.ai/v1';
    void page.queue.retry(REQUEST.id);
    await rest();
    answer();
    await rest();
    expect(jobIn(world)?.holdReason).toBeUndefined();
    expect(keysSent(world)).toHaveLength(2);
  });

  test('a provider chosen while the attempt is being written is asked about', async () => {
    const world = createWorld();
    const { page, answer } = await openProbing(world);
    const { change } = page.deps.jobs;
    Object.assign(page.deps.jobs, {
      async change(id: string, by: (job: Job) => Job | undefined) {
        const changed = await change(id, by);
        if (changed?.status === 'sending') world.baseUrl = 'https://api.mistral.ai/v1';
        return changed;
      },
    });
    answer();
    await rest();
    expect(jobIn(world)).toMatchObject({
      status: 'queued',
      holdReason: 'provider',
      attempts: 1,
    });
    expect(keysSent(world)).toHaveLength(1);
  });
});

describe('a job with a typed key', () => {
  test('a job with a typed key is not sent with the saved key until the user agrees', async () => {
    const world = createWorld();
    const { end } = await openBusy(world);
    const page = openPage(world);
    await page.queue.add(typedRequest(world), { watched: true, key: 'sk-typed' });
    page.die();
    await end();
    await rest();
    expect(jobIn(world)).toMatchObject({ status: 'queued', holdReason: 'key', attempts: 0 });
    const next = openPage(world);
    await next.queue.drain();
    void next.queue.retry(REQUEST.id);
    await rest();
    expect(keysSent(world)).toEqual(['sk-kept', 'sk-kept']);
    expect(jobIn(world)).toMatchObject({ keyId: world.keyId });
  });

  test('a job with a typed key is sent from its own tab, even after another tab', async () => {
    const world = createWorld();
    const { end } = await openBusy(world);
    const page = openPage(world);
    await page.queue.add(typedRequest(world), { watched: true, key: 'sk-typed' });
    await end();
    await rest();
    expect(keysSent(world)).toEqual(['sk-kept', 'sk-typed']);
  });

  test('two tabs do not pass a job back and forth while its provider is unreachable', async () => {
    const world = createWorld();
    const { page: other, end } = await openBusy(world);
    const page = openPage(world);
    await page.queue.add(typedRequest(world), { watched: true, key: 'sk-typed' });
    // Only from the tab that has the key; the other tab still considers itself responsible.
    Object.assign(page.deps.model, {
      probe: async () => ({ kind: 'unreachable', sent: false }),
    });
    Object.assign(page.deps.connectivity, { check: async () => 'portal' });
    const writes = vi.spyOn(world.disk, 'set');
    await end();
    for (let turn = 0; turn < 20; turn += 1) {
      await rest();
      await other.queue.drain();
      await page.queue.drain();
    }
    expect(jobIn(world)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(writes.mock.calls.length).toBeLessThan(10);
  });

  test('a job with a typed key is deferred while offline, whichever tab drains', async () => {
    const world = createWorld();
    const page = openPage(world);
    const other = openPage(world);
    world.network.isUp = false;
    for (const it of [page, other]) await it.setOnline(false);
    await page.queue.add(typedRequest(world), { watched: true, key: 'sk-typed' });
    for (let turn = 0; turn < 3; turn += 1) {
      await other.queue.drain();
      await rest();
    }
    expect(jobIn(world)).toMatchObject({ status: 'queued', deferred: true });
    expect(jobIn(world)?.holdReason).toBeUndefined();
  });

  test('the worker does not send a job with another key', async () => {
    const world = createWorld();
    world.disk.set(REQUEST.id, { ...QUEUED, ...typedRequest(world) });
    expect(await wakeWorker(world).over).toBe(false);
    expect(keysSent(world)).toEqual([]);
    expect(jobIn(world)).toMatchObject({ holdReason: 'key' });
  });

  test('a job with a typed key is sent with a new key only after the user agrees', async () => {
    const world = createWorld();
    const page = openPage(world);
    world.network.isUp = false;
    await page.setOnline(false);
    await page.queue.add(typedRequest(world), { watched: true, key: 'sk-typed' });
    await rest();
    Object.assign(world, { key: 'sk-new', keyId: 'new-key' });
    await page.queue.pauseFor(REQUEST.baseUrl);
    world.network.isUp = true;
    await page.setOnline(true);
    await rest();
    expect(jobIn(world)).toMatchObject({ holdReason: 'key', attempts: 0 });
    void page.queue.retry(REQUEST.id);
    await rest();
    expect(keysSent(world)).toEqual(['sk-new']);
    expect(jobIn(world)).toMatchObject({ keyId: 'new-key' });
  });
});

test('a job that needs a key is sent with the key that is saved next', async () => {
  const world = createWorld();
  const page = openPage(world);
  world.key = undefined;
  await page.queue.add({ ...requestFor(world), deferred: true }, { watched: false });
  await rest();
  expect(jobIn(world)).toMatchObject({ status: 'needs-key' });
  Object.assign(world, { key: 'sk-new', keyId: 'new-key' });
  void page.queue.resume(REQUEST.baseUrl);
  await rest();
  expect(keysSent(world)).toEqual(['sk-new']);
});

describe('the chosen provider', () => {
  test('the queue sends and holds no job until the chosen provider is loaded', async () => {
    const world = createWorld();
    world.baseUrl = undefined;
    world.disk.set(REQUEST.id, { ...QUEUED, approvedAt: world.clock.now });
    const page = openPage(world);
    await page.queue.drain();
    await page.queue.add(
      { ...requestFor(world), id: 'second', campaignId: 'other' },
      { watched: true },
    );
    await page.timers.run();
    await rest();
    expect(world.model.calls).toEqual([]);
    expect([...world.disk.values()].map(({ holdReason }) => holdReason)).toEqual([
      undefined,
      undefined,
    ]);
    world.baseUrl = REQUEST.baseUrl;
    void page.queue.drain();
    await rest();
    expect(world.model.calls).toHaveLength(1);
  });

  test('a retry asks first if the chosen provider has an invalid URL', async () => {
    const world = createWorld();
    const page = openPage(world);
    await page.queue.add(requestFor(world), { watched: true });
    await rest();
    const failure = { kind: 'rate-limited', retryAfterMs: 2000 } as const;
    await world.model.latest().end({ outcome: 'failed', text: '', failure });
    world.baseUrl = null;
    world.clock.now += 2001;
    await page.timers.run();
    await rest();
    expect(world.model.calls).toHaveLength(1);
    expect(jobIn(world)).toMatchObject({ holdReason: 'provider' });
  });
});

describe('approval in one tab', () => {
  test.each<[string, JobFields, (world: World) => void]>([
    [
      'another provider is chosen',
      { holdReason: 'provider' },
      (world) => (world.baseUrl = 'https://b.c'),
    ],
    ['it was asked a day ago', { holdReason: 'stale', approvedAt: -90_000_000 }, () => undefined],
    ['the key was changed', { holdReason: 'key', keyId: '' }, () => undefined],
  ])('approval in one tab holds for the sending tab, even if %s', async (_why, changes, set) => {
    const world = createWorld();
    const { end } = await openBusy(world);
    set(world);
    world.disk.set(REQUEST.id, jobWith({ approvedAt: world.clock.now, ...changes }));
    const page = openPage(world);
    await page.queue.refresh();
    void page.queue.retry(REQUEST.id);
    await rest();
    await end();
    await rest();
    expect(jobIn(world)).toMatchObject({ status: 'sending', attempts: 1 });
    expect(jobIn(world)?.approvedBaseUrl).toBeUndefined();
  });

  test('approval in one tab holds after the sending tab reached its burst limit', async () => {
    const world = createWorld();
    const sender = openPage(world);
    for (let index = 0; index <= MAX_IN_A_ROW; index += 1) {
      const one = {
        ...requestFor(world),
        id: `job-${index}`,
        campaignId: `${index}`,
        deferred: true,
      };
      await sender.queue.add(one, { watched: false });
    }
    for (let index = 0; index < MAX_IN_A_ROW; index += 1) {
      await rest();
      await world.model.latest().end(POST);
    }
    await rest();
    const last = `job-${MAX_IN_A_ROW}`;
    expect(world.disk.get(last)).toMatchObject({ holdReason: 'burst-limit' });
    await sender.queue.add(
      { ...requestFor(world), id: 'busy', campaignId: 'busy' },
      { watched: true },
    );
    await rest();
    const page = openPage(world);
    await page.queue.refresh();
    void page.queue.retry(last);
    await rest();
    // The tab that reached the burst limit is the one that continues.
    await world.model.latest().end(POST);
    await rest();
    expect(world.disk.get(last)).toMatchObject({ status: 'sending' });
  });

  test('posts of one press go on together, however many, and use up one turn of the burst limit', async () => {
    const world = createWorld();
    const page = openPage(world);
    const press = Array.from({ length: MAX_IN_A_ROW + 2 }, (_, at) => `post-${at}`);
    const alone = Array.from({ length: MAX_IN_A_ROW }, (_, at) => `alone-${at}`);
    for (const id of [...press, ...alone]) {
      const one = { ...requestFor(world), id, campaignId: id, deferred: true };
      await page.queue.add(press.includes(id) ? { ...one, press: 'post-0' } : one, {
        watched: false,
      });
    }
    for (const _ of [...press, ...alone]) {
      await rest();
      await world.model.latest().end(POST);
    }
    await rest();
    for (const id of [...press, ...alone.slice(0, -1)])
      expect(world.disk.get(id)).toMatchObject({ status: 'done' });
    expect(world.disk.get(`${alone.at(-1)}`)).toMatchObject({ holdReason: 'burst-limit' });
  });

  test('approval covers one attempt: an unbilled retry asks again', async () => {
    const world = createWorld();
    const page = openPage(world);
    world.disk.set(REQUEST.id, jobWith({ approvedAt: world.clock.now, holdReason: 'provider' }));
    world.baseUrl = 'https://b.c';
    await page.queue.refresh();
    void page.queue.retry(REQUEST.id);
    await rest();
    const failure = { kind: 'rate-limited', retryAfterMs: 2000 } as const;
    await world.model.latest().end({ outcome: 'failed', text: '', failure });
    world.clock.now += 2001;
    await page.timers.run();
    await rest();
    expect(jobIn(world)).toMatchObject({ holdReason: 'provider', attempts: 1 });
  });
});

const ELSEWHERE = 'https://b.c';
const HOUR = 3_600_000;

/** Opens a page offline, with a job that was deferred because its key is missing. */
async function openWithoutKey(world: World, changes: JobFields = {}) {
  const page = openPage(world);
  await page.setOnline(false);
  world.disk.set(
    REQUEST.id,
    jobWith({
      ...requestFor(world),
      deferred: true,
      status: 'needs-key',
      failure: { kind: 'no-key' },
      ...changes,
    }),
  );
  await page.queue.refresh();
  return page;
}

async function goOnline(world: World, page: ReturnType<typeof openPage>): Promise<void> {
  world.network.isUp = true;
  await page.setOnline(true);
  await rest();
}

describe('saving a key is no approval', () => {
  test('a job that waited for a key asks first if another provider is chosen by then', async () => {
    const world = createWorld();
    world.network.isUp = false;
    const page = await openWithoutKey(world);
    await page.queue.resume(REQUEST.baseUrl);
    expect(jobIn(world)).toMatchObject({ status: 'queued' });
    world.baseUrl = ELSEWHERE;
    await goOnline(world, page);
    expect(world.model.calls).toEqual([]);
    expect(jobIn(world)).toMatchObject({ status: 'queued', holdReason: 'provider', attempts: 0 });
  });

  test('a job that waited for a key keeps its age', async () => {
    const world = createWorld();
    world.network.isUp = false;
    const page = await openWithoutKey(world);
    world.clock.now += 20 * HOUR;
    await page.queue.resume(REQUEST.baseUrl);
    world.clock.now += 5 * HOUR;
    await goOnline(world, page);
    expect(world.model.calls).toEqual([]);
    expect(jobIn(world)).toMatchObject({ holdReason: 'stale' });
  });

  test('a job whose key was refused is sent with the newly saved key', async () => {
    const world = createWorld();
    const page = await openWithoutKey(world, { attempts: 1, failure: { kind: 'key-refused' } });
    Object.assign(world, { key: 'sk-new', keyId: 'new-key' });
    await page.queue.resume(REQUEST.baseUrl);
    await goOnline(world, page);
    expect(keysSent(world)).toEqual(['sk-new']);
  });

  test.each<[string, boolean, JobFields]>([
    ['was put off', false, { holdReason: 'key' }],
    [
      'a provider refused once for free',
      true,
      {
        status: 'needs-key',
        attempts: 1,
        unbilledAttempts: 1,
        retries: 1,
        failure: { kind: 'no-key' },
      },
    ],
  ])('a tab with a typed key asks first about a job that %s', async (_what, watched, changes) => {
    const world = createWorld();
    const { end } = await openBusy(world);
    const page = openPage(world);
    await page.queue.add(typedRequest(world), { watched, key: 'sk-typed' });
    const job = jobIn(world);
    if (job) world.disk.set(REQUEST.id, jobWith(changes, job));
    world.baseUrl = ELSEWHERE;
    await end();
    await rest();
    expect(keysSent(world)).toEqual(['sk-kept']);
    expect(jobIn(world)).toMatchObject({ status: 'queued', holdReason: 'provider' });
  });
});

describe('approval of a job that is then deferred', () => {
  async function sayYesOffline(world: World) {
    world.network.isUp = false;
    const page = openPage(world);
    await page.setOnline(false);
    world.disk.set(
      REQUEST.id,
      jobWith({
        approvedAt: world.clock.now,
        holdReason: 'burst-limit',
      }),
    );
    await page.queue.refresh();
    await page.queue.retry(REQUEST.id);
    await rest();
    expect(jobIn(world)).toMatchObject({ status: 'queued', deferred: true });
    return page;
  }

  test('approval of a deferred job does not cover a provider chosen later', async () => {
    const world = createWorld();
    const page = await sayYesOffline(world);
    world.baseUrl = ELSEWHERE;
    await goOnline(world, page);
    expect(world.model.calls).toEqual([]);
    expect(jobIn(world)).toMatchObject({ holdReason: 'provider' });
  });

  test('approval of a deferred job holds if the same provider is still chosen', async () => {
    const world = createWorld();
    world.baseUrl = ELSEWHERE;
    const page = await sayYesOffline(world);
    await goOnline(world, page);
    expect(world.model.calls).toHaveLength(1);
  });
});

describe('pressing Generate for the same post', () => {
  const continued = { draftId: 'draft', soFar: 'It is' };

  test('a press keeps a partial continuation that is not in its draft yet', async () => {
    const world = createWorld();
    const part = jobWith({
      continues: continued,
      id: 'part',
      status: 'partial',
      attempts: 1,
      text: 'and warm',
    });
    world.disk.set('part', part);
    const page = openPage(world);
    await page.queue.add({ ...requestFor(world), continues: continued }, { watched: true });
    await rest();
    expect(world.disk.get('part')).toEqual(part);
  });

  test('a press replaces a partial continuation that is already in its draft', async () => {
    const world = createWorld();
    world.disk.set(
      'part',
      jobWith({
        continues: continued,
        id: 'part',
        status: 'partial',
        text: 'and warm',
        persisted: true,
      }),
    );
    const page = openPage(world);
    await page.queue.add({ ...requestFor(world), continues: continued }, { watched: true });
    expect([...world.disk.keys()]).toEqual([REQUEST.id]);
  });

  test('a press turns an earlier partial reply into a draft', async () => {
    const world = createWorld();
    const text = 'Half of a post';
    world.disk.set('half', jobWith({ id: 'half', status: 'partial', attempts: 1, text }));
    const page = openPage(world);
    await page.queue.refresh();
    await page.queue.add(requestFor(world), { watched: true });
    await rest();
    expect(world.disk.get('half')).toMatchObject({ status: 'done', cutShort: true, text });
    expect(world.model.calls).toHaveLength(1);
  });
});
