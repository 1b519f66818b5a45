/** Runs `work` while no other tab of this origin runs work under the same name. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Uses a Web Lock. An insecure origin has none: its tabs run unguarded. */
export function createExclusive(manager: LockManager | undefined, name: string): Exclusive {
  return async (work) => (manager ? manager.request(name, work) : work());
}
