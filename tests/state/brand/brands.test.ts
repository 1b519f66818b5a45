import { IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_VOICE } from '#domain/brand/brand.ts';
import { MOST_BRANDS, NO_BRAND } from '#domain/brand/brand-book.ts';
import {
  brandsAtom,
  chooseBrandAtom,
  chooseDefaultBrandAtom,
  currentBrandAtom,
  defaultBrandAtom,
  deleteBrandAtom,
  deletedBrandAtom,
  hasRoomAtom,
  putBrandAtom,
  undoDeleteBrandAtom,
} from '#state/brand/brands.ts';
import { brandFormAtom, changeBrandFormAtom } from '#state/brand/brand-form.ts';
import { setIdAtom } from '#state/campaign/campaign.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { startPostAtom } from '#state/generation/start-post.ts';
import { estimateAtom } from '#state/provider/cost.ts';
import { openBrandFormAtom } from '#state/questions/distil-brand.ts';
import { refineAtom } from '#state/review/refine.ts';
import { servicesAtom } from '#state/services.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { createWorld, dump, openTab } from '../../app/account-world.ts';
import { VETS } from '../../domain/brands.ts';
import { READY } from '../../domain/campaigns.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { flushTasks, openApp, openReadyApp } from '../fake-app.ts';
import { turn } from '../time.ts';

const voice = (name: string) => ({ ...EMPTY_VOICE, name });
const names = (store: ReturnType<typeof createStore>) =>
  store.get(brandsAtom).map(({ name }) => name);

/** One visit over a disk. */
function visit(disk: Map<string, unknown>) {
  const store = createStore();
  store.set(servicesAtom, openApp().store.get(servicesAtom));
  connectDocuments(store, createMemoryDocumentStore(disk));
  store.set(deviceAnsweredAtom, true);
  return store;
}

describe('brands', () => {
  test('are there at the next visit, with the default and the choice of each set', () => {
    const disk = new Map<string, unknown>();
    const first = visit(disk);
    first.set(putBrandAtom, voice('Vets'));
    const cafe = first.set(putBrandAtom, voice('Café'));
    first.set(chooseDefaultBrandAtom, cafe);
    first.set(chooseBrandAtom, NO_BRAND);
    const next = visit(disk);
    expect(names(next)).toEqual(['Vets', 'Café']);
    expect(next.get(defaultBrandAtom)?.id).toBe(cafe);
    expect(next.get(currentBrandAtom)).toBeUndefined();
  });

  test.each([[null], [7], [{ brands: [] }], [{ brands: { a: { id: 'b' } }, ofSets: 1 }]])(
    'stored as %j are none, and one can be added',
    (data) => {
      const store = visit(new Map([['brands', { version: 1, data }]]));
      expect(names(store)).toEqual([]);
      store.set(putBrandAtom, voice('Vets'));
      expect(names(store)).toEqual(['Vets']);
    },
  );

  test('a deleted one comes back with Undo, as the default that it was', () => {
    const store = visit(new Map());
    store.set(putBrandAtom, voice('Vets'));
    const cafe = store.set(putBrandAtom, voice('Café'));
    store.set(chooseDefaultBrandAtom, cafe);
    store.set(deleteBrandAtom, cafe);
    expect(store.get(defaultBrandAtom)?.name).toBe('Vets');
    store.set(undoDeleteBrandAtom);
    expect(store.get(defaultBrandAtom)?.name).toBe('Café');
    expect(store.get(deletedBrandAtom)).toBeUndefined();
  });

  test('of the most there can be, none is added or brought back, and each can be changed', () => {
    const store = visit(new Map());
    const ids = Array.from({ length: MOST_BRANDS }, (_, at) =>
      store.set(putBrandAtom, voice(`${at}`)),
    );
    expect(store.get(hasRoomAtom)(undefined)).toBe(false);
    expect(store.get(hasRoomAtom)(store.get(brandsAtom)[0])).toBe(true);
    store.set(deleteBrandAtom, ids[0] ?? '');
    expect(store.get(hasRoomAtom)(store.get(deletedBrandAtom))).toBe(true);
    store.set(putBrandAtom, voice('New'));
    expect(store.get(hasRoomAtom)(store.get(deletedBrandAtom))).toBe(false);
    store.set(undoDeleteBrandAtom);
    expect(store.get(deletedBrandAtom)?.name).toBe('0');
    expect(names(store)).toHaveLength(MOST_BRANDS);
  });

  test('a form that was open for long changes what its user changed, and nothing else', () => {
    const store = visit(new Map());
    store.set(putBrandAtom, { ...voice('Vets'), rules: ['Short sentences.'] });
    const [opened] = store.get(brandsAtom);
    if (!opened) throw new Error('No brand');
    store.set(putBrandAtom, { ...opened, rules: [...opened.rules, 'No emoji.'] }, opened);
    store.set(putBrandAtom, { ...opened, name: 'Harbour Vets' }, opened);
    expect(store.get(brandsAtom)).toMatchObject([
      { name: 'Harbour Vets', rules: ['Short sentences.', 'No emoji.'] },
    ]);
  });

  test('a second post from the same reviews has their brand', () => {
    const { store } = openReadyApp();
    store.set(putBrandAtom, voice('Vets'));
    const cafe = store.set(putBrandAtom, voice('Café'));
    store.set(chooseBrandAtom, cafe);
    const setId = store.get(setIdAtom);
    store.set(resetCampaignAtom);
    expect(store.get(currentBrandAtom)?.name).toBe('Vets');
    store.set(startPostAtom, setId);
    expect(store.get(currentBrandAtom)?.name).toBe('Café');
  });
});

describe('requests', () => {
  test('name the brand of their reviews, for a post and for its rework', async () => {
    const { store, model } = openReadyApp();
    store.set(putBrandAtom, VETS);
    void store.set(generateAtom);
    await flushTasks();
    expect(model.latest().request.messages[1]?.content).toContain('"name":"Harbour Vets"');
    await model.latest().end({ outcome: 'complete', text: 'A post' });
    await flushTasks();
    store.set(chooseBrandAtom, NO_BRAND);
    void store.set(refineAtom, { how: 'warmer' });
    await flushTasks();
    expect(model.latest().request.messages).toHaveLength(4);
    expect(model.latest().request.messages[1]?.content).not.toContain('Brand');
  });

  test('cost more with a brand, and the estimate says so', async () => {
    const { store } = openReadyApp();
    const estimate = () => store.set(estimateAtom, [{ campaign: READY, platforms: ['instagram'] }]);
    const before = await estimate();
    store.set(putBrandAtom, VETS);
    const after = await estimate();
    expect(after?.prompt[0]).toBeGreaterThan((before?.prompt[0] ?? Infinity) + 100);
  });
});

describe('two accounts and two tabs', () => {
  beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));
  afterEach(() => vi.unstubAllGlobals());

  test('what one tab adds is in the other, and both changes of one brand are kept', async () => {
    const world = createWorld();
    const [one, two] = [await openTab(world), await openTab(world)];
    await one.signIn('a@example.com');
    await turn(50);
    one.store.set(putBrandAtom, voice('Vets'));
    await turn(50);
    const [shown] = two.store.get(brandsAtom);
    expect(shown?.name).toBe('Vets');
    one.store.set(putBrandAtom, { ...voice('Vets'), link: 'https://a.example' }, shown);
    two.store.set(putBrandAtom, { ...voice('Vets'), signOff: 'Bye' }, shown);
    await turn(80);
    for (const { store } of [one, two])
      expect(store.get(brandsAtom)).toMatchObject([{ link: 'https://a.example', signOff: 'Bye' }]);
    one.kill();
    two.kill();
  });

  test('the next account sees none of them, and they come back to their own', async () => {
    const world = createWorld();
    const tab = await openTab(world);
    await tab.signIn('a@example.com');
    await turn(50);
    tab.store.set(putBrandAtom, voice('Vets of A'));
    await turn(50);
    await tab.signIn('b@example.com');
    await turn(50);
    expect(names(tab.store)).toEqual([]);
    expect(await dump(world, 'documents')).not.toContain('Vets of A');
    tab.store.set(putBrandAtom, voice('Café of B'));
    await turn(50);
    await tab.signIn('a@example.com');
    await turn(50);
    expect(names(tab.store)).toEqual(['Vets of A']);
    tab.kill();
  });

  test('a form that is open goes with its account', async () => {
    const world = createWorld();
    const tab = await openTab(world);
    await tab.signIn('a@example.com');
    await turn(50);
    tab.store.set(openBrandFormAtom, undefined);
    tab.store.set(changeBrandFormAtom, { posts: ['A post of A'] });
    await tab.signIn('b@example.com');
    await turn(50);
    expect(tab.store.get(brandFormAtom)).toBeUndefined();
    tab.kill();
  });
});
