import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { isSame } from '#domain/campaign/merge.ts';
import { isVersionOf } from '#domain/posts/draft.ts';
import { labelVersions, type Version } from '#domain/posts/versions.ts';
import { currentDraftAtom, draftsAtom, hasOtherVersionAtom } from './drafts.ts';

/**
 * Versions of the post under review, oldest first; empty if it is the only one. Keeps its identity
 * while the user types.
 */
export const versionsAtom = selectAtom(
  atom((get): readonly Version[] => {
    const current = get(currentDraftAtom);
    // Checked first: in constant time, and true for most posts.
    if (!current || !get(hasOtherVersionAtom)) return [];
    const { drafts } = get(draftsAtom);
    return labelVersions([current, ...drafts.filter((draft) => isVersionOf(draft, current))]);
  }),
  (versions) => versions,
  isSame,
);

/** The longer version of the post under review, if the model shortened it. */
export const longerVersionAtom = atom((get) => {
  const { shortenedFrom } = get(currentDraftAtom) ?? {};
  return get(versionsAtom).find(({ id }) => id === shortenedFrom);
});
