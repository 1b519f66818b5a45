interface Closable {
  close(): Promise<void>;
}

export interface Lazy<T> {
  get(): Promise<T>;
  /** Closes what was opened; what was not stays unopened. The next `get` opens anew. */
  close(): Promise<void>;
}

/**
 * Opens on first use, once, however many ask at the same time; a failed opening is tried again, and
 * one after closing waits until that is done.
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
