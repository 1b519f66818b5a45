import type { JobMirror } from './job-mirror.ts';
import type { Scheduler } from './scheduler.ts';
import type { Sender } from './sender.ts';
import type { UserIntent } from './user-intent.ts';

/** The parts of one queue that `intake.ts` and `user-actions.ts` work on. */
export interface QueueParts {
  readonly mirror: JobMirror;
  readonly intent: UserIntent;
  readonly sender: Sender;
  readonly drain: Scheduler['drain'];
}
