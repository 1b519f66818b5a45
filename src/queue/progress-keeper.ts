import type { QueueWorld } from './world.ts';

/** A crash may lose this much of a text: half a second of it, or two thousand characters. */
const KEEP_AFTER_MS = 500;
const KEEP_AFTER_CHARS = 2000;

export interface ProgressKeeper {
  /** Takes the whole text so far. */
  hear(text: string): void;
  /** Starts to write unsaved progress at once. */
  flush(): void;
  /** Resolves when nothing is being written any more. Nothing is written afterwards. */
  end(): Promise<void>;
}

/** Writes the text of one attempt while it streams, one write at a time. */
export function keepProgress(
  later: QueueWorld['later'],
  write: (text: string) => Promise<void>,
): ProgressKeeper {
  let text = '';
  let written = '';
  let writing: Promise<void> | undefined;
  let cancelTimer: (() => void) | undefined;
  let hasEnded = false;

  function flush(): void {
    cancelTimer?.();
    cancelTimer = undefined;
    if (hasEnded || writing || text === written) return;
    writing = save(text);
  }

  async function save(words: string): Promise<void> {
    try {
      await write(words);
      written = words;
    } catch {
      // A refused write is tried again with the next words; the queue records the end itself.
    } finally {
      writing = undefined;
      schedule();
    }
  }

  function schedule(): void {
    if (!hasEnded && text !== written) cancelTimer ??= later(KEEP_AFTER_MS, flush);
  }

  return {
    hear(words) {
      text = words;
      if (text.length - written.length >= KEEP_AFTER_CHARS) flush();
      else schedule();
    },
    flush,
    async end() {
      hasEnded = true;
      cancelTimer?.();
      await writing;
    },
  };
}
