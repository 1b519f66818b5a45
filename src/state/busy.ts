import { atom } from 'jotai';
import { hasUnsavedEdit } from '#domain/draft.ts';
import { isRunning } from '#domain/job.ts';
import { currentDraftAtom } from './drafts.ts';
import { generationAtom } from './generation.ts';
import { jobsAtom } from './jobs.ts';

/**
 * Whether a reload would come at the wrong moment: an editor is open, or a post is being written, be
 * it of another campaign or for another platform.
 */
export const isBusyAtom = atom(
  (get) =>
    hasUnsavedEdit(get(currentDraftAtom)) ||
    get(generationAtom).status === 'running' ||
    get(jobsAtom).some(isRunning),
);
