import { atom } from 'jotai';
import { hasUnsavedEdit } from '#domain/drafts/draft.ts';
import { isRunning } from '#domain/jobs/job.ts';
import { isBrandFormUnsavedAtom } from '../brand/brand-form.ts';
import { saveStateAtom } from '../storage/documents.ts';
import { currentDraftAtom } from '../drafts/drafts.ts';
import { isGeneratingAtom } from '../generation/current.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { pressesAtom } from '../jobs/presses.ts';
import { keptKeyAtom } from '../provider/provider.ts';

/**
 * True if a reload would interrupt the user: changes or the key are only in memory, an editor is
 * open, a brand's form has what isn't saved, or a model is writing or judging a post, including
 * posts of other campaigns and for other platforms.
 */
export const isBusyAtom = atom(
  (get) =>
    ['failed', 'full'].includes(get(saveStateAtom)) ||
    get(keptKeyAtom)?.level === 'session' ||
    hasUnsavedEdit(get(currentDraftAtom)) ||
    get(isBrandFormUnsavedAtom) ||
    get(isGeneratingAtom) ||
    get(jobsAtom).some(isRunning) ||
    [...get(pressesAtom).values()].some(({ isRequest }) => isRequest === true),
);
