import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { isSame } from '#domain/campaign/merge.ts';
import { labelVersions, type Version } from '#domain/drafts/versions.ts';
import { currentDraftIdAtom } from './draft-summaries.ts';
import { chooseVersionAtom } from './choose-version.ts';
import { versionsOf } from './edit-draft.ts';
import { chooseDraftAtom, currentDraftAtom, draftByIdAtom, openDraftAtom } from './drafts.ts';

/**
 * Versions of the post under review, oldest first; empty if it is the only one. Keeps its identity
 * while the user types.
 */
export const versionsAtom = selectAtom(
  atom((get): readonly Version[] => {
    const current = get(currentDraftAtom);
    if (current?.campaignId === undefined) return [];
    const versions = versionsOf(get, current);
    return versions.length < 2 ? [] : labelVersions(versions);
  }),
  (versions) => versions,
  isSame,
);

/** The longer version of the post under review, if the model shortened it and it is unchanged. */
export const longerVersionAtom = atom((get) => {
  const { shortenedFrom, besideOf } = get(currentDraftAtom) ?? {};
  if (besideOf !== undefined) return undefined;
  return get(versionsAtom).find(({ id }) => id === shortenedFrom);
});

/**
 * The newest version that was written while the user changed the post under review, until the user
 * opens it.
 */
export const besideVersionAtom = atom((get) => {
  const currentId = get(currentDraftIdAtom);
  const draftById = get(draftByIdAtom);
  return get(versionsAtom).findLast(
    ({ id, besideOf }) => besideOf === currentId && draftById(id)?.chosenAt === undefined,
  );
});

/** The post that was changed while the version under review was written. */
export const changedVersionAtom = atom((get) => {
  const { besideOf } = get(currentDraftAtom) ?? {};
  return get(versionsAtom).find(({ id }) => id === besideOf);
});

/** Makes a version the post, and puts it under review. */
export const takeVersionAtom = atom(null, (_get, set, id: string) => {
  set(chooseDraftAtom, id);
  set(openDraftAtom, id);
});

/** Puts a version under review, and makes it the one of its platform unless it is a proposal. */
export const openVersionAtom = atom(null, (_get, set, id: string) => {
  set(chooseVersionAtom, id);
  set(openDraftAtom, id);
});
