import type { TabChannel } from '#services/storage/tab-channel.ts';

/** Idle time after which a passphrase must be typed again, in milliseconds. */
const LOCK_AFTER_IDLE_MS = 15 * 60_000;
/** Minimum time between two activity messages to other tabs, in milliseconds. */
const TELL_MS = 30_000;

interface IdleLockDeps {
  readonly channel: TabChannel;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called after every lock. */
  onLock(): void;
}

/** Keys derived from typed passphrases, by base URL. They are dropped after idle time. */
export interface IdleLock {
  /** Undefined while the passphrase must be typed. */
  get(baseUrl: string): CryptoKey | undefined;
  set(baseUrl: string, key: CryptoKey): void;
  /** Adds a key whose passphrase was just typed, and restarts the idle timer. */
  unlock(baseUrl: string, key: CryptoKey): void;
  delete(baseUrl: string): void;
  lock(): void;
  /** Locks after the idle time. A timer may sleep with its page, so the clock decides. */
  lockIfIdle(): void;
  /** Restarts the idle timer, here and in the other tabs. */
  resetIdleTimer(): void;
  /** Restarts the idle timer here alone. */
  noteActivity(): void;
}

export function createIdleLock({ channel, now, onLock }: IdleLockDeps): IdleLock {
  const opened = new Map<string, CryptoKey>();
  let activeAt = now();
  let toldAt = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function lock(): void {
    opened.clear();
    clearTimeout(watch);
    onLock();
  }

  function lockIfIdle(): void {
    clearTimeout(watch);
    if (opened.size === 0) return;
    const left = activeAt + LOCK_AFTER_IDLE_MS - now();
    if (left > 0) {
      watch = setTimeout(lockIfIdle, left);
      return;
    }
    lock();
    channel.emit({ told: 'lock' });
  }

  return {
    get(baseUrl) {
      lockIfIdle();
      return opened.get(baseUrl);
    },
    set: (baseUrl, key) => void opened.set(baseUrl, key),
    unlock(baseUrl, key) {
      opened.set(baseUrl, key);
      activeAt = now();
      lockIfIdle();
    },
    delete: (baseUrl) => void opened.delete(baseUrl),
    lock,
    lockIfIdle,
    resetIdleTimer() {
      lockIfIdle();
      activeAt = now();
      if (opened.size === 0 || activeAt - toldAt < TELL_MS) return;
      toldAt = activeAt;
      channel.emit({ told: 'awake' });
    },
    noteActivity() {
      activeAt = Math.max(activeAt, now());
    },
  };
}
