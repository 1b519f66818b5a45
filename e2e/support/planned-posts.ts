import type { Page } from '@playwright/test';

/** A post to be stored: a copy of the one under review. */
export interface StoredPost {
  readonly text: string;
  readonly platform?: string;
  /** Wall time as `YYYY-MM-DDTHH:MM`, in the browser's zone. */
  readonly at?: string;
  /** Milliseconds since 1970. */
  readonly posted?: number;
}

/** Stores these posts beside the one under review, each in a campaign of its own. */
export async function storePosts(page: Page, posts: readonly StoredPost[]): Promise<void> {
  // No app code may run meanwhile.
  await page.goto('/ping.txt');
  await page.evaluate(async (wanted) => {
    const opening = indexedDB.open('echopost');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('documents', 'readwrite');
    const documents = transaction.objectStore('documents');
    const reading = documents.getAll(IDBKeyRange.bound('draft/', 'draft/\uffff'));
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    reading.addEventListener('success', () => {
      const [record] = reading.result;
      for (const [index, { text, platform, at, posted }] of wanted.entries()) {
        const id = crypto.randomUUID();
        const data = {
          ...record.data,
          id,
          campaignId: crypto.randomUUID(),
          text,
          createdAt: index + 1,
          origin: { ...record.data.origin, ...(platform && { platform }) },
          ...(at && { plannedFor: { at, zone } }),
          ...(posted !== undefined && { use: { posted } }),
        };
        documents.put({ ...record, data, seq: record.seq + index + 1 }, `draft/${id}`);
      }
    });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, posts);
}
