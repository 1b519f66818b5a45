import type { Page } from '@playwright/test';

/**
 * Copies the draft under review until `count` drafts are stored, each with its own campaign and
 * number, six hours apart.
 */
export async function storeDrafts(page: Page, count: number): Promise<void> {
  // No app code may run meanwhile.
  await page.goto('/ping.txt');
  await page.evaluate(async (wanted) => {
    const opening = indexedDB.open('echopost');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('documents', 'readwrite');
    const documents = transaction.objectStore('documents');
    const range = IDBKeyRange.bound('draft/', 'draft/\uffff');
    const reading = documents.getAll(range);
    reading.addEventListener('success', () => {
      const [record] = reading.result;
      for (let made = reading.result.length; made < wanted; made += 1) {
        const id = crypto.randomUUID();
        const { text, updatedAt } = record.data;
        const data = {
          ...record.data,
          id,
          campaignId: crypto.randomUUID(),
          text: `${text} Number ${made}.`,
          createdAt: made,
          updatedAt: updatedAt - made * 21_600_000,
        };
        delete data.editing;
        documents.put({ ...record, data, seq: record.seq + made }, `draft/${id}`);
      }
    });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, count);
}
