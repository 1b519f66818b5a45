import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '#domain/site/account.ts';
import { createPhotoRecords } from '#services/pictures/photo-records.ts';
import type { KeptPhoto } from '#services/pictures/pictures.ts';
import { createDatabase, type Database } from '#services/storage/database.ts';
import { accountAtom, signOutAtom } from '#state/account/session.ts';
import { settlePutAwayAtom } from '#state/account/put-away.ts';
import { createWorld, openTab } from './account-world.ts';
import { turn } from '../state/time.ts';

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));
afterEach(() => vi.unstubAllGlobals());

const photoOf = (id: string, at = 1): KeptPhoto => ({
  id,
  at,
  name: `${id}.jpg`,
  file: new Blob([`photo ${id}`]),
  thumb: new Blob([`small ${id}`]),
  width: 400,
  height: 300,
});

async function openPage(world = createWorld()) {
  const tab = await openTab(world);
  const photos = createPhotoRecords(createDatabase(world.factory), () =>
    tab.store.get(accountAtom),
  );
  const ids = async () => (await photos.list()).map(({ id }) => id);
  const signIn = async (email: string) => {
    await tab.signIn(email);
    await turn(50);
  };
  return { ...tab, world, photos, ids, signIn };
}

test('photos are listed from the newest on, and outlive the page', async () => {
  const { world, photos, signIn, leave } = await openPage();
  await signIn('a@example.com');
  expect(await photos.keep(photoOf('older', 1))).toBe('kept');
  expect(await photos.keep(photoOf('newer', 2))).toBe('kept');
  leave();
  const { ids, photos: again, kill } = await openPage(world);
  expect(await ids()).toEqual(['newer', 'older']);
  expect(await (await again.fileOf('older'))?.text()).toBe('photo older');
  expect(await again.remove('older')).toBe(true);
  expect(await ids()).toEqual(['newer']);
  expect(await again.fileOf('older')).toBeUndefined();
  kill();
});

describe('an account is a border', () => {
  test('another account never sees a photo, and its owner finds it again', async () => {
    const { photos, ids, signIn, kill } = await openPage();
    await signIn('a@example.com');
    await photos.keep(photoOf('of-a'));
    await signIn('b@example.com');
    expect(await ids()).toEqual([]);
    expect(await photos.fileOf('of-a')).toBeUndefined();
    await photos.keep(photoOf('of-b'));
    await signIn('a@example.com');
    expect(await ids()).toEqual(['of-a']);
    expect(await (await photos.fileOf('of-a'))?.text()).toBe('photo of-a');
    kill();
  });

  test('a deletion of what another account left takes its photos too', async () => {
    const { store, photos, ids, signIn, kill } = await openPage();
    await signIn('a@example.com');
    await photos.keep(photoOf('of-a'));
    await signIn('b@example.com');
    await store.set(settlePutAwayAtom, 'delete');
    await turn(50);
    await signIn('a@example.com');
    expect(await ids()).toEqual([]);
    kill();
  });

  test('a page that has not heard of the other account leaves no photo with it', async () => {
    const world = createWorld();
    const database = createDatabase(world.factory);
    const { ids, signIn, kill } = await openPage(world);
    await signIn('b@example.com');
    const late = createPhotoRecords(database, () => ({ email: 'a@example.com' }));
    expect(await late.keep(photoOf('of-a'))).toBe('apart');
    expect(await ids()).toEqual([]);
    expect(await (await late.fileOf('of-a'))?.text()).toBe('photo of-a');
    kill();
  });
});

describe('a logout', () => {
  test.each([
    [{ work: true }, []],
    [{ work: true, settings: true }, []],
    [{ work: false }, ['of-a']],
  ])('with %o leaves the photos %o', async (parts, left) => {
    const { store, photos, ids, signIn, kill } = await openPage();
    await signIn('a@example.com');
    await photos.keep(photoOf('of-a'));
    await store.set(signOutAtom, parts);
    await turn(50);
    await signIn('a@example.com');
    expect(await ids()).toEqual(left);
    kill();
  });
});

describe('a photo that the device refuses stays as long as the page', () => {
  const refusing = (error: Error): Database => ({
    ...createDatabase(createWorld().factory),
    transact: async () => {
      throw error;
    },
  });

  test.each([
    ['a full disk', refusing(new DOMException('', 'QuotaExceededError')), 'full'],
    ['a dead storage', refusing(new Error('The database does not answer')), 'apart'],
    ['no storage at all', undefined, 'apart'],
  ])('%s', async (_, database, place) => {
    let account: Account = { email: 'a@example.com' };
    const photos = createPhotoRecords(database, () => account);
    expect(await photos.keep(photoOf('of-a'))).toBe(place);
    expect(await (await photos.fileOf('of-a'))?.text()).toBe('photo of-a');
    account = { email: 'b@example.com' };
    expect(await photos.list()).toEqual([]);
    await photos.remove('of-a');
    account = { email: 'a@example.com' };
    expect(await photos.list()).toHaveLength(1);
    expect(await photos.remove('of-a')).toBe(true);
    expect(await photos.list()).toEqual([]);
  });
});

test('stored things that are no photos are left out', async () => {
  const world = createWorld();
  const { ids, signIn, kill } = await openPage(world);
  await signIn('a@example.com');
  await createDatabase(world.factory).transact(['photos'], 'readwrite', (all) => {
    for (const [index, raw] of [7, 'x', {}, { ...photoOf('1'), file: 'x' }].entries())
      all.objectStore('photos').put(raw, `${index}`);
  });
  expect(await ids()).toEqual([]);
  kill();
});
