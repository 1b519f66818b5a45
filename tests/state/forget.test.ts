import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import { IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_CAMPAIGN } from '#domain/campaign/campaign.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { createMemoryDocumentStore } from '../services/storage/memory-documents.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { connectDocuments } from '#state/storage/documents.ts';
import { draftsAtom, putDraftAtom, quarantinedDraftsAtom } from '#state/drafts/drafts.ts';
import { hasDraftsAtom } from '#state/drafts/drafts.ts';
import {
  addInsightAtom,
  addTypedInsightAtom,
  analyseAtom,
  analysisAtom,
  insightTextAtom,
} from '#state/quotes/insight.ts';
import { baseUrlAtom, providerChoiceAtom } from '#state/provider/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { wishesAtom } from '#state/review/wishes.ts';
import { signOutAtom } from '#state/account/session.ts';
import { ORIGIN, READY } from '../domain/campaigns.ts';
import { createDevice, openTab } from './device.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

const DRAFT: Draft = {
  id: 'a',
  text: 'secret',
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  cutShort: false,
  origin: ORIGIN,
};

async function flushTasks(turns = 80): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
}

describe('a logout that deletes the work', () => {
  test('a logout leaves no deleted draft that Undo could restore, in any tab', async () => {
    const device = createDevice({});
    const [here, there] = [await openTab(device), await openTab(device)];
    here.store.set(putDraftAtom, DRAFT);
    there.store.set(putDraftAtom, { ...DRAFT, id: 'b' });
    await flushTasks();
    for (const { store } of [here, there]) {
      for (const { id } of store.get(draftsAtom).drafts) store.set(deletePostAtom, id);
      store.set(quarantinedDraftsAtom, ['of the one before']);
    }
    await here.store.set(signOutAtom, { work: true });
    await flushTasks();
    for (const { store } of [here, there]) {
      expect(store.get(hasDraftsAtom)).toBe(false);
      store.set(restoreDraftAtom);
      expect(store.get(draftsAtom).drafts).toEqual([]);
    }
    await flushTasks();
    expect(await device.dump()).not.toContain('secret');
  });

  test('a logout forgets what the user wrote for a rework', async () => {
    const device = createDevice({});
    const here = await openTab(device);
    here.store.set(wishesAtom, { 'c instagram': 'secret' });
    await here.store.set(signOutAtom, { work: true });
    await flushTasks();
    expect(here.store.get(wishesAtom)).toEqual({});
  });

  test('a logout clears the analysis of the quotes', async () => {
    const device = createDevice({});
    const [here, there] = [await openTab(device), await openTab(device)];
    await here.store.set(addInsightAtom, 'It is soft and warm.');
    await flushTasks();
    await here.store.set(analyseAtom);
    await there.store.set(analyseAtom);
    expect(there.store.get(analysisAtom)).toBeDefined();
    await here.store.set(signOutAtom, { work: true });
    await flushTasks();
    for (const { store } of [here, there]) expect(store.get(analysisAtom)).toBeUndefined();
  });

  test('a logout forgets the words of the reviews in every tab', async () => {
    const device = createDevice({});
    const [here, there] = [await openTab(device), await openTab(device)];
    const forgotten: string[] = [];
    for (const [name, { store }] of Object.entries({ here, there })) {
      const services = store.get(servicesAtom);
      if (!services) throw new Error('The tab has no services');
      const insight = { ...services.insight, forget: () => void forgotten.push(name) };
      store.set(servicesAtom, { ...services, insight });
    }
    await here.store.set(signOutAtom, { work: true });
    await flushTasks();
    expect(new Set(forgotten)).toEqual(new Set(['here', 'there']));
  });

  test.each(['here', 'there'] as const)(
    'a logout discards reviews that are still being read %s',
    async (where) => {
      const device = createDevice({});
      const tabs = { here: await openTab(device), there: await openTab(device) };
      const { store } = tabs[where];
      const loaded = Promise.withResolvers<void>();
      const services = store.get(servicesAtom);
      if (!services) throw new Error('The tab has no services');
      store.set(servicesAtom, {
        ...services,
        insight: {
          ...services.insight,
          readText: (text) => loaded.promise.then(() => services.insight.readText(text)),
        },
      });
      store.set(insightTextAtom, 'secret');
      await flushTasks();
      const adding = [
        store.set(addTypedInsightAtom),
        store.set(addInsightAtom, 'A pasted secret.\nAnother secret.'),
      ];
      await tabs.here.store.set(signOutAtom, { work: true });
      await flushTasks();
      loaded.resolve();
      const nothing = { ok: false, problem: 'unreadable' };
      expect(await Promise.all(adding)).toEqual([nothing, nothing]);
      await flushTasks();
      expect(store.get(campaignAtom)).toEqual(EMPTY_CAMPAIGN);
      expect(await device.dump()).not.toContain('secret');
      expect(await store.set(addInsightAtom, 'Of the next one.')).toMatchObject({ ok: true });
    },
  );

  test('a logout clears work that the full disk refused, and never writes it', async () => {
    const device = createDevice({});
    const { store } = await openTab(device);
    device.disk.refuses = true;
    store.set(putDraftAtom, DRAFT);
    store.set(insightTextAtom, 'secret');
    store.set(campaignAtom, { ...READY, subject: 'secret' });
    await flushTasks();
    device.disk.refuses = false;
    await store.set(signOutAtom, { work: true });
    await flushTasks();
    expect(store.get(draftsAtom).drafts).toEqual([]);
    expect(store.get(insightTextAtom)).toBe('');
    expect(store.get(campaignAtom)).toEqual(EMPTY_CAMPAIGN);
    store.set(insightTextAtom, 'of the next one');
    await flushTasks();
    expect(await device.dump()).not.toContain('secret');
  });

  test('a logout that the disk refuses reports so and deletes nothing', async () => {
    const device = createDevice({});
    const { store, flush } = await openTab(device);
    device.disk.refuses = true;
    store.set(insightTextAtom, 'unsaved');
    await flushTasks();
    await store.set(signOutAtom, { work: true });
    device.disk.refuses = false;
    flush();
    await flushTasks();
    expect(store.get(insightTextAtom)).toBe('unsaved');
    expect(await device.dump()).toContain('unsaved');
  });

  test('a logout keeps settings that are not work', async () => {
    const device = createDevice({});
    const { store } = await openTab(device);
    store.set(providerChoiceAtom, { id: 'mistral', customUrl: '', models: {} });
    await flushTasks();
    await store.set(signOutAtom, { work: true });
    expect(store.get(baseUrlAtom)).toBe('https://api.mistral.ai/v1');
  });
});

describe('without a disk', () => {
  function open() {
    const documents = new Map<string, unknown>();
    const disk = createMemoryDocumentStore(documents, 'failed');
    const store = createStore();
    connectDocuments(store, disk);
    store.set(putDraftAtom, DRAFT);
    store.set(insightTextAtom, 'secret');
    store.set(providerChoiceAtom, { id: 'mistral', customUrl: '', models: {} });
    return { documents, disk, store };
  }

  test('a wipe clears the work from the screen, and keeps the documents it is given', async () => {
    const { documents, disk, store } = open();
    await disk.wipe(['provider']);
    expect(store.get(draftsAtom).drafts).toEqual([]);
    expect(store.get(insightTextAtom)).toBe('');
    expect(store.get(baseUrlAtom)).toBe('https://api.mistral.ai/v1');
    expect([...documents.keys()]).toEqual(['provider']);
  });

  test('a wipe of the queue alone leaves the work', async () => {
    const { disk, store } = open();
    await disk.wipe();
    expect(store.get(draftsAtom).drafts).toEqual([DRAFT]);
    expect(disk.count('draft/')).toBe(1);
  });
});
