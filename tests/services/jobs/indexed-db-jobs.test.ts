import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { newJob } from '#domain/jobs/job.ts';
import { claim } from '#domain/jobs/attempt.ts';
import { isSessionOf } from '#services/auth/is-session-of.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import { createDatabase, requested } from '#services/storage/database.ts';
import { REQUEST } from '../../domain/jobs.ts';

function open() {
  const database = createDatabase(new IDBFactory());
  return { database, store: createIndexedDbJobStore(database) };
}

const never = () => false;
const add = (store: ReturnType<typeof open>['store'], id: string) =>
  store.add((place) => newJob({ ...REQUEST, id }, place), never, never);

test('jobs are listed in the order in which they were added', async () => {
  const { store } = open();
  for (const id of ['c', 'a', 'b']) await add(store, id);
  expect((await store.readAll()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('a job with the same fingerprint is not added twice', async () => {
  const { store } = open();
  await add(store, 'a');
  const found = await store.add(
    (place) => newJob({ ...REQUEST, id: 'b' }, place),
    ({ fingerprint }) => fingerprint === REQUEST.fingerprint,
    never,
  );
  expect(found?.id).toBe('a');
  expect(await store.readAll()).toHaveLength(1);
});

test('a job claimed twice at once is claimed by one caller', async () => {
  const { store } = open();
  await add(store, 'a');
  const claims = await Promise.all([1, 2].map(() => store.change('a', (job) => claim(job, 1000))));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await store.readAll()).toMatchObject([{ attempts: 1, status: 'sending' }]);
});

test('an unreadable record is left alone for the release that wrote it', async () => {
  const { database, store } = open();
  await add(store, 'a');
  const forNewPlatform = newJob(REQUEST, 2);
  Object.assign(forNewPlatform, {
    id: 'new',
    campaign: { ...REQUEST.campaign, platform: 'novel' },
  });
  await database.transact(['jobs'], 'readwrite', (transaction) => {
    const jobs = transaction.objectStore('jobs');
    jobs.put('garbage', 'g');
    jobs.put({ ...newJob(REQUEST, 1), attempts: -5 }, 'broken');
    jobs.put({ v: 2, id: 'later' }, 'later');
    jobs.put(forNewPlatform, forNewPlatform.id);
  });
  expect((await store.readAll()).map(({ id }) => id)).toEqual(['a']);
  expect(await store.change('new', (job) => ({ ...job, deferred: true }))).toBeUndefined();
  await add(store, 'b');
  const kept = await database.transact(['jobs', 'quarantine'], 'readonly', (transaction) =>
    Promise.all([
      requested(transaction.objectStore('jobs').getAllKeys()),
      requested<unknown>(transaction.objectStore('jobs').get('new')),
      requested(transaction.objectStore('quarantine').count()),
    ]),
  );
  expect(kept).toEqual([['a', 'b', 'broken', 'g', 'later', 'new'], forNewPlatform, 0]);
});

test('an add that makes no job writes nothing', async () => {
  const { store } = open();
  expect(await store.add(() => undefined, never, never)).toBeUndefined();
  expect(await store.readAll()).toEqual([]);
});

test('a job is added only while the page’s session is stored', async () => {
  const { database } = open();
  const of = (email: string) => JSON.stringify({ user: { email } });
  const store = createIndexedDbJobStore(database, (it) =>
    isSessionOf(it, { email: 'ada@example.com' }),
  );
  const put = (session: string | undefined) =>
    database.transact(['key-values'], 'readwrite', (transaction) => {
      const values = transaction.objectStore('key-values');
      if (session === undefined) values.delete('session');
      else values.put(session, 'session');
    });
  await put(of('ada@example.com'));
  expect(await add(store, 'a')).toMatchObject({ id: 'a' });
  for (const other of [undefined, '{', 'null', of('eve@example.com')]) {
    await put(other);
    await expect(add(store, 'b')).rejects.toThrow();
  }
  const signedOut = createIndexedDbJobStore(database, (it) => isSessionOf(it, undefined));
  await put('{}');
  await expect(add(signedOut, 'b')).rejects.toThrow();
  expect((await store.readAll()).map(({ id }) => id)).toEqual(['a']);
});
