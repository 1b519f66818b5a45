import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hintOf } from '#services/secrets/key-vault.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createDatabase } from '#services/storage/database.ts';
import { type KeyValueStore, createKeyValueStore } from '#services/storage/key-value-store.ts';

const OPENAI = 'https://api.openai.com/v1';
const GROQ = 'https://api.groq.com/openai/v1';
const KEY = 'sk-proj-THE-SECRET-0123456789abcdefghijklmnop';

/** An inspectable in-memory storage that clones values, as a database does. */
function openStorage() {
  const records = new Map<string, unknown>();
  const storage: KeyValueStore = {
    get: async (name) => structuredClone(records.get(name)),
    set: async (name, value) => void records.set(name, structuredClone(value)),
    delete: async (name) => void records.delete(name),
    clear: async () => records.clear(),
  };
  return { records, storage };
}

/** The parts of a sealed record, for tests that tamper with them. */
function partsOf(record: unknown): { iv: Uint8Array; sealed: ArrayBuffer; hint: string } {
  const { iv, sealed, hint } = Object(record);
  if (!(iv instanceof Uint8Array) || !(sealed instanceof ArrayBuffer))
    throw new Error('Not sealed');
  return { iv, sealed, hint: String(hint) };
}

/** Every stored byte; the wrapping key has no readable ones. */
async function bytesOf(records: ReadonlyMap<string, unknown>): Promise<Buffer> {
  const parts = await Promise.all(
    [...records].map(async ([name, value]) => {
      if (value instanceof CryptoKey) {
        await expect(crypto.subtle.exportKey('raw', value)).rejects.toThrow();
        return Buffer.from(name);
      }
      const { iv, sealed, ...rest } = Object(value);
      return Buffer.concat([
        Buffer.from(`${name} ${JSON.stringify(rest)} `),
        Buffer.from(iv),
        Buffer.from(sealed),
      ]);
    }),
  );
  return Buffer.concat(parts);
}

describe('the key vault', () => {
  test('the vault returns the saved key', async () => {
    const { storage } = openStorage();
    await createSealedKeyVault({ storage, crypto }).save(OPENAI, KEY);
    // A later visit shares only the storage.
    expect((await createSealedKeyVault({ storage, crypto }).read(OPENAI))?.key).toBe(KEY);
  });

  test('the vault reveals only a stored key’s sealed record, its level and a hint', async () => {
    const { records, storage } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await vault.save(OPENAI, KEY);
    const record = records.get(`key ${OPENAI}`);
    const kept = await vault.find(OPENAI);
    expect(kept).toEqual({ level: 'device', hint: '…mnop', locked: false, record });
    expect((await bytesOf(new Map([['kept', kept?.record]]))).includes(KEY)).toBe(false);
  });

  test('the vault gives a key a random id that changes with each save', async () => {
    const { storage } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    expect(await vault.identify(OPENAI)).toBeUndefined();
    const names = new Set<string | undefined>();
    for (const level of ['device', 'device', 'session', 'session'] as const) {
      await vault.save(OPENAI, KEY, { level });
      names.add(await vault.identify(OPENAI));
      expect(await vault.identify(OPENAI)).toBe([...names].at(-1));
    }
    expect(names.size).toBe(4);
    expect(names).not.toContain(undefined);
    for (const name of names) expect(name).not.toContain(KEY.slice(0, 5));
  });

  test('the vault gives a typed key the same id until another one is typed', async () => {
    const vault = createSealedKeyVault({ storage: openStorage().storage, crypto });
    const first = await vault.identify(OPENAI, KEY);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(await vault.identify(OPENAI, KEY)).toBe(first);
    expect(await vault.identify(GROQ, KEY)).not.toBe(first);
    expect(await vault.identify(OPENAI, 'sk-other')).not.toBe(first);
    const again = await vault.identify(OPENAI, KEY);
    expect(again).not.toBe(first);
    vault.forget({ stored: true });
    expect(await vault.identify(OPENAI, KEY)).not.toBe(again);
  });

  test('the vault round-trips any key', async () => {
    const { storage } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (key) => {
        await vault.save(OPENAI, key);
        expect((await vault.read(OPENAI))?.key).toBe(key);
      }),
      { numRuns: 30 },
    );
  });

  test('the vault has no key at first, and none after it was deleted', async () => {
    const { storage } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    expect([(await vault.read(OPENAI))?.key, await vault.find(OPENAI)]).toEqual([
      undefined,
      undefined,
    ]);
    await vault.save(OPENAI, KEY);
    await vault.delete(OPENAI);
    expect([(await vault.read(OPENAI))?.key, await vault.find(OPENAI)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('the vault separates the keys of two providers', async () => {
    const { storage } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await vault.save(OPENAI, KEY);
    expect(await vault.read(GROQ)).toBeUndefined();
    await vault.save(GROQ, 'gsk_another');
    expect([(await vault.read(OPENAI))?.key, (await vault.read(GROQ))?.key]).toEqual([
      KEY,
      'gsk_another',
    ]);
    await vault.delete(GROQ);
    expect((await vault.read(OPENAI))?.key).toBe(KEY);
  });

  test('the vault stores both of two keys that are saved at once on a new device', async () => {
    const { storage } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await Promise.all([vault.save(OPENAI, KEY), vault.save(GROQ, 'gsk_another')]);
    expect([(await vault.read(OPENAI))?.key, (await vault.read(GROQ))?.key]).toEqual([
      KEY,
      'gsk_another',
    ]);
  });

  test('reading a key never creates a wrapping key', async () => {
    const { storage, records } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await vault.save(OPENAI, KEY);
    records.delete('wrapping-key');
    expect(await vault.read(OPENAI)).toBeUndefined();
    expect(records.has('wrapping-key')).toBe(false);
  });

  test('a wrapping key that the device cannot read rejects, and is not replaced', async () => {
    const { storage, records } = openStorage();
    await createSealedKeyVault({ storage, crypto }).save(OPENAI, KEY);
    const before = records.get('wrapping-key');
    const broken: KeyValueStore = {
      ...storage,
      get: (name) =>
        name === 'wrapping-key'
          ? Promise.reject(new DOMException('Lost', 'UnknownError'))
          : storage.get(name),
    };
    const vault = createSealedKeyVault({ storage: broken, crypto });
    await expect(vault.read(OPENAI)).rejects.toMatchObject({ name: 'UnknownError' });
    await expect(vault.save(GROQ, 'gsk_another')).rejects.toMatchObject({ name: 'UnknownError' });
    expect(records.get('wrapping-key')).toBe(before);
  });

  test('the vault stores no data that contains the key', async () => {
    const { storage, records } = openStorage();
    await createSealedKeyVault({ storage, crypto }).save(OPENAI, KEY);
    const bytes = await bytesOf(records);
    expect(bytes.length).toBeGreaterThan(KEY.length);
    for (const encoding of ['utf8', 'utf16le'] as const) {
      expect(bytes.includes(Buffer.from(KEY, encoding))).toBe(false);
    }
    const text = bytes.toString('latin1');
    // Nor any piece of it longer than the hint.
    for (let start = 0; start + 5 <= KEY.length; start += 1) {
      expect(text).not.toContain(KEY.slice(start, start + 5));
    }
    for (const encoding of ['base64', 'hex'] as const) {
      expect(text).not.toContain(Buffer.from(KEY).toString(encoding).slice(0, 20));
    }
  });

  test('the vault seals the same key differently each time', async () => {
    const { storage, records } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    const seen = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      await vault.save(OPENAI, KEY);
      const { iv, sealed } = partsOf(records.get(`key ${OPENAI}`));
      seen.add(Buffer.from(iv).toString('hex')).add(Buffer.from(sealed).toString('hex'));
    }
    expect(seen.size).toBe(40);
  });
});

describe('a sealed key', () => {
  test('a sealed key does not open for another provider if its record is moved', async () => {
    const { storage, records } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await vault.save(OPENAI, KEY);
    records.set(`key ${GROQ}`, records.get(`key ${OPENAI}`));
    expect((await vault.find(GROQ))?.hint).toBe('…mnop');
    expect(await vault.read(GROQ)).toBeUndefined();
  });

  test('a sealed key does not open once any bit of it has changed', async () => {
    const { storage, records } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await vault.save(OPENAI, KEY);
    const original = partsOf(records.get(`key ${OPENAI}`));
    const flips = fc.record({
      part: fc.constantFrom('iv', 'sealed'),
      place: fc.nat(),
      bit: fc.nat({ max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(flips, async ({ part, place, bit }) => {
        const iv = new Uint8Array(original.iv);
        const sealed = new Uint8Array(original.sealed.slice(0));
        const bytes = part === 'iv' ? iv : sealed;
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ (2 ** bit);
        records.set(`key ${OPENAI}`, { version: 1, iv, sealed: sealed.buffer, hint: '…' });
        expect(await vault.read(OPENAI)).toBeUndefined();
      }),
    );
  });

  test('a sealed key does not open without the wrapping key it was sealed with', async () => {
    const { storage, records } = openStorage();
    const vault = createSealedKeyVault({ storage, crypto });
    await vault.save(OPENAI, KEY);
    records.delete('wrapping-key');
    expect(await vault.read(OPENAI)).toBeUndefined();
    await vault.save(OPENAI, 'sk-typed-again');
    expect((await vault.read(OPENAI))?.key).toBe('sk-typed-again');
  });

  test.each<[string, unknown]>([
    ['a key in plain text', KEY],
    ['null', null],
    [
      'a later version',
      { version: 2, iv: new Uint8Array(12), sealed: new ArrayBuffer(9), hint: '' },
    ],
    ['missing parts', { version: 1, hint: '…abcd' }],
    ['an empty seal', { version: 1, iv: new Uint8Array(12), sealed: new ArrayBuffer(0), hint: '' }],
    ['no vector', { version: 1, iv: new Uint8Array(0), sealed: new ArrayBuffer(40), hint: '' }],
  ])('a sealed key is not read from %s', async (_what, record) => {
    const { storage, records } = openStorage();
    records.set(`key ${OPENAI}`, record);
    expect(await createSealedKeyVault({ storage, crypto }).read(OPENAI)).toBeUndefined();
  });
});

describe('a vault over a real database', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  test('the wrapping key survives the visit and is not extractable', async () => {
    await createSealedKeyVault({
      storage: createKeyValueStore(createDatabase(indexedDB)),
      crypto,
    }).save(OPENAI, KEY);
    const later = createKeyValueStore(createDatabase(indexedDB));
    expect((await createSealedKeyVault({ storage: later, crypto }).read(OPENAI))?.key).toBe(KEY);
    const wrapping = await later.get('wrapping-key');
    expect(wrapping).toMatchObject({ type: 'secret', extractable: false });
  });
});

describe('a device without storage', () => {
  const broken: KeyValueStore = {
    get: () => Promise.reject(new Error('No storage here')),
    set: () => Promise.reject(new Error('No storage here')),
    delete: () => Promise.reject(new Error('No storage here')),
    clear: () => Promise.reject(new Error('No storage here')),
  };

  test('a device without storage has no key, and reading one rejects', async () => {
    const vault = createSealedKeyVault({ storage: broken, crypto });
    expect(await vault.find(OPENAI)).toBeUndefined();
    await expect(vault.read(OPENAI)).rejects.toThrow('No storage here');
  });

  test('a device without storage rejects saving a key', async () => {
    await expect(
      createSealedKeyVault({ storage: broken, crypto }).save(OPENAI, KEY),
    ).rejects.toThrow();
  });
});

describe('the hint', () => {
  test.each<[string, string]>([
    [KEY, '…mnop'],
    ['abcdefgh', '…gh'],
    ['abcd', '…d'],
    ['abc', '…'],
    ['', '…'],
  ])('the hint of %j is %j', (key, hint) => {
    expect(hintOf(key)).toBe(hint);
  });

  test('the hint never shows more than a quarter of the key or four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (key) => {
        const shown = hintOf(key).length - 1;
        expect(shown).toBeLessThanOrEqual(Math.min(4, key.length / 4));
        expect(key.endsWith(hintOf(key).slice(1))).toBe(true);
      }),
    );
  });
});
