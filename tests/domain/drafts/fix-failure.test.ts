import { expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import type { JobFields } from '#domain/jobs/job.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { isReportedWithPost } from '#domain/drafts/fix-failure.ts';
import { ORIGIN } from '../campaigns.ts';
import { jobWith } from '../jobs.ts';

const CUT_SHORT: Draft = {
  id: 'post',
  text: 'A post',
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: ORIGIN,
  cutShort: true,
};
const LOST_NETWORK: Failure = { kind: 'offline', sent: true };
const FAILED = { status: 'failed', persisted: false, failure: LOST_NETWORK } as const;
const LOST = { status: 'partial', persisted: false, text: 'Half' } as const;
const continues = { draftId: 'post', soFar: 'A post' };
const shortens = continues;

test.each<[request: string, isReported: boolean, draft: Draft, job: JobFields]>([
  ['a failed continuation', true, CUT_SHORT, { ...FAILED, continues }],
  [
    'a failed continuation that added words',
    true,
    CUT_SHORT,
    { ...LOST, failure: LOST_NETWORK, continues },
  ],
  ['a failed new request', false, CUT_SHORT, FAILED],
  [
    'a request to continue another post',
    false,
    { ...CUT_SHORT, id: 'other' },
    { ...FAILED, continues },
  ],
  ['a continuation that never finished', false, CUT_SHORT, { ...LOST, continues }],
  ['a shorter text that broke off', false, CUT_SHORT, { ...LOST, failure: LOST_NETWORK, shortens }],
  [
    'a continuation of a post that is whole',
    false,
    { ...CUT_SHORT, cutShort: false },
    { ...FAILED, continues },
  ],
])('%s is reported with the post: %s', (_, isReported, draft, job) => {
  const { platform } = draft.origin;
  const variant = { platform, state: 'failed', outdated: false, unsaved: false, draft } as const;
  expect(isReportedWithPost({ ...variant, job: jobWith(job) })).toBe(isReported);
});
