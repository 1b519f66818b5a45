interface Closable {
  close(): Promise<void>;
}

export interface Lazy<T> {
  get(): Promise<T>;
  /** Closes the resource if it was opened. The next `get` reopens it. */
  close(): Promise<void>;
}

/**
 * Opens a resource once, on first use, even under concurrent calls. A failed attempt is retried by
 * the next call; a call during closing waits for it to finish.
 */
export function openLazily<T extends Closable>(open: () => Promise<T>): Lazy<T> {
  let opening: Promise<T> | undefined;
  let closing: Promise<void> = Promise.resolve();
  return {
    get() {
      opening ??= closing.then(open).catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    close() {
      const last = opening;
      opening = undefined;
      closing = closing.then(async () => (await last?.catch(() => undefined))?.close());
      return closing;
    },
  };
}
