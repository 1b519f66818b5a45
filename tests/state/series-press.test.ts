import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Analysis } from '#domain/quotes/analysis.ts';
import { campaignAtom, campaignByIdAtom } from '#state/campaign/campaign.ts';
import { draftsAtom } from '#state/drafts/drafts.ts';
import { resumePressAtom } from '#state/generation/generate.ts';
import { keptPressAtom } from '#state/generation/kept-press.ts';
import { seriesPostsAtom } from '#state/generation/series-posts.ts';
import { writeSeriesAtom } from '#state/generation/write-series.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { loadKeyHintAtom } from '#state/provider/provider.ts';
import { analysisAtom } from '#state/quotes/insight.ts';
import { toggleTickAtom } from '#state/quotes/ticked-themes.ts';
import { READY } from '../domain/campaigns.ts';
import { createDevice, type Device, openTab, type Tab } from './device.ts';
import { fakeDeviceTime, pass, turn } from './time.ts';

const THEMES = ['1', '2'].map((id) => ({ label: `Theme ${id}`, count: 1, quoteIds: [id] }));
const ANALYSIS: Analysis = {
  themes: THEMES,
  suggestions: [],
  masks: new Map(),
  sentiments: new Map(),
  sent: [],
  dropped: 0,
};
const POSTS = 4;

fakeDeviceTime();

/** Opens a tab in which two themes are ticked for two platforms. */
async function openTicked(device: Device): Promise<Tab> {
  const tab = await openTab(device);
  tab.store.set(campaignAtom, { ...READY, additionalPlatforms: ['linkedin'] });
  tab.store.set(analysisAtom, ANALYSIS);
  await tab.store.set(loadKeyHintAtom);
  for (const { label } of THEMES) tab.store.set(toggleTickAtom, label);
  await pass(8);
  return tab;
}

/** Answers requests until none comes any more. */
async function answerAll({ calls }: Device): Promise<void> {
  await pass(20);
  for (let answered = 0; answered < calls.length; answered += 1) {
    calls[answered]?.end({ outcome: 'complete', text: 'A post.' });
    await pass(20);
  }
}

test('a press for several posts that a reload interrupts at any moment makes each of them once', async () => {
  // A page is left between two tasks.
  const tasks = fc.integer({ min: 1, max: 60 });
  const moments = fc.record({ turns: tasks, slowness: fc.nat(4), again: tasks });
  await fc.assert(
    fc.asyncProperty(moments, async ({ turns, slowness, again }) => {
      const device = createDevice({ 'https://api.openai.com/v1': 'sk-openai' });
      const first = await openTicked(device);
      device.disk.turns = slowness;
      void first.store.set(writeSeriesAtom);
      void first.store.set(writeSeriesAtom);
      await turn(turns);
      first.flush();
      first.kill();
      device.disk.turns = 0;
      // The next page is left as early, and the one after that stays.
      const second = await openTab(device);
      void second.store.set(resumePressAtom);
      await turn(again);
      second.flush();
      second.kill();
      const third = await openTab(device);
      void third.store.set(resumePressAtom);
      await answerAll(device);
      const jobs = third.store.get(jobsAtom);
      expect(jobs).toHaveLength(POSTS);
      expect(third.store.get(keptPressAtom)).toBeNull();
      expect(third.store.get(seriesPostsAtom)).toHaveLength(POSTS);
      const targets = jobs.map(({ campaignId, campaign }) => `${campaignId} ${campaign.platform}`);
      expect(new Set(targets).size).toBe(POSTS);
      for (const { campaignId, sentQuotes } of jobs) {
        const { pinned } = third.store.get(campaignByIdAtom)(campaignId) ?? {};
        expect(sentQuotes).toEqual(pinned);
      }
      // One that an earlier page had claimed asks the user: it may have been billed.
      const asks = jobs.filter(({ status }) => status === 'unknown').length;
      expect(asks).toBeLessThanOrEqual(2);
      expect(third.store.get(draftsAtom).drafts).toHaveLength(POSTS - asks);
      expect(device.calls.length).toBeLessThanOrEqual(POSTS);
      third.kill();
      vi.clearAllTimers();
    }),
    { numRuns: 40 },
  );
}, 180_000);

test('two tabs that press at once each get their posts, and none twice', async () => {
  const device = createDevice({ 'https://api.openai.com/v1': 'sk-openai' });
  const one = await openTicked(device);
  const other = await openTab(device);
  await pass(8);
  await other.store.set(loadKeyHintAtom);
  other.store.set(analysisAtom, ANALYSIS);
  void one.store.set(writeSeriesAtom);
  void other.store.set(writeSeriesAtom);
  await answerAll(device);
  for (const tab of [one, other]) {
    const posts = tab.store.get(seriesPostsAtom);
    expect(posts.map(({ variant }) => variant.state)).toEqual(Array(POSTS).fill('ready'));
  }
  expect(device.calls).toHaveLength(2 * POSTS);
  expect(one.store.get(draftsAtom).drafts).toHaveLength(2 * POSTS);
  expect(one.store.get(keptPressAtom)).toBeNull();
  one.kill();
  other.kill();
  vi.clearAllTimers();
});
