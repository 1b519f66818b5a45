import { describe, expect, test } from 'vitest';
import { JOB_STATUSES } from '#domain/jobs/job.ts';
import { parseJob, recordOf } from '#domain/jobs/parse-job.ts';
import { jobWith, QUEUED } from '../jobs.ts';

/** Every field that a job has in any status. */
const EVERY_FIELD = {
  holdReason: 'key',
  approvedBaseUrl: null,
  cutShort: true,
  stopped: true,
  persisted: true,
  usage: { cost: 1 },
  failure: { kind: 'forbidden' },
} as const;

describe('the record of a job', () => {
  test.each(JOB_STATUSES)('a job that is %s is read as it was written', (status) => {
    const job = jobWith({ ...EVERY_FIELD, status });
    expect(parseJob(recordOf(job))).toEqual(job);
  });

  test.each(JOB_STATUSES)('a job that is %s is written with the times of a wait', (status) => {
    expect(recordOf(jobWith({ status }))).toMatchObject({ notBefore: 0, waitsSince: 0 });
  });

  test('a job is read without the fields that its status does not have', () => {
    expect(Object.keys(jobWith({ ...EVERY_FIELD, status: 'sending' }))).not.toContain('holdReason');
    expect(jobWith({ ...EVERY_FIELD, status: 'done' }).failure).toBeUndefined();
    expect(jobWith({ ...EVERY_FIELD }).persisted).toBeUndefined();
  });

  test.each([
    ['failed', 'unreadable'],
    ['needs-key', 'no-key'],
    ['needs-credit', 'insufficient-credit'],
  ] as const)('a job that is %s without a known reason gets %s', (status, kind) => {
    const record = { ...recordOf(QUEUED), status, failure: { kind: 'of-a-newer-release' } };
    expect(parseJob(record)?.failure).toEqual({ kind });
  });
});
