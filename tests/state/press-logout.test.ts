import fc from 'fast-check';
import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION } from '#services/auth/stored-session.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import { createDatabase } from '#services/storage/database.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { pressesAtom } from '#state/jobs/presses.ts';
import { sessionAtom, signOutAtom } from '#state/account/session.ts';
import { READY } from '../domain/campaigns.ts';
import { createDevice, openTab } from './device.ts';

const OPENAI = 'https://api.openai.com/v1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function flushTasks(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
}

/** A device with two tabs, whose campaign holds a secret and asks for two posts. */
async function openTwoTabs(keyTurns: number) {
  const device = createDevice({ [OPENAI]: 'sk-openai' });
  const { identify } = device.vault.vault;
  device.vault.vault.identify = async (...of) => {
    const found = await identify(...of);
    await flushTasks(keyTurns);
    return found;
  };
  const [here, there] = [await openTab(device), await openTab(device)];
  there.store.set(campaignAtom, {
    ...READY,
    subject: 'secret',
    additionalPlatforms: ['facebook'],
  });
  await flushTasks(60);
  return { device, here, there };
}

test('a press in a tab that is killed before it hears of a logout leaves nothing', async () => {
  const soon = fc.nat(40);
  await fc.assert(
    fc.asyncProperty(
      fc.record({ logout: fc.nat(60), key: soon, disk: fc.nat(12), kill: soon }),
      fc.boolean(),
      async (turns, pressesFirst) => {
        const { device, here, there } = await openTwoTabs(turns.key);
        Object.assign(device, { delay: 400, disk: { turns: turns.disk, refuses: false } });
        const press = () => void there.store.set(writeAtom, ['instagram', 'facebook']);
        if (pressesFirst) press();
        await flushTasks(turns.logout);
        await here.store.set(signOutAtom, { work: true });
        if (!pressesFirst) press();
        await flushTasks(turns.kill);
        there.kill();
        const sent = device.calls.length;
        await flushTasks(500);
        expect(device.calls.slice(sent)).toEqual([]);
        expect(await device.dump()).not.toContain('secret');
        expect(here.store.get(jobsAtom)).toEqual([]);
        here.kill();
      },
    ),
    {
      numRuns: 40,
      examples: [[{ logout: 0, key: 0, disk: 0, kill: 40 }, false]],
    },
  );
}, 60_000);

test('a tab killed during its logout leaves the session with all data, or nothing', async () => {
  const ends = new Set<string>();
  for (let turns = 0; turns < 200; turns += 5) {
    const { device, here } = await openTwoTabs(0);
    device.disk.turns = 3;
    const keyValues = createKeyValueStore(createDatabase(device.factory));
    await keyValues.set('key', 'a sealed secret');
    await here.store.set(writeAtom, ['linkedin']);
    const jobs = createIndexedDbJobStore(createDatabase(device.factory));
    expect(await jobs.readAll()).toHaveLength(1);
    void here.store.set(signOutAtom, { work: true });
    await flushTasks(turns);
    for (const tab of device.tabs) tab.kill();
    await flushTasks(60);
    const left = await device.dump();
    const isIn = (await keyValues.get(SESSION)) !== undefined;
    const [hasKey, hasWork] = [left.includes('sealed'), left.includes('"secret"')];
    const hasJob = (await jobs.readAll()).length > 0;
    expect([hasKey, hasWork, hasJob]).toEqual([isIn, isIn, isIn]);
    ends.add(isIn ? 'in' : 'out');
  }
  expect(ends).toEqual(new Set(['in', 'out']));
});

test('a press that a logout in another tab overtakes shows the logout, and no failure', async () => {
  const { device, here, there } = await openTwoTabs(100);
  device.delay = 4000;
  const pressing = there.store.set(writeAtom, ['linkedin']);
  await here.store.set(signOutAtom, { work: true });
  expect(there.store.get(sessionAtom).status).toBe('in');
  await pressing;
  expect(there.store.get(sessionAtom).status).toBe('out');
  expect([...there.store.get(pressesAtom)]).toEqual([]);
  expect(there.toasts).toEqual([]);
  for (const tab of [here, there]) tab.kill();
});

test('a press in progress in one tab leaves nothing after a logout in another', async () => {
  const soon = fc.nat(40);
  await fc.assert(
    fc.asyncProperty(
      // Turns of the event loop until the logout, and until the key, the disk and messages respond.
      fc.record({ logout: soon, key: soon, disk: fc.nat(12), messages: soon }),
      fc.boolean(),
      async (turns, twice) => {
        const { device, here, there } = await openTwoTabs(turns.key);
        device.disk.turns = turns.disk;
        device.delay = turns.messages;
        const pressing = there.store.set(
          writeAtom,
          twice ? ['instagram', 'facebook'] : ['linkedin'],
        );
        await flushTasks(turns.logout);
        await here.store.set(signOutAtom, { work: true });
        await pressing;
        const sent = device.calls.length;
        device.calls.forEach((call) => call.end({ outcome: 'complete', text: 'secret' }));
        for (let round = 0; round < 4; round += 1) {
          await flushTasks(60);
          await vi.advanceTimersByTimeAsync(4000);
        }
        await flushTasks(100);
        expect(device.calls.slice(sent)).toEqual([]);
        expect(await device.dump()).not.toContain('secret');
        for (const { store } of [here, there]) {
          expect(store.get(jobsAtom)).toEqual([]);
          expect([...store.get(pressesAtom)]).toEqual([]);
        }
        for (const tab of [here, there]) tab.kill();
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
