import { describe, expect, test } from 'vitest';
import { fingerprint } from '#domain/campaign/campaign.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { Job } from '#domain/jobs/job.ts';
import { createMemoryDocumentStore } from '#services/storage/memory-documents.ts';
import { queueAtom } from '#state/attention.ts';
import { campaignAtom } from '#state/campaign.ts';
import { diskAtom } from '#state/documents.ts';
import { draftsAtom } from '#state/drafts.ts';
import { generateAtom, keepPartialAtom } from '#state/generation.ts';
import { jobsAtom, openQueueAtom } from '#state/jobs.ts';
import {
  cancelJobAtom,
  editJobAtom,
  keepJobAtom,
  openJobAtom,
  removeJobAtom,
  replacesChoicesAtom,
  retryJobAtom,
} from '#state/queue.ts';
import { READY } from '../domain/campaigns.ts';
import { QUEUED } from '../domain/jobs.ts';
import { openApp, openReadyApp, settle } from './fake-app.ts';

const no = () => false;
const OTHER = { ...READY, subject: 'Something else' };
const JOB: Job = { ...QUEUED, campaign: OTHER, fingerprint: fingerprint(OTHER) };

describe('editing what waits', () => {
  test.each<[string, Partial<typeof READY>, boolean]>([
    ['other choices', READY, true],
    ['its own choices', OTHER, false],
  ])('takes the place of %s', (_what, present, replaces) => {
    const { store } = openApp();
    store.set(campaignAtom, { ...READY, ...present });
    expect(store.set(replacesChoicesAtom, JOB)).toBe(replaces);
  });

  test('takes nothing’s place in a wizard where nothing is chosen', () => {
    expect(openApp().store.set(replacesChoicesAtom, JOB)).toBe(false);
  });

  test('brings its choices into the wizard', async () => {
    const { store } = openApp();
    await store.set(editJobAtom, JOB);
    expect(store.get(campaignAtom)).toEqual(OTHER);
  });

  /** A job that waits for the network, and a device that says when it has saved the choices. */
  async function openWaiting() {
    const app = openApp();
    await app.net.become('offline');
    app.model.answerProbe({ kind: 'offline', sent: false });
    await app.jobs.add(() => ({ ...JOB, waited: true }), no, no);
    await app.store.set(openQueueAtom);
    await app.store.get(queueAtom)?.drain();
    const { promise: saved, resolve: answer } = Promise.withResolvers<boolean>();
    app.store.set(diskAtom, { ...createMemoryDocumentStore(), saved: () => saved });
    return { ...app, answer };
  }

  test('keeps the job until its choices are on the device', async () => {
    const { store, jobs, answer } = await openWaiting();
    const edited = store.set(editJobAtom, JOB);
    await settle();
    expect(store.get(campaignAtom)).toEqual(OTHER);
    expect(await jobs.readAll()).toHaveLength(1);
    answer(true);
    await edited;
    expect(await jobs.readAll()).toEqual([]);
    expect(store.get(jobsAtom)).toEqual([]);
  });

  test('keeps the job, and says so, where the device does not save its choices', async () => {
    const { store, jobs, toasts, answer } = await openWaiting();
    answer(false);
    await store.set(editJobAtom, JOB);
    expect(await jobs.readAll()).toMatchObject([{ status: 'queued', campaign: OTHER }]);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });
});

describe('a device that does not store what is said about a job', () => {
  async function openRefusing() {
    const app = openReadyApp();
    void app.store.set(generateAtom);
    await settle();
    const failure = { kind: 'cut' } as const;
    await app.model.latest().end({ outcome: 'failed', text: 'Half a post', failure });
    await settle();
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
    ['keep', keepJobAtom],
    ['remove', removeJobAtom],
  ])('says so: %s', async (_what, action) => {
    const { store, toasts, job } = await openRefusing();
    await store.set(action, job.id);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });

  test('a toast says that the text so far could not be kept', async () => {
    const { store, toasts } = await openRefusing();
    await store.set(keepPartialAtom);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });

  test('keeps the job that is to be edited', async () => {
    const { store, toasts, job } = await openRefusing();
    await store.set(editJobAtom, job);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
    expect(store.get(jobsAtom)).toMatchObject([{ id: job.id, text: 'Half a post' }]);
  });

  test('a finished job opens although the disk refuses', async () => {
    const { store, job } = await openRefusing();
    await store.set(openJobAtom, { ...job, status: 'done', waited: true });
    expect(store.get(draftsAtom).currentId).toBeUndefined();
  });
});

test('a press keeps what broke off before it as a draft', async () => {
  const app = openReadyApp();
  void app.store.set(generateAtom);
  await settle();
  const failure = { kind: 'cut' } as const;
  await app.model.latest().end({ outcome: 'failed', text: 'Half a post', failure });
  await settle();
  await app.store.set(generateAtom);
  await settle();
  expect(app.model.calls).toHaveLength(2);
  expect(app.store.get(draftsAtom).drafts).toMatchObject([{ text: 'Half a post', cutShort: true }]);
  await app.model.latest().end({ outcome: 'complete', text: 'A whole post' });
  await settle();
  const texts = app.store.get(draftsAtom).drafts.map(({ text }) => text);
  expect(texts).toEqual(['Half a post', 'A whole post']);
});
