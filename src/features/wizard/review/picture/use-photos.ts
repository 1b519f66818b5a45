import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type CardPhoto, firstChoice } from '#domain/pictures/photo.ts';
import { PHOTO_PROBLEMS, type PhotoPlace, photoSaid } from '#domain/pictures/photo-texts.ts';
import type { KeptPhoto } from '#services/pictures/pictures.ts';
import {
  addPhotoAtom,
  bringPhotoBackAtom,
  readPhotosAtom,
  removePhotoAtom,
} from '#state/pictures/photos.ts';

export interface Photos {
  /** The newest first. */
  readonly list: readonly KeptPhoto[];
  readonly isBusy: boolean;
  /** The result of the last press, in words. */
  readonly said: { readonly words: string; readonly isProblem: boolean };
  /** The photo that was removed last, as long as it can come back. */
  readonly removed: KeptPhoto | undefined;
  add(files: readonly File[]): void;
  choose(photo: KeptPhoto): void;
  /** Shows a picture that was made, and where it is now. */
  take(photo: KeptPhoto, place: PhotoPlace): void;
  remove(photo: KeptPhoto): void;
  bringBack(photo: KeptPhoto): void;
}

const ONE = { isAnimated: false, files: 1 };
const NOTHING: Photos['said'] = { words: '', isProblem: false };

/** The account's photos, of which one is behind the words of the card. */
export function usePhotos(onChange: (photo: CardPhoto | undefined) => void): Photos {
  const read = useSetAtom(readPhotosAtom);
  const addPhoto = useSetAtom(addPhotoAtom);
  const bringPhotoBack = useSetAtom(bringPhotoBackAtom);
  const removePhoto = useSetAtom(removePhotoAtom);
  const [list, setList] = useState<readonly KeptPhoto[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState(NOTHING);
  const [removed, setRemoved] = useState<KeptPhoto>();

  useEffect(() => {
    // One may have been added meanwhile.
    const showMore = (kept: readonly KeptPhoto[]) =>
      setList((before) => [
        ...before,
        ...kept.filter(({ id }) => !before.some((it) => it.id === id)),
      ]);
    void read().then(showMore);
  }, [read]);

  const choose = ({ id, made }: KeptPhoto) => onChange(firstChoice(id, made));

  async function add(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || isBusy) return;
    setBusy(true);
    say({ words: 'Opening the photo…', isProblem: false });
    const added = await addPhoto(file);
    setBusy(false);
    if (!added.ok) return say({ words: PHOTO_PROBLEMS[added.reason], isProblem: true });
    const { photo, place, isAnimated } = added;
    setRemoved(undefined);
    setList((before) => [photo, ...before]);
    choose(photo);
    return say({
      words: photoSaid(place, { isAnimated, files: files.length }),
      isProblem: place !== 'kept',
    });
  }

  function take(photo: KeptPhoto, place: PhotoPlace): void {
    setRemoved(undefined);
    setList((before) => [photo, ...before.filter(({ id }) => id !== photo.id)]);
    choose(photo);
    say({ words: photoSaid(place, ONE), isProblem: place !== 'kept' });
  }

  async function remove(photo: KeptPhoto): Promise<void> {
    if (!(await removePhoto(photo.id)))
      return say({ words: 'This device didn’t remove the photo. Try again.', isProblem: true });
    setList((before) => before.filter(({ id }) => id !== photo.id));
    setRemoved(photo);
    onChange(undefined);
    return say({ words: 'Photo removed from this device.', isProblem: false });
  }

  async function bringBack(photo: KeptPhoto): Promise<void> {
    const place = (await bringPhotoBack(photo)) ?? 'apart';
    setRemoved(undefined);
    setList(await read());
    choose(photo);
    say({ words: photoSaid(place, ONE), isProblem: place !== 'kept' });
  }

  return {
    list,
    isBusy,
    said,
    removed,
    add: (files) => void add(files),
    choose,
    take,
    remove: (photo) => void remove(photo),
    bringBack: (photo) => void bringBack(photo),
  };
}
