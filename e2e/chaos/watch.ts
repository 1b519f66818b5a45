import type { BrowserContext } from '@playwright/test';

/** What a page has said of the text being typed in it, last. */
export interface Watched {
  /** The text as of the last input event that was heard of. */
  readonly typed: string;
  /** The same, once the task that handled the event was over: a write had its chance to begin. */
  readonly handled: string;
  /** The longest text of which a write had been committed. */
  readonly stored: string;
  /** Whether a write had begun and not ended when `handled` or `stored` was said. */
  readonly isWriting: boolean;
  /** When each length was reached, in milliseconds since 1970. */
  readonly reached: ReadonlyMap<number, number>;
}

/** A job of which a write had been committed. */
export interface WatchedJob {
  readonly id: string;
  readonly subject: string;
  readonly status: string;
}

export interface Watch {
  /** Of the page that was opened last. */
  readonly text: Watched;
  readonly jobs: ReadonlyMap<string, WatchedJob>;
  /** Begins anew with a text that is known to be stored. */
  startFrom(text: string): void;
}

const NOTHING = { typed: '', handled: '', stored: '', isWriting: false };

/** Hears from every page of a browser what is typed and what the disk has taken, as it happens. */
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

/** Runs in the page. The app's own word is not asked: its transactions are watched from below. */
function reportWrites(): void {
  const tell = (name: string, said: object) => Reflect.get(globalThis, name)?.(said);
  const { put } = IDBObjectStore.prototype;
  const { transaction: begin } = IDBDatabase.prototype;
  const texts = new WeakMap<IDBTransaction, string>();
  let writing = 0;
  let typed = '';

  // A write begins by reading what is there, so its first `put` comes later than it does.
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options);
    if (mode === 'readwrite' && [stores].flat().includes('documents')) follow(transaction);
    return transaction;
  };

  function follow(transaction: IDBTransaction): void {
    writing += 1;
    const end = () => {
      writing -= 1;
      // What was typed meanwhile is written next, in the same task.
      setTimeout(() => tell('chaosText', { isWriting: writing > 0 }));
    };
    transaction.addEventListener('complete', () => {
      const stored = texts.get(transaction);
      if (stored !== undefined) tell('chaosText', { stored });
      end();
    });
    transaction.addEventListener('abort', end);
  }

  /** The text of the field on the screen, where the record is the one that holds it. */
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
