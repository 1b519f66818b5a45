import { expect, test } from 'vitest';
import { createFallbackKeyValueStore } from '#services/storage/fallback-key-values.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';

const PATIENCE = { usual: 10, silent: 10 };

/** A device whose writes can be held back. */
function createSlowDisk() {
  const disk = createMemoryKeyValueStore();
  const gate = { opened: Promise.resolve() };
  const slow = {
    ...disk,
    async set(key: string, value: unknown) {
      await gate.opened;
      await disk.set(key, value);
    },
  };
  return { disk, gate, records: createFallbackKeyValueStore(slow, PATIENCE) };
}

test('a record that the device stored late is the device’s again', async () => {
  const { disk, gate, records } = createSlowDisk();
  const held = Promise.withResolvers<void>();
  gate.opened = held.promise;
  await records.set('session', 'first');
  expect(records.kept('session')).toBe('first');
  held.resolve();
  await expect.poll(() => disk.get('session')).toBe('first');
  // Another tab refreshes the session, and logs out.
  await disk.set('session', 'second');
  expect(await records.get('session')).toBe('second');
  await disk.delete('session');
  expect(await records.get('session')).toBeUndefined();
  expect(records.kept('session')).toBeUndefined();
});

test('a late write does not release a later record', async () => {
  const { gate, records } = createSlowDisk();
  const held = Promise.withResolvers<void>();
  gate.opened = held.promise;
  await records.set('session', 'first');
  records.keep('session', 'second');
  held.resolve();
  await new Promise((next) => setTimeout(next, 20));
  expect(records.kept('session')).toBe('second');
});
