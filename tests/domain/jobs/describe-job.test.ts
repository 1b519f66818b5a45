import { describe, expect, test } from 'vitest';
import type { Job } from '#domain/jobs/job.ts';
import { describeJob, retryQuestion } from '#domain/jobs/describe-job.ts';
import { QUEUED } from '../jobs.ts';

const NOW = 5_000_000;
const SETTING = { now: NOW, isOnline: true, isPaused: false, counts: true };
const WAITING: Job = { ...QUEUED, retries: 1, waitsSince: NOW - 1000, notBefore: NOW + 20_000 };

describe('a job that waits after a refusal', () => {
  test.each<[string, Partial<Job>, Partial<typeof SETTING>, RegExp]>([
    ['counts the seconds', {}, {}, /asked for patience. Sent again in 20 seconds/],
    ['counts none where that would be read out', {}, { counts: false }, /patience. It is sent/],
    ['waits for its turn once they are over', { notBefore: NOW }, {}, /^Waits for its turn/],
    [
      'does so without the count, too',
      { notBefore: NOW },
      { counts: false },
      /^Waits for its turn/,
    ],
    ['does so on a clock that was set back', { waitsSince: NOW + 1 }, {}, /^Waits for its turn/],
    ['waits for the network first', {}, { isOnline: false, counts: false }, /^Waits for the net/],
  ])('%s', (_what, changes, setting, words) => {
    expect(describeJob({ ...WAITING, ...changes }, { ...SETTING, ...setting })).toMatch(words);
  });
});

describe('sending once more', () => {
  const sent: Job = { ...QUEUED, status: 'unknown', attempts: 1 };
  test.each<[string, Job, string | undefined]>([
    ['what was refused', { ...sent, status: 'failed', unbilledAttempts: 1 }, undefined],
    ['what may have been billed', sent, 'Send it again? It may cost again.'],
    [
      'what broke off',
      { ...sent, status: 'partial', text: 'Half a post' },
      'Send it again? It may cost again, and takes the place of what has come.',
    ],
    [
      'what broke off on this device',
      { ...sent, status: 'partial', text: 'Half a post', baseUrl: 'http://localhost:11434/v1' },
      'Send it again? It takes the place of what has come.',
    ],
  ])('%s asks', (_what, job, question) => {
    expect(retryQuestion(job)).toBe(question);
  });
});
