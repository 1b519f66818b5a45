import { set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { IDBFactory } from 'fake-indexeddb';
import { SHARED_MAX } from '#domain/site/share-target.ts';
import { sharedInboxStore } from '#services/share-target/inbox-records.ts';
import { createSharedInbox } from '#services/share-target/indexed-db-inbox.ts';
import type { Exclusive } from '#services/locks/exclusive.ts';
import { createDatabase } from '#services/storage/database.ts';
import { readSharedFiles } from '#services/share-target/read-files.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const openInbox = () => createSharedInbox(createDatabase(indexedDB));

const tried = (text: string) => ({ kind: 'tried', text, at: 1 }) as const;

const part = (text: string) => ({ kind: 'text', text, cut: false }) as const;

test('shared items are listed in order until they are removed', async () => {
  const inbox = openInbox();
  expect(await inbox.list()).toEqual([]);
  expect(await inbox.add([part('one'), part('two')])).toBe(true);
  const [first, second] = await openInbox().list();
  expect([first, second]).toMatchObject([part('one'), part('two')]);
  await inbox.remove(first?.id ?? '');
  expect(await inbox.list()).toEqual([second]);
});

test('foreign records are omitted', async () => {
  await set('junk', { kind: 'text', text: 1 }, sharedInboxStore(createDatabase(indexedDB)));
  expect(await openInbox().list()).toEqual([]);
});

test('an inbox at its limit refuses further items and keeps the existing ones', async () => {
  const inbox = openInbox();
  const many = Array.from({ length: SHARED_MAX }, (_, index) => part(String(index)));
  expect(await inbox.add(many)).toBe(true);
  expect(await inbox.add([part('one more')])).toBe(false);
  expect(await inbox.list()).toHaveLength(SHARED_MAX);
});

test('a kept item takes the place of the one with its id, and of no other', async () => {
  const inbox = openInbox();
  await inbox.add([part('shared')]);
  const id = await inbox.keep(tried('first'));
  expect(id).toBeDefined();
  expect(await inbox.keep(tried('second'), id)).toBe(id);
  const other = await inbox.keep(tried('of another tab'));
  const items = await openInbox().list();
  expect(items).toHaveLength(3);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining(part('shared')),
      { id, ...tried('second'), isAnyones: true },
      { id: other, ...tried('of another tab'), isAnyones: true },
    ]),
  );
});

test('an inbox at its limit changes what it keeps, and keeps nothing new', async () => {
  const inbox = openInbox();
  const id = await inbox.keep(tried('first'));
  await inbox.add(Array.from({ length: SHARED_MAX - 1 }, (_, index) => part(String(index))));
  expect(await inbox.keep(tried('second'), id)).toBe(id);
  expect(await inbox.keep(tried('one more'))).toBeUndefined();
});

test('two tabs use an item once, and one that was not used stays', async () => {
  const inTurn = createTurns();
  const tabs = [1, 2].map(() => createSharedInbox(createDatabase(indexedDB), inTurn));
  const id = (await openInbox().keep(tried('Lovely.'))) ?? '';
  await tabs[0]?.take(id, async () => ({ isUsed: false }));
  let uses = 0;
  const taken = await Promise.all(
    tabs.map((tab) =>
      tab.take(id, async () => {
        uses += 1;
        return { isUsed: true };
      }),
    ),
  );
  expect(uses).toBe(1);
  expect(taken).toEqual([{ isUsed: true }, undefined]);
  expect(await openInbox().list()).toEqual([]);
});

/** Works in turn, as the lock of the browser does. */
function createTurns(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

test('an inbox without a database stores and lists nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No', 'SecurityError');
    },
  });
  const inbox = openInbox();
  expect(await inbox.add([part('one')])).toBe(false);
  expect(await inbox.keep(tried('one'))).toBeUndefined();
  expect(await inbox.list()).toEqual([]);
});

test('files are accepted as long as they fit', async () => {
  const file = (name: string, size: number) => new File(['a'.repeat(size)], name);
  const parts = await readSharedFiles([file('a', 150_000), file('b', 60_000), file('c', 50_000)]);
  expect(parts.map((one) => ('problem' in one ? one.problem : one.kind))).toEqual([
    'file',
    'too-large',
    'file',
  ]);
});
