import { expect, test } from 'vitest';
import { createUnsavedDocumentStore } from '#services/storage/unsaved-documents.ts';

const owner = () => {
  const forgotten: string[] = [];
  return {
    forgotten,
    version: 1,
    current: () => ({ version: 1, data: 'now' }),
    apply: () => [],
    forget: () => void forgotten.push('forgot'),
    merge: () => undefined,
  };
};

test('a device without storage reports that nothing is saved, and keeps documents for the visit', async () => {
  const store = createUnsavedDocumentStore();
  const states: string[] = [];
  store.subscribe((state) => void states.push(state));
  store.write('draft/1', { version: 1, data: 'one' });
  store.write('draft/2', { version: 1, data: undefined, deleted: true });
  expect(states).toEqual(['failed']);
  expect(store.read('draft/1')?.data).toBe('one');
  expect(store.count('draft/')).toBe(1);
  expect(await store.quarantined('draft/')).toEqual([]);
});

test('a wipe of a device without storage keeps what it is told to keep', async () => {
  const store = createUnsavedDocumentStore();
  const [campaign, banner] = [owner(), owner()];
  store.register('campaign', campaign);
  store.register('banner-dismissed', banner);
  store.write('campaign', { version: 1, data: 'mine' });
  store.write('banner-dismissed', { version: 1, data: true });
  await store.wipe(['banner-dismissed']);
  expect(store.read('campaign')).toBeUndefined();
  expect(store.read('banner-dismissed')?.data).toBe(true);
  expect([campaign.forgotten, banner.forgotten]).toEqual([['forgot'], []]);
});
