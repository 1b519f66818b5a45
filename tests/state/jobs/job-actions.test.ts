import { describe, expect, test } from 'vitest';
import { fingerprint } from '#domain/campaign/campaign.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { Job } from '#domain/jobs/job.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { queueAtom } from '#state/jobs/queue.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { diskAtom } from '#state/storage/documents.ts';
import { draftsAtom } from '#state/drafts/drafts.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { acceptPartialAtom } from '#state/generation/stop.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { jobsAtom, openQueueAtom } from '#state/jobs/jobs.ts';
import {
  cancelJobAtom,
  editJobAtom,
  acceptPartialJobAtom,
  openJobAtom,
  removeJobAtom,
  reportReadyJobsAtom,
  replacesChoicesAtom,
  retryJobAtom,
} from '#state/jobs/job-actions.ts';
import { READY } from '../../domain/campaigns.ts';
import { jobWith, QUEUED } from '../../domain/jobs.ts';
import { openApp, openReadyApp, flushTasks } from '../fake-app.ts';

const no = () => false;
const OTHER = { ...READY, subject: 'Something else' };
const JOB: Job = { ...QUEUED, campaign: OTHER, fingerprint: fingerprint(OTHER) };

describe('editing a queued job', () => {
  test.each<[string, Partial<typeof READY>, boolean]>([
    ['other choices', READY, true],
    ['its own choices', OTHER, false],
  ])(
    'editing a queued job replaces the wizard’s choices if they differ: %s',
    (_what, present, replaces) => {
      const { store } = openApp();
      store.set(campaignAtom, { ...READY, ...present });
      expect(store.set(replacesChoicesAtom, JOB)).toBe(replaces);
    },
  );

  test('editing a queued job replaces nothing in an empty wizard', () => {
    expect(openApp().store.set(replacesChoicesAtom, JOB)).toBe(false);
  });

  test('editing a queued job loads its choices into the wizard', async () => {
    const { store } = openApp();
    await store.set(editJobAtom, JOB);
    expect(store.get(campaignAtom)).toEqual(OTHER);
  });

  /** Opens a job that waits for the network; the test decides if the device saves the choices. */
  async function openWaiting() {
    const app = openApp();
    await app.net.become('offline');
    app.model.answerProbe({ kind: 'offline', sent: false });
    await app.jobs.add(() => ({ ...JOB, deferred: true }), no, no);
    await app.store.set(openQueueAtom);
    await app.store.get(queueAtom)?.drain();
    const { promise: saved, resolve: answer } = Promise.withResolvers<boolean>();
    app.store.set(diskAtom, { ...createMemoryDocumentStore(), saved: () => saved });
    return { ...app, answer };
  }

  test('editing a queued job keeps it until its choices are saved on the device', async () => {
    const { store, jobs, answer } = await openWaiting();
    const edited = store.set(editJobAtom, JOB);
    await flushTasks();
    expect(store.get(campaignAtom)).toEqual(OTHER);
    expect(await jobs.readAll()).toHaveLength(1);
    answer(true);
    await edited;
    expect(await jobs.readAll()).toEqual([]);
    expect(store.get(jobsAtom)).toEqual([]);
  });

  test('editing a queued job keeps it with a toast if its choices cannot be saved', async () => {
    const { store, jobs, toasts, answer } = await openWaiting();
    answer(false);
    await store.set(editJobAtom, JOB);
    expect(await jobs.readAll()).toMatchObject([{ status: 'queued', campaign: OTHER }]);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });
});

describe('a device that cannot store a change to a job', () => {
  async function openRefusing() {
    const app = openReadyApp();
    void app.store.set(generateAtom);
    await flushTasks();
    const failure = { kind: 'connection-lost' } as const;
    await app.model.latest().end({ outcome: 'failed', text: 'Half a post', failure });
    await flushTasks();
    const [job] = app.store.get(jobsAtom);
    if (!job) throw new Error('There is a job');
    app.toasts.length = 0;
    const refuse = async () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    Object.assign(app.jobs, { change: refuse, remove: refuse });
    return { ...app, job };
  }

  test.each([
    ['retry', retryJobAtom],
    ['cancel', cancelJobAtom],
    ['keep', acceptPartialJobAtom],
    ['remove', removeJobAtom],
  ])('a change that cannot be stored shows a toast: %s', async (_what, action) => {
    const { store, toasts, job } = await openRefusing();
    await store.set(action, job.id);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });

  test('a partial text that cannot be stored shows a toast', async () => {
    const { store, toasts } = await openRefusing();
    await store.set(acceptPartialAtom);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });

  test('a job whose edit cannot be stored is kept', async () => {
    const { store, toasts, job } = await openRefusing();
    await store.set(editJobAtom, job);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
    expect(store.get(jobsAtom)).toMatchObject([{ id: job.id, text: 'Half a post' }]);
  });

  test('a finished job opens even if the disk refuses', async () => {
    const { store, job } = await openRefusing();
    await store.set(openJobAtom, jobWith({ status: 'done', deferred: true }, job));
    expect(store.get(draftsAtom).currentId).toBeUndefined();
  });
});

test('a press turns an earlier partial reply into a draft', async () => {
  const app = openReadyApp();
  void app.store.set(generateAtom);
  await flushTasks();
  const failure = { kind: 'connection-lost' } as const;
  await app.model.latest().end({ outcome: 'failed', text: 'Half a post', failure });
  await flushTasks();
  await app.store.set(generateAtom);
  await flushTasks();
  expect(app.model.calls).toHaveLength(2);
  expect(app.store.get(draftsAtom).drafts).toMatchObject([{ text: 'Half a post', cutShort: true }]);
  await app.model.latest().end({ outcome: 'complete', text: 'A whole post' });
  await flushTasks();
  const texts = app.store.get(draftsAtom).drafts.map(({ text }) => text);
  expect(texts).toEqual(['Half a post', 'A whole post']);
});

test.each([
  ['not again after a reload', false, 1],
  ['again if the page was hidden', true, 2],
])('a queued post that a toast has reported is reported %s', async (_how, hidden, times) => {
  const { store, model, toasts } = openReadyApp({ hidden });
  void store.set(generateAtom);
  await flushTasks();
  store.set(resetCampaignAtom, 'keep');
  await flushTasks();
  await model.latest().end({ outcome: 'complete', text: 'A post' });
  await flushTasks();
  expect(toasts).toEqual([TOASTS.queuedReady]);
  await store.set(reportReadyJobsAtom);
  expect(toasts).toHaveLength(times);
  await store.set(reportReadyJobsAtom);
  expect(toasts).toHaveLength(times);
});
