import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import {
  connectDocuments,
  deviceAnsweredAtom,
  documentAtom,
  type DocumentDefinition,
} from '#state/storage/documents.ts';
import { draftsAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { providerChoiceAtom } from '#state/provider/provider.ts';
import { ORIGIN, READY } from '../../domain/campaigns.ts';
import { openApp } from '../fake-app.ts';
import { servicesAtom } from '#state/services.ts';

interface Counter {
  readonly count: number;
}

let declared = 0;

/** Declares a unique document for each test; its version 2 renames `count` to `n`. */
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

/** One visit over a disk: reads its documents, and writes changes to it. */
function visit(disk: Map<string, unknown>, quarantine: [string, unknown][] = []) {
  const store = createStore();
  connectDocuments(store, createMemoryDocumentStore(disk, 'saved', quarantine));
  store.set(servicesAtom, openApp().store.get(servicesAtom));
  store.set(deviceAnsweredAtom, true);
  return store;
}

/** Returns the quarantined data of a document, oldest first. */
const quarantinedOf = (quarantine: readonly (readonly [string, unknown])[], key: string) =>
  quarantine.filter(([name]) => name === key).map(([, raw]) => raw);

describe('a document', () => {
  test('a document has its initial value on a new device, and nothing is written for it', () => {
    const { key, atom } = counterDocument();
    const disk = new Map<string, unknown>();
    expect(visit(disk).get(atom)).toEqual({ count: 0 });
    expect(disk.has(key)).toBe(false);
  });

  test('a document is written with its version and read by the next visit', () => {
    const { key, atom } = counterDocument();
    const disk = new Map<string, unknown>();
    visit(disk).set(atom, { count: 3 });
    expect(disk.get(key)).toEqual({ version: 1, data: { count: 3 } });
    expect(visit(disk).get(atom)).toEqual({ count: 3 });
  });

  test('a document can be updated by a function of its value', () => {
    const { atom } = counterDocument();
    const store = visit(new Map());
    for (let step = 0; step < 3; step += 1) store.set(atom, ({ count }) => ({ count: count + 1 }));
    expect(store.get(atom)).toEqual({ count: 3 });
  });

  test.each([
    ['that follows other tabs', {}],
    ['of which each tab has its own', { follow: (mine: Counter) => mine }],
  ])('a document %s is read and written too when declared after the start', (_which, options) => {
    const key = `counter-${declared + 1}`;
    const disk = new Map<string, unknown>([[key, { version: 1, data: { count: 7 } }]]);
    const store = visit(disk);
    const late = counterDocument(options);
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

  test('an older document is parsed by its version’s rules and upgraded on change', () => {
    const { key, atom } = counterDocument({ version: 2, parse });
    const disk = new Map<string, unknown>([[key, { version: 1, data: { count: 4 } }]]);
    const store = visit(disk);
    expect(store.get(atom)).toEqual({ count: 4 });
    expect(disk.get(key)).toEqual({ version: 1, data: { count: 4 } });
    store.set(atom, { count: 5 });
    expect(disk.get(key)).toMatchObject({ version: 2 });
  });

  test('a newer document is quarantined whole', () => {
    const { key, atom } = counterDocument();
    const future = { version: 2, data: { count: 4, more: 'of it' } };
    const quarantine: [string, unknown][] = [];
    expect(visit(new Map([[key, future]]), quarantine).get(atom)).toEqual({ count: 0 });
    expect(quarantinedOf(quarantine, key)).toEqual([future]);
  });
});

describe('an unreadable document', () => {
  test('an unreadable document is quarantined unchanged, and its default is used', () => {
    const { key, atom } = counterDocument();
    const raw = fc
      .anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
      .filter((value) => value !== undefined && typeof Object(value).version !== 'number');
    fc.assert(
      fc.property(raw, (garbage) => {
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

  test('a quarantined document is never overwritten by the next one', () => {
    const { key, atom } = counterDocument();
    const disk = new Map<string, unknown>();
    const quarantine: [string, unknown][] = [];
    for (const garbage of ['first', 'second', 'third']) {
      disk.set(key, garbage);
      expect(visit(disk, quarantine).get(atom)).toEqual({ count: 0 });
    }
    expect(quarantinedOf(quarantine, key)).toEqual(['first', 'second', 'third']);
  });

  test('an unreadable document is quarantined once, however many visits follow', () => {
    const { key } = counterDocument();
    const disk = new Map<string, unknown>([[key, 'garbage']]);
    const quarantine: [string, unknown][] = [];
    for (let day = 0; day < 5; day += 1) visit(disk, quarantine);
    expect(quarantinedOf(quarantine, key)).toEqual(['garbage']);
  });
});

describe('the documents of the app', () => {
  const DRAFT = {
    id: 'a',
    text: 'Lovely',
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    cutShort: false,
    origin: READY,
  };

  test('choices, drafts, an open editor and the provider survive a reload', () => {
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

  test('the app survives arbitrary garbage in its documents', () => {
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

  test('an unreadable draft is quarantined once, and the others are used', () => {
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

describe('fields of a newer release', () => {
  const draft = {
    id: 'a',
    text: 'Lovely',
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    cutShort: false,
    origin: ORIGIN,
  };
  const stored = (data: object) => ({ version: 1, data });
  const dataOf = (disk: ReadonlyMap<string, unknown>, key: string) => Object(disk.get(key)).data;

  test('a changed draft keeps the fields that this release does not know, nested ones too', () => {
    const newer = { ...draft, pace: 'calm', origin: { ...ORIGIN, region: 'north' } };
    const disk = new Map<string, unknown>([['draft/a', stored(newer)]]);
    const store = visit(disk);
    store.set(putDraftAtom, { ...draft, editing: 'typed' });
    expect(dataOf(disk, 'draft/a')).toEqual({ ...newer, editing: 'typed' });
  });

  test('a field that the user removes is not taken for an unknown one', () => {
    const disk = new Map<string, unknown>([
      ['draft/a', stored({ ...draft, editing: 'typed', keptFor: 'x' })],
    ]);
    visit(disk).set(putDraftAtom, draft);
    expect(dataOf(disk, 'draft/a')).toEqual(draft);
  });

  test('a changed document keeps the fields that this release does not know', () => {
    const { key, atom } = counterDocument();
    const disk = new Map<string, unknown>([[key, stored({ count: 1, step: 2 })]]);
    const store = visit(disk);
    expect(store.get(atom)).toEqual({ count: 1 });
    store.set(atom, { count: 3 });
    expect(dataOf(disk, key)).toEqual({ count: 3, step: 2 });
  });

  test('a document that is set to its initial value loses the unknown fields', () => {
    const initial = { count: 0 };
    const { key, atom } = counterDocument({ initial });
    const disk = new Map<string, unknown>([[key, stored({ count: 1, step: 2 })]]);
    const store = visit(disk);
    store.set(atom, initial);
    expect(dataOf(disk, key)).toEqual(initial);
    store.set(atom, { count: 3 });
    expect(dataOf(disk, key)).toEqual({ count: 3 });
  });

  test('a record at the place of a removed one has none of its unknown fields', () => {
    interface Pasted {
      readonly last?: { readonly batch: string };
    }
    const key = 'pasted';
    const parse = (data: unknown): Pasted => ({ last: { batch: Object(data).last.batch } });
    const pasted = documentAtom<Pasted>({ key, version: 1, initial: {}, parse });
    const disk = new Map([[key, stored({ last: { batch: 'a', hint: 1 } })]]);
    const store = visit(disk);
    store.set(pasted, { last: { batch: 'a' } });
    expect(dataOf(disk, key)).toEqual({ last: { batch: 'a', hint: 1 } });
    store.set(pasted, structuredClone({}));
    store.set(pasted, { last: { batch: 'b' } });
    expect(dataOf(disk, key)).toEqual({ last: { batch: 'b' } });
  });

  test('a draft that is used again has none of the unknown fields of its earlier use', () => {
    const use = { copied: 1, pinned: 2 };
    const disk = new Map([['draft/a', stored({ ...draft, use })]]);
    const store = visit(disk);
    store.set(putDraftAtom, { ...draft, use: { copied: 3 } });
    expect(dataOf(disk, 'draft/a').use).toEqual({ copied: 3, pinned: 2 });
    store.set(putDraftAtom, draft);
    store.set(putDraftAtom, { ...draft, use: { copied: 4 } });
    expect(dataOf(disk, 'draft/a').use).toEqual({ copied: 4 });
  });

  test('a deleted draft that is restored keeps the unknown fields, and an overwritten one not', () => {
    const disk = new Map<string, unknown>([['draft/a', stored({ ...draft, pace: 'calm' })]]);
    const memory = createMemoryDocumentStore(disk);
    const register = vi.spyOn(memory, 'register');
    const store = createStore();
    connectDocuments(store, memory);
    const drafts = register.mock.calls.find(([name]) => name === 'draft/')?.[1];
    drafts?.apply(new Map([['draft/a', undefined]]), false);
    store.set(putDraftAtom, draft);
    expect(dataOf(disk, 'draft/a')).toEqual({ ...draft, pace: 'calm' });
    drafts?.apply(new Map([['draft/a', stored(draft)]]), false);
    store.set(putDraftAtom, { ...draft, editing: 'typed' });
    expect(dataOf(disk, 'draft/a')).toEqual({ ...draft, editing: 'typed' });
  });

  test('a document of an older version loses the fields that its version had', () => {
    const { key, atom } = counterDocument({ version: 2 });
    const disk = new Map<string, unknown>([[key, stored({ count: 1, step: 2 })]]);
    visit(disk).set(atom, { count: 3 });
    expect(dataOf(disk, key)).toEqual({ count: 3 });
  });
});
