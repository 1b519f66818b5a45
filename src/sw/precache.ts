import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PRECACHE } from './built-files.ts';
import { isGenuine } from './genuine.ts';

/** Policy of every page of this build, see `genuine.ts`. */
declare const PAGE_POLICY: string;

interface Answered {
  readonly request: Request;
  readonly response: Response;
}

const genuineOnly = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request, { redirect: 'error' }),
  /**
   * The HTTP cache may keep a wrong body under a hashed name for a year. Refetches it, so that the
   * next install reads a fresh copy; the current install has failed.
   */
  async fetchDidFail({ request }: { request: Request }) {
    const response = await fetch(request.url, { cache: 'reload' });
    await response.arrayBuffer();
  },
  cacheWillUpdate: async ({ request, response }: Answered) =>
    isGenuine(response, new URL(request.url).pathname, PAGE_POLICY) ? response : null,
};

/**
 * Workbox keeps unchanged files and downloads changed ones, verifying each body by its integrity.
 * One file that is missing or not genuine fails the install: the previous worker stays, and the
 * browser retries at the next visit.
 */
export const precache = new PrecacheController({ plugins: [genuineOnly] });
precache.addToCacheList(PRECACHE);

export const isKept = (path: string) => precache.getCacheKeyForURL(path) !== undefined;
