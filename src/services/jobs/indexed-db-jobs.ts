import { type Job, MAX_JOBS } from '#domain/job.ts';
import { parseJob } from '#domain/parse-job.ts';
import { type Database, requested } from '#services/storage/database.ts';
import type { JobStore } from './jobs.ts';

/** Jobs in the database that documents are in. Every change is one transaction, strict. */
export function createIndexedDbJobStore(database: Database): JobStore {
  const write = <T>(work: (jobs: IDBObjectStore) => Promise<T>) =>
    database.transact(
      ['jobs'],
      'readwrite',
      (transaction) => work(transaction.objectStore('jobs')),
      {
        durability: 'strict',
      },
    );

  return {
    readAll: () => database.transact(['jobs', 'quarantine'], 'readwrite', readJobs),
    add: (make, same) =>
      write(async (store) => {
        const jobs = readable(await requested<unknown[]>(store.getAll()));
        const found = jobs.find(same);
        if (found || jobs.length >= MAX_JOBS) return found;
        const job = make((jobs.at(-1)?.order ?? 0) + 1);
        store.put(job, job.id);
        return job;
      }),
    change: (id, change) =>
      write(async (store) => {
        const job = parseJob(await requested<unknown>(store.get(id)));
        const changed = job && change(job);
        if (changed) store.put(changed, id);
        return changed;
      }),
    remove: (ids) =>
      write(async (store) => {
        for (const id of ids) store.delete(id);
      }),
    clear: () => write(async (store) => void store.clear()),
    writeNow(job) {
      const transaction = database.begin(['jobs']);
      transaction?.objectStore('jobs').put(job, job.id);
      transaction?.commit();
    },
  };
}

const readable = (values: readonly unknown[]): Job[] =>
  values.flatMap((value) => parseJob(value) ?? []).toSorted((a, b) => a.order - b.order);

/** What is no job of ours goes into quarantine as it is; one of a later version stays where it is. */
async function readJobs(transaction: IDBTransaction): Promise<readonly Job[]> {
  const store = transaction.objectStore('jobs');
  const [keys, values] = await Promise.all([
    requested(store.getAllKeys()),
    requested<unknown[]>(store.getAll()),
  ]);
  values.forEach((value, index) => {
    const key = keys[index];
    if (key === undefined || isOurs(value, key) || isOfLaterVersion(value)) return;
    transaction.objectStore('quarantine').put(value, `job ${JSON.stringify(key)}`);
    store.delete(key);
  });
  return readable(values.filter((value, index) => isOurs(value, keys[index])));
}

const isOurs = (value: unknown, key: IDBValidKey | undefined) => parseJob(value)?.id === key;

function isOfLaterVersion(value: unknown): boolean {
  const { v } = Object(value);
  return typeof v === 'number' && v > 1;
}
