import { USER_FILES_CACHE } from '#services/device/caches.ts';
import { USER_FILES } from './built-files.ts';
import { isGenuine } from './genuine.ts';

/**
 * Downloads the missing files, verifying each by its integrity. Rejects at the first one that is
 * not genuine: earlier files stay cached, and the next visit resumes.
 */
export async function keepUserFiles(): Promise<void> {
  const cache = await caches.open(USER_FILES_CACHE);
  for (const { url, integrity } of USER_FILES) {
    if (await cache.match(url)) continue;
    const response = await fetchGenuine(url, integrity);
    await cache.put(url, response);
  }
}

/** Updates the files at a new version, if the user had those of the old one. */
export async function renewUserFiles(): Promise<void> {
  if (await caches.has(USER_FILES_CACHE)) await keepUserFiles();
}

export async function matchUserFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: USER_FILES_CACHE });
}

/** Deletes the files of older versions. */
export async function dropOldUserFiles(): Promise<void> {
  if (!(await caches.has(USER_FILES_CACHE))) return;
  const current = new Set(USER_FILES.map(({ url }) => url));
  const cache = await caches.open(USER_FILES_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function fetchGenuine(url: string, integrity: string): Promise<Response> {
  const load = (cache: RequestCache) => fetch(url, { integrity, cache, redirect: 'error' });
  // The HTTP cache may keep a wrong body under a hashed name for a year.
  const response = await load('default').catch(() => load('reload'));
  if (!isGenuine(response, url, '')) throw new Error(`${url} is not ours`);
  return response;
}
