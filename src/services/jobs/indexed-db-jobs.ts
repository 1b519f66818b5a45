import { type Job, MAX_JOBS } from '#domain/jobs/job.ts';
import { parseJob, recordOf } from '#domain/jobs/parse-job.ts';
import { isSessionOf } from '#services/auth/is-session-of.ts';
import { identityOf, parseJson, SESSION } from '#services/auth/stored-session.ts';
import { type Database, requested, type StoreName } from '#services/storage/database.ts';
import type { JobStore } from './jobs.ts';

const LOGGED_OUT = new Error('The user has logged out in another tab');

/**
 * Stores jobs in the documents' database. Every change is one strict transaction. A record that
 * cannot be parsed, such as one of a newer release, is left for a tab that can parse it.
 *
 * `isOwn` receives the stored session in the transaction of an addition, and of a change that lets a
 * job be sent. A logout deletes the session and the jobs in one, and a sign-in of another account
 * puts the jobs away, so a tab that has not heard of either leaves no job behind and sends none. It
 * hears of it through `onLoggedOut` before its addition is rejected.
 */
export function createIndexedDbJobStore(
  database: Database,
  isOwn: (session: unknown) => boolean = () => true,
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
          const [jobs, stored] = await Promise.all([readJobs(store), session]);
          if (!isOwn(stored)) throw LOGGED_OUT;
          const found = jobs.find(isInTheWay);
          if (found) return found;
          const replaced = jobs.filter(isReplaced);
          if (jobs.length - replaced.length >= MAX_JOBS) return undefined;
          const made = make((jobs.at(-1)?.position ?? 0) + 1);
          if (!made) return undefined;
          const owner = identityOf(parseJson(stored));
          const job = owner ? { ...made, owner } : made;
          for (const { id } of replaced) store.delete(id);
          store.put(recordOf(job), job.id);
          return job;
        },
        ['jobs', 'key-values'],
      ).catch(async (error: unknown) => {
        if (error === LOGGED_OUT) await onLoggedOut();
        throw error;
      }),
    change: (id, change, isToSend = false) =>
      write(
        async (store, all) => {
          const session = isToSend
            ? requested<unknown>(all.objectStore('key-values').get(SESSION))
            : undefined;
          const [raw, stored] = await Promise.all([requested<unknown>(store.get(id)), session]);
          const job = parseJob(raw);
          if (isToSend && !(job && isOwn(stored) && belongsTo(job, stored))) return undefined;
          const changed = job && change(job);
          if (changed) store.put(recordOf(changed), id);
          return changed;
        },
        isToSend ? ['jobs', 'key-values'] : ['jobs'],
      ),
    remove: (ids) =>
      write(async (store) => {
        for (const id of ids) store.delete(id);
      }),
    clear: () => write(async (store) => void store.clear()),
    forget: () => undefined,
  };
}

/** True unless the job is another account's than the session's. */
function belongsTo({ owner }: Job, session: unknown): boolean {
  return owner === undefined || isSessionOf(session, owner);
}

async function readJobs(store: IDBObjectStore): Promise<readonly Job[]> {
  const values = await requested<unknown[]>(store.getAll());
  return values
    .flatMap((value) => parseJob(value) ?? [])
    .toSorted((a, b) => a.position - b.position);
}
