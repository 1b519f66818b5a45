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

describe('what goes from the queue by itself', () => {
  test('is what ended long ago, and never what waits or asks', () => {
    const all = JOB_STATUSES.map((status, order) => job(order, { status, consentedAt: LONG_AGO }));
    const gone = prunable(all, NOW).map(({ status }) => status);
    expect(new Set(gone)).toEqual(new Set<JobStatus>(['done', 'failed', 'cancelled']));
  });

  test('is what ended before the newest twenty', () => {
    const all = Array.from({ length: ENDED_KEPT + 2 }, (_, order) =>
      job(order, { status: 'done' }),
    );
    expect(ordersOf(prunable(all.toReversed(), NOW))).toEqual([1, 0]);
  });

  test('is not, for its number alone, what the queue still shows', () => {
    const shown = job(0, { status: 'done', waited: true });
    const newer = Array.from({ length: 50 }, (_, at) => job(at + 1, { status: 'done' }));
    expect(ordersOf(prunable([shown, ...newer], NOW))).not.toContain(0);
  });

  test.each<[string, Partial<Job>]>([
    ['of a text that is in no draft yet', { status: 'done', settled: false }],
    ['stopped, with a text in no draft yet', { status: 'cancelled', settled: false }],
  ])('is never one %s', (_what, change) => {
    expect(prunable([job(1, { consentedAt: LONG_AGO, ...change })], NOW)).toEqual([]);
  });

  test('may be one that ended without a text', () => {
    const empty = job(1, { status: 'cancelled', settled: false, text: ' ', consentedAt: LONG_AGO });
    expect(prunable([empty], NOW)).toEqual([empty]);
  });
});
