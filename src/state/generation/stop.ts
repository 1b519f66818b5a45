import { atom, type Getter } from 'jotai';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { currentDraftAtom } from '../drafts/drafts.ts';
import { isStarting, pressesAtom, setPress } from '../jobs/presses.ts';
import { queueAtom } from '../jobs/queue.ts';
import { services } from '../services.ts';
import {
  currentJobAtom,
  draftJobAtom,
  draftPressAtom,
  forgetPressFailureAtom,
  targetOf,
} from './current.ts';
import { reportIfNotStored } from './report-change.ts';

/** Stops the current request; the text received so far is kept. */
export const stopAtom = atom(null, (get, set) => {
  if (isStarting(get(pressesAtom).get('campaign'))) setPress(get, set, 'campaign');
  stop(get, get(currentJobAtom));
});

/** Stops the request for the post under review and keeps its text. */
export const stopDraftAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  if (draft && isStarting(get(draftPressAtom))) setPress(get, set, targetOf(draft));
  stop(get, get(draftJobAtom));
});

function stop(get: Getter, job: Job | undefined): void {
  if (job && isUnderWay(job)) reportIfNotStored(get, get(queueAtom)?.cancel(job.id));
}

/** Turns the text of a failed or interrupted generation into a draft. */
export const acceptPartialAtom = atom(null, async (get, set) => {
  const job = get(currentJobAtom);
  try {
    if (job) await get(queueAtom)?.acceptPartial(job.id);
    set(forgetPressFailureAtom);
  } catch {
    services(get).notify(TOASTS.changeNotStored);
  }
});
