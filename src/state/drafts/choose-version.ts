import { atom } from 'jotai';
import { isProposal } from '#domain/drafts/draft.ts';
import { chooseDraftAtom, draftByIdAtom } from './drafts.ts';

/**
 * Makes a version that is opened the one of its platform, unless the user has yet to accept it in
 * place of another.
 */
export const chooseVersionAtom = atom(null, (get, set, id: string) => {
  const draftById = get(draftByIdAtom);
  const draft = draftById(id);
  if (draft && isProposal(draft) && draftById(draft.refinedFrom)) return;
  set(chooseDraftAtom, id);
});
