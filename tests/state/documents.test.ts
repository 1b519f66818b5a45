import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { createMemoryDocumentStore } from '#services/storage/memory-documents.ts';
import { campaignAtom } from '#state/campaign.ts';
import { connectDocuments, documentAtom, type DocumentDefinition } from '#state/documents.ts';
import { draftsAtom, putDraftAtom } from '#state/drafts.ts';
import { providerChoiceAtom } from '#state/provider.ts';
import { ORIGIN, READY } from '../domain/campaigns.ts';

interface Counter {
  readonly count: number;
}

let declared = 0;

/** A document of its own for each test; its second version calls `n` what the first called `count`. */
function counterDocument(definition: Partial<DocumentDefinition<Counter>> = {}) {
  const key = `counter-${(declared += 1)}`;
  const atom = documentAtom<Counter>({
    key,
    version: 1,
    initial: { count: 0 },
    parse: (data) => {
      const { count } = Object(data);
      return typeof count === 'number' ? { count } : undefined;
    },
    ...definition,
  });
  return { key, atom };
}

/** One visit: what is on the disk is read, and what changes is written to it. */
function visit(disk: Map<string, unknown>, quarantine: [string, unknown][] = []) {
  const store = createStore();
  connectDocuments(store, createMemoryDocumentStore(disk, 'saved', quarantine));
  return store;
}

/** Returns the quarantined data of a document, in the order of the days. */
const quarantinedOf = (quarantine: readonly (readonly [string, unknown])[], key: string) =>
  quarantine.filter(([name]) => name === key).map(([, raw]) => raw);

describe('a document', () => {
  test('is its initial value on a new device, where nothing is written for it', () => {
    const { key, atom } = counterDocument();
    const disk = new Map<string, unknown>();
    expect(visit(disk).get(atom)).toEqual({ count: 0 });
    expect(disk.has(key)).toBe(false);
  });

  test('is written with its version, and read by the next visit', () => {
    const { key, atom } = counterDocument();
    const disk = new Map<string, unknown>();
    visit(disk).set(atom, { count: 3 });
    expect(disk.get(key)).toEqual({ version: 1, data: { count: 3 } });
    expect(visit(disk).get(atom)).toEqual({ count: 3 });
  });

  test('is changed by a function of what it is', () => {
    const { atom } = counterDocument();
    const store = visit(new Map());
    for (let step = 0; step < 3; step += 1) store.set(atom, ({ count }) => ({ count: count + 1 }));
    expect(store.get(atom)).toEqual({ count: 3 });
  });

  test('declared after the start is read and written all the same', () => {
    const key = `counter-${declared + 1}`;
    const disk = new Map<string, unknown>([[key, { version: 1, data: { count: 7 } }]]);
    const store = visit(disk);
    const late = counterDocument();
    expect(late.key).toBe(key);
    expect(store.get(late.atom)).toEqual({ count: 7 });
    store.set(late.atom, { count: 8 });
    expect(disk.get(key)).toEqual({ version: 1, data: { count: 8 } });
  });
});

describe('a document of another version', () => {
  const parse = (data: unknown, version: number): Counter => {
    const { count, n } = Object(data);
    return { count: Number(version === 1 ? count : n) };
  };

  test('is read by its own version’s rules, and written in the new form when it changes', () => {
    const { key, atom } = counterDocument({ version: 2, parse });
    const disk = new Map<string, unknown>([[key, { version: 1, data: { count: 4 } }]]);
    const store = visit(disk);
    expect(store.get(atom)).toEqual({ count: 4 });
    expect(disk.get(key)).toEqual({ version: 1, data: { count: 4 } });
    store.set(atom, { count: 5 });
    expect(disk.get(key)).toMatchObject({ version: 2 });
  });

  test('that is yet to come is set aside whole', () => {
    const { key, atom } = counterDocument();
    const future = { version: 2, data: { count: 4, more: 'of it' } };
    const quarantine: [string, unknown][] = [];
    expect(visit(new Map([[key, future]]), quarantine).get(atom)).toEqual({ count: 0 });
    expect(quarantinedOf(quarantine, key)).toEqual([future]);
  });
});

describe('a document that cannot be read', () => {
  test('is set aside as it was, and the default is used', () => {
    const raw = fc
      .anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
      .filter((value) => value !== undefined && typeof Object(value).version !== 'number');
    fc.assert(
      fc.property(raw, (garbage) => {
        const { key, atom } = counterDocument();
        const disk = new Map<string, unknown>([[key, garbage]]);
        const quarantine: [string, unknown][] = [];
        const store = visit(disk, quarantine);
        expect(store.get(atom)).toEqual({ count: 0 });
        store.set(atom, { count: 1 });
        expect(quarantinedOf(quarantine, key)[0]).toBe(garbage);
        expect(visit(disk).get(atom)).toEqual({ count: 1 });
      }),
    );
  });

  test('is never written over by the next one', () => {
    const { key, atom } = counterDocument();
    const disk = new Map<string, unknown>();
    const quarantine: [string, unknown][] = [];
    for (const garbage of ['first', 'second', 'third']) {
      disk.set(key, garbage);
      expect(visit(disk, quarantine).get(atom)).toEqual({ count: 0 });
    }
    expect(quarantinedOf(quarantine, key)).toEqual(['first', 'second', 'third']);
  });

  test('is set aside once, however many visits follow', () => {
    const { key } = counterDocument();
    const disk = new Map<string, unknown>([[key, 'garbage']]);
    const quarantine: [string, unknown][] = [];
    for (let day = 0; day < 5; day += 1) visit(disk, quarantine);
    expect(quarantinedOf(quarantine, key)).toEqual(['garbage']);
  });
});

describe('what the app keeps', () => {
  const DRAFT = {
    id: 'a',
    text: 'Lovely',
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    cutShort: false,
    origin: READY,
  };

  test('survives a reload: choices, drafts, an open editor, the provider', () => {
    const disk = new Map<string, unknown>();
    const before = visit(disk);
    before.set(campaignAtom, READY);
    before.set(putDraftAtom, { ...DRAFT, origin: ORIGIN, editing: 'typed' });
    before.set(providerChoiceAtom, { id: 'groq', customUrl: '', models: { groq: 'my-model' } });
    const after = visit(structuredClone(disk));
    expect(after.get(campaignAtom)).toEqual(READY);
    expect(after.get(draftsAtom)).toEqual(before.get(draftsAtom));
    expect(after.get(providerChoiceAtom)).toEqual(before.get(providerChoiceAtom));
  });

  test('survives garbage of any kind in its place', () => {
    const document = fc.record({ version: fc.constant(1), data: fc.anything() });
    const garbage = fc.oneof(document, fc.anything()).filter((value) => value !== undefined);
    fc.assert(
      fc.property(garbage, garbage, garbage, (campaign, draft, provider) => {
        const disk = new Map(
          Object.entries({ campaign, 'draft/a': draft, 'open-draft': draft, provider }),
        );
        const store = visit(disk);
        expect(store.get(campaignAtom).tags).toBeInstanceOf(Array);
        expect(store.get(draftsAtom).drafts).toBeInstanceOf(Array);
        expect(typeof store.get(providerChoiceAtom).customUrl).toBe('string');
      }),
      { numRuns: 200 },
    );
  });

  test('quarantines a draft that it cannot read, once, and uses the others', () => {
    const draft = { ...DRAFT, origin: ORIGIN };
    const unreadable: [string, unknown][] = [
      ['draft/b', { version: 1, data: { id: 'b', text: 'hers' } }],
      ['draft/c', 'garbage'],
      ['draft/d', { version: 1, data: { ...draft, id: 'of another' } }],
    ];
    const disk = new Map<string, unknown>([
      ['draft/a', { version: 1, data: draft }],
      ...unreadable,
    ]);
    const quarantine: [string, unknown][] = [];
    for (let day = 0; day < 3; day += 1) {
      expect(visit(disk, quarantine).get(draftsAtom)).toEqual({ drafts: [draft] });
      expect(quarantine).toEqual(unreadable);
    }
  });
});
