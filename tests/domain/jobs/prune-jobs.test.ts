import { describe, expect, test } from 'vitest';
import { type Job, type JobFields, JOB_STATUSES, type JobStatus } from '#domain/jobs/job.ts';
import { ENDED_DAYS, ENDED_KEPT, prunable } from '#domain/jobs/prune-jobs.ts';
import { jobWith } from '../jobs.ts';

const NOW = 1_800_000_000_000;
const LONG_AGO = NOW - (ENDED_DAYS * 24 + 1) * 3_600_000;

const job = (position: number, change: JobFields): Job =>
  jobWith({
    id: `job-${position}`,
    position,
    approvedAt: NOW,
    text: 'A post',
    persisted: true,
    ...change,
  });
const positionsOf = (jobs: readonly Job[]) => jobs.map(({ position }) => position);

describe('automatic pruning of the queue', () => {
  test('jobs that ended long ago are pruned, and never pending ones', () => {
    const all = JOB_STATUSES.map((status, index) => job(index, { status, approvedAt: LONG_AGO }));
    const gone = prunable(all, NOW).map(({ status }) => status);
    expect(new Set(gone)).toEqual(new Set<JobStatus>(['done', 'failed', 'cancelled']));
  });

  test('jobs that ended before the newest twenty are pruned', () => {
    const all = Array.from({ length: ENDED_KEPT + 2 }, (_, index) =>
      job(index, { status: 'done' }),
    );
    expect(positionsOf(prunable(all.toReversed(), NOW))).toEqual([1, 0]);
  });

  test('a job still shown in the queue is not pruned because of the count alone', () => {
    const shown = job(0, { status: 'done', deferred: true });
    const newer = Array.from({ length: 50 }, (_, at) => job(at + 1, { status: 'done' }));
    expect(positionsOf(prunable([shown, ...newer], NOW))).not.toContain(0);
  });

  test.each<[string, JobFields]>([
    ['done, with a text not yet in a draft', { status: 'done', persisted: false }],
    ['stopped, with a text not yet in a draft', { status: 'cancelled', persisted: false }],
  ])('a job is never pruned if it is %s', (_what, change) => {
    expect(prunable([job(1, { approvedAt: LONG_AGO, ...change })], NOW)).toEqual([]);
  });

  test('a job that ended without a text can be pruned', () => {
    const empty = job(1, {
      status: 'cancelled',
      persisted: false,
      text: ' ',
      approvedAt: LONG_AGO,
    });
    expect(prunable([empty], NOW)).toEqual([empty]);
  });
});
