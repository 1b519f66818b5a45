import { describe, expect, test } from 'vitest';
import type { Job } from '#domain/jobs/job.ts';
import { describeJob, retryQuestion } from '#domain/jobs/job-words.ts';
import { QUEUED } from '../jobs.ts';

const NOW = 5_000_000;
const SETTING = { now: NOW, isOnline: true, isPaused: false, counts: true };
const WAITING: Job = { ...QUEUED, retries: 1, waitsSince: NOW - 1000, notBefore: NOW + 20_000 };

describe('a job that waits after a refusal', () => {
  test.each<[string, Partial<Job>, Partial<typeof SETTING>, RegExp]>([
    ['counts the seconds', {}, {}, /asked us to slow down. Retrying in 20 seconds/],
    [
      'counts none where that would be read out',
      {},
      { counts: false },
      /slow down. Retrying automatically/,
    ],
    ['waits for its turn once they are over', { notBefore: NOW }, {}, /^Waiting its turn/],
    ['does so without the count, too', { notBefore: NOW }, { counts: false }, /^Waiting its turn/],
    ['does so on a clock that was set back', { waitsSince: NOW + 1 }, {}, /^Waiting its turn/],
    ['waits for the network first', {}, { isOnline: false, counts: false }, /^Waiting for the net/],
  ])('%s', (_what, changes, setting, words) => {
    expect(describeJob({ ...WAITING, ...changes }, { ...SETTING, ...setting })).toMatch(words);
  });
});

describe('sending once more', () => {
  const sent: Job = { ...QUEUED, status: 'unknown', attempts: 1 };
  test.each<[string, Job, string | undefined]>([
    ['what was refused', { ...sent, status: 'failed', free: 1 }, undefined],
    ['what may have been billed', sent, 'Send it again? You may be charged again.'],
    [
      'what broke off',
      { ...sent, status: 'partial', text: 'Half a post' },
      'Send it again? You may be charged again, and the new text will replace what you have so far.',
    ],
    [
      'what broke off on this device',
      { ...sent, status: 'partial', text: 'Half a post', baseUrl: 'http://localhost:11434/v1' },
      'Send it again? The new text will replace what you have so far.',
    ],
  ])('%s asks', (_what, job, question) => {
    expect(retryQuestion(job)).toBe(question);
  });
});
