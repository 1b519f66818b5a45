import { atom } from 'jotai';
import {
  EMPTY_PROFILE,
  NAME_MAX_LENGTH,
  parseProfile,
  type Profile,
} from '#domain/site/profile.ts';
import type { PictureProblem } from '#services/pictures/pictures.ts';
import { documentAtom } from '../storage/documents.ts';
import { services } from '../services.ts';
import { PROFILE } from '../storage/storage-keys.ts';

/** The user's name and picture, for previews and cards. Stays on the device. */
export const profileAtom = documentAtom<Profile>({
  key: PROFILE,
  version: 1,
  initial: EMPTY_PROFILE,
  parse: (data) => (typeof data === 'object' && data !== null ? parseProfile(data) : undefined),
  forget: (set) => set(choicesAtom, (count) => count + 1),
});

/** Number of choices of a picture, removals and wipes: a picture read during another is dropped. */
const choicesAtom = atom(0);

export const setProfileNameAtom = atom(null, (_get, set, name: string) =>
  set(profileAtom, (profile) => ({ ...profile, name: name.slice(0, NAME_MAX_LENGTH) })),
);

/**
 * Reads a picture file into the profile. Returns the problem if that fails; the earlier picture
 * stays. Returns nothing about a file that a later choice has replaced.
 */
export const choosePictureAtom = atom(
  null,
  async (get, set, file: Blob): Promise<PictureProblem | undefined> => {
    set(choicesAtom, (count) => count + 1);
    const choice = get(choicesAtom);
    const pictures = await services(get)
      .openPictures()
      .catch(() => undefined);
    const result = await pictures?.readSquare(file);
    if (get(choicesAtom) !== choice) return undefined;
    if (!result?.ok) return result?.problem ?? 'unreadable';
    set(profileAtom, (profile) => ({ ...profile, picture: result.address }));
    return undefined;
  },
);

export const removePictureAtom = atom(null, (_get, set) => {
  set(choicesAtom, (count) => count + 1);
  set(profileAtom, ({ name }) => ({ name }));
});
