import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doublingWait, jittered, LONGEST_WAIT_MS } from '#domain/jobs/backoff.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import type { Job, QueuedJob } from '#domain/jobs/job.ts';
import { claim, isDue, progress, recover, finishAttempt, waitMs } from '#domain/jobs/attempt.ts';
import { reasonToHold, STALE_AFTER_MS } from '#domain/jobs/hold-job.ts';
import { retry } from '#domain/jobs/job-transitions.ts';
import { QUEUED } from '../jobs.ts';

const NOW = 5_000_000;
const sent = claim(QUEUED, NOW) as Job;
const fail = (failure: Failure, text = '', job: Job = sent) =>
  finishAttempt(job, job.attempts, { outcome: 'failed', text, failure }, NOW, 0.5);

describe('outcomes of an attempt', () => {
  test.each<[Failure, string, Job['status']]>([
    [{ kind: 'bad-request', status: 400 }, '', 'failed'],
    [{ kind: 'key-refused' }, '', 'needs-key'],
    [{ kind: 'forbidden' }, '', 'needs-key'],
    [{ kind: 'model-not-found', model: 'x' }, '', 'failed'],
    [{ kind: 'unavailable', status: 408 }, '', 'unknown'],
    [{ kind: 'unavailable', status: 409 }, '', 'queued'],
    [{ kind: 'rate-limited' }, '', 'queued'],
    [{ kind: 'insufficient-credit' }, '', 'needs-credit'],
    [{ kind: 'unavailable', status: 500 }, '', 'unknown'],
    [{ kind: 'unavailable', status: 502 }, '', 'unknown'],
    [{ kind: 'unavailable', status: 503 }, '', 'queued'],
    [{ kind: 'unreachable', sent: true }, '', 'unknown'],
    [{ kind: 'offline', sent: true }, '', 'unknown'],
    [{ kind: 'offline', sent: false }, '', 'queued'],
    [{ kind: 'timed-out', waitingFor: 'answer' }, '', 'unknown'],
    [{ kind: 'timed-out', waitingFor: 'end' }, 'Some', 'partial'],
    [{ kind: 'connection-lost' }, 'Some', 'partial'],
    [{ kind: 'provider-error' }, 'Some', 'partial'],
    [{ kind: 'unreadable' }, '', 'unknown'],
    [{ kind: 'empty', cause: 'no-text' }, '', 'failed'],
    [{ kind: 'captive-portal' }, '', 'failed'],
  ])('an attempt that ends with %j and the text “%s” becomes %s', (failure, text, status) => {
    expect(fail(failure, text)).toMatchObject({ status, text, failure });
  });

  test('an attempt that never left the device is not counted', () => {
    expect(fail({ kind: 'offline', sent: false })?.attempts).toBe(0);
  });

  test.each([
    [{ kind: 'unavailable', status: 409 } as const, [1000, 4000]],
    [{ kind: 'unavailable', status: 503 } as const, [5000, 15_000, 45_000]],
    [{ kind: 'rate-limited' } as const, [2000, 4000, 8000, 16_000, 32_000]],
  ])('a job refused with %j is retried after these waits, then fails', (failure, waits) => {
    let job = sent;
    for (const wait of waits) {
      job = fail(failure, '', job) as Job;
      expect(job).toMatchObject({ status: 'queued', notBefore: NOW + wait });
      expect(isDue(job, NOW + wait - 1)).toBe(false);
      job = claim(job, NOW + wait) as Job;
    }
    expect(fail(failure, '', job)).toMatchObject({
      status: 'failed',
      unbilledAttempts: waits.length + 1,
    });
  });

  test('the retry delay of a provider is honoured, up to one hour', () => {
    expect(fail({ kind: 'rate-limited', retryAfterMs: 1500 })?.notBefore).toBe(NOW + 1500);
    expect(fail({ kind: 'rate-limited', retryAfterMs: 1e12 })?.notBefore).toBe(
      NOW + LONGEST_WAIT_MS,
    );
    expect(fail({ kind: 'rate-limited', retryAfterMs: Number.NaN })?.notBefore).toBe(NOW + 2000);
  });
});

describe('a dead sender', () => {
  test('a job left by a dead sender is not resent', () => {
    expect(recover(sent)).toMatchObject({ status: 'unknown' });
    const streaming = progress(sent, 1, 'Some') as Job;
    expect(recover(streaming)).toMatchObject({ status: 'partial', text: 'Some' });
    expect(recover(QUEUED)).toBeUndefined();
  });

  test('a late result of a sender given up for dead is accepted', () => {
    const given = recover(sent) as Job;
    expect(finishAttempt(given, 1, { outcome: 'complete', text: 'A post' }, NOW, 0)).toMatchObject({
      status: 'done',
      text: 'A post',
    });
  });

  test('a late result of an earlier attempt is ignored', () => {
    const retried = claim(retry(recover(sent) as Job, NOW) as Job, NOW) as Job;
    expect(retried.attempts).toBe(2);
    expect(
      finishAttempt(retried, 1, { outcome: 'complete', text: 'Late' }, NOW, 0),
    ).toBeUndefined();
  });
});

describe('a retry delay', () => {
  const waiting = fail({ kind: 'rate-limited', retryAfterMs: 2000 }) as QueuedJob;

  test.each([
    ['when it begins', 0, 2000],
    ['in the middle', 1500, 500],
    ['at its end', 2000, 0],
    ['on a clock set forward', 90_000_000, 0],
    ['on a clock set back by a millisecond', -1, 0],
    ['on a clock set back by less than an hour', -3_540_000, 0],
    ['on a clock set back by a day', -86_400_000, 0],
  ])('a retry delay has time left %s: after %i ms, %i ms', (_when, after, left) => {
    expect(waitMs(waiting, NOW + after)).toBe(left);
    expect(isDue(waiting, NOW + after)).toBe(left === 0);
  });

  test('a stored retry delay of more than an hour is over', () => {
    expect(waitMs({ ...waiting, notBefore: 1e300 }, NOW)).toBe(0);
  });
});

test('a job asks the user if it is a day old, for another provider, or the sixth in a row', () => {
  const setting = { now: 1000, baseUrl: QUEUED.baseUrl, sentInARow: 0 };
  expect(reasonToHold(QUEUED, setting)).toBeUndefined();
  expect(reasonToHold(QUEUED, { ...setting, now: 1001 + STALE_AFTER_MS })).toBe('stale');
  expect(reasonToHold(QUEUED, { ...setting, baseUrl: 'https://other.example' })).toBe('provider');
  expect(reasonToHold(QUEUED, { ...setting, sentInARow: 5 })).toBe('burst-limit');
});

test('another approval allows exactly one more attempt', () => {
  const retried = retry(recover(sent) as Job, NOW) as Job;
  expect(retried.approvals).toBe(2);
  expect(retry(retry(QUEUED, NOW) as Job, NOW)?.approvals).toBe(1);
});

test('backoff delays grow, with a jitter of at most a quarter, up to 75 seconds', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, chance) => {
        const wait = doublingWait(tries, chance);
        const middle = doublingWait(tries, 0.5);
        expect(Math.abs(wait - middle)).toBeLessThanOrEqual(middle / 4 + 1);
        expect(doublingWait(tries + 1, chance)).toBeGreaterThanOrEqual(wait);
        expect(wait).toBeLessThanOrEqual(75_001);
        expect(jittered(0, chance)).toBe(0);
      },
    ),
  );
});

test('a partial continuation is not resent, and an empty one is', () => {
  const continues = { draftId: 'draft-1', soFar: 'So far' };
  const broken = fail({ kind: 'connection-lost' }, 'and a part', { ...sent, continues });
  expect(broken?.status).toBe('partial');
  expect(retry(broken as Job, NOW)).toBeUndefined();
  const silent = fail({ kind: 'connection-lost' }, '', { ...sent, continues });
  expect(retry(silent as Job, NOW)).toMatchObject({ status: 'queued' });
});
