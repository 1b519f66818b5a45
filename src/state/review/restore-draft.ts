import { atom } from 'jotai';
import { isForDraft } from '#domain/jobs/job-draft.ts';
import { draftWithReply } from '#domain/jobs/reply-draft.ts';
import { addDraftAtom, deletedDraftAtom, draftByIdAtom, undoDeleteAtom } from '../drafts/drafts.ts';
import { isCollected, jobsAtom } from '../jobs/jobs.ts';
import { services } from '../services.ts';

/**
 * Undo delete: restores the deleted draft, with the continuations that have arrived meanwhile. Any
 * tab has marked their jobs as done with, because the draft was gone.
 */
export const restoreDraftAtom = atom(null, (get, set) => {
  const id = get(deletedDraftAtom)?.id;
  set(undoDeleteAtom);
  for (const job of get(jobsAtom).filter(isForDraft)) {
    const draft = get(draftByIdAtom)(id);
    if (draft && job.continues?.draftId === id && !isCollected(get, job))
      set(addDraftAtom, draftWithReply(job, draft, services(get).now()));
  }
});
