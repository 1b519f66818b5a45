interface Closable {
  close(): Promise<void>;
}

export interface Lazy<T> {
  get(): Promise<T>;
  /** Closes what was opened; what was not stays unopened. */
  close(): Promise<void>;
}

/** Opens on first use, once, however many ask at the same time; a failed opening is tried again. */
export function openLazily<T extends Closable>(open: () => Promise<T>): Lazy<T> {
  let opening: Promise<T> | undefined;
  return {
    get() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}
