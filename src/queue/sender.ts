import {
  type HoldReason,
  isRunning,
  isUnderWay,
  type Job,
  type RunningJob,
} from '#domain/jobs/job.ts';
import * as attempts from '#domain/jobs/attempt.ts';
import { hold } from '#domain/jobs/hold-job.ts';
import * as next from '#domain/jobs/job-transitions.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { quotesIn } from '#domain/jobs/job-draft.ts';
import { JOBS_CHANGED } from '#domain/jobs/queue-message.ts';
import type { GenerateOptions, Reply } from '#services/model/model.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { Change, JobMirror } from './job-mirror.ts';
import { createProgressWriter, type ProgressWriter } from './progress.ts';
import { checkReachability } from './reachability.ts';
import type { UserIntent } from './user-intent.ts';
import type { QueueDeps } from './types.ts';

interface SendHooks {
  /** Returns the reason why the job must not be sent any more: a probe takes time. */
  holdReason(job: Job): HoldReason | undefined;
  /** Called once the attempt is counted on disk, right before its request. */
  onClaimed(): void;
}

/** Makes this page's requests, one at a time, and records their outcome. */
export interface Sender {
  /** Sends a job whose turn has come, or records why it cannot. */
  send(job: Job, hooks: SendHooks): Promise<void>;
  /** Reads the disk, and aborts the request if its job is gone. */
  refresh(): Promise<void>;
  abort(): void;
  /**
   * Aborts the job's request if this page makes it. True if the attempt was claimed: it then writes
   * its own end.
   */
  abortIfHere(id: string): boolean;
  /** Flushes unsaved progress: the page is going away, or may be. */
  onPageHide(): void;
}

const UNLOAD_MS = 1000;

/** A request that this page makes, or is about to make. */
interface Attempt {
  readonly id: string;
  readonly controller: AbortController;
  /** The job as claimed, for as long as the record must still match it. */
  claimed?: RunningJob | undefined;
  progress?: ProgressWriter;
}

export function createSender(deps: QueueDeps, mirror: JobMirror, intent: UserIntent): Sender {
  let unloadedAt = 0;
  let current: Attempt | undefined;
  const { end, endAttempt } = createEndings(mirror, intent);

  async function refresh(): Promise<void> {
    const attempt = current;
    // Until the claim is on disk, the record does not reflect this attempt.
    const claimed = attempt?.claimed;
    await mirror.refresh((stored) => {
      if (claimed && !stored.some((job) => attempts.isAttempt(job, claimed)))
        attempt.controller.abort();
      return current?.id;
    });
  }

  async function send(job: Job, { holdReason, onClaimed }: SendHooks): Promise<void> {
    const isWatched = intent.isWatched(job.id);
    const ready = await prepare(deps, intent, job, isWatched);
    if (ready === 'wait') {
      // A deferred job is no longer one that the user watches.
      if (intent.unwatch(job.id)) await mirror.change(job.id, (it) => ({ ...it, deferred: true }));
      return;
    }
    if (ready === 'ask') {
      await mirror.change(job.id, (it) => hold(it, 'key'));
      return;
    }
    if ('kind' in ready) {
      const because = ready.kind === 'no-key' ? next.needKey : next.fail;
      return end(job.id, (it) => because(it, ready));
    }
    const attempt: Attempt = { id: job.id, controller: new AbortController() };
    current = attempt;
    try {
      let asQueued = job;
      const claimed = await mirror.claim(job.id, (it) => {
        asQueued = it;
        const reason = holdReason(it);
        return reason === undefined ? attempts.claim(it, deps.now()) : hold(it, reason);
      });
      if (!claimed || !isRunning(claimed)) return;
      // Another provider may have been chosen while the claim was written.
      const reason = holdReason(asQueued);
      if (reason !== undefined) {
        await endAttempt(job.id, (it) => attempts.takeBack(it, claimed.attempts, reason));
        return;
      }
      attempt.claimed = claimed;
      onClaimed();
      await run(attempt, claimed, ready.key);
    } finally {
      current = undefined;
    }
  }

  /** Makes the request of a claimed job, and records its outcome. */
  async function run(attempt: Attempt, job: RunningJob, key: string): Promise<void> {
    const { signal } = attempt.controller;
    let live = job;
    const progress = createProgressWriter(deps.later, async (text) => {
      const by = (it: Job) => attempts.progress(it, job.attempts, text);
      // Another tab has cancelled or deleted the job.
      if (!(await deps.jobs.change(job.id, by))) attempt.controller.abort();
      else deps.emit(JOBS_CHANGED);
    });
    attempt.progress = progress;
    const stopped = new Promise<Reply>((resolve) => {
      const stop = () => resolve({ outcome: 'stopped', text: live.text });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
    const showLive = (changed: RunningJob) => {
      // The job may have been deferred while it is being sent.
      const shown = mirror.jobs.find(({ id }) => id === job.id);
      live = { ...changed, deferred: shown?.deferred ?? changed.deferred };
      mirror.showOne(live);
    };
    const onText = (text: string) => {
      if (signal.aborted) return;
      showLive(attempts.progress(live, job.attempts, text) ?? live);
      progress.update(live.text);
    };
    const onThinking = () => {
      if (signal.aborted || live.thinkingSince !== undefined) return;
      showLive({ ...live, thinkingSince: deps.now() });
    };
    // Stop takes effect at once: it does not wait until the request has been aborted.
    const asked = () => generate(deps, job, key, { signal, onText, onThinking }, () => live.text);
    const reply = await (signal.aborted ? stopped : Promise.race([asked(), stopped]));
    await progress.end();
    // From here on, a changed record no longer means that the attempt has lost its job.
    attempt.claimed = undefined;
    // An unloading page breaks its own requests first: such a failure says nothing of the provider.
    if (reply.outcome === 'failed' && isUnloading()) await pause(UNLOAD_MS);
    const [endedAt, chance] = [deps.now(), deps.random()];
    await endAttempt(job.id, (it) =>
      attempts.finishAttempt(it, job.attempts, reply, endedAt, chance),
    );
    if (signal.aborted) intent.release(job.id);
  }

  const isUnloading = () => Math.abs(deps.now() - unloadedAt) < UNLOAD_MS;
  const pause = (ms: number) => new Promise<void>((resolve) => void deps.later(ms, resolve));

  return {
    send,
    refresh,
    abort: () => current?.controller.abort(),
    abortIfHere(id) {
      if (current?.id !== id) return false;
      current.controller.abort();
      return current.claimed !== undefined;
    },
    onPageHide() {
      unloadedAt = deps.now();
      current?.progress?.flush();
    },
  };
}

/** Records that a job, or its attempt, is over. */
function createEndings(mirror: JobMirror, intent: UserIntent) {
  async function end(id: string, by: Change): Promise<void> {
    const ended = await mirror.changeOrShow(id, by);
    if (!ended) return;
    if (!isUnderWay(ended)) intent.release(id);
    mirror.emitEnd(ended);
  }

  return {
    end,
    /** Ends a claimed attempt, which a disk that refuses must not leave open. */
    async endAttempt(id: string, by: Change): Promise<void> {
      mirror.unwritten.set(id, by);
      await end(id, by);
    },
  };
}

/**
 * Returns the key to send with, a failure, `wait` to defer the job, or `ask` if another key is
 * stored by now.
 */
async function prepare(
  deps: QueueDeps,
  intent: UserIntent,
  job: Job,
  isWatched: boolean,
): Promise<NamedKey | Failure | 'wait' | 'ask'> {
  let found: NamedKey | undefined;
  try {
    found = await intent.keyOf(job);
  } catch {
    // The device does not respond, or the vault's chunk failed to load: a key may still exist.
    return 'wait';
  }
  if (!found) return { kind: 'no-key' };
  try {
    const { key, id } = found;
    const answer = await checkReachability(deps, { baseUrl: job.baseUrl, key }, isWatched);
    return answer ?? (id === job.keyId ? found : 'ask');
  } catch (error) {
    deps.report(error);
    return 'wait';
  }
}

/** Calls the model service. An exception is a bug: it is reported, and the attempt has failed. */
async function generate(
  { model, report }: QueueDeps,
  job: Job,
  key: string,
  hooks: GenerateOptions,
  received: () => string,
): Promise<Reply> {
  const endpoint = { baseUrl: job.baseUrl, model: job.model, key };
  const { contentType } = job.campaign;
  const post = { contentType, quotes: quotesIn(job).map(({ text }) => text) };
  try {
    return await model.generate({ ...job.prompt, endpoint }, { ...hooks, post });
  } catch (error) {
    // The request may have left the device: it counts as billed, and is never retried without the
    // user's approval.
    report(error);
    return { outcome: 'failed', text: received(), failure: { kind: 'connection-lost' } };
  }
}
