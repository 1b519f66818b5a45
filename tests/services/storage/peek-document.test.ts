import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '#services/storage/database.ts';
import { peekDocument } from '#services/storage/peek-document.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

const pending = (pendingFor: string, data: unknown) => ({
  pendingFor,
  version: 1,
  data,
  bases: [],
});

async function peek(records: Readonly<Record<string, unknown>>) {
  const database = createDatabase(new IDBFactory());
  await database.transact(['documents'], 'readwrite', (transaction) => {
    const store = transaction.objectStore('documents');
    for (const [key, value] of Object.entries(records)) store.put(value, key);
  });
  return (await peekDocument(database, 'choice')).map(({ data }) => data);
}

test('a document is found with its pending changes, and none of another document', async () => {
  expect(
    await peek({
      choice: { version: 1, data: true, rev: 3, by: 'tab' },
      'pending choice tab-1': pending('choice', false),
      'pending choices tab-1': pending('choices', 'other'),
      choices: { version: 1, data: 'other', rev: 1, by: 'tab' },
    }),
  ).toEqual([true, false]);
});

test('no document is found if it is missing, wiped or garbage', async () => {
  expect(await peek({})).toEqual([]);
  expect(await peek({ choice: { wiped: true, rev: 4 } })).toEqual([]);
  expect(await peek({ choice: 'garbage', 'pending choice 1': 7 })).toEqual([]);
});
