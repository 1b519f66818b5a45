import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import {
  type KeyValueStore,
  createMemoryKeyValueStore,
} from '#services/storage/key-value-store.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';

const OPENAI = 'https://api.openai.com/v1';
const GROQ = 'https://api.groq.com/openai/v1';
const KEY = 'sk-proj-THE-SECRET-0123456789abcdefghijklmnop';
const PASSPHRASE = 'correct horse battery';
const MINUTE = 60_000;

/** A device whose tabs share storage and messages; `told` records the messages. */
function device(storage: KeyValueStore = createMemoryKeyValueStore()) {
  const ears: ((message: Readonly<Record<string, unknown>>) => void)[] = [];
  const told: unknown[] = [];
  const clock = { now: 0 };
  function open() {
    let own: (typeof ears)[number] | undefined;
    const channel: TabChannel = {
      emit(message) {
        told.push(message);
        ears.forEach((hear) => hear !== own && hear(message));
      },
      subscribe: (listener) => ears.push((own = listener)),
    };
    return createSealedKeyVault({ storage, crypto, channel, now: () => clock.now });
  }
  async function pass(ms: number): Promise<void> {
    clock.now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  }
  return { open, pass, clock, told, storage };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a key for this session', () => {
  test('a session key is refused while the device cannot delete the saved one', async () => {
    const { open, storage } = device();
    const vault = open();
    await vault.save(OPENAI, KEY);
    storage.delete = () => Promise.reject(new Error('The disk is stuck'));
    await expect(vault.save(OPENAI, 'sk-other', { level: 'session' })).rejects.toThrow('stuck');
    expect(await vault.find(OPENAI)).toMatchObject({ level: 'device' });
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
  });

  test('a session key is kept if saving another key is refused', async () => {
    const { open, storage } = device();
    const vault = open();
    await vault.save(OPENAI, KEY, { level: 'session' });
    storage.set = () => Promise.reject(new Error('The disk is stuck'));
    await expect(vault.save(OPENAI, 'sk-other')).rejects.toThrow('stuck');
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
  });

  test('a session key is accepted on a device without storage', async () => {
    const refuse = () => Promise.reject(new Error('No storage here'));
    const vault = device({ get: refuse, set: refuse, delete: refuse, clear: refuse }).open();
    expect(await vault.save(OPENAI, KEY, { level: 'session' })).toBe('session');
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
  });

  test('a session key is deleted on a device without storage too', async () => {
    const refuse = () => Promise.reject(new Error('No storage here'));
    const vault = device({ get: refuse, set: refuse, delete: refuse, clear: refuse }).open();
    await vault.save(OPENAI, KEY, { level: 'session' });
    await vault.delete(OPENAI);
    expect(await vault.find(OPENAI)).toBeUndefined();
  });

  test('a session key exists until the page closes, and never on disk', async () => {
    const { open, storage } = device();
    const vault = open();
    expect(await vault.save(OPENAI, KEY, { level: 'session' })).toBe('session');
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
    expect(await vault.find(OPENAI)).toEqual({ hint: '…mnop', level: 'session', locked: false });
    expect(await storage.get(`key ${OPENAI}`)).toBeUndefined();
    expect(await open().read(OPENAI)).toBeUndefined();
  });

  test('a session key replaces a stored one', async () => {
    const { open, storage } = device();
    const vault = open();
    await vault.save(OPENAI, 'sk-remembered');
    await vault.save(OPENAI, KEY, { level: 'session' });
    expect(await storage.get(`key ${OPENAI}`)).toBeUndefined();
    await vault.save(OPENAI, 'sk-again');
    expect((await vault.read(OPENAI))?.key).toBe('sk-again');
  });

  test('a session key is the fallback of a browser that cannot store a wrapping key', async () => {
    const memory = createMemoryKeyValueStore();
    const written: unknown[] = [];
    const { open } = device({
      ...memory,
      async set(name, value) {
        if (value instanceof CryptoKey) throw new DOMException('Not here', 'DataCloneError');
        written.push(value);
        await memory.set(name, value);
      },
    });
    const vault = open();
    expect(await vault.save(OPENAI, KEY)).toBe('session');
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
    expect(written).toEqual([]);
  });
});

describe('a key under a passphrase', () => {
  test('a passphrase key is open where it was saved, and locked on the next visit', async () => {
    const { open } = device();
    const vault = open();
    const protection = { level: 'passphrase', passphrase: PASSPHRASE } as const;
    expect(await vault.save(OPENAI, KEY, protection)).toBe('passphrase');
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
    const later = open();
    expect(await later.read(OPENAI)).toBeUndefined();
    expect(await later.find(OPENAI)).toEqual({
      hint: '…mnop',
      level: 'passphrase',
      locked: true,
      record: expect.objectContaining({ version: 2, level: 'passphrase', hint: '…mnop' }),
    });
    expect(await later.unlock(OPENAI, 'wrong horse battery')).toBe(false);
    expect(await later.unlock(GROQ, PASSPHRASE)).toBe(false);
    expect(await later.read(OPENAI)).toBeUndefined();
    expect(await later.unlock(OPENAI, PASSPHRASE)).toBe(true);
    expect((await later.read(OPENAI))?.key).toBe(KEY);
    expect(await later.find(OPENAI)).toMatchObject({ locked: false });
  });

  test('a passphrase key stays open if saving another key is refused', async () => {
    const { open, storage } = device();
    const vault = open();
    const protection = { level: 'passphrase', passphrase: PASSPHRASE } as const;
    await vault.save(OPENAI, KEY, protection);
    storage.set = () => Promise.reject(new Error('The disk is stuck'));
    for (const other of [protection, undefined]) {
      await expect(vault.save(OPENAI, 'sk-other', other)).rejects.toThrow('stuck');
      expect((await vault.read(OPENAI))?.key).toBe(KEY);
    }
  });

  test.each([{ level: 'device' }, { level: 'session' }] as const)(
    'a passphrase no longer opens a key saved at another level: %j',
    async (protection) => {
      const { open, storage } = device();
      const vault = open();
      await vault.save(OPENAI, KEY, { level: 'passphrase', passphrase: PASSPHRASE });
      const sealed = await storage.get(`key ${OPENAI}`);
      await vault.save(OPENAI, 'sk-other', protection);
      expect((await vault.read(OPENAI))?.key).toBe('sk-other');
      await vault.save(OPENAI, 'sk-other');
      await storage.set(`key ${OPENAI}`, sealed);
      expect(await vault.find(OPENAI)).toMatchObject({ locked: true });
    },
  );

  test('a passphrase key has its own salt, and no wrapping key is stored', async () => {
    const { open, storage } = device();
    const protection = { level: 'passphrase', passphrase: PASSPHRASE } as const;
    await open().save(OPENAI, KEY, protection);
    await open().save(GROQ, KEY, protection);
    const [one, other] = [await storage.get(`key ${OPENAI}`), await storage.get(`key ${GROQ}`)];
    expect(Object(one).salt).toHaveLength(16);
    expect(Object(one).salt).not.toEqual(Object(other).salt);
    expect(await storage.get('wrapping-key')).toBeUndefined();
  });

  test('a passphrase key is derived with 600,000 rounds of PBKDF2 and SHA-256', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveKey');
    await device().open().save(OPENAI, KEY, { level: 'passphrase', passphrase: PASSPHRASE });
    expect(derive.mock.calls[0]?.[0]).toMatchObject({
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: 600_000,
    });
    derive.mockRestore();
  });

  test('a passphrase key does not accept a PIN', async () => {
    const saving = device().open().save(OPENAI, KEY, { level: 'passphrase', passphrase: '1234' });
    await expect(saving).rejects.toThrow(RangeError);
  });

  test('a passphrase key moved to another provider does not open', async () => {
    const { open, storage } = device();
    await open().save(OPENAI, KEY, { level: 'passphrase', passphrase: PASSPHRASE });
    await storage.set(`key ${GROQ}`, await storage.get(`key ${OPENAI}`));
    expect(await open().unlock(GROQ, PASSPHRASE)).toBe(false);
  });

  test('a passphrase key locks after 15 minutes without input, with an event', async () => {
    const { open, pass } = device();
    const vault = open();
    await vault.save(OPENAI, KEY, { level: 'passphrase', passphrase: PASSPHRASE });
    const told = vi.fn();
    vault.subscribe(told);
    await pass(14 * MINUTE);
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
    vault.resetIdleTimer();
    await pass(14 * MINUTE);
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
    expect(told).not.toHaveBeenCalled();
    await pass(MINUTE);
    expect(told).toHaveBeenCalledOnce();
    expect(await vault.read(OPENAI)).toBeUndefined();
  });

  test('a passphrase key is locked by the clock if timers were suspended', async () => {
    const { open, clock } = device();
    const vault = open();
    await vault.save(OPENAI, KEY, { level: 'passphrase', passphrase: PASSPHRASE });
    clock.now += 15 * MINUTE;
    vault.resetIdleTimer();
    expect(await vault.read(OPENAI)).toBeUndefined();
  });
});

describe('several tabs', () => {
  test('several tabs reset their idle timers together and lock together', async () => {
    const { open, pass } = device();
    const [one, two] = [open(), open()];
    await one.save(OPENAI, KEY, { level: 'passphrase', passphrase: PASSPHRASE });
    await two.unlock(OPENAI, PASSPHRASE);
    await pass(10 * MINUTE);
    one.resetIdleTimer();
    await pass(10 * MINUTE);
    expect((await two.read(OPENAI))?.key).toBe(KEY);
    await pass(5 * MINUTE);
    expect([(await one.read(OPENAI))?.key, (await two.read(OPENAI))?.key]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('several tabs share news of a saved key, and forget their keys together', async () => {
    const { open } = device();
    const [one, two] = [open(), open()];
    const changed = vi.fn();
    two.subscribe(changed);
    await one.save(OPENAI, KEY);
    expect(changed).toHaveBeenCalledOnce();
    await two.save(GROQ, KEY, { level: 'session' });
    one.forget({ stored: true });
    expect(await two.read(GROQ)).toBeUndefined();
  });

  test('several tabs never send each other a key or a passphrase', async () => {
    const { open, told } = device();
    const vault = open();
    await vault.save(OPENAI, KEY, { level: 'session' });
    await vault.save(OPENAI, KEY, { level: 'passphrase', passphrase: PASSPHRASE });
    await vault.delete(OPENAI);
    vault.forget({ stored: true });
    expect(told.length).toBeGreaterThan(2);
    expect(JSON.stringify(told)).not.toMatch(/sk-|horse|https/);
  });
});
