import { atom, type Getter } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import { untaken } from '#domain/drafts/earlier.ts';
import { isForDraft } from '#domain/jobs/job-draft.ts';
import { draftWithReply } from '#domain/jobs/reply-draft.ts';
import { isCollected, jobsAtom } from '../jobs/jobs.ts';
import { services } from '../services.ts';
import {
  addDraftAtom,
  closeDraftAtom,
  deletedDraftAtom,
  draftByIdAtom,
  draftsAtom,
  removeDraftAtom,
} from './drafts.ts';

/** The proposals in place of the last deleted draft. They are deleted with it. */
const deletedTextsAtom = atom<readonly Draft[]>([]);

/**
 * Deletes a draft, the texts that it had before its edits, and the reworks of it that were not taken. Can
 * be undone.
 */
export const deletePostAtom = atom(null, (get, set, id: string) => {
  const draft = get(draftByIdAtom)(id);
  if (!draft) return;
  const { drafts, currentId } = get(draftsAtom);
  const texts = untaken(id, drafts);
  set(deletedDraftAtom, draft);
  if (currentId === id) set(closeDraftAtom);
  for (const one of [draft, ...texts]) set(removeDraftAtom, one.id);
  set(deletedTextsAtom, texts);
});

/**
 * Undo delete: restores the deleted draft, with the continuations that have arrived meanwhile. Any
 * tab has marked their jobs as done with, because the draft was gone.
 */
export const restoreDraftAtom = atom(null, (get, set) => {
  const deleted = get(deletedDraftAtom);
  const id = deleted?.id;
  // An edit in another tab may have kept it.
  if (deleted && !get(draftByIdAtom)(id)) set(addDraftAtom, deleted);
  set(deletedDraftAtom, undefined);
  for (const text of textsOf(get, id)) set(addDraftAtom, text);
  set(deletedTextsAtom, []);
  for (const job of get(jobsAtom).filter(isForDraft)) {
    const draft = get(draftByIdAtom)(id);
    if (draft && job.continues?.draftId === id && !isCollected(get, job))
      set(addDraftAtom, draftWithReply(job, draft, services(get).now()));
  }
});

const textsOf = (get: Getter, id: string | undefined): readonly Draft[] =>
  id !== undefined && get(draftByIdAtom)(id) ? get(deletedTextsAtom) : [];
