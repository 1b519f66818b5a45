import { atom } from 'jotai';
import { hasUnsavedEdit } from '#domain/draft.ts';
import { currentDraftAtom } from './drafts.ts';
import { generationAtom } from './generation.ts';

/** Whether a reload would come at the wrong moment: an editor is open, or a post is being written. */
export const isBusyAtom = atom(
  (get) => hasUnsavedEdit(get(currentDraftAtom)) || get(generationAtom).status === 'running',
);
