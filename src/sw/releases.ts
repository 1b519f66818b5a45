/**
 * Worker lifecycle across builds. A new worker waits until a page sends `SKIP_WAITING` or no page
 * is open. The previous build's scripts stay cached as long as one of its pages is open.
 */
import { isKeepUserFiles, isSkipWaiting } from '#domain/jobs/worker-message.ts';
import { WORKER_NOTES } from '#services/device/caches.ts';
import { precache } from './precache.ts';
import { dropOldUserFiles, keepUserFiles, renewUserFiles } from './user-files.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * True if this is the browser's first worker. Held in memory, so it is false again after a restart.
 */
let isFirst = false;

export function install(event: ExtendableEvent): void {
  isFirst = self.registration.active === null;
  void precache.install(event);
  // An update works without these files: the next visit requests them again.
  event.waitUntil(renewUserFiles().catch(() => undefined));
}

export function hear(event: ExtendableMessageEvent): void {
  if (isSkipWaiting(event.data)) void self.skipWaiting();
  // On failure, the next visit requests them again.
  if (isKeepUserFiles(event.data)) event.waitUntil(keepUserFiles().catch(() => undefined));
}

export function activate(event: ExtendableEvent): void {
  event.waitUntil(claimClients(event));
}

/** Claims the open page on a first visit, which cannot break an older page: there is none. */
async function claimClients(event: ExtendableEvent): Promise<void> {
  if (isFirst) await self.clients.claim();
  const open = await openPages();
  if (isFirst || open.length === 0)
    await Promise.all([precache.activate(event), dropOldUserFiles()]);
  else await rememberOldPages(open);
}

/** Key of a list stored in a cache: browsers terminate an idle worker and lose its memory. */
const OLD_PAGES = '/old-pages';

async function rememberOldPages(ids: readonly string[]): Promise<void> {
  const notes = await caches.open(WORKER_NOTES);
  await notes.put(OLD_PAGES, Response.json(ids));
}

/** Deletes files that only older builds need, once none of their pages is open. */
export async function tidy(): Promise<void> {
  const noted = await caches.match(OLD_PAGES, { cacheName: WORKER_NOTES });
  // A waiting version has its files in the same caches.
  const { installing, waiting } = self.registration;
  if (!noted || installing || waiting) return;
  const old: unknown = await noted.json();
  const open = await openPages();
  if (Array.isArray(old) && open.some((id) => old.includes(id))) return;
  await Promise.all([dropOldFiles(), dropOldUserFiles()]);
  await caches.delete(WORKER_NOTES);
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  const current = new Set(precache.getURLsToCacheKeys().values());
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)),
  );
}

async function openPages(): Promise<string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ id }) => id);
}
