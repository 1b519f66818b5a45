import { atom } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import { sourceDraftOf } from '#domain/jobs/job-draft.ts';
import { currentDraftAtom } from '../drafts/drafts.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { isStarting, pressesAtom, type PressTarget, setPress } from '../jobs/presses.ts';
import { generationFor } from './current.ts';
import { stop } from './stop.ts';

/** Newest job of the post under review: the one that changes it, or the one that wrote it. */
export const draftJobAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft && get(jobsAtom).findLast((job) => [job.id, sourceDraftOf(job)].includes(draft.id));
});

/** Generation of the post under review. */
export const draftGenerationAtom = atom((get) =>
  generationFor(get, get(draftJobAtom), get(draftPressAtom)),
);

export const draftPressAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft && get(pressesAtom).get(targetOf(draft));
});

export const targetOf = ({ id }: Draft): PressTarget => `draft ${id}`;

/** Base URL of the last request for the post under review. */
export const draftRequestBaseUrlAtom = atom(
  (get) => get(draftPressAtom)?.baseUrl ?? get(draftJobAtom)?.baseUrl,
);

/** Stops the request for the post under review and keeps its text. */
export const stopDraftAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  if (draft && isStarting(get(draftPressAtom))) setPress(get, set, targetOf(draft));
  stop(get, get(draftJobAtom));
});
