import { expect, test } from 'vitest';
import type { PictureResult } from '#services/pictures/pictures.ts';
import { generateAtom } from '#state/generation/generate.ts';
import {
  choosePictureAtom,
  profileAtom,
  removePictureAtom,
  setProfileNameAtom,
} from '#state/account/profile.ts';
import { connectDocuments } from '#state/storage/documents.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { flushTasks, openApp, openReadyApp } from '../fake-app.ts';
import { fakePictures } from '../pictures/fake-cards.ts';

const PICTURE = 'data:image/jpeg;base64,/9j/4AAQ';
const readingBy = (readSquare: () => Promise<PictureResult>) => fakePictures({ readSquare });
const reading = (result: PictureResult) => readingBy(async () => result);
type Store = ReturnType<typeof openApp>['store'];
const FILE = new Blob(['GIF89a']);

test('a chosen picture joins the name, and can be removed', async () => {
  const { store } = openApp({ pictures: reading({ ok: true, address: PICTURE }) });
  store.set(setProfileNameAtom, 'Ada');
  expect(await store.set(choosePictureAtom, FILE)).toBeUndefined();
  expect(store.get(profileAtom)).toEqual({ name: 'Ada', picture: PICTURE });
  store.set(removePictureAtom);
  expect(store.get(profileAtom)).toEqual({ name: 'Ada' });
});

test('a file that cannot be read leaves the profile as it was', async () => {
  const { store } = openApp({ pictures: reading({ ok: false, problem: 'svg' }) });
  const before = { name: 'Ada', picture: PICTURE };
  store.set(profileAtom, before);
  expect(await store.set(choosePictureAtom, FILE)).toBe('svg');
  expect(store.get(profileAtom)).toBe(before);
});

test('a reader whose script fails to load leaves the profile as it was', async () => {
  const { store } = openApp();
  expect(await store.set(choosePictureAtom, FILE)).toBe('unreadable');
  expect(store.get(profileAtom)).toEqual({ name: '' });
});

test.each([
  ['a removal', (store: Store) => store.set(removePictureAtom)],
  ['a later choice', (store: Store) => void store.set(choosePictureAtom, FILE)],
])('a picture that is still being read is dropped by %s', async (_, change) => {
  const read = [Promise.withResolvers<PictureResult>(), Promise.withResolvers<PictureResult>()];
  let calls = 0;
  const never = new Promise<PictureResult>(() => undefined);
  const { store } = openApp({
    pictures: readingBy(() => read[calls++]?.promise ?? never),
  });
  const chosen = store.set(choosePictureAtom, FILE);
  await flushTasks();
  change(store);
  read[0]?.resolve({ ok: true, address: PICTURE });
  await chosen;
  expect(store.get(profileAtom)).toEqual({ name: '' });
});

test('a problem with a picture isn’t reported once another one is chosen', async () => {
  const read = [Promise.withResolvers<PictureResult>(), Promise.withResolvers<PictureResult>()];
  let calls = 0;
  const never = new Promise<PictureResult>(() => undefined);
  const { store } = openApp({ pictures: readingBy(() => read[calls++]?.promise ?? never) });
  const first = store.set(choosePictureAtom, FILE);
  const second = store.set(choosePictureAtom, FILE);
  await flushTasks();
  read[1]?.resolve({ ok: true, address: PICTURE });
  expect(await second).toBeUndefined();
  read[0]?.resolve({ ok: false, problem: 'svg' });
  expect(await first).toBeUndefined();
});

test('a picture that is still being read is dropped by a wipe', async () => {
  const read = Promise.withResolvers<PictureResult>();
  const disk = createMemoryDocumentStore();
  const { store } = openApp({ pictures: readingBy(() => read.promise) });
  connectDocuments(store, disk);
  const chosen = store.set(choosePictureAtom, FILE);
  await flushTasks();
  await disk.wipe([]);
  read.resolve({ ok: true, address: PICTURE });
  await chosen;
  expect(store.get(profileAtom)).toEqual({ name: '' });
});

test('a request to the model contains neither the name nor the picture', async () => {
  const { store, model } = openReadyApp();
  store.set(profileAtom, { name: 'Zarathustra', picture: PICTURE });
  void store.set(generateAtom);
  await flushTasks();
  const request = JSON.stringify(model.latest().request);
  expect(request).not.toContain('Zarathustra');
  expect(request).not.toContain('data:image');
});
