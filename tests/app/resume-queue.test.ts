import { expect, test, vi } from 'vitest';
import { resumeQueue } from '#app/resume-queue.ts';
import { newJob } from '#domain/jobs/job.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { readyJobsAtom } from '#state/jobs/jobs.ts';
import { jobWith, REQUEST } from '../domain/jobs.ts';
import { openApp } from '../state/fake-app.ts';

test('a post opened from its notification is shown, and the other ready ones are reported', async () => {
  vi.stubGlobal('window', { navigator: { onLine: true } });
  vi.stubGlobal('addEventListener', () => undefined);
  const { store, jobs, toasts } = openApp();
  const no = () => false;
  for (const id of ['asked', 'other']) {
    const job = newJob({ ...REQUEST, id, deferred: true }, 1);
    await jobs.add(() => jobWith({ status: 'done', text: `Text of ${id}` }, job), no, no);
  }
  const visited: unknown[] = [];
  const navigate = async (to: unknown) => void visited.push(to);
  await resumeQueue(store, { navigate }, '?post=asked');
  expect(visited).toEqual([{ to: '/', search: { step: 'review' } }]);
  expect(store.get(currentDraftAtom)?.id).toBe('asked');
  expect(toasts).toEqual([TOASTS.queuedReady]);
  expect(store.get(readyJobsAtom)).toEqual([]);
  vi.unstubAllGlobals();
});
