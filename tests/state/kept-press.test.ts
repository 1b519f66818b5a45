import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { draftsAtom } from '#state/drafts/drafts.ts';
import { generateAtom, resumePressAtom } from '#state/generation/generate.ts';
import { keptPressAtom } from '#state/generation/kept-press.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { providerChoiceAtom } from '#state/provider/provider.ts';
import { READY } from '../domain/campaigns.ts';
import { createDevice, openTab } from './device.ts';
import { fakeDeviceTime, pass, turn } from './time.ts';

fakeDeviceTime();

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

/** A device with a press that its page did not take to the queue. */
async function interrupted() {
  const device = createDevice({
    'https://api.openai.com/v1': 'sk-openai',
    'https://openrouter.ai/api/v1': 'sk-or',
  });
  const first = await openTab(device);
  first.store.set(campaignAtom, READY);
  await pass(8);
  device.disk.turns = 1000;
  void first.store.set(generateAtom);
  await turn(1);
  first.flush();
  first.kill();
  device.disk.turns = 0;
  const next = await openTab(device);
  expect(next.store.get(keptPressAtom)).not.toBeNull();
  expect(device.calls).toHaveLength(0);
  return { device, next };
}

test('a press is resumed within minutes, and dropped unsent after that', async () => {
  for (const [minutes, calls] of [
    [1, 1],
    [60, 0],
    [1500, 0],
  ] as const) {
    const { device, next } = await interrupted();
    device.clock.now += minutes * 60_000;
    await next.store.set(resumePressAtom);
    await pass(20);
    expect(device.calls).toHaveLength(calls);
    expect(next.store.get(keptPressAtom)).toBeNull();
    next.kill();
    vi.clearAllTimers();
  }
});

test('a resumed press goes to the provider that was chosen at the press', async () => {
  const { device, next } = await interrupted();
  next.store.set(providerChoiceAtom, { id: 'openrouter', customUrl: '', models: {} });
  await next.store.set(resumePressAtom);
  await pass(20);
  expect(device.calls.map(({ request }) => request.endpoint.baseUrl)).toEqual([
    'https://api.openai.com/v1',
  ]);
  next.kill();
  vi.clearAllTimers();
});

test.each([
  { subject: 'Another subject' },
  { quotes: READY.quotes.slice(1) },
  { quotes: READY.quotes.map((it) => ({ ...it, choice: 'dropped' as const })) },
])('a press is dropped unsent if its campaign was changed since: %j', async (change) => {
  const { device, next } = await interrupted();
  next.store.set(campaignAtom, (it) => ({ ...it, ...change }));
  await next.store.set(resumePressAtom);
  await pass(20);
  expect(device.calls).toHaveLength(0);
  expect(next.store.get(keptPressAtom)).toBeNull();
  next.kill();
  vi.clearAllTimers();
});
