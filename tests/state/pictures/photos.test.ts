import { expect, test } from 'vitest';
import { MOST_PHOTOS } from '#domain/pictures/photo.ts';
import { PHOTO_PROBLEMS, photoSaid } from '#domain/pictures/photo-texts.ts';
import {
  addPhotoAtom,
  bringPhotoBackAtom,
  readPhotosAtom,
  removePhotoAtom,
} from '#state/pictures/photos.ts';
import { openApp } from '../fake-app.ts';
import { fakePictures, PHOTO } from './fake-cards.ts';

const FILE = new File(['bytes'], 'terrace.jpg');

test('a photo is kept under the name of its file, can be removed, and brought back', async () => {
  const { store } = openApp({ pictures: fakePictures() });
  const added = await store.set(addPhotoAtom, FILE);
  if (!added.ok) throw new Error(added.reason);
  const { photo } = added;
  expect(photo).toMatchObject({ ...PHOTO, name: 'terrace.jpg' });
  expect(await store.set(readPhotosAtom)).toEqual([photo]);
  expect(await store.set(removePhotoAtom, photo.id)).toBe(true);
  expect(await store.set(readPhotosAtom)).toEqual([]);
  await store.set(bringPhotoBackAtom, photo);
  expect(await store.set(readPhotosAtom)).toEqual([photo]);
});

test('a file that is refused changes nothing', async () => {
  const pictures = fakePictures();
  const read = async () => ({ ok: false, reason: 'heic' }) as const;
  const { store } = openApp({ pictures: { ...pictures, photos: { ...pictures.photos, read } } });
  expect(await store.set(addPhotoAtom, FILE)).toEqual({ ok: false, reason: 'heic' });
  expect(await store.set(readPhotosAtom)).toEqual([]);
});

test('no more are kept than may be, and none is given up for a new one', async () => {
  const { store } = openApp({ pictures: fakePictures() });
  for (let count = 0; count < MOST_PHOTOS; count += 1) await store.set(addPhotoAtom, FILE);
  expect(await store.set(addPhotoAtom, FILE)).toEqual({ ok: false, reason: 'full-list' });
  expect(await store.set(readPhotosAtom)).toHaveLength(MOST_PHOTOS);
});

test('without the code for pictures, a file is refused', async () => {
  const { store } = openApp();
  expect(await store.set(addPhotoAtom, FILE)).toEqual({ ok: false, reason: 'unreadable' });
  expect(await store.set(readPhotosAtom)).toEqual([]);
  expect(await store.set(removePhotoAtom, 'p1')).toBe(false);
});

test('what became of the files is said in words', () => {
  expect(PHOTO_PROBLEMS.heic).toBe('This browser can’t open HEIC photos. Save it as JPEG first.');
  expect(photoSaid('kept', { isAnimated: false, files: 1 })).toBe('Kept on this device.');
  expect(photoSaid('full', { isAnimated: true, files: 3 })).toBe(
    'One photo at a time: the first of 3 was taken. It moves: its first picture was taken. ' +
      'There’s no space left on this device, so the photo stays until you close this page.',
  );
});
