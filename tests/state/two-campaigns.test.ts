import { expect, test } from 'vitest';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { currentDraftAtom, draftsAtom, openDraftAtom } from '#state/drafts/drafts.ts';
import { reviewGeneratedAtom } from '#state/generation/current.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { lastStepAtom } from '#state/campaign/last-step.ts';
import { READY } from '../domain/campaigns.ts';
import { flushTasks, openReadyApp } from './fake-app.ts';

/** The post of an earlier campaign is under review while the next campaign's is being written. */
async function openBoth() {
  const app = openReadyApp();
  const { store, model } = app;
  void store.set(generateAtom);
  await flushTasks();
  await model.latest().end({ outcome: 'complete', text: 'Of the first' });
  await flushTasks();
  const earlier = store.get(currentDraftAtom)?.id ?? '';
  store.set(resetCampaignAtom);
  store.set(campaignAtom, { ...READY, subject: 'Second' });
  void store.set(generateAtom);
  await flushTasks();
  store.set(lastStepAtom, 'review');
  store.set(openDraftAtom, earlier);
  const finish = async () => {
    await model.latest().end({ outcome: 'complete', text: 'Of the second' });
    await flushTasks();
  };
  return { store, finish, reviewed: () => store.get(currentDraftAtom)?.text };
}

test('a post that arrives leaves the earlier campaign’s draft under review', async () => {
  const { finish, reviewed } = await openBoth();
  await finish();
  expect(reviewed()).toBe('Of the first');
});

test('View Content shows the campaign’s own post, whichever draft was opened since', async () => {
  const { store, finish, reviewed } = await openBoth();
  await finish();
  store.set(reviewGeneratedAtom);
  expect(reviewed()).toBe('Of the second');
});

test('a post still being written is awaited in Review, in place of the earlier campaign’s draft', async () => {
  const { store, finish, reviewed } = await openBoth();
  store.set(reviewGeneratedAtom);
  expect(store.get(draftsAtom).awaited).toBe(READY.platform);
  await finish();
  expect(reviewed()).toBe('Of the second');
});
