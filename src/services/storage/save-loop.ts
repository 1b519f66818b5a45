import { isQuotaError } from './database.ts';
import type { SaveState } from './document-store.ts';

/** Delays between attempts on a device that refuses, in milliseconds; the last one repeats. */
const RETRY_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Time after which a device that has not responded is reported as refusing, in milliseconds. */
const SLOW_STORAGE_MS = 700;

interface SaveLoopDeps {
  /** True once the device has been read. */
  isOpen(): boolean;
  /** Reads the missing records; the first time, it opens the store. */
  read(): Promise<void>;
  hasWork(): boolean;
  /** Writes everything that waits now. */
  write(): Promise<void>;
  /** True if a newer release has written. */
  isOutdated(): boolean;
}

interface SaveStates {
  readonly current: SaveState;
  emit(state: SaveState): void;
  /** Calls `listener` with the current state, and with each new one. */
  subscribe(listener: (state: SaveState) => void): () => void;
}

/**
 * Writes until nothing is left: one write in flight, no debounce, retries with backoff.
 *
 *     saved -> saving -> saved / outdated
 *                 |-> full / failed -> (retry) saved / outdated
 */
export interface SaveLoop {
  readonly states: SaveStates;
  /** Resolves when nothing is left to write; false if the device refuses. */
  run(): Promise<boolean>;
  /** Reports a failure of the device and schedules a retry: nothing else can be done about it. */
  fail(cause: unknown): void;
}

export function createSaveLoop(deps: SaveLoopDeps): SaveLoop {
  const states = createStates();
  const { emit } = states;
  /** True while a drain runs; it also writes the changes made meanwhile. */
  let isDraining = false;
  let draining: Promise<boolean> = Promise.resolve(true);
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function run(): Promise<boolean> {
    if (isDraining) return draining;
    isDraining = true;
    draining = drain();
    return draining;
  }

  async function drain(): Promise<boolean> {
    clearTimeout(retry);
    const slow = setTimeout(() => deps.isOpen() || emit('failed'), SLOW_STORAGE_MS);
    try {
      await deps.read();
      // A failure is shown until a retry has worked.
      if (deps.hasWork() && failures === 0) emit('saving');
      while (deps.hasWork()) await deps.write();
      // Before the listeners are called: they may write.
      isDraining = false;
      failures = 0;
      emit(deps.isOutdated() ? 'outdated' : 'saved');
      return true;
    } catch (error) {
      isDraining = false;
      fail(error);
      return false;
    } finally {
      clearTimeout(slow);
    }
  }

  function fail(cause: unknown): void {
    emit(isQuotaError(cause) ? 'full' : 'failed');
    clearTimeout(retry);
    retry = setTimeout(() => void run(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  }

  return { states, run, fail };
}

function createStates(): SaveStates {
  const listeners = new Set<(state: SaveState) => void>();
  let current: SaveState = 'saved';
  return {
    get current() {
      return current;
    },
    emit(next) {
      current = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(current);
      return () => listeners.delete(listener);
    },
  };
}
