import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { isGenuine } from './genuine.ts';
import type { PrecacheEntry } from './precache-entry.ts';

/** The files of this build; the build fills it in. */
declare const PRECACHE: readonly PrecacheEntry[];

/** The policy that every page of this build is served with, see `genuine.ts`. */
declare const PAGE_POLICY: string;

interface Answered {
  readonly request: Request;
  readonly response: Response;
}

const genuineOnly = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request, { redirect: 'error' }),
  /**
   * The HTTP cache may hold the wrong body under a hashed name for a year. Replaces it, so that the
   * next install does not read it again; this one has failed.
   */
  async fetchDidFail({ request }: { request: Request }) {
    const response = await fetch(request.url, { cache: 'reload' });
    await response.arrayBuffer();
  },
  cacheWillUpdate: async ({ request, response }: Answered) =>
    isGenuine(response, new URL(request.url).pathname, PAGE_POLICY) ? response : null,
};

/**
 * Workbox keeps unchanged files and loads changed ones, each body by its integrity. One file that
 * is missing, or is not ours, fails the install: the previous worker stays, and the browser tries
 * again at the next visit.
 */
export const precache = new PrecacheController({ plugins: [genuineOnly] });
precache.addToCacheList([...PRECACHE]);

export const isKept = (path: string) => precache.getCacheKeyForURL(path) !== undefined;
