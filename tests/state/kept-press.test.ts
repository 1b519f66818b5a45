import fc from 'fast-check';
import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignAtom } from '#state/campaign.ts';
import { draftsAtom } from '#state/drafts.ts';
import { generateAtom, resumePressAtom } from '#state/generation/generate.ts';
import { keptPressAtom } from '#state/generation/kept-press.ts';
import { jobsAtom } from '#state/jobs.ts';
import { READY } from '../domain/campaigns.ts';
import { createDevice, openTab } from './device.ts';

async function turn(turns: number): Promise<void> {
  for (let passed = 0; passed < turns; passed += 1) {
    await new Promise((next) => setImmediate(next));
  }
}

async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 4) {
    await turn(25);
    await vi.advanceTimersByTimeAsync(4000);
  }
}

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press that a reload interrupts at any moment is made once', async () => {
  // A page is left between two tasks.
  const tasks = fc.integer({ min: 1, max: 60 });
  const moments = fc.record({ turns: tasks, slowness: fc.nat(4), again: tasks });
  await fc.assert(
    fc.asyncProperty(moments, async ({ turns, slowness, again }) => {
      const device = createDevice({ 'https://api.openai.com/v1': 'sk-openai' });
      const first = await openTab(device);
      first.store.set(campaignAtom, READY);
      await pass(8);
      device.disk.turns = slowness;
      void first.store.set(generateAtom);
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
      await pass(20);
      for (const call of device.calls) call.end({ outcome: 'complete', text: 'A post.' });
      await pass(20);
      expect(device.calls.length).toBeLessThanOrEqual(1);
      expect(third.store.get(jobsAtom)).toHaveLength(1);
      expect(third.store.get(keptPressAtom)).toBeNull();
      // One that an earlier page had claimed asks the user: it may have been billed.
      const isSentHere = device.calls.some(({ tab }) => tab === third);
      if (isSentHere) expect(third.store.get(draftsAtom).drafts).toHaveLength(1);
      third.kill();
      vi.clearAllTimers();
    }),
    { numRuns: 60 },
  );
}, 120_000);
