import type { Getter, Setter } from 'jotai';
import type { Failure } from '#domain/jobs/failure.ts';
import type { Job, JobRequest } from '#domain/jobs/job.ts';
import { asksTheSame } from '#domain/jobs/replace-job.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { Queue } from '#queue/queue.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { type Press, pressesAtom, type PressTarget, setPress } from '../jobs/presses.ts';
import { notifyFailure } from '../jobs/failure-toast.ts';
import { isProgressShownAtom } from '../jobs/progress-shown.ts';
import { queueAtom } from '../jobs/queue.ts';
import { services } from '../services.ts';
import { unsentFailure } from '../provider/unsent-failure.ts';
import { mustDefer } from './current.ts';
import { reportIfNotStored } from './report-change.ts';

interface RequestBatch {
  readonly target: PressTarget;
  readonly queue: Queue;
  readonly baseUrl: string;
  readonly requests: readonly JobRequest[];
  readonly typed: string | undefined;
  /** Jobs that may have been billed, and that the user has agreed to replace. */
  readonly approved?: readonly string[];
}

/** A request, and the job that it may replace only with the user's approval. */
interface Conflict {
  readonly request: JobRequest;
  readonly job: Job;
}

/**
 * Queues each request, and asks about those that need the user's approval. `stored` receives the ids
 * of those that the queue has, also if a later one fails.
 */
export async function enqueue(
  get: Getter,
  set: Setter,
  batch: RequestBatch,
  press: Press,
  stored: string[] = [],
): Promise<void> {
  const { target, queue, requests, typed, approved = [] } = batch;
  const isWanted = () => get(pressesAtom).get(target) === press;
  const added: string[] = [];
  const conflicts: Conflict[] = [];
  for (const request of requests) {
    const how = { watched: !request.deferred, ...(typed && { key: typed }), approved };
    const job = await queue.add(request, how);
    if (job?.id === request.id) added.push(request.id);
    if (!isWanted()) {
      stored.length = 0;
      return withdraw(get, queue, added);
    }
    if (!job) return refuse(get, set, target, { ...press, failure: { kind: 'queue-full' } });
    const isSame = asksTheSame(job, request);
    if (job.id === request.id || isSame) stored.push(request.id);
    if (job.id === request.id) continue;
    if (isSame) {
      sendNow(get, job);
    } else conflicts.push({ request, job });
  }
  const isLate = requests.some(({ id, deferred }) => deferred && added.includes(id));
  // The panel of the Generate step says the same.
  const isSaid = target === 'campaign' && get(isProgressShownAtom);
  if (isLate && !isSaid) services(get).notify(TOASTS.queued);
  setPress(get, set, target);
  if (conflicts.length > 0) askToReplace(get, set, batch, conflicts);
  return undefined;
}

/** Withdraws added jobs. One that was already sent is stopped and keeps its text. */
async function withdraw(get: Getter, queue: Queue, ids: readonly string[]): Promise<void> {
  const sent = get(jobsAtom).filter(({ id, attempts }) => ids.includes(id) && attempts > 0);
  for (const { id } of sent) await queue.cancel(id);
  await queue.remove(ids.filter((id) => sent.every((job) => job.id !== id)));
}

/** Asks whether to replace requests that may have been billed. A no changes nothing. */
function askToReplace(
  get: Getter,
  set: Setter,
  batch: RequestBatch,
  conflicts: readonly Conflict[],
): void {
  const { target, queue } = batch;
  const jobs = conflicts.map(({ job }) => job);
  const requests = conflicts.map(({ request }) => request);
  const approved = jobs.map(({ id }) => id);
  setPress(get, set, target, {
    question: {
      jobs,
      wanted: requests,
      answer(isYes) {
        const press: Press = { baseUrl: batch.baseUrl };
        setPress(get, set, target, isYes ? press : undefined);
        if (isYes) void replace(press);
      },
    },
  });

  async function replace(press: Press): Promise<void> {
    const stored: string[] = [];
    try {
      await enqueue(get, set, { ...batch, requests, approved }, press, stored);
    } catch (problem) {
      if (get(pressesAtom).get(target) === press)
        refuse(get, set, target, { ...press, failure: unsentFailure(problem) });
    }
    // Cancelled only after the replacement is stored; the cancelled job's text becomes a draft. A
    // job that was queued when the question was asked may be sent by now.
    for (const { request, job } of conflicts)
      if (stored.includes(request.id)) reportIfNotStored(get, queue.cancel(job.id));
  }
}

/** Sends an identical job that is already queued: the press approves it. */
function sendNow(get: Getter, { id, status, baseUrl }: Job): void {
  if (status === 'queued' && !mustDefer(get, baseUrl))
    reportIfNotStored(get, get(queueAtom)?.retry(id));
}

/** Fails a press that did not reach the queue, and shows why. */
export function refuse(
  get: Getter,
  set: Setter,
  target: PressTarget,
  press: Press & { readonly failure: Failure },
): void {
  setPress(get, set, target, press);
  notifyFailure(get, press.failure, press.baseUrl);
}
