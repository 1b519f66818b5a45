/** Runs `work` while no other tab of this origin runs work under the same name. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Uses a Web Lock. An insecure origin has none, and a browser that blocks all site data grants none:
 * their tabs run unguarded.
 */
export function createExclusive(manager: LockManager | undefined, name: string): Exclusive {
  return async (work) => {
    if (!manager) return work();
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    return manager.request(name, begin).catch((error: unknown) => {
      if (hasBegun) throw error;
      return work();
    });
  };
}
