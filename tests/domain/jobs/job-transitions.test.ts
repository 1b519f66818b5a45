import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doublingWait, jittered, LONGEST_WAIT_MS } from '#domain/jobs/backoff.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { type Job, STALE_AFTER_MS } from '#domain/jobs/job.ts';
import {
  retry,
  claim,
  isDue,
  progress,
  recover,
  finishAttempt,
  waitMs,
  reasonToHold,
} from '#domain/jobs/job-transitions.ts';
import { QUEUED } from '../jobs.ts';

const NOW = 5_000_000;
const sent = claim(QUEUED, NOW) as Job;
const fail = (failure: Failure, text = '', job: Job = sent) =>
  finishAttempt(job, job.attempts, { outcome: 'failed', text, failure }, NOW, 0.5);

describe('each outcome of the table', () => {
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
  ])('%j with “%s” is %s', (failure, text, status) => {
    expect(fail(failure, text)).toMatchObject({ status, text, failure });
  });

  test('an attempt that never left the device does not count', () => {
    expect(fail({ kind: 'offline', sent: false })?.attempts).toBe(0);
  });

  test.each([
    [{ kind: 'unavailable', status: 409 } as const, [1000, 4000]],
    [{ kind: 'unavailable', status: 503 } as const, [5000, 15_000, 45_000]],
    [{ kind: 'rate-limited' } as const, [2000, 4000, 8000, 16_000, 32_000]],
  ])('%j is tried again after these waits, and then no more', (failure, waits) => {
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

  test('a provider that says how long is believed, within an hour', () => {
    expect(fail({ kind: 'rate-limited', retryAfterMs: 1500 })?.notBefore).toBe(NOW + 1500);
    expect(fail({ kind: 'rate-limited', retryAfterMs: 1e12 })?.notBefore).toBe(
      NOW + LONGEST_WAIT_MS,
    );
    expect(fail({ kind: 'rate-limited', retryAfterMs: Number.NaN })?.notBefore).toBe(NOW + 2000);
  });
});

describe('a sender that dies', () => {
  test('leaves a job that is not sent again', () => {
    expect(recover(sent)).toMatchObject({ status: 'unknown' });
    const streaming = progress(sent, 1, 'Some') as Job;
    expect(recover(streaming)).toMatchObject({ status: 'partial', text: 'Some' });
    expect(recover(QUEUED)).toBeUndefined();
  });

  test('and was not dead is heard after all', () => {
    const given = recover(sent) as Job;
    expect(finishAttempt(given, 1, { outcome: 'complete', text: 'A post' }, NOW, 0)).toMatchObject({
      status: 'done',
      text: 'A post',
    });
  });

  test('is not heard about a later attempt', () => {
    const retried = claim(retry(recover(sent) as Job, NOW) as Job, NOW) as Job;
    expect(retried.attempts).toBe(2);
    expect(
      finishAttempt(retried, 1, { outcome: 'complete', text: 'Late' }, NOW, 0),
    ).toBeUndefined();
  });
});

describe('a wait', () => {
  const waiting = fail({ kind: 'rate-limited', retryAfterMs: 2000 }) as Job;

  test.each([
    ['when it begins', 0, 2000],
    ['in the middle', 1500, 500],
    ['at its end', 2000, 0],
    ['on a clock set forward', 90_000_000, 0],
    ['on a clock set back by a millisecond', -1, 0],
    ['on a clock set back by less than an hour', -3_540_000, 0],
    ['on a clock set back by a day', -86_400_000, 0],
  ])('%s has this much left: %i ms after it began, %i ms', (_when, after, left) => {
    expect(waitMs(waiting, NOW + after)).toBe(left);
    expect(isDue(waiting, NOW + after)).toBe(left === 0);
  });

  test('a wait is over if its record asks for more than an hour', () => {
    expect(waitMs({ ...waiting, notBefore: 1e300 }, NOW)).toBe(0);
  });
});

test('what is a day old, for another provider, or the sixth in a row is asked about', () => {
  const setting = { now: 1000, baseUrl: QUEUED.baseUrl, sentInARow: 0 };
  expect(reasonToHold(QUEUED, setting)).toBeUndefined();
  expect(reasonToHold(QUEUED, { ...setting, now: 1001 + STALE_AFTER_MS })).toBe('stale');
  expect(reasonToHold(QUEUED, { ...setting, baseUrl: 'https://other.example' })).toBe('provider');
  expect(reasonToHold(QUEUED, { ...setting, sentInARow: 5 })).toBe('burst-limit');
});

test('another yes allows exactly one more', () => {
  const retried = retry(recover(sent) as Job, NOW) as Job;
  expect(retried.approvals).toBe(2);
  expect(retry(retry(QUEUED, NOW) as Job, NOW)?.approvals).toBe(1);
});

test('waits grow, stay within a quarter of their middle, and within a minute and a quarter', () => {
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

test('a continuation of which a part has come is not sent again, one of which nothing came is', () => {
  const continues = { draftId: 'draft-1', soFar: 'So far' };
  const broken = fail({ kind: 'connection-lost' }, 'and a part', { ...sent, continues });
  expect(broken?.status).toBe('partial');
  expect(retry(broken as Job, NOW)).toBeUndefined();
  const silent = fail({ kind: 'connection-lost' }, '', { ...sent, continues });
  expect(retry(silent as Job, NOW)).toMatchObject({ status: 'queued' });
});
