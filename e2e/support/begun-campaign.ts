import { expect, type Page } from '@playwright/test';
import { WIPE_MARK } from '../../src/services/storage/records.ts';
import { storedIn } from './stored-records.ts';

type Records = readonly (readonly [key: string, record: unknown])[];

/** A place in the wizard that a test can start from, and what the device has stored by then. */
const STAGES = {
  /** All choices made. */
  generate: /"data":"generate"/,
  /** A finished post, on the Review step. */
  review: /"data":"review"/,
} as const satisfies Record<string, RegExp>;

export type Stage = keyof typeof STAGES;

/** Documents of campaigns made step by step, shared by the tests of this process. */
const saved = new Map<string, Records>();

const keyOf = (stage: Stage, choices: object) => JSON.stringify([stage, choices]);

/**
 * Saves a copy of the stored documents once the stage is stored. Keeps an earlier copy, since a
 * test that comes here again may have chosen a provider in between.
 */
export async function noteCampaign(page: Page, stage: Stage, choices: object): Promise<void> {
  await expect.poll(() => storedIn(page, 'documents')).toMatch(STAGES[stage]);
  const place = keyOf(stage, choices);
  if (saved.has(place)) return;
  const records = await page.evaluate(readDocuments);
  // Each test has its own user: the mark of the last wipe names whose work the device holds.
  const work = records.filter(([key]) => key !== WIPE_MARK);
  saved.set(place, work);
}

/**
 * Writes the saved campaign with these choices to the device, as if its user came back to it.
 * Returns false if none of that stage is saved, or if the device already has a campaign.
 */
export async function restoreCampaign(page: Page, stage: Stage, choices: object): Promise<boolean> {
  const records = saved.get(keyOf(stage, choices));
  if (!records) return false;
  // The smallest file of the site: no code runs meanwhile.
  await page.goto('/ping.txt');
  return page.evaluate(writeDocuments, records);
}

function readDocuments(): Promise<Records> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('echopost');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
    opening.addEventListener('success', () => {
      const documents = opening.result.transaction('documents').objectStore('documents');
      const [keys, values] = [documents.getAllKeys(), documents.getAll()];
      values.addEventListener('success', () => {
        opening.result.close();
        const names = keys.result.filter((key) => typeof key === 'string');
        resolve(names.map((name, index) => [name, values.result[index]]));
      });
    });
  });
}

function writeDocuments(records: Records): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('echopost');
    // There is no database yet; only the app may create its stores.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('documents', 'readwrite');
      const documents = transaction.objectStore('documents');
      const known = documents.count(IDBKeyRange.bound('campaigns/', 'campaigns/\uffff'));
      known.addEventListener('success', () => {
        if (known.result > 0) return;
        for (const [key, record] of records) documents.put(record, key);
      });
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve(known.result === 0);
      });
    });
  });
}
