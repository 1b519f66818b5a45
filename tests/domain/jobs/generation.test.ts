import { expect, test } from 'vitest';
import { generationOf } from '#domain/jobs/generation.ts';
import { jobWith, QUEUED } from '../jobs.ts';

const FAILURE = { kind: 'rate-limited' } as const;

test.each([
  ['for its turn while the network may be there', QUEUED, false, 'turn'],
  ['for the network while it is known to be away', QUEUED, true, 'network'],
  ['for a retry', jobWith({ failure: FAILURE, retries: 1 }), false, 'retry'],
  ['for the user', jobWith({ holdReason: 'provider' }), true, 'user'],
] as const)('a queued job waits %s', (_behaviour, job, isAway, waitsFor) => {
  expect(generationOf(job, isAway)).toMatchObject({ status: 'queued', waitsFor });
});
