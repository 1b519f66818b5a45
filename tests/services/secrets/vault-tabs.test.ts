import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createMemoryColdStorage } from '#services/storage/cold-storage.ts';
import { createTabLock, type TabLock } from '../tab-lock.ts';

const URLS = ['https://api.openai.com/v1', 'https://api.groq.com/v1', 'https://api.mistral.ai/v1'];

/** Tabs over one storage, each of whose answers comes when the scheduler says so. */
function openTabs(scheduler: fc.Scheduler, count: number, lock: TabLock) {
  const memory = createMemoryColdStorage();
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
  };
  const tabs = Array.from({ length: count }, () =>
    createSealedKeyVault(storage, crypto, { exclusive: lock.open().exclusive }),
  );
  return { tabs, memory };
}

test('keys that several tabs save at once for the first time can all be read later', async () => {
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
        const later = createSealedKeyVault(memory, crypto);
        for (const [, url] of saves) expect(await later.read(url)).toContain(`of ${url}`);
      },
    ),
    { seed: 22, numRuns: 150 },
  );
});
