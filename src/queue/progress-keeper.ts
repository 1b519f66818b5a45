import type { Job } from '#domain/job.ts';
import { abandon } from '#domain/job-transitions.ts';
import type { QueueWorld } from './queue.ts';

/** So much of a text may be lost to a crash: half a second of it, or two thousand characters. */
const KEEP_AFTER_MS = 500;
const KEEP_AFTER_CHARS = 2000;

interface Kept {
  /** The job with all that has come. */
  hear(job: Job): void;
  /** Nothing more comes; resolves when nothing is being written any more. */
  end(): Promise<void>;
  /** How it ended is on disk. */
  forget(): void;
}

/** Writes what comes as it comes, and shows on disk that its sender lives. */
export function createProgressKeeper(world: Pick<QueueWorld, 'later' | 'jobs'>) {
  let live: Job | undefined;

  function start(job: Job, renewMs: number, write: (text: string) => Promise<void>): Kept {
    let written = job.text;
    let writing: Promise<void> | undefined;
    let calledOff = () => {};
    let ended = false;
    live = job;

    function save(): void {
      calledOff();
      if (ended || writing) return;
      const { text } = live ?? job;
      writing = keep(text);
    }

    async function keep(text: string): Promise<void> {
      try {
        await write(text);
        written = text;
      } catch {
        // A disk that refuses now is tried again with the next words, and told of at the end.
      } finally {
        writing = undefined;
        plan();
      }
    }

    function plan(): void {
      if (ended) return;
      calledOff();
      const isBehind = live?.text !== written;
      calledOff = world.later(isBehind ? KEEP_AFTER_MS : renewMs, save);
    }

    plan();
    return {
      hear(changed) {
        const first = live?.text === written;
        live = changed;
        if (changed.text.length - written.length >= KEEP_AFTER_CHARS) save();
        else if (first) plan();
      },
      async end() {
        ended = true;
        calledOff();
        await writing;
      },
      // Not before: a page that goes away breaks its own requests first, and says so in vain.
      forget() {
        live = undefined;
      },
    };
  }

  return {
    start,
    /** The page goes away: the last words, on the handle that is open, without waiting. */
    leave() {
      const left = live && abandon(live, live.text);
      if (left) world.jobs.writeNow(left);
    },
  };
}
