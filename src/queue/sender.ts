import { isUnderWay, type Job } from '#domain/job.ts';
import * as next from '#domain/job-transitions.ts';
import type { Failure } from '#domain/failure.ts';
import { JOBS_CHANGED } from '#domain/queue-message.ts';
import type { Reply } from '#services/model/model.ts';
import type { NamedKey } from '#services/secrets/key-vault.ts';
import type { Change, JobMirror } from './mirror.ts';
import { keepProgress, type ProgressKeeper } from './progress-keeper.ts';
import { reachProvider } from './reach.ts';
import type { Wishes } from './wishes.ts';
import type { QueueWorld } from './world.ts';

/** Makes the requests of this page, one at a time, and writes what becomes of them. */
export interface Sender {
  /** Sends a job whose turn has come, or writes why not. `onClaimed`: from here on it is being sent. */
  send(job: Job, onClaimed: () => void): Promise<void>;
  /** Reads the disk, and breaks off a request whose job is gone. */
  refresh(): Promise<void>;
  abort(): void;
  /**
   * Aborts the job's request if this page makes it. True if the attempt was claimed: it then writes
   * its own end.
   */
  abortIfHere(id: string): boolean;
  /** The page goes away, or may be about to. */
  leave(): void;
}

const LEAVING_MS = 1000;

/** A request that this page is about to make, or makes. */
interface Attempt {
  readonly id: string;
  readonly controller: AbortController;
  /** The job as it was claimed, while the record must say so too. */
  claimed?: Job | undefined;
  keeper?: ProgressKeeper;
}

export function createSender(world: QueueWorld, mirror: JobMirror, wishes: Wishes): Sender {
  let leftAt = 0;
  let current: Attempt | undefined;

  async function refresh(): Promise<void> {
    const attempt = current;
    // Before the claim is on disk, the record says nothing of this attempt.
    const claimed = attempt?.claimed;
    await mirror.refresh((stored) => {
      if (claimed && !stored.some((job) => next.isAttempt(job, claimed)))
        attempt.controller.abort();
      return current?.id;
    });
  }

  async function send(job: Job, onClaimed: () => void): Promise<void> {
    const byHand = wishes.isPressed(job.id);
    const ready = await prepare(job, byHand);
    if (ready === 'wait') {
      // A deferred job is no longer one that the user watches.
      if (wishes.putOff(job.id)) await mirror.change(job.id, (it) => ({ ...it, waited: true }));
      return;
    }
    if (ready === 'ask') {
      await mirror.change(job.id, (it) => next.hold(it, 'key'));
      return;
    }
    if ('kind' in ready) {
      const because = ready.kind === 'no-key' ? next.needKey : next.giveUp;
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

  /** The key to send it with, or why it is not sent now. `ask`: another key is there. */
  async function prepare(job: Job, byHand: boolean): Promise<NamedKey | Failure | 'wait' | 'ask'> {
    let found: NamedKey | undefined;
    try {
      found = await wishes.keyOf(job);
    } catch {
      // The device does not answer, or the vault's chunk failed to load: the key may be there.
      return 'wait';
    }
    if (!found) return { kind: 'no-key' };
    try {
      const { key, id } = found;
      const answer = await reachProvider(world, { baseUrl: job.baseUrl, key }, byHand);
      return answer ?? (id === job.keyId ? found : 'ask');
    } catch (error) {
      world.report(error);
      return 'wait';
    }
  }

  async function end(id: string, by: Change): Promise<void> {
    const ended = await mirror.note(id, by);
    if (!ended) return;
    if (!isUnderWay(ended)) wishes.release(id);
    mirror.tellEnd(ended);
  }

  /** Makes the request of a claimed job, and records how it ends. */
  async function run(attempt: Attempt, job: Job, key: string): Promise<void> {
    const { signal } = attempt.controller;
    let live = job;
    const keeper = keepProgress(world.later, async (text) => {
      const by = (it: Job) => next.progress(it, job.attempts, text);
      // Another tab has cancelled it, or deleted it.
      if (!(await world.jobs.change(job.id, by))) attempt.controller.abort();
      else world.announce(JOBS_CHANGED);
    });
    attempt.keeper = keeper;
    const stopped = new Promise<Reply>((resolve) => {
      const stop = () => resolve({ outcome: 'stopped', text: live.text });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
    const showLive = (changed: Job) => {
      // It may have been put off while it is sent.
      const shown = mirror.jobs.find(({ id }) => id === job.id);
      live = { ...changed, waited: shown?.waited ?? changed.waited };
      mirror.showOne(live);
    };
    const onText = (text: string) => {
      if (signal.aborted) return;
      showLive(next.progress(live, job.attempts, text) ?? live);
      keeper.hear(live.text);
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
        // A bug, and the request may have left: it counts as billed, and is never repeated unasked.
        world.report(error);
        return { outcome: 'failed', text: live.text, failure: { kind: 'cut' } };
      }
    };
    // Stop takes effect at once and does not wait for the network to notice.
    const reply = await (signal.aborted ? stopped : Promise.race([ask(), stopped]));
    await keeper.end();
    // The record may change from here on without being lost.
    attempt.claimed = undefined;
    // A page that goes away breaks its own requests first: what that says of the provider is not true.
    if (reply.outcome === 'failed' && isLeaving()) await pause(LEAVING_MS);
    const [endedAt, chance] = [world.now(), world.random()];
    const settle: Change = (it) => next.settle(it, job.attempts, reply, endedAt, chance);
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
    leave() {
      leftAt = world.now();
      current?.keeper?.flush();
    },
  };
}
