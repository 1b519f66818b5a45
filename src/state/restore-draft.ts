import { atom } from 'jotai';
import { isForDraft } from '#domain/jobs/job-draft.ts';
import { addDraftAtom, deletedDraftAtom, draftByIdAtom, undoDeleteAtom } from './drafts.ts';
import { jobsAtom, withReply } from './jobs.ts';
import { services } from './services.ts';

/**
 * Undo delete: restores the deleted draft, with the continuations that have arrived meanwhile. Any
 * tab has marked their jobs as done with, because the draft was gone.
 */
export const restoreDraftAtom = atom(null, (get, set) => {
  const id = get(deletedDraftAtom)?.id;
  set(undoDeleteAtom);
  for (const job of get(jobsAtom).filter(isForDraft)) {
    const draft = get(draftByIdAtom)(id);
    const isMissing = draft && !draft.continuedBy?.includes(job.id);
    if (isMissing && job.continues?.draftId === draft.id)
      set(addDraftAtom, withReply(job, draft, services(get).now()));
  }
});
