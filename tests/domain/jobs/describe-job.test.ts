import { describe, expect, test } from 'vitest';
import type { Job, JobFields } from '#domain/jobs/job.ts';
import { describeJob, retryQuestion } from '#domain/jobs/describe-job.ts';
import { jobWith } from '../jobs.ts';

const NOW = 5_000_000;
const SETTING = { now: NOW, isOnline: true, isPaused: false, counts: true };
const WAITING = jobWith({ retries: 1, waitsSince: NOW - 1000, notBefore: NOW + 20_000 });

describe('a job refused by a rate limit', () => {
  test.each<[string, JobFields, Partial<typeof SETTING>, RegExp]>([
    ['shows a countdown in seconds', {}, {}, /asked us to slow down. Retrying in 20 seconds/],
    [
      'shows no countdown where it would be read aloud',
      {},
      { counts: false },
      /slow down. Retrying automatically/,
    ],
    ['waits for its turn after the countdown', { notBefore: NOW }, {}, /^Waiting its turn/],
    [
      'waits for its turn without a countdown, too',
      { notBefore: NOW },
      { counts: false },
      /^Waiting its turn/,
    ],
    [
      'waits for its turn on a clock that was set back',
      { waitsSince: NOW + 1 },
      {},
      /^Waiting its turn/,
    ],
    ['waits for the network first', {}, { isOnline: false, counts: false }, /^Waiting for the net/],
  ])('a refused job %s', (_what, changes, setting, words) => {
    expect(describeJob(jobWith(changes, WAITING), { ...SETTING, ...setting })).toMatch(words);
  });
});

describe('resending', () => {
  const sent = jobWith({ status: 'unknown', attempts: 1 });
  test.each<[string, Job, string | undefined]>([
    ['a refused job', jobWith({ status: 'failed', attempts: 1, unbilledAttempts: 1 }), undefined],
    ['a job that may have been billed', sent, 'Send it again? You may be charged again.'],
    [
      'a partial job',
      jobWith({ status: 'partial', text: 'Half a post' }, sent),
      'Send it again? You may be charged again, and the new text will replace what you have so far.',
    ],
    [
      'a partial job on this device',
      jobWith(
        { status: 'partial', text: 'Half a post', baseUrl: 'http://localhost:11434/v1' },
        sent,
      ),
      'Send it again? The new text will replace what you have so far.',
    ],
  ])('the resend question of %s', (_what, job, question) => {
    expect(retryQuestion(job)).toBe(question);
  });
});
