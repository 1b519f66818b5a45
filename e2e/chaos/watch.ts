import type { BrowserContext } from '@playwright/test';

/** Latest report of a page on the text typed in it. */
export interface Watched {
  /** Text as of the last reported input event. */
  readonly typed: string;
  /** Text as of the last input event whose task has ended, so that a write could start. */
  readonly handled: string;
  /** Text of the last committed write. */
  readonly stored: string;
  /**
   * True if a write was in flight when `handled` was reported, or once the last write had ended.
   */
  readonly isWriting: boolean;
  /** Times at which each length was reached, in milliseconds since 1970. */
  readonly reached: ReadonlyMap<number, number>;
}

/** A job whose write was committed. */
export interface WatchedJob {
  readonly id: string;
  readonly subject: string;
  readonly status: string;
}

export interface Watch {
  /** Latest report of any page; `startFrom` resets it. */
  readonly text: Watched;
  readonly jobs: ReadonlyMap<string, WatchedJob>;
  /** Resets the report to a text that is already stored. */
  startFrom(text: string): void;
}

const NOTHING = { typed: '', handled: '', stored: '', isWriting: false };

/** Receives the typed text and the committed writes of every page of a browser, as they happen. */
export async function watch(context: BrowserContext): Promise<Watch> {
  let reached = new Map<number, number>();
  let text: Watched = { ...NOTHING, reached };
  const jobs = new Map<string, WatchedJob>();
  await context.exposeFunction('chaosText', (said: Partial<Watched>) => {
    text = { ...text, ...said };
    if (said.typed !== undefined) reached.set(said.typed.length, Date.now());
  });
  await context.exposeFunction('chaosJob', (job: WatchedJob) => void jobs.set(job.id, job));
  await context.addInitScript(reportWrites);
  return {
    get text() {
      return text;
    },
    jobs,
    startFrom(known) {
      reached = new Map();
      text = { typed: known, handled: known, stored: known, isWriting: false, reached };
    },
  };
}

/**
 * Runs in the page. Patches IndexedDB to observe transactions, independent of the app's own status.
 */
function reportWrites(): void {
  const tell = (name: string, said: object) => Reflect.get(globalThis, name)?.(said);
  const { put } = IDBObjectStore.prototype;
  const { transaction: begin } = IDBDatabase.prototype;
  const texts = new WeakMap<IDBTransaction, string>();
  let writing = 0;
  let typed = '';

  // A write starts with a read, so the transaction opens before its first `put`.
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options);
    if (mode === 'readwrite' && [stores].flat().includes('documents')) follow(transaction);
    return transaction;
  };

  function follow(transaction: IDBTransaction): void {
    writing += 1;
    const end = () => {
      writing -= 1;
      // The app starts the next write in the same task, with the text typed meanwhile.
      setTimeout(() => tell('chaosText', { isWriting: writing > 0 }));
    };
    transaction.addEventListener('complete', () => {
      const stored = texts.get(transaction);
      if (stored !== undefined) tell('chaosText', { stored });
      end();
    });
    transaction.addEventListener('abort', end);
  }

  /** Text of the field on screen, if this record holds it. */
  const textIn = (key: unknown, data: unknown): unknown => {
    if (!location.search.includes('review')) return key === 'insight-text' ? data : undefined;
    return String(key).startsWith('draft/') ? Object(data).editing : undefined;
  };

  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key);
    const { data, pendingFor = key, id, status, campaign } = Object(value);
    if (this.name === 'jobs') {
      const said = { id, status, subject: campaign?.subject };
      this.transaction.addEventListener('complete', () => tell('chaosJob', said));
    }
    const text = this.name === 'documents' ? textIn(pendingFor, data) : undefined;
    if (typeof text === 'string') texts.set(this.transaction, text);
    return request;
  };

  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      typed = target.value;
      tell('chaosText', { typed });
      setTimeout(() => tell('chaosText', { handled: typed, isWriting: writing > 0 }));
    },
    { capture: true },
  );
}
