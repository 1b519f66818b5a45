import { atom, type Getter } from 'jotai';
import { type MadeBy, MOST_PHOTOS, SHORT_SPACE } from '#domain/pictures/photo.ts';
import { madeLabel, type PhotoPlace, type PhotoProblem } from '#domain/pictures/photo-texts.ts';
import type { KeptPhoto, PhotoService } from '#services/pictures/pictures.ts';
import { services } from '../services.ts';

const openPhotos = async (get: Getter): Promise<PhotoService | undefined> =>
  (
    await services(get)
      .openPictures()
      .catch(() => undefined)
  )?.photos;

/** The account's photos, the newest first. */
export const readPhotosAtom = atom(
  null,
  async (get): Promise<readonly KeptPhoto[]> => (await openPhotos(get))?.list() ?? [],
);

export type AddedPhoto =
  | {
      readonly ok: true;
      readonly photo: KeptPhoto;
      readonly place: PhotoPlace;
      readonly isAnimated: boolean;
    }
  | { readonly ok: false; readonly reason: PhotoProblem };

/** Reads a file and keeps it as a photo. */
export const addPhotoAtom = atom(null, async (get, _set, file: File): Promise<AddedPhoto> => {
  const { newId, now } = services(get);
  const photos = await openPhotos(get);
  if (!photos) return { ok: false, reason: 'unreadable' };
  if ((await photos.list()).length >= MOST_PHOTOS) return { ok: false, reason: 'full-list' };
  const result = await photos.read(file);
  if (!result.ok) return result;
  const photo = { ...result.photo, id: newId(), name: file.name, at: now() };
  return { ok: true, photo, place: await photos.keep(photo), isAnimated: result.isAnimated };
});

/**
 * Keeps a picture that a model made, written anew like a photo. Undefined if it can't be opened, or
 * is not wanted any more once it is.
 */
export const keepMadePhotoAtom = atom(
  null,
  async (get, _set, file: Blob, made: MadeBy, isWanted: () => boolean) => {
    const { newId, now } = services(get);
    const photos = await openPhotos(get);
    const result = await photos?.read(file);
    if (!photos || !result?.ok || !isWanted()) return undefined;
    const photo = { ...result.photo, id: newId(), name: madeLabel(made), at: now(), made };
    return { ok: true, photo, place: await photos.keep(photo) } as const;
  },
);

/** Bytes that this device has left, where it is little and the browser tells. */
export const shortSpaceAtom = atom(null, async (get): Promise<number | undefined> => {
  const left = await (await openPhotos(get))?.spaceLeft();
  return left !== undefined && left < SHORT_SPACE ? left : undefined;
});

/** Keeps a photo again that was removed. */
export const bringPhotoBackAtom = atom(null, async (get, _set, photo: KeptPhoto) =>
  (await openPhotos(get))?.keep(photo),
);

/** Removes a photo from the device; false if it refused. */
export const removePhotoAtom = atom(
  null,
  async (get, _set, id: string): Promise<boolean> => (await openPhotos(get))?.remove(id) ?? false,
);
