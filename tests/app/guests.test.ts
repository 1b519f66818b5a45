import { IDBKeyRange } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION } from '#services/auth/stored-session.ts';
import { createDatabase } from '#services/storage/database.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';
import { WorkOfOthersError } from '#services/storage/work-of-others-error.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { servicesAtom } from '#state/services.ts';
import { openApp } from '../state/fake-app.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { sessionAtom, signOutAtom } from '#state/account/session.ts';
import {
  createWorld,
  dump,
  newSession,
  openTab,
  signInByOldTab,
  storedSession,
  type Tab,
} from './account-world.ts';
import { turn } from '../state/time.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));
afterEach(() => vi.unstubAllGlobals());

const subjectIn = (tab: Tab) => tab.store.get(campaignAtom).subject;

function typeSubject(tab: Tab, subject: string) {
  tab.store.set(campaignAtom, (it) => ({ ...it, subject }));
  return turn(50);
}

/** Signs in another user, and then the owner of the work. */
async function expectForAAlone(tab: Tab) {
  await tab.signIn('b@example.com');
  await turn(50);
  expect(subjectIn(tab)).toBe('');
  await tab.signIn('a@example.com');
  await turn(50);
  expect(subjectIn(tab)).toBe('Subject of A');
}

/** A tab on a device that stores nothing, after a guest has worked and logged out there. */
async function openAfterGuest(work: boolean) {
  const world = createWorld();
  world.refuses = true;
  const tab = await openTab(world);
  await tab.signIn('a@example.com');
  await typeSubject(tab, 'Subject of A');
  await tab.store.set(signOutAtom, { work });
  await turn(50);
  return { world, tab };
}

test('a full disk shows its user the work that an earlier release stored', async () => {
  const world = createWorld();
  const database = createDatabase(world.factory);
  const documents = createIndexedDbDocumentStore(database);
  await documents.open();
  const store = createStore();
  store.set(servicesAtom, openApp().store.get(servicesAtom));
  connectDocuments(store, documents);
  store.set(deviceAnsweredAtom, true);
  store.set(campaignAtom, (it) => ({ ...it, subject: 'Own subject' }));
  await documents.saved();
  await createKeyValueStore(database).set(SESSION, newSession(world, 'a@example.com'));
  world.refuses = true;
  const tab = await openTab(world);
  expect(tab.store.get(sessionAtom).status).toBe('in');
  expect(subjectIn(tab)).toBe('Own subject');
  tab.kill();
});

test.each([true, false])(
  'a guest who logged out stands in the way of others while the device refuses: work %s',
  async (work) => {
    const { tab } = await openAfterGuest(work);
    await expect(tab.signIn('b@example.com')).rejects.toThrow(WorkOfOthersError);
    await turn(50);
    expect(tab.store.get(sessionAtom).status).toBe('out');
    await tab.signIn('a@example.com');
    expect(tab.store.get(sessionAtom).status).toBe('in');
    tab.kill();
  },
);

test('what a guest left in memory waits for them alone once the device writes', async () => {
  const { world, tab } = await openAfterGuest(false);
  world.refuses = false;
  await tab.documents.saved();
  await turn(50);
  expect(subjectIn(tab)).toBe('');
  await tab.signIn('b@example.com');
  expect(subjectIn(tab)).toBe('');
  await typeSubject(tab, 'Subject of B');
  await tab.signIn('a@example.com');
  await turn(50);
  expect(subjectIn(tab)).toBe('Subject of A');
  tab.kill();
});

test('what a guest leaves on the way out waits for them alone', async () => {
  const world = createWorld();
  world.refuses = true;
  const first = await openTab(world);
  await first.signIn('a@example.com');
  first.store.set(campaignAtom, (it) => ({ ...it, subject: 'Subject of A' }));
  // The page is closed before the device has stored the sign-in.
  world.refuses = false;
  first.leave();
  const tab = await openTab(world);
  await turn(50);
  expect(tab.store.get(sessionAtom).status).toBe('out');
  expect(subjectIn(tab)).toBe('');
  await expectForAAlone(tab);
  tab.kill();
});

test('a refreshed session of another account shows that account’s own work', async () => {
  const world = createWorld();
  const tab = await openTab(world);
  await tab.signIn('a@example.com');
  await typeSubject(tab, 'Subject of A');
  await signInByOldTab(world, 'b@example.com');
  await tab.refresh();
  expect(tab.store.get(sessionAtom)).toMatchObject({ identity: { email: 'b@example.com' } });
  expect(subjectIn(tab)).toBe('');
  tab.kill();
});

test('the next account sees nothing of a guest, even if the device writes again only then', async () => {
  const { world, tab } = await openAfterGuest(false);
  world.refuses = false;
  await expectForAAlone(tab);
  tab.kill();
});

test('work that a guest deletes is not put away either', async () => {
  const world = createWorld();
  world.refuses = true;
  const tab = await openTab(world);
  await tab.signIn('a@example.com');
  await typeSubject(tab, 'Subject of A');
  world.refuses = false;
  await tab.store.set(signOutAtom, { work: true });
  await turn(50);
  await tab.documents.saved();
  expect(await dump(world, 'documents', 'put-away')).not.toContain('Subject of A');
  await tab.signIn('a@example.com');
  await turn(50);
  expect(subjectIn(tab)).toBe('');
  tab.kill();
});

test.each([true, false])(
  'a logout in another tab counts for a session whose refresh was not stored: work %s',
  async (work) => {
    const world = createWorld();
    const one = await openTab(world);
    await one.signIn('a@example.com');
    const two = await openTab(world);
    await turn(50);
    world.refuses = true;
    await one.refresh();
    world.refuses = false;
    await two.store.set(signOutAtom, { work });
    await turn(100);
    expect(one.store.get(sessionAtom).status).toBe('out');
    await typeSubject(one, 'Typed after the logout');
    expect(await storedSession(world)).toBeUndefined();
    one.kill();
    two.kill();
  },
);
