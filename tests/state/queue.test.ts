import { describe, expect, test } from 'vitest';
import { fingerprint } from '#domain/campaign.ts';
import type { Job } from '#domain/job.ts';
import { campaignAtom } from '#state/campaign.ts';
import { editJobAtom, replacesChoicesAtom } from '#state/queue.ts';
import { READY } from '../domain/campaigns.ts';
import { QUEUED } from '../domain/jobs.ts';
import { openApp } from './fake-app.ts';

const OTHER = { ...READY, subject: 'Something else' };
const JOB: Job = { ...QUEUED, campaign: OTHER, fingerprint: fingerprint(OTHER) };

describe('editing what waits', () => {
  test.each<[string, Partial<typeof READY>, boolean]>([
    ['other choices', READY, true],
    ['its own choices', OTHER, false],
  ])('takes the place of %s', (_what, present, replaces) => {
    const { store } = openApp();
    store.set(campaignAtom, { ...READY, ...present });
    expect(store.set(replacesChoicesAtom, JOB)).toBe(replaces);
  });

  test('takes nothing’s place in a wizard where nothing is chosen', () => {
    expect(openApp().store.set(replacesChoicesAtom, JOB)).toBe(false);
  });

  test('brings its choices into the wizard', async () => {
    const { store } = openApp();
    await store.set(editJobAtom, JOB);
    expect(store.get(campaignAtom)).toEqual(OTHER);
  });
});
