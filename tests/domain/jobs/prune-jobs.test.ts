import { describe, expect, test } from 'vitest';
import { type Job, JOB_STATUSES, type JobStatus } from '#domain/jobs/job.ts';
import { ENDED_DAYS, ENDED_KEPT, prunable } from '#domain/jobs/prune-jobs.ts';
import { QUEUED } from '../jobs.ts';

const NOW = 1_800_000_000_000;
const LONG_AGO = NOW - (ENDED_DAYS * 24 + 1) * 3_600_000;

const job = (position: number, change: Partial<Job>): Job => ({
  ...QUEUED,
  id: `job-${position}`,
  position,
  approvedAt: NOW,
  text: 'A post',
  persisted: true,
  ...change,
});
const positionsOf = (jobs: readonly Job[]) => jobs.map(({ position }) => position);

describe('what goes from the queue by itself', () => {
  test('is what ended long ago, and never what waits or asks', () => {
    const all = JOB_STATUSES.map((status, index) => job(index, { status, approvedAt: LONG_AGO }));
    const gone = prunable(all, NOW).map(({ status }) => status);
    expect(new Set(gone)).toEqual(new Set<JobStatus>(['done', 'failed', 'cancelled']));
  });

  test('is what ended before the newest twenty', () => {
    const all = Array.from({ length: ENDED_KEPT + 2 }, (_, index) =>
      job(index, { status: 'done' }),
    );
    expect(positionsOf(prunable(all.toReversed(), NOW))).toEqual([1, 0]);
  });

  test('is not, for its number alone, what the queue still shows', () => {
    const shown = job(0, { status: 'done', deferred: true });
    const newer = Array.from({ length: 50 }, (_, at) => job(at + 1, { status: 'done' }));
    expect(positionsOf(prunable([shown, ...newer], NOW))).not.toContain(0);
  });

  test.each<[string, Partial<Job>]>([
    ['of a text that is in no draft yet', { status: 'done', persisted: false }],
    ['stopped, with a text in no draft yet', { status: 'cancelled', persisted: false }],
  ])('is never one %s', (_what, change) => {
    expect(prunable([job(1, { approvedAt: LONG_AGO, ...change })], NOW)).toEqual([]);
  });

  test('may be one that ended without a text', () => {
    const empty = job(1, {
      status: 'cancelled',
      persisted: false,
      text: ' ',
      approvedAt: LONG_AGO,
    });
    expect(prunable([empty], NOW)).toEqual([empty]);
  });
});
