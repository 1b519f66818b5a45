/**
 * Sends queued jobs, one at a time across all tabs and the service worker. Framework-free: a page
 * and the worker each inject their services. The job's states are drawn in
 * `domain/jobs/job-transitions.ts`.
 *
 * Two invariants, whichever tab or worker dies when:
 * - A press is not paid for twice. An attempt is counted on disk before it is sent (`claim`), and a
 *   job found in `sending` afterwards is never retried automatically (`recover`). A Web Lock keeps
 *   two senders apart, and is released when its holder dies.
 * - A deleted job stays deleted. Every write but `add` is a compare-and-swap on the record, so a
 *   sender that has lost its job cannot bring it back, and `add` writes nothing once `clear` has
 *   begun.
 */
import { isCleared, type QueueMessage } from '#domain/jobs/queue-message.ts';
import { createIntake, type Intake } from './intake.ts';
import { createJobMirror, type QueueListener } from './job-mirror.ts';
import { createScheduler } from './scheduler.ts';
import { createSender } from './sender.ts';
import type { QueueDeps } from './types.ts';
import { createUserActions, type UserActions } from './user-actions.ts';
import { createUserIntent } from './user-intent.ts';

export interface Queue extends UserActions, Pick<Intake, 'add' | 'clear' | 'forget' | 'leave'> {
  /** Sends all jobs that can be sent; resolves when done. A call during a drain adds a pass. */
  drain(): Promise<void>;
  /** Reads the changes of other tabs. */
  refresh(): Promise<void>;
  /** Handles a message from another tab; aborts the request if its job is gone. */
  onMessage(message: QueueMessage): Promise<void>;
  /** Flushes progress: the page is going away, or may be. */
  onPageHide(): void;
  subscribe(listener: QueueListener): () => void;
  /** Cancels the timers: nothing is sent from here any more. */
  close(): void;
}

/**
 * The queue's parts: `job-mirror.ts` is the page's view of the jobs on disk; `user-intent.ts` what
 * only this page knows; `intake.ts` adds jobs, and clears them; `user-actions.ts` changes one;
 * `scheduler.ts` decides whose turn it is; `sender.ts` makes the request.
 */
export function createQueue(deps: QueueDeps): Queue {
  const mirror = createJobMirror(deps);
  const intent = createUserIntent(deps);
  const sender = createSender(deps, mirror, intent);
  const scheduler = createScheduler(deps, mirror, intent, sender);
  const { drain } = scheduler;
  const parts = { mirror, intent, sender, drain };
  const { add, clear, forget, leave } = createIntake(deps, parts);
  return {
    add,
    clear,
    forget,
    leave,
    drain,
    ...createUserActions(deps, parts),
    refresh: sender.refresh,
    async onMessage(message) {
      const late = isCleared(message) ? forget() : [];
      try {
        await mirror.remove(late);
        await scheduler.onMessage();
      } catch {
        // The disk does not respond: the next drain reads it.
      }
    },
    onPageHide: sender.onPageHide,
    subscribe: mirror.subscribe,
    close: scheduler.close,
  };
}
