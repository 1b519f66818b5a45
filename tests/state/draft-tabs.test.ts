import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import { visiblePart } from '#domain/drafts/draft-part.ts';
import { createDatabase } from '#services/storage/database.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';
import { connectDocuments } from '#state/storage/documents.ts';
import { draftsAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { ORIGIN } from '../domain/campaigns.ts';

/**
 * Tabs that share a disk and do to drafts what users do, while storage is slow, refuses, or is killed
 * with the tab at any await. Each word is typed once, so that the disk shows what became of it.
 */

const SEED = 20_261_122;

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  // Fake-indexeddb works on `setImmediate`, which stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const flushTasks = async (turns = 150) => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
};

/** The factory as one tab has it: its disk may refuse, and a kill takes everything under way. */
function tabFactory(shared: IDBFactory) {
  const running = new Set<IDBTransaction>();
  let refuses = false;
  let isDead = false;
  const factory = Object.create(shared) as IDBFactory;
  factory.open = (name, version) => {
    const request = shared.open(name, version);
    request.addEventListener('success', () => {
      const handle = request.result;
      const begin = handle.transaction.bind(handle);
      handle.transaction = (...args) => {
        if (isDead) throw new Error('The tab is gone');
        const transaction = begin(...args);
        if (refuses && transaction.mode === 'readwrite') {
          transaction.commit = () => undefined;
          setImmediate(abort, transaction);
        }
        running.add(transaction);
        for (const end of ['complete', 'abort']) {
          transaction.addEventListener(end, () => running.delete(transaction));
        }
        return transaction;
      };
    });
    return request;
  };
  return {
    factory,
    refuse: (does: boolean) => void (refuses = does),
    works: () => !refuses && !isDead,
    kill() {
      isDead = true;
      for (const transaction of running) abort(transaction);
    },
  };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // It is over, or committing: the disk has it.
    if (!(error instanceof DOMException)) throw error;
  }
}

function device() {
  const shared = new IDBFactory();
  const listeners = new Map<string, (message: Readonly<Record<string, unknown>>) => void>();
  let [opened, time] = [0, 0];
  // No two presses of a person happen at once, however fast this runs.
  const now = () => (time += 1);
  return {
    open(isDeaf: boolean) {
      const name = `tab${(opened += 1)}`;
      const channel: TabChannel = {
        emit: (message) => {
          for (const [other, hear] of listeners) if (other !== name) setImmediate(hear, message);
        },
        subscribe: (listener) => void (isDeaf || listeners.set(name, listener)),
      };
      const storage = tabFactory(shared);
      const database = createDatabase(storage.factory);
      const disk = createIndexedDbDocumentStore(database, { channel, tab: name, now });
      const store = createStore();
      const tab = {
        store,
        disk,
        storage,
        /** Words that the user typed and that the tab has not reported as saved. */
        unsaved: new Set<string>(),
        /** Deletions that the tab has not reported as saved. */
        deleting: new Set<string>(),
        /** The draft that Undo brings back, with its words. */
        undoable: undefined as Undoable | undefined,
        /** Drafts brought back, that the tab has not reported as saved, with their words. */
        restoring: new Map<string, Set<string>>(),
        close: () => void listeners.delete(name),
      };
      const answered = disk.open();
      return { tab, answered };
    },
  };
}

interface Undoable {
  readonly id: string;
  readonly words: readonly string[];
}

type Tab = ReturnType<ReturnType<typeof device>['open']>['tab'];

const draft = (id: string): Draft => ({
  id,
  text: `Draft ${id}.`,
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  cutShort: false,
  origin: { ...ORIGIN, contentType: 'image' },
});

const wordsOf = (one: Draft): string[] => [
  ...new Set(
    textsOf(one)
      .join(' ')
      .match(/w\d+\./g) ?? [],
  ),
];
const textsOf = ({ text, editing, imagePrompt, editingPart }: Draft) => [
  text,
  editing,
  imagePrompt,
  editingPart,
];
const draftsOf = ({ store }: Tab) => store.get(draftsAtom).drafts;

const which = fc.nat(2);
const target = fc.nat(3);
const STEP = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), which, target }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('save' as const), which, target }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which, target }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), turns: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refresh' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refuse' as const),
      which,
      does: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('leave' as const, 'kill' as const),
      which,
      isDeaf: fc.boolean(),
      isSlow: fc.boolean(),
    }),
  },
);

/** Both of a post's editors, in tabs that come and go. */
const PART_STEP = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('type part' as const, 'save part' as const),
      which,
      target,
    }),
  },
  {
    weight: 5,
    arbitrary: STEP.filter(({ kind }) => !['add', 'delete', 'undo'].includes(kind)),
  },
);
type Step = typeof PART_STEP extends fc.Arbitrary<infer T> ? T : never;

type Edit = 'type' | 'save' | 'type part' | 'save part';

function edited(it: Draft, word: string, kind: Edit): Draft {
  const saved = { revision: it.revision + 1, updatedAt: it.updatedAt + 1 };
  const text = `${visibleText(it)} ${word}`;
  const part = `${visiblePart(it) ?? ''} ${word}`;
  const { editing: _, ...withText } = it;
  const { editingPart: __, ...withPart } = it;
  switch (kind) {
    case 'type':
      return { ...it, editing: text };
    case 'save':
      return { ...withText, ...saved, text };
    case 'type part':
      return { ...it, editingPart: part };
    case 'save part':
      return { ...withPart, ...saved, imagePrompt: part };
  }
}

/** Promises made to the users. */
interface Ledger {
  /** Words that must be in some draft at the end. */
  readonly words: Set<string>;
  /** Words that a user saw in a draft and deleted with it. */
  readonly dropped: Set<string>;
  /**
   * Ids that must not come back: deleted on disk, by a tab that had seen every word in them, and not
   * brought back by a later press of Undo.
   */
  readonly deleted: Set<string>;
  /** Ids that must be there: brought back on disk, and not deleted by a later press. */
  readonly restored: Set<string>;
  /** Every word that was ever typed, by the draft it was typed in. */
  readonly typed: Map<string, Set<string>>;
}

async function run(steps: readonly Step[], isDeaf: boolean): Promise<void> {
  const { open } = device();
  const ledger: Ledger = {
    words: new Set(),
    dropped: new Set(),
    deleted: new Set(),
    restored: new Set(),
    typed: new Map(),
  };

  async function openTab(deaf: boolean, isSlow = false): Promise<Tab> {
    const { tab, answered } = open(deaf);
    if (!isSlow) await answered;
    connectDocuments(tab.store, tab.disk);
    let isFirst = true;
    tab.disk.subscribe((state) => {
      if (!isFirst && state === 'saved') onSaved(tab);
      isFirst = false;
    });
    return tab;
  }

  function onSaved(tab: Tab): void {
    for (const word of tab.unsaved) ledger.words.add(word);
    for (const id of tab.deleting) ledger.deleted.add(id);
    for (const [id, words] of tab.restoring) {
      ledger.restored.add(id);
      for (const word of words) ledger.dropped.delete(word);
    }
    tab.unsaved.clear();
    tab.deleting.clear();
    tab.restoring.clear();
  }

  const tabs = [await openTab(isDeaf), await openTab(isDeaf), await openTab(false)];
  const [first] = tabs;
  for (const id of ['a', 'b']) first?.store.set(putDraftAtom, draft(id));
  await flushTasks();
  for (const tab of tabs) tab.disk.refresh();
  await flushTasks();

  function change(tab: Tab, it: Draft, index: number, kind: Edit): void {
    const word = `w${index}.`;
    const changed = edited(it, word, kind);
    // From here on the tab has a word that was not visible to the user who deleted the draft.
    ledger.deleted.delete(it.id);
    for (const other of tabs) other.deleting.delete(it.id);
    ledger.typed.set(it.id, (ledger.typed.get(it.id) ?? new Set()).add(word));
    tab.unsaved.add(word);
    tab.store.set(putDraftAtom, changed);
  }

  function remove(tab: Tab, it: Draft): void {
    const seen = new Set(wordsOf(it));
    for (const word of seen) ledger.dropped.add(word);
    tab.undoable = { id: it.id, words: [...seen] };
    ledger.restored.delete(it.id);
    for (const other of tabs) {
      const words = other.restoring.get(it.id);
      if (words && [...words].every((word) => seen.has(word))) other.restoring.delete(it.id);
    }
    if ([...(ledger.typed.get(it.id) ?? [])].every((word) => seen.has(word))) {
      tab.deleting.add(it.id);
    }
    tab.store.set(deletePostAtom, it.id);
  }

  function undo(tab: Tab): void {
    const { undoable } = tab;
    tab.undoable = undefined;
    tab.store.set(restoreDraftAtom);
    if (!undoable) return;
    const { id, words } = undoable;
    // The last press counts: an earlier deletion in any tab is undone.
    ledger.deleted.delete(id);
    for (const other of tabs) other.deleting.delete(id);
    for (const word of words) tab.unsaved.add(word);
    tab.restoring.set(id, new Set(words));
  }

  for (const [index, step] of steps.entries()) {
    if (step.kind === 'wait') {
      await flushTasks(step.turns);
      continue;
    }
    const tab = tabs[step.which];
    if (!tab) throw new Error('No such tab');
    switch (step.kind) {
      case 'type':
      case 'save':
      case 'type part':
      case 'save part':
      case 'delete': {
        const shown = draftsOf(tab);
        const it = shown[step.target % Math.max(1, shown.length)];
        if (!it) break;
        if (step.kind === 'delete') remove(tab, it);
        else change(tab, it, index, step.kind);
        break;
      }
      case 'add':
        change(tab, draft(`new${index}`), index, 'save');
        break;
      case 'undo':
        undo(tab);
        break;
      case 'refresh':
        tab.disk.refresh();
        break;
      case 'hide':
        tab.disk.flush();
        break;
      case 'refuse':
        tab.storage.refuse(step.does);
        if (!step.does) void tab.disk.saved();
        break;
      case 'leave':
      case 'kill':
        if (step.kind === 'leave') {
          // A tab whose device refuses, or has not answered yet, says so and cannot keep its promise.
          const canFlush = tab.storage.works() && (await isOpened(tab));
          tab.disk.onPageHide();
          if (canFlush) onSaved(tab);
          await flushTasks(3);
        }
        tab.storage.kill();
        tab.close();
        tabs[step.which] = await openTab(step.isDeaf, step.isSlow);
        break;
    }
  }

  for (const tab of tabs) {
    tab.storage.refuse(false);
    await tab.disk.saved();
  }
  for (let round = 0; round < 2; round += 1) {
    for (const tab of tabs) tab.disk.refresh();
    await flushTasks();
  }
  const end = await openTab(true);
  await flushTasks();
  const drafts = draftsOf(end);
  const found = new Set(drafts.flatMap(wordsOf));
  const lost = [...ledger.words].filter((word) => !found.has(word) && !ledger.dropped.has(word));
  const back = drafts.filter(({ id }) => ledger.deleted.has(id)).map(({ id }) => id);
  const ids = new Set(drafts.map(({ id }) => id));
  const gone = [...ledger.restored].filter((id) => !ids.has(id));
  expect({ lost, back, gone }).toEqual({ lost: [], back: [], gone: [] });
  // Of a text that two tabs disagree about there may be a copy too many, and never a draft.
  const originals = drafts.filter(({ copyOf }) => copyOf === undefined);
  const texts = originals.map((it) => JSON.stringify([it.text, it.editing]));
  expect(texts).toEqual([...new Set(texts)]);
  for (const tab of [...tabs, end]) expect(textsIn(tab)).toEqual(textsIn(end));
  for (const tab of [...tabs, end]) tab.storage.kill();
}

const textsIn = (tab: Tab) => draftsOf(tab).map((it) => [it.id, ...textsOf(it)]);

/** True once the tab has read the disk; before, it has no handle to flush with. */
async function isOpened(tab: Tab): Promise<boolean> {
  return tab.disk.count('draft/') > 0;
}

describe('drafts in three tabs', () => {
  test('lose no saved word of their second parts', async () => {
    await fc.assert(fc.asyncProperty(fc.array(PART_STEP, { maxLength: 30 }), fc.boolean(), run), {
      numRuns: 100,
      seed: SEED,
    });
  }, 120_000);

  test('lose no saved word, stay deleted, and come back once', async () => {
    await fc.assert(fc.asyncProperty(fc.array(STEP, { maxLength: 30 }), fc.boolean(), run), {
      numRuns: 150,
      seed: SEED,
    });
  }, 120_000);

  const [A, B] = [{ which: 0 }, { which: 1 }];
  const remove = (tab: { readonly which: number }) =>
    ({ ...tab, kind: 'delete', target: 0 }) as const;
  const undo = (tab: { readonly which: number }) => ({ ...tab, kind: 'undo' }) as const;
  const slow = (tab: { readonly which: number }, does: boolean) =>
    ({ ...tab, kind: 'refuse', does }) as const;
  const wait = { kind: 'wait', turns: 60 } as const;

  /** Orders of presses in two tabs, of which one writes later than it is pressed. */
  test.each<[string, readonly Step[]]>([
    ['a deletion after the undo', [remove(A), wait, slow(A, true), undo(A), remove(B), wait]],
    ['an undo after both deletions', [remove(A), remove(B), undo(A), wait]],
    [
      'an undo after a deletion that is written first',
      [slow(A, true), remove(A), remove(B), wait, undo(A)],
    ],
    [
      'an undo after a deletion that is written later',
      [slow(B, true), remove(B), remove(A), wait, undo(A), wait],
    ],
    ['a deletion before a saved undo', [slow(B, true), remove(A), wait, remove(B), undo(A), wait]],
    [
      'an undo after an edit that kept it',
      [
        slow(B, true),
        { ...B, kind: 'save', target: 0 },
        remove(A),
        wait,
        slow(B, false),
        wait,
        undo(A),
        wait,
      ],
    ],
    ['a deletion after a saved undo', [slow(B, true), remove(A), wait, undo(A), wait, remove(B)]],
  ])('end as the last press says: %s', async (_name, steps) => {
    for (const isDeaf of [true, false]) await run(steps, isDeaf);
  });
});
