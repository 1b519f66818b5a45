import { atom, type Getter } from 'jotai';
import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { isStarting, pressesAtom, setPress } from '../jobs/presses.ts';
import { queueAtom } from '../jobs/queue.ts';
import { services } from '../services.ts';
import { currentJobAtom, forgetPressFailureAtom } from './current.ts';
import { reportIfNotStored } from './report-change.ts';

/** Stops the current request; the text received so far is kept. */
export const stopAtom = atom(null, (get, set) => {
  if (isStarting(get(pressesAtom).get('campaign'))) setPress(get, set, 'campaign');
  stop(get, get(currentJobAtom));
});

/** Stops a job that is being sent or queued, if there is one. */
export function stop(get: Getter, job: Job | undefined): void {
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
