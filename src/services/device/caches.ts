/** Cache of the worker's own notes; see `sw/releases.ts`. */
export const WORKER_NOTES = 'echopost-versions';

/** Cache of the worker's scripts for signed-in users; see `sw/user-files.ts`. */
export const USER_FILES_CACHE = 'echopost-user-files';

const isWorkers = (name: string) =>
  [WORKER_NOTES, USER_FILES_CACHE].includes(name) || name.startsWith('workbox-precache');

/** Removes every cache but the worker's, whose files are the same for every user. */
export async function clearCaches(storage: CacheStorage): Promise<void> {
  const names = await storage.keys();
  await Promise.all(names.filter((name) => !isWorkers(name)).map((name) => storage.delete(name)));
}
