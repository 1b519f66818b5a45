/** The worker's own notes; see `sw/versions.ts`. */
export const WORKER_NOTES = 'echopost-versions';

const isWorkers = (name: string) => name === WORKER_NOTES || name.startsWith('workbox-precache');

/** Removes every cache but the worker's: its files are the same for everybody. */
export async function clearCaches(storage: CacheStorage): Promise<void> {
  const names = await storage.keys();
  await Promise.all(names.filter((name) => !isWorkers(name)).map((name) => storage.delete(name)));
}
