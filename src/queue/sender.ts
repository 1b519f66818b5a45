import { isUnderWay, type Job } from '#domain/jobs/job.ts';
import * as next from '#domain/jobs/job-transitions.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { JOBS_CHANGED } from '#domain/jobs/queue-message.ts';
import type { Reply } from '#services/model/model.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { Change, JobMirror } from './mirror.ts';
import { createProgressWriter, type ProgressWriter } from './progress-keeper.ts';
import { checkReachability } from './reach.ts';
import type { UserIntent } from './wishes.ts';
import type { QueueDeps } from './world.ts';

/** Makes this page's requests, one at a time, and records their outcome. */
export interface Sender {
  /**
   * Sends a job whose turn has come, or records why it cannot. Calls `onClaimed` once the attempt
   * is counted on disk.
   */
  send(job: Job, onClaimed: () => void): Promise<void>;
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

const LEAVING_MS = 1000;

/** A request that this page makes, or is about to make. */
interface Attempt {
  readonly id: string;
  readonly controller: AbortController;
  /** The job as claimed, for as long as the record must still match it. */
  claimed?: Job | undefined;
  keeper?: ProgressWriter;
}

export function createSender(world: QueueDeps, mirror: JobMirror, wishes: UserIntent): Sender {
  let leftAt = 0;
  let current: Attempt | undefined;

  async function refresh(): Promise<void> {
    const attempt = current;
    // Until the claim is on disk, the record does not reflect this attempt.
    const claimed = attempt?.claimed;
    await mirror.refresh((stored) => {
      if (claimed && !stored.some((job) => next.isAttempt(job, claimed)))
        attempt.controller.abort();
      return current?.id;
    });
  }

  async function send(job: Job, onClaimed: () => void): Promise<void> {
    const byHand = wishes.isWatched(job.id);
    const ready = await prepare(job, byHand);
    if (ready === 'wait') {
      // A deferred job is no longer one that the user watches.
      if (wishes.unwatch(job.id)) await mirror.change(job.id, (it) => ({ ...it, deferred: true }));
      return;
    }
    if (ready === 'ask') {
      await mirror.change(job.id, (it) => next.hold(it, 'key'));
      return;
    }
    if ('kind' in ready) {
      const because = ready.kind === 'no-key' ? next.needKey : next.fail;
      return end(job.id, (it) => because(it, ready));
    }
    const attempt: Attempt = { id: job.id, controller: new AbortController() };
    current = attempt;
    try {
      const claimed = await mirror.change(job.id, (it) => next.claim(it, world.now()));
      if (!claimed) return;
      attempt.claimed = claimed;
      onClaimed();
      await run(attempt, claimed, ready.key);
    } finally {
      current = undefined;
    }
  }

  /**
   * Returns the key to send with, a failure, `wait` to defer the job, or `ask` if another key is
   * stored by now.
   */
  async function prepare(job: Job, byHand: boolean): Promise<NamedKey | Failure | 'wait' | 'ask'> {
    let found: NamedKey | undefined;
    try {
      found = await wishes.keyOf(job);
    } catch {
      // The device does not respond, or the vault's chunk failed to load: a key may still exist.
      return 'wait';
    }
    if (!found) return { kind: 'no-key' };
    try {
      const { key, id } = found;
      const answer = await checkReachability(world, { baseUrl: job.baseUrl, key }, byHand);
      return answer ?? (id === job.keyId ? found : 'ask');
    } catch (error) {
      world.report(error);
      return 'wait';
    }
  }

  async function end(id: string, by: Change): Promise<void> {
    const ended = await mirror.changeOrShow(id, by);
    if (!ended) return;
    if (!isUnderWay(ended)) wishes.release(id);
    mirror.emitEnd(ended);
  }

  /** Makes the request of a claimed job, and records its outcome. */
  async function run(attempt: Attempt, job: Job, key: string): Promise<void> {
    const { signal } = attempt.controller;
    let live = job;
    const keeper = createProgressWriter(world.later, async (text) => {
      const by = (it: Job) => next.progress(it, job.attempts, text);
      // Another tab has cancelled or deleted the job.
      if (!(await world.jobs.change(job.id, by))) attempt.controller.abort();
      else world.emit(JOBS_CHANGED);
    });
    attempt.keeper = keeper;
    const stopped = new Promise<Reply>((resolve) => {
      const stop = () => resolve({ outcome: 'stopped', text: live.text });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
    const showLive = (changed: Job) => {
      // The job may have been deferred while it is being sent.
      const shown = mirror.jobs.find(({ id }) => id === job.id);
      live = { ...changed, deferred: shown?.deferred ?? changed.deferred };
      mirror.showOne(live);
    };
    const onText = (text: string) => {
      if (signal.aborted) return;
      showLive(next.progress(live, job.attempts, text) ?? live);
      keeper.update(live.text);
    };
    const onThinking = () => {
      if (signal.aborted || live.thinkingSince !== undefined) return;
      showLive({ ...live, thinkingSince: world.now() });
    };
    const ask = async (): Promise<Reply> => {
      const endpoint = { baseUrl: job.baseUrl, model: job.model, key };
      try {
        const hooks = { signal, onText, onThinking };
        return await world.model.generate({ ...job.prompt, endpoint }, hooks);
      } catch (error) {
        // A bug, and the request may have left the device: it counts as billed, and is never
        // retried without the user's approval.
        world.report(error);
        return { outcome: 'failed', text: live.text, failure: { kind: 'connection-lost' } };
      }
    };
    // Stop takes effect at once: it does not wait until the request has been aborted.
    const reply = await (signal.aborted ? stopped : Promise.race([ask(), stopped]));
    await keeper.end();
    // From here on, a changed record no longer means that the attempt has lost its job.
    attempt.claimed = undefined;
    // An unloading page breaks its own requests first: such a failure says nothing of the provider.
    if (reply.outcome === 'failed' && isLeaving()) await pause(LEAVING_MS);
    const [endedAt, chance] = [world.now(), world.random()];
    const settle: Change = (it) => next.finishAttempt(it, job.attempts, reply, endedAt, chance);
    mirror.unwritten.set(job.id, settle);
    await end(job.id, settle);
    if (signal.aborted) wishes.release(job.id);
  }

  const isLeaving = () => Math.abs(world.now() - leftAt) < LEAVING_MS;
  const pause = (ms: number) => new Promise<void>((resolve) => void world.later(ms, resolve));

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
      leftAt = world.now();
      current?.keeper?.flush();
    },
  };
}
