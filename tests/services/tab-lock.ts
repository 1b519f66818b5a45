import type { Exclusive } from '#services/locks/exclusive.ts';

/** A lock shared by the tabs of a test. A tab that closes releases it. */
export interface TabLock {
  open(): { readonly exclusive: Exclusive; close(): void };
}

export function createTabLock(): TabLock {
  let last: Promise<unknown> = Promise.resolve();
  return {
    open() {
      const closed = Promise.withResolvers<void>();
      return {
        exclusive<T>(work: () => Promise<T>): Promise<T> {
          const result = last.then(work);
          last = Promise.race([result.catch(() => undefined), closed.promise]);
          return result;
        },
        close: () => closed.resolve(),
      };
    },
  };
}
