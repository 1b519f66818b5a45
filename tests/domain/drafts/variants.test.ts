import { describe, expect, test } from 'vitest';
import { fingerprint, withAdditionalPlatforms } from '#domain/campaign/campaign.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Job, JobFields } from '#domain/jobs/job.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { canRefresh, needsWriting, variantsOf, type Work } from '#domain/drafts/variants.ts';
import { ORIGIN, READY } from '../campaigns.ts';
import { jobWith } from '../jobs.ts';
const madeFrom = (platform: PlatformId) => fingerprint({ ...READY, platform });

const draft = (platform: PlatformId, changes: Partial<Draft> = {}): Draft => ({
  id: `draft-${platform}`,
  text: 'A post',
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: { ...ORIGIN, platform },
  campaignId: 'one',
  madeFrom: madeFrom(platform),
  cutShort: false,
  ...changes,
});

const job = (platform: PlatformId, changes: JobFields = {}): Job =>
  jobWith({
    id: `job-${platform}`,
    campaignId: 'one',
    campaign: { ...READY, platform },
    fingerprint: madeFrom(platform),
    ...changes,
  });

const WORK: Work = { campaignId: 'one', campaign: READY, drafts: [], jobs: [] };
const states = (work: Partial<Work>) =>
  variantsOf({ ...WORK, ...work }).map(({ platform, state, outdated }) =>
    outdated ? `${platform} ${state}, outdated` : `${platform} ${state}`,
  );

describe('a post that the user keeps or edits', () => {
  const outdated = { madeFrom: 'earlier choices' };

  test('a kept post is up to date until the choices change again', () => {
    const drafts = [draft('instagram', { ...outdated, keptFor: madeFrom('instagram') })];
    expect(states({ drafts: [draft('instagram', outdated)] })).toEqual([
      'instagram ready, outdated',
    ]);
    expect(states({ drafts })).toEqual(['instagram ready']);
    expect(states({ drafts, campaign: { ...READY, tone: 'humorous' } })).toEqual([
      'instagram ready, outdated',
    ]);
  });

  test('an unsaved change is reported as soon as it differs from the text', () => {
    const unsaved = (editing: string) =>
      variantsOf({ ...WORK, drafts: [draft('instagram', { editing })] })[0]?.unsaved;
    expect([unsaved('A post'), unsaved('A post.')]).toEqual([false, true]);
  });
});

describe('the platform posts of a campaign', () => {
  test('each platform that is selected, written or requested has one post, in a fixed order', () => {
    const campaign = withAdditionalPlatforms(READY, ['facebook', 'youtube', 'tiktok']);
    const drafts = [draft('linkedin'), draft('youtube')];
    const jobs = [job('tiktok'), job('facebook', { status: 'streaming' })];
    expect(states({ campaign, drafts, jobs })).toEqual([
      'facebook writing',
      'instagram none',
      'linkedin ready',
      'youtube ready',
      'tiktok waiting',
    ]);
  });

  test('posts of another campaign are excluded, and an ended campaign has only existing ones', () => {
    const drafts = [draft('linkedin', { campaignId: 'two' }), draft('youtube')];
    const jobs = [job('tiktok', { campaignId: 'two' })];
    expect(states({ drafts, jobs })).toEqual(['instagram none', 'youtube ready']);
    expect(variantsOf({ campaignId: 'two', drafts, jobs }).map((it) => it.platform)).toEqual([
      'linkedin',
      'tiktok',
    ]);
  });

  test.each([
    ['failed', 'failed'],
    ['unknown', 'failed'],
    ['partial', 'failed'],
    ['needs-key', 'failed'],
    ['needs-credit', 'failed'],
    ['sending', 'writing'],
    ['queued', 'waiting'],
  ] as const)(
    'a post whose last request is %s is %s, even with an earlier draft',
    (status, state) => {
      const jobs = [job('instagram', { status })];
      expect(states({ jobs })).toEqual([`instagram ${state}`]);
      expect(states({ jobs, drafts: [draft('instagram')] })).toEqual([`instagram ${state}`]);
    },
  );

  test('a finished post is ready with its draft, and gone once the draft is deleted', () => {
    const done = { status: 'done', text: 'A post' } as const;
    expect(states({ jobs: [job('instagram', done)] })).toEqual(['instagram writing']);
    expect(states({ jobs: [job('instagram', { ...done, persisted: true })] })).toEqual([
      'instagram none',
    ]);
    expect(states({ jobs: [job('instagram', { status: 'cancelled' })] })).toEqual([
      'instagram none',
    ]);
  });

  test('a post shows the current draft, else the newest, and a copy only without another draft', () => {
    const drafts = [
      draft('instagram', { id: 'new', createdAt: 2 }),
      draft('instagram', { id: 'old', createdAt: 1 }),
      draft('instagram', { id: 'copy', createdAt: 3, copyOf: 'new' }),
    ];
    const shown = (currentId?: string) => variantsOf({ ...WORK, drafts, currentId })[0]?.draft?.id;
    expect([shown(), shown('old'), shown('of another platform')]).toEqual(['new', 'old', 'new']);
  });
});

describe('an outdated post', () => {
  test('a post is outdated while the choices differ from those of its request', () => {
    const drafts = [draft('instagram'), draft('linkedin')];
    const campaign = { ...READY, tone: 'humorous' as const };
    expect(states({ drafts, campaign })).toEqual([
      'instagram ready, outdated',
      'linkedin ready, outdated',
    ]);
    const other = { ...READY, platform: 'linkedin' as const };
    expect(states({ drafts, campaign: other })).toEqual(['instagram ready', 'linkedin ready']);
  });

  test.each([
    ['an added quote', { quotes: [...READY.quotes, { id: '3', text: 'Warm' }] }],
    ['other tags', { tags: ['Pain Points' as const] }],
    ['another length', { length: 'short' as const }],
    [
      'an excluded quote',
      { quotes: READY.quotes.map((it) => ({ ...it, choice: 'dropped' as const })) },
    ],
  ])('a post is outdated after %s', (_what, change) => {
    expect(states({ drafts: [draft('instagram')], campaign: { ...READY, ...change } })).toEqual([
      'instagram ready, outdated',
    ]);
  });

  test('the request in progress decides whether a post is outdated', () => {
    const drafts = [draft('instagram', { madeFrom: 'other' })];
    expect(states({ drafts, jobs: [job('instagram')] })).toEqual(['instagram waiting']);
    const goingOn = { continues: { draftId: 'draft-instagram', soFar: 'A' } };
    expect(states({ drafts, jobs: [job('instagram', goingOn)] })).toEqual([
      'instagram waiting, outdated',
    ]);
  });

  test('an older draft is outdated by its job, and not if its choices are unknown', () => {
    const { campaignId: _c, madeFrom: _m, ...stored } = draft('instagram', { id: 'job-instagram' });
    const jobs = [job('instagram', { status: 'done', fingerprint: 'other' })];
    expect(states({ drafts: [stored], jobs })).toEqual(['instagram ready, outdated']);
    const { madeFrom: _from, ...unknown } = draft('instagram');
    expect(states({ drafts: [unknown] })).toEqual(['instagram ready']);
  });
});

describe('writing and refreshing', () => {
  const only = (work: Partial<Work>) => {
    const [variant] = variantsOf({ ...WORK, ...work });
    if (!variant) throw new Error('There is no variant');
    return [needsWriting(variant), canRefresh(variant)];
  };
  const outdated = { madeFrom: 'other' };

  test('a post needs writing if it is missing or was requested with other choices', () => {
    expect(only({})).toEqual([true, false]);
    expect(only({ jobs: [job('instagram', { status: 'failed' })] })).toEqual([true, false]);
    expect(only({ drafts: [draft('instagram')] })).toEqual([false, false]);
    expect(only({ drafts: [draft('instagram', outdated)] })).toEqual([true, true]);
    expect(only({ jobs: [job('instagram')] })).toEqual([false, false]);
    expect(only({ jobs: [job('instagram', { fingerprint: 'other' })] })).toEqual([true, true]);
    const writing = { status: 'streaming', fingerprint: 'other' } as const;
    expect(only({ jobs: [job('instagram', writing)] })).toEqual([false, false]);
  });
});

test('a change to a post that failed or is written leaves the post as it is', () => {
  const refines = { draftId: 'draft-instagram', soFar: 'A post', name: 'Warmer' };
  const failed = job('instagram', { status: 'failed', failure: { kind: 'filtered' }, refines });
  const running = job('instagram', {
    status: 'streaming',
    fingerprint: 'of other quotes',
    refines,
  });
  const variantWith = (one: Job) =>
    variantsOf({ ...WORK, drafts: [draft('instagram')], jobs: [one] })[0];
  expect(variantWith(failed)).toMatchObject({ state: 'failed', outdated: false });
  expect([failed, running].map(variantWith).map((it) => it && needsWriting(it))).toEqual([
    false,
    false,
  ]);
  expect(variantWith(running)).toMatchObject({ state: 'writing', outdated: false });
  const again = job('instagram', { status: 'failed', failure: { kind: 'filtered' } });
  const variant = variantWith(again);
  expect(variant && needsWriting(variant)).toBe(true);
});
