import type { QueueDeps } from './types.ts';

/** Limits to the text that a crash can lose: half a second of streaming, or 2,000 characters. */
const FLUSH_AFTER_MS = 500;
const FLUSH_AFTER_CHARS = 2000;

export interface ProgressWriter {
  /** Takes the whole text received so far. */
  update(text: string): void;
  /** Writes unsaved progress without waiting for the timer. */
  flush(): void;
  /** Resolves when the running write has ended. Nothing is written afterwards. */
  end(): Promise<void>;
}

/** Throttles the writes of one attempt's text while it streams; one write runs at a time. */
export function createProgressWriter(
  later: QueueDeps['later'],
  write: (text: string) => Promise<void>,
): ProgressWriter {
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
      // A refused write is retried with the next text; the queue records the final state itself.
    } finally {
      writing = undefined;
      schedule();
    }
  }

  function schedule(): void {
    if (!hasEnded && text !== written) cancelTimer ??= later(FLUSH_AFTER_MS, flush);
  }

  return {
    update(words) {
      text = words;
      if (text.length - written.length >= FLUSH_AFTER_CHARS) flush();
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
