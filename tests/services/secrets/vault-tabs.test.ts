import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeyProtection } from '#services/secrets/key-vault.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';
import { createTabLock, type TabLock } from '../tab-lock.ts';

const URLS = [
  'https://api.openai.com/v1',
  'https://api.groq.com/v1',
  'https://api.mistral.ai/v1',
] as const;

/** Opens tabs over one storage; the scheduler orders its responses and the messages. */
function openTabs(scheduler: fc.Scheduler, count: number, lock: TabLock) {
  const memory = createMemoryKeyValueStore();
  const storage = {
    ...memory,
    async get(name: string) {
      const value = await memory.get(name);
      await scheduler.schedule(Promise.resolve(), `get ${name}`);
      return value;
    },
    async set(name: string, value: unknown) {
      await scheduler.schedule(Promise.resolve(), `set ${name}`);
      await memory.set(name, value);
    },
    async delete(name: string) {
      await scheduler.schedule(Promise.resolve(), `delete ${name}`);
      await memory.delete(name);
    },
    async clear() {
      await scheduler.schedule(Promise.resolve(), 'clear');
      await memory.clear();
    },
  };
  const ears = new Set<(message: Readonly<Record<string, unknown>>) => void>();
  const channel = (): TabChannel => {
    let own: ((message: Readonly<Record<string, unknown>>) => void) | undefined;
    return {
      emit(message) {
        for (const hear of [...ears].filter((it) => it !== own)) {
          void scheduler.schedule(Promise.resolve(), 'told').then(() => hear(message));
        }
      },
      subscribe: (listener) => ears.add((own = listener)),
    };
  };
  const tabs = Array.from({ length: count }, () =>
    createSealedKeyVault({ storage, crypto, exclusive: lock.open().exclusive, channel: channel() }),
  );
  return { tabs, memory, storage };
}

test('keys saved concurrently by several tabs on a new device can all be read later', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...URLS)), {
        minLength: 2,
        maxLength: 5,
      }),
      async (scheduler, saves) => {
        const { tabs, memory } = openTabs(scheduler, 3, createTabLock());
        const saving = saves.map(async ([tab, url], index) =>
          tabs[tab]?.save(url, `key ${index} of ${url}`),
        );
        await scheduler.waitFor(Promise.all(saving));
        const later = createSealedKeyVault({ storage: memory, crypto });
        for (const [, url] of saves) expect((await later.read(url))?.key).toContain(`of ${url}`);
      },
    ),
    { seed: 22, numRuns: 150 },
  );
});

const LEVELS: readonly KeyProtection[] = [{ level: 'device' }, { level: 'session' }];

test('a key saved while another tab logs out is deleted with the logout', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.nat({ max: 1 }), fc.constantFrom(...LEVELS)), {
        minLength: 1,
        maxLength: 3,
      }),
      async (scheduler, saves) => {
        const { tabs, memory, storage } = openTabs(scheduler, 2, createTabLock());
        const [here] = tabs;
        const saving = saves.map(async ([tab, protection], index) =>
          tabs[tab]?.save(URLS[0], `key ${index}`, protection).catch(() => 'refused'),
        );
        const leave = async () => {
          await scheduler.schedule(Promise.resolve(), 'logout');
          here?.forget({ stored: true });
          await storage.clear();
        };
        await scheduler.waitFor(Promise.all([...saving, leave()]));
        await scheduler.waitIdle();
        expect(await memory.get(`key ${URLS[0]}`)).toBeUndefined();
        for (const tab of tabs) {
          const read = tab.read(URLS[0]);
          expect(await scheduler.waitFor(read)).toBeUndefined();
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a key saved by the next user survives a late logout message', async () => {
  const memory = createMemoryKeyValueStore();
  const ears: ((message: Readonly<Record<string, unknown>>) => void)[] = [];
  const slept = createSealedKeyVault({
    storage: memory,
    crypto,
    channel: { emit: () => undefined, subscribe: (listener) => ears.push(listener) },
  });
  await slept.save(URLS[0], 'of the one before');
  await memory.clear();
  const next = createSealedKeyVault({ storage: memory, crypto });
  await next.save(URLS[0], 'of the next one');
  ears.forEach((hear) => hear({ told: 'forget' }));
  await new Promise((done) => setImmediate(done));
  expect((await next.read(URLS[0]))?.key).toBe('of the next one');
});
