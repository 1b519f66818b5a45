import fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_CAMPAIGN } from '#domain/campaign/campaign.ts';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import { createDatabase, requested, type StoreName } from '#services/storage/database.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';
import {
  campaignAtom,
  campaignIdAtom,
  chooseAtom,
  setQuotesAtom,
} from '#state/campaign/campaign.ts';
import { servicesAtom } from '#state/services.ts';
import { connectDocuments, deviceAnsweredAtom, saveStateAtom } from '#state/storage/documents.ts';
import { draftsAtom, draftsReadAtom, openDraftAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { insightTextAtom } from '#state/quotes/insight.ts';
import { keepSortingAtom, ownSortingAtom, toggleSortingAtom } from '#state/quotes/theme-sorting.ts';
import { ORIGIN, READY } from '../domain/campaigns.ts';
import { openApp } from './fake-app.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

const DRAFT: Draft = {
  id: 'a',
  text: 'It began.',
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  cutShort: false,
  origin: ORIGIN,
};

/** Waits about as many turns of the event loop as several transactions take. */
async function flushTasks(turns = 120): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
}

/** A device whose tabs receive each other's messages, unless they are deaf. */
function device() {
  const factory = new IDBFactory();
  const ears: ((message: Readonly<Record<string, unknown>>) => void)[] = [];
  let opened = 0;
  function channel(deaf: boolean): TabChannel {
    let own: ((message: Readonly<Record<string, unknown>>) => void) | undefined;
    return {
      emit: (message) => ears.forEach((hear) => hear !== own && setImmediate(() => hear(message))),
      subscribe(listener) {
        if (deaf) return;
        own = listener;
        ears.push(listener);
      },
    };
  }
  return {
    factory,
    /**
     * `stops`: the disk fails once while it reads the documents that the first render doesn't need.
     * `late`: the page is shown before the disk answers.
     */
    async open({ deaf = false, stops = false, late = false } = {}) {
      const database = createDatabase(factory);
      const { transact } = database;
      let isGone = false;
      const gone = () => Promise.reject(new Error('The page is gone'));
      database.transact = (stores, mode, work, options) =>
        transact(stores, mode, (it) => (isGone ? gone() : work(it)), options);
      const disk = createIndexedDbDocumentStore(database, {
        channel: channel(deaf),
        tab: `tab${(opened += 1)}`,
        first: () => ['draft/a'],
      });
      const store = createStore();
      if (late) connectDocuments(store, disk);
      await disk.open();
      if (stops) {
        database.transact = async () => {
          database.transact = transact;
          throw new DOMException('The disk is stuck', 'UnknownError');
        };
      }
      if (!late) connectDocuments(store, disk);
      store.set(servicesAtom, openApp().store.get(servicesAtom));
      store.set(deviceAnsweredAtom, true);
      const leave = () => {
        disk.onPageHide();
        isGone = true;
      };
      return { store, disk, leave };
    },
    async all(name: StoreName): Promise<Record<string, unknown>> {
      const [keys, values] = await createDatabase(factory).transact([name], 'readonly', (it) =>
        Promise.all([
          requested(it.objectStore(name).getAllKeys()),
          requested<unknown[]>(it.objectStore(name).getAll()),
        ]),
      );
      return Object.fromEntries(
        keys.map((key, index) => [JSON.stringify(key).slice(1, -1), values[index]]),
      );
    },
    async put(name: StoreName, key: string, value: unknown) {
      await createDatabase(factory).transact([name], 'readwrite', (it) => {
        it.objectStore(name).put(value, key);
      });
    },
  };
}

type Tab = Awaited<ReturnType<ReturnType<typeof device>['open']>>;

/** Appends a word to every draft of a tab. */
function type({ store }: Tab, word: string): void {
  for (const draft of store.get(draftsAtom).drafts) {
    store.set(putDraftAtom, { ...draft, editing: `${visibleText(draft)} ${word}` });
  }
}

const textsOf = ({ store }: Tab) =>
  store.get(draftsAtom).drafts.flatMap(({ text, editing = '' }) => [text, editing]);

describe('two tabs', () => {
  test('a tab shows what another tab writes', async () => {
    const { open } = device();
    const [one, two] = [await open(), await open()];
    one.store.set(campaignAtom, READY);
    await flushTasks();
    expect(two.store.get(campaignAtom)).toEqual(READY);
  });

  test('two tabs that missed each other’s messages keep the choices of both', async () => {
    const { open } = device();
    const [one, two] = [await open({ deaf: true }), await open({ deaf: true })];
    one.store.set(campaignAtom, { ...EMPTY_CAMPAIGN, platform: 'facebook' });
    await flushTasks();
    two.store.set(campaignAtom, { ...EMPTY_CAMPAIGN, tone: 'joyful' });
    await flushTasks();
    const expected = { ...EMPTY_CAMPAIGN, platform: 'facebook', tone: 'joyful' };
    expect(two.store.get(campaignAtom)).toEqual(expected);
    expect((await open()).store.get(campaignAtom)).toEqual(expected);
  });

  test('two tabs that typed in the same field keep both texts', async () => {
    const { open } = device();
    const [one, two] = [await open({ deaf: true }), await open({ deaf: true })];
    one.store.set(insightTextAtom, 'from the left');
    await flushTasks();
    two.store.set(insightTextAtom, 'from the right');
    await flushTasks();
    expect((await open()).store.get(insightTextAtom)).toBe('from the left\n\nfrom the right');
  });

  test('each tab has its own open draft', async () => {
    const { open } = device();
    const [one, two] = [await open(), await open()];
    one.store.set(putDraftAtom, { ...DRAFT, id: 'b' });
    one.store.set(putDraftAtom, DRAFT);
    await flushTasks();
    two.store.set(openDraftAtom, 'b');
    await flushTasks();
    expect(one.store.get(draftsAtom).currentId).toBe('a');
  });

  test('a tab that returns from the background is brought up to date', async () => {
    const { open } = device();
    const [one, two] = [await open({ deaf: true }), await open({ deaf: true })];
    one.store.set(campaignAtom, READY);
    await flushTasks();
    two.disk.refresh();
    await flushTasks();
    expect(two.store.get(campaignAtom)).toEqual(READY);
  });

  test('two tabs lose no word of a draft that both edit, under random events', async () => {
    const tab = fc.constantFrom(0, 1);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('type' as const), tab }),
      fc.record({ kind: fc.constant('wait' as const), turns: fc.nat(25) }),
      fc.record({ kind: fc.constant('refresh' as const), tab }),
      fc.record({ kind: fc.constant('hide' as const), tab }),
      fc.record({ kind: fc.constant('reload' as const), tab, deaf: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, deaf) => {
        const { open } = device();
        const tabs = [await open({ deaf }), await open({ deaf })] as const;
        const live: Tab[] = [...tabs];
        live[0]?.store.set(putDraftAtom, DRAFT);
        await flushTasks();
        live[1]?.disk.refresh();
        await flushTasks();
        const words: string[] = [];
        for (const [index, it] of steps.entries()) {
          if (it.kind === 'wait') {
            await flushTasks(it.turns);
            continue;
          }
          const here = live[it.tab];
          if (!here) throw new Error('No such tab');
          if (it.kind === 'type') {
            words.push(`w${index}.`);
            type(here, `w${index}.`);
          } else if (it.kind === 'refresh') here.disk.refresh();
          else here.disk.flush();
          if (it.kind === 'reload') live[it.tab] = await open({ deaf: it.deaf });
        }
        await flushTasks();
        const after = textsOf(await open()).join('\n');
        expect(words.filter((word) => !after.includes(word))).toEqual([]);
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
  }, 60_000);

  test('two tabs lose no word that one saves while the other reads its drafts', async () => {
    const { open, all } = device();
    const one = await open();
    one.store.set(putDraftAtom, DRAFT);
    for (let index = 0; index < 60; index += 1) {
      one.store.set(putDraftAtom, { ...DRAFT, id: `other${index}` });
    }
    await flushTasks();
    const two = await open({ stops: true });
    await flushTasks();
    expect(two.store.get(draftsReadAtom)).toBe(false);
    one.store.set(putDraftAtom, { ...DRAFT, text: 'It began. Saved.' });
    await flushTasks();
    expect(textsOf(two)).toEqual(['It began. Saved.', '']);
    type(two, 'typed.');
    await flushTasks(400);
    expect(two.store.get(draftsReadAtom)).toBe(true);
    expect(JSON.stringify((await all('documents'))['draft/a'])).toContain(
      'It began. Saved. typed.',
    );
    const texts = two.store.get(draftsAtom).drafts.filter(({ id }) => id === 'a');
    expect(texts).toMatchObject([{ editing: 'It began. Saved. typed.' }]);
  });

  test('a conflict between two tabs makes one copy that names its original', async () => {
    const { open } = device();
    const one = await open({ deaf: true });
    one.store.set(putDraftAtom, DRAFT);
    await flushTasks();
    const two = await open({ deaf: true });
    type(one, 'left.');
    await flushTasks();
    type(two, 'right.');
    await flushTasks();
    const { drafts } = two.store.get(draftsAtom);
    expect(drafts.map(({ copyOf }) => copyOf)).toEqual([undefined, 'a']);
    expect(new Set(drafts.map(({ editing }) => editing))).toEqual(
      new Set(['It began. left.', 'It began. right.']),
    );
  });
});

describe('documents of another release', () => {
  test('a newer document is left alone: the tab warns and stores its changes apart', async () => {
    const { open, put, all } = device();
    const tab = await open();
    tab.store.set(insightTextAtom, 'typed');
    await flushTasks();
    const newer = { version: 99, rev: 7, by: 'newer', data: { text: 'of tomorrow' } };
    await put('documents', 'insight-text', newer);
    tab.store.set(insightTextAtom, 'typed on');
    await flushTasks();
    const documents = await all('documents');
    expect(documents['insight-text']).toEqual(newer);
    expect(tab.store.get(saveStateAtom)).toBe('outdated');
    expect(tab.store.get(insightTextAtom)).toBe('typed on');
    expect(Object.values(documents)).toContainEqual(
      expect.objectContaining({ pendingFor: 'insight-text', data: 'typed on' }),
    );
  });

  test('an unreadable document is quarantined byte for byte', async () => {
    const { open, put, all } = device();
    const junk = new Uint8Array([0, 255, 7]);
    await put('documents', 'campaign', junk);
    await put('documents', 'draft/a', { version: 1, data: 'no draft' });
    const { disk } = await open();
    await flushTasks();
    expect(await disk.quarantined('campaign')).toEqual([junk]);
    expect(await disk.quarantined('draft/')).toEqual([{ version: 1, data: 'no draft' }]);
    expect(Object.keys(await all('documents'))).toEqual(['campaign']);
  });
});

describe('a wipe', () => {
  test('a wipe deletes every text in every tab, and no tab restores it', async () => {
    const { open, all, put } = device();
    const [one, two] = [await open(), await open({ deaf: true })];
    one.store.set(putDraftAtom, { ...DRAFT, text: 'secret' });
    one.store.set(insightTextAtom, 'secret');
    await put('jobs', 'job', 'secret');
    await put('quarantine', 'x', 'secret');
    await flushTasks();
    two.disk.refresh();
    await flushTasks();
    expect(textsOf(two)).toContain('secret');
    two.disk.flush();
    await one.disk.wipe([]);
    await flushTasks();
    expect(textsOf(one)).toEqual([]);
    type(two, 'and more');
    await flushTasks();
    expect(textsOf(two)).toEqual([]);
    const left = await Promise.all((['documents', 'jobs', 'quarantine'] as const).map(all));
    expect(JSON.stringify(left)).not.toContain('secret');
  });

  test('a wipe deletes the pending changes and the memory of a frozen tab', async () => {
    const { open, all } = device();
    const [one, frozen] = [await open(), await open({ deaf: true })];
    await one.disk.saved();
    frozen.store.set(putDraftAtom, { ...DRAFT, text: 'secret' });
    frozen.store.set(insightTextAtom, 'secret');
    frozen.disk.onPageHide();
    await one.disk.wipe([]);
    type(frozen, 'and more');
    frozen.disk.refresh();
    await flushTasks();
    expect(textsOf(frozen)).toEqual([]);
    expect(JSON.stringify(await all('documents'))).not.toContain('secret');
    expect(textsOf(await open())).toEqual([]);
  });

  test('a wipe of the queue alone keeps the drafts', async () => {
    const { open, all, put } = device();
    const { store, disk } = await open();
    store.set(insightTextAtom, 'stays');
    await put('jobs', 'job', 'goes');
    await disk.wipe();
    await flushTasks();
    expect(await all('jobs')).toEqual({});
    expect((await open()).store.get(insightTextAtom)).toBe('stays');
  });
});

describe('a page that is reloaded', () => {
  test.each([false, true])(
    'a reload at any moment after a press keeps the draft under review; shown before the disk answers: %s',
    async (late) => {
      const ends = new Set<boolean>();
      for (let turns = 0; turns < 12; turns += 1) {
        const { open, all } = device();
        const page = await open({ deaf: true });
        for (const id of ['b', 'a']) page.store.set(putDraftAtom, { ...DRAFT, id });
        await page.disk.saved();
        page.store.set(openDraftAtom, 'b');
        await flushTasks(turns);
        page.leave();
        const isBeside = Object.keys(await all('documents')).some((it) => it.startsWith('pending'));
        ends.add(isBeside);
        const { store } = await open({ late });
        expect(store.get(draftsAtom).currentId).toBe('b');
        await flushTasks();
        expect(store.get(draftsAtom).currentId).toBe('b');
      }
      expect(ends).toEqual(new Set([true, false]));
    },
  );

  test('what another tab left as it was closed does not change the draft under review', async () => {
    const { open } = device();
    const closed = await open({ deaf: true });
    for (const id of ['b', 'a']) closed.store.set(putDraftAtom, { ...DRAFT, id });
    await closed.disk.saved();
    const { store, disk } = await open();
    expect(store.get(draftsAtom).currentId).toBe('a');
    closed.store.set(openDraftAtom, 'b');
    closed.leave();
    disk.refresh();
    await flushTasks();
    expect(store.get(draftsAtom).currentId).toBe('a');
    expect((await open()).store.get(draftsAtom).currentId).toBe('b');
  });
});

test('a new campaign in one tab leaves the other tab its own, the first one too', async () => {
  const { open } = device();
  const [one, two] = [await open(), await open()];
  one.store.set(campaignAtom, READY);
  await flushTasks();
  expect(two.store.get(campaignAtom)).toEqual(READY);
  two.store.set(campaignIdAtom, 'second');
  two.store.set(chooseAtom, { subject: 'Another' });
  await flushTasks();
  expect(one.store.get(campaignAtom)).toEqual(READY);
  one.store.set(chooseAtom, { subject: 'Mine' });
  await flushTasks();
  expect(two.store.get(campaignAtom).subject).toBe('Another');
  expect((await open()).store.get(campaignAtom).subject).toBe('Another');
});

describe('themes by a model in two tabs', () => {
  const QUOTES = [{ id: 'a', text: 'The staff are kind.' }];
  const sortingBy = (model: string) => ({
    model,
    themes: [{ label: model, quoteIds: ['a'] }],
    read: ['a'],
    replaced: [],
  });

  test('a sorting and the choice to hide it reach the other tab', async () => {
    const { open } = device();
    const [one, two] = [await open(), await open()];
    one.store.set(setQuotesAtom, QUOTES);
    one.store.set(keepSortingAtom, sortingBy('m'));
    await flushTasks();
    expect(two.store.get(ownSortingAtom)).toEqual(sortingBy('m'));
    two.store.set(toggleSortingAtom);
    await flushTasks();
    expect(one.store.get(ownSortingAtom)?.isHidden).toBe(true);
  });

  test.each([false, true])(
    'two tabs that sort at once keep the same sorting (deaf: %s)',
    async (deaf) => {
      const { open } = device();
      const first = await open();
      first.store.set(setQuotesAtom, QUOTES);
      await flushTasks();
      const [one, two] = [await open({ deaf }), await open({ deaf })];
      one.store.set(keepSortingAtom, sortingBy('first'));
      two.store.set(keepSortingAtom, sortingBy('second'));
      await flushTasks();
      const third = await open();
      const kept = third.store.get(ownSortingAtom);
      expect([sortingBy('first'), sortingBy('second')]).toContainEqual(kept);
      if (!deaf)
        expect([one, two].map(({ store }) => store.get(ownSortingAtom))).toEqual([kept, kept]);
    },
  );
});
