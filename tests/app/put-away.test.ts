import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignAtom } from '#state/campaign/campaign.ts';
import {
  askedPutAwayAtom,
  deletedPutAwayAtom,
  leaveDeletedAtom,
  settlePutAwayAtom,
  undoDeletePutAwayAtom,
} from '#state/account/put-away.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { createSharedInbox } from '#services/share-target/indexed-db-inbox.ts';
import { createDatabase } from '#services/storage/database.ts';
import { createWorld, dump, openTab } from './account-world.ts';
import { turn } from '../state/time.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));
afterEach(() => vi.unstubAllGlobals());

/** A tab whose user has just deleted what A left on the device. */
async function openAfterDeletion() {
  const world = createWorld();
  const tab = await openTab(world);
  await tab.signIn('a@example.com');
  tab.store.set(campaignAtom, (it) => ({ ...it, subject: 'Subject of A' }));
  await tab.store.set(addInsightAtom, 'They liked the soup.');
  await turn(50);
  await tab.signIn('b@example.com');
  await turn(50);
  expect(tab.store.get(askedPutAwayAtom)).toMatchObject([{ owner: { email: 'a@example.com' } }]);
  await tab.store.set(settlePutAwayAtom, 'delete');
  await turn(50);
  expect(await dump(world, 'documents', 'put-away')).not.toContain('Subject of A');
  return { world, ...tab };
}

test('another account’s work that the user has deleted comes back with Undo, for its owner', async () => {
  const { store, signIn, kill } = await openAfterDeletion();
  expect(store.get(deletedPutAwayAtom)).toMatchObject([{ owner: { email: 'a@example.com' } }]);
  await store.set(undoDeletePutAwayAtom);
  await turn(50);
  expect(store.get(deletedPutAwayAtom)).toBeUndefined();
  expect(store.get(askedPutAwayAtom)).toMatchObject([{ owner: { email: 'a@example.com' } }]);
  expect(store.get(campaignAtom).subject).toBe('');
  await store.set(settlePutAwayAtom, 'keep');
  await signIn('a@example.com');
  await turn(50);
  expect(store.get(campaignAtom).subject).toBe('Subject of A');
  kill();
});

test('an Undo after its owner has signed in elsewhere keeps both their texts', async () => {
  const { world, store, signIn, kill } = await openAfterDeletion();
  const other = await openTab(world);
  await other.signIn('a@example.com');
  await turn(50);
  expect(store.get(deletedPutAwayAtom)).toBeUndefined();
  await signIn('b@example.com');
  await turn(50);
  await store.set(undoDeletePutAwayAtom);
  await turn(50);
  await other.signIn('a@example.com');
  await turn(50);
  expect(other.store.get(campaignAtom).subject).toBe('Subject of A');
  kill();
  other.kill();
});

test('deleted work stays deleted once its notice is closed', async () => {
  const { world, store, kill } = await openAfterDeletion();
  store.set(leaveDeletedAtom);
  await store.set(undoDeletePutAwayAtom);
  await turn(50);
  expect(store.get(deletedPutAwayAtom)).toBeUndefined();
  expect(await dump(world, 'documents', 'put-away')).not.toContain('Subject of A');
  kill();
});

test('what waited for the next sign-in is that user’s, and no later one’s', async () => {
  const world = createWorld();
  const inbox = createSharedInbox(createDatabase(world.factory));
  await inbox.keep({ kind: 'tried', text: 'They liked the soup.', at: 1 });
  const tab = await openTab(world);
  const shared = () => dump(world, 'shared-items');
  expect(await shared()).toContain('They liked the soup.');
  await tab.signIn('a@example.com');
  await turn(50);
  expect(await shared()).toContain('They liked the soup.');
  await tab.signIn('b@example.com');
  await turn(50);
  expect(await shared()).not.toContain('They liked the soup.');
  await tab.signIn('a@example.com');
  await turn(50);
  expect(await shared()).toContain('They liked the soup.');
  tab.kill();
});
