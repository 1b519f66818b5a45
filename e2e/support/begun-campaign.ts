import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { storedIn } from './stored-records.ts';

type Records = readonly (readonly [key: string, record: unknown])[];

/** Name of the environment variable with the folder that the workers of one run share. */
export const SHARED_FOLDER = 'E2E_SHARED_FOLDER';

/** Documents of campaigns made step by step, by name. */
const made = new Map<string, Records>();

/**
 * Opens a step with the campaign of this name. The first test of a run makes it by `make`, step by
 * step; on a device without documents, later ones restore its documents, as if its user came back.
 */
export async function resumeAt(
  page: Page,
  step: 'generate' | 'review',
  name: string,
  make: () => Promise<void>,
): Promise<void> {
  // A static page until the first interaction, so no app code runs meanwhile.
  await page.goto('/about');
  const isNew = await page.evaluate(hasNoCampaign);
  const records = isNew ? await find(name) : undefined;
  if (records) {
    await page.evaluate(writeDocuments, records);
    await page.goto(`/?step=${step}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
    return;
  }
  await make();
  if (!isNew) return;
  await expect.poll(() => storedIn(page, 'documents')).toContain(`"data":"${step}"`);
  await keep(name, await page.evaluate(readDocuments));
}

const fileOf = (folder: string, name: string) => join(folder, `${encodeURIComponent(name)}.json`);

async function find(name: string): Promise<Records | undefined> {
  const folder = process.env[SHARED_FOLDER];
  const known = made.get(name);
  if (known || !folder || !existsSync(fileOf(folder, name))) return known;
  const records: Records = JSON.parse(await readFile(fileOf(folder, name), 'utf8'));
  made.set(name, records);
  return records;
}

async function keep(name: string, records: Records): Promise<void> {
  made.set(name, records);
  const folder = process.env[SHARED_FOLDER];
  if (!folder) return;
  // Another worker sees the whole file or none.
  const part = `${fileOf(folder, name)}.${process.pid}`;
  await writeFile(part, JSON.stringify(records));
  await rename(part, fileOf(folder, name));
}

/** True on a device of a signed-in user who has made no choice yet. */
function hasNoCampaign(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('echopost');
    // There is no database yet; only the app may create its stores.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const documents = opening.result.transaction('documents').objectStore('documents');
      const known = documents.count('campaign');
      known.addEventListener('success', () => {
        opening.result.close();
        resolve(known.result === 0);
      });
    });
  });
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

function writeDocuments(records: Records): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('echopost');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('documents', 'readwrite');
      const documents = transaction.objectStore('documents');
      for (const [key, record] of records) documents.put(record, key);
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}
