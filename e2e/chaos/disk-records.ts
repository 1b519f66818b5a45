import type { BrowserContext, Page } from '@playwright/test';

/** A stored job, reduced to the fields that the checks read. */
export interface StoredJob {
  readonly id: string;
  readonly status: string;
  readonly holdReason?: string;
  readonly approvals: number;
  readonly campaign: { readonly subject: string };
}

export interface StoredDraft {
  readonly id: string;
  readonly text: string;
}

/** A path of the site that runs no app code. */
const QUIET = '/ping.txt';

/** Gives pages a function that opens the app's database and rejects if there is none. */
export async function lendDatabase(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.set(globalThis, 'chaosDatabase', () => {
      const opened = Promise.withResolvers<IDBDatabase>();
      const opening = indexedDB.open('echopost');
      const fail = (why: string) => opened.reject(new Error(why));
      opening.addEventListener('upgradeneeded', () => fail('The database is gone'));
      opening.addEventListener('error', () => fail(`No database: ${opening.error}`));
      opening.addEventListener('success', () => opened.resolve(opening.result));
      return opened.promise;
    });
  });
}

/** Reads all jobs and drafts from IndexedDB. */
export async function readDisk(
  page: Page,
): Promise<{ readonly jobs: StoredJob[]; readonly drafts: StoredDraft[] }> {
  return page.evaluate(async () => {
    const database: IDBDatabase = await Reflect.get(globalThis, 'chaosDatabase')();
    const transaction = database.transaction(['jobs', 'documents']);
    const jobs = transaction.objectStore('jobs').getAll();
    const range = IDBKeyRange.bound('draft/', 'draft/\uffff');
    const drafts = transaction.objectStore('documents').getAll(range);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
    return { jobs: jobs.result, drafts: drafts.result.flatMap(({ data }) => data ?? []) };
  });
}

/**
 * Stores a new campaign about this subject, as if the user had chosen it. Each cycle generates for
 * its own campaign; otherwise its press would dismiss the failed job of an earlier cycle.
 */
export async function nextCampaign(page: Page, subject: string): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate(async (about) => {
    const database: IDBDatabase = await Reflect.get(globalThis, 'chaosDatabase')();
    const transaction = database.transaction('documents', 'readwrite');
    const documents = transaction.objectStore('documents');
    const written = { version: 1, rev: 1, by: 'chaos' };
    const reading = documents.get('campaign-id');
    reading.addEventListener('success', () => {
      const { data: id = 'first', ...mark } = Object(reading.result);
      const choices = documents.get(`campaigns/${id}`);
      choices.addEventListener('success', () => {
        const { data } = Object(choices.result);
        const campaign = { setId: id, ...data, id: about, subject: about };
        documents.put({ ...written, group: 'campaigns/', data: campaign }, `campaigns/${about}`);
        documents.put(
          { ...written, ...mark, rev: (mark.rev ?? 0) + 1, data: about },
          'campaign-id',
        );
      });
    });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, subject);
}

/** Deletes all jobs, once they have been checked. */
export async function clearJobs(page: Page): Promise<void> {
  await page.goto(QUIET);
  await page.evaluate(async () => {
    const database: IDBDatabase = await Reflect.get(globalThis, 'chaosDatabase')();
    const transaction = database.transaction('jobs', 'readwrite');
    transaction.objectStore('jobs').clear();
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  });
}
