import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from './precache-entry.ts';

/** The files of this build, the build fills it in. */
declare const PRECACHE: readonly PrecacheEntry[];

export const NOT_FOUND = '/404';

/** Some hosts send the page of lost addresses with the status that it is for. */
const keepNotFound = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    response.ok || (response.status === 404 && new URL(request.url).pathname === NOT_FOUND)
      ? response
      : null,
};

/** Workbox keeps what has not changed and loads what has; one file that fails, fails the install. */
export const precache = new PrecacheController({ plugins: [keepNotFound] });
precache.addToCacheList([...PRECACHE]);

export const isKept = (path: string) => precache.getCacheKeyForURL(path) !== undefined;
