import { type Job, MAX_JOBS } from '#domain/jobs/job.ts';
import { parseJob, recordOf } from '#domain/jobs/parse-job.ts';
import { SESSION } from '#services/auth/stored-session.ts';
import { type Database, requested, type StoreName } from '#services/storage/database.ts';
import type { JobStore } from './jobs.ts';

const LOGGED_OUT = new Error('The user has logged out in another tab');

/**
 * Stores jobs in the documents' database. Every change is one strict transaction. A record that
 * cannot be parsed, such as one of a newer release, is left for a tab that can parse it.
 *
 * `mayAdd` receives the stored session in the transaction of an addition. A logout deletes the
 * session and the jobs in one, so a tab that has not heard of it leaves no job behind, and hears of
 * it through `onLoggedOut` before its addition is rejected.
 */
export function createIndexedDbJobStore(
  database: Database,
  mayAdd: (session: unknown) => boolean = () => true,
  onLoggedOut: () => Promise<void> = async () => undefined,
): JobStore {
  const write = <T>(
    work: (jobs: IDBObjectStore, all: IDBTransaction) => Promise<T>,
    stores: readonly StoreName[] = ['jobs'],
  ) =>
    database.transact(stores, 'readwrite', (all) => work(all.objectStore('jobs'), all), {
      durability: 'strict',
    });

  return {
    readAll: () =>
      database.transact(['jobs'], 'readonly', (transaction) =>
        readJobs(transaction.objectStore('jobs')),
      ),
    add: (make, isInTheWay, isReplaced) =>
      write(
        async (store, all) => {
          const session = requested<unknown>(all.objectStore('key-values').get(SESSION));
          const [jobs, isSignedIn] = await Promise.all([readJobs(store), session.then(mayAdd)]);
          if (!isSignedIn) throw LOGGED_OUT;
          const found = jobs.find(isInTheWay);
          if (found) return found;
          const replaced = jobs.filter(isReplaced);
          if (jobs.length - replaced.length >= MAX_JOBS) return undefined;
          const job = make((jobs.at(-1)?.position ?? 0) + 1);
          if (!job) return undefined;
          for (const { id } of replaced) store.delete(id);
          store.put(recordOf(job), job.id);
          return job;
        },
        ['jobs', 'key-values'],
      ).catch(async (error: unknown) => {
        if (error === LOGGED_OUT) await onLoggedOut();
        throw error;
      }),
    change: (id, change) =>
      write(async (store) => {
        const job = parseJob(await requested<unknown>(store.get(id)));
        const changed = job && change(job);
        if (changed) store.put(recordOf(changed), id);
        return changed;
      }),
    remove: (ids) =>
      write(async (store) => {
        for (const id of ids) store.delete(id);
      }),
    clear: () => write(async (store) => void store.clear()),
    forget: () => undefined,
  };
}

async function readJobs(store: IDBObjectStore): Promise<readonly Job[]> {
  const values = await requested<unknown[]>(store.getAll());
  return values
    .flatMap((value) => parseJob(value) ?? [])
    .toSorted((a, b) => a.position - b.position);
}
