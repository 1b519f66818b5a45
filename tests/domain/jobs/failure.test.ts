import { describe, expect, test } from 'vitest';
import { mayHaveBilled, type Failure } from '#domain/jobs/failure.ts';

const unavailable = (status: number): Failure => ({ kind: 'unavailable', status });

describe('a possible charge', () => {
  test.each<[Failure, boolean]>([
    [{ kind: 'offline', sent: false }, false],
    [{ kind: 'offline', sent: true }, true],
    [{ kind: 'unreachable', sent: true }, true],
    [{ kind: 'key-refused-or-blocked', sent: true }, true],
    [{ kind: 'key-refused-or-blocked', sent: false }, false],
    [{ kind: 'bad-request', status: 400 }, false],
    [{ kind: 'key-refused' }, false],
    [{ kind: 'not-allowed' }, false],
    [{ kind: 'model-not-found', model: 'm' }, false],
    [{ kind: 'rate-limited' }, false],
    [{ kind: 'no-money' }, false],
    [unavailable(408), true],
    [unavailable(409), false],
    [unavailable(500), true],
    [unavailable(502), true],
    [unavailable(503), false],
    [unavailable(504), true],
    [unavailable(529), true],
    [{ kind: 'timed-out', waitingFor: 'answer' }, true],
    [{ kind: 'cut' }, true],
    [{ kind: 'empty', cause: 'no-text' }, true],
    [{ kind: 'filtered' }, true],
    [{ kind: 'refused', message: '' }, true],
    [{ kind: 'unreadable' }, true],
    [{ kind: 'provider-error' }, true],
  ])('a request failed with %j may have been charged: %s', (failure, answer) => {
    expect(mayHaveBilled(failure)).toBe(answer);
  });
});
