import { describe, expect, test } from 'vitest';
import { type Job, JOB_STATUSES, type JobStatus } from '#domain/jobs/job.ts';
import { ENDED_DAYS, ENDED_KEPT, prunable } from '#domain/jobs/prune-jobs.ts';
import { QUEUED } from '../jobs.ts';

const NOW = 1_800_000_000_000;
const LONG_AGO = NOW - (ENDED_DAYS * 24 + 1) * 3_600_000;

const job = (order: number, change: Partial<Job>): Job => ({
  ...QUEUED,
  id: `job-${order}`,
  order,
  consentedAt: NOW,
  text: 'A post',
  settled: true,
  ...change,
});
const ordersOf = (jobs: readonly Job[]) => jobs.map(({ order }) => order);

describe('automatic pruning of the queue', () => {
  test('jobs that ended long ago are pruned, and never pending ones', () => {
    const all = JOB_STATUSES.map((status, order) => job(order, { status, consentedAt: LONG_AGO }));
    const gone = prunable(all, NOW).map(({ status }) => status);
    expect(new Set(gone)).toEqual(new Set<JobStatus>(['done', 'failed', 'cancelled']));
  });

  test('jobs that ended before the newest twenty are pruned', () => {
    const all = Array.from({ length: ENDED_KEPT + 2 }, (_, order) =>
      job(order, { status: 'done' }),
    );
    expect(ordersOf(prunable(all.toReversed(), NOW))).toEqual([1, 0]);
  });

  test('a job still shown in the queue is not pruned because of the count alone', () => {
    const shown = job(0, { status: 'done', waited: true });
    const newer = Array.from({ length: 50 }, (_, at) => job(at + 1, { status: 'done' }));
    expect(ordersOf(prunable([shown, ...newer], NOW))).not.toContain(0);
  });

  test.each<[string, Partial<Job>]>([
    ['done, with a text not yet in a draft', { status: 'done', settled: false }],
    ['stopped, with a text not yet in a draft', { status: 'cancelled', settled: false }],
  ])('a job is never pruned if it is %s', (_what, change) => {
    expect(prunable([job(1, { consentedAt: LONG_AGO, ...change })], NOW)).toEqual([]);
  });

  test('a job that ended without a text can be pruned', () => {
    const empty = job(1, { status: 'cancelled', settled: false, text: ' ', consentedAt: LONG_AGO });
    expect(prunable([empty], NOW)).toEqual([empty]);
  });
});
