/**
 * From one build to the next. A new worker waits until it is let in (`SKIP_WAITING`) or until no page
 * is open; the scripts of the build before stay as long as one of its pages is open.
 */
import { isKeepUserFiles, isSkipWaiting } from '#domain/jobs/worker-message.ts';
import { WORKER_NOTES } from '#services/device/caches.ts';
import { precache } from './precache.ts';
import { dropOldUserFiles, keepUserFiles, renewUserFiles } from './user-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The first worker of this browser, as far as this run of it knows. */
let isFirst = false;

export function install(event: ExtendableEvent): void {
  isFirst = self.registration.active === null;
  void precache.install(event);
  // Without them an update still works: the next visit asks for them again.
  event.waitUntil(renewUserFiles().catch(() => undefined));
}

export function hear(event: ExtendableMessageEvent): void {
  if (isSkipWaiting(event.data)) void self.skipWaiting();
  // What fails is asked for again at the next visit.
  if (isKeepUserFiles(event.data)) event.waitUntil(keepUserFiles().catch(() => undefined));
}

export function activate(event: ExtendableEvent): void {
  event.waitUntil(takeOver(event));
}

/** The page of a first visit is served from here on too; there is no older one that could suffer. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  if (isFirst) await self.clients.claim();
  const open = await openPages();
  if (isFirst || open.length === 0)
    await Promise.all([precache.activate(event), dropOldUserFiles()]);
  else await rememberOldPages(open);
}

/** In notes that outlive the worker, which the browser ends whenever it has nothing to do. */
const OLD_PAGES = '/old-pages';

async function rememberOldPages(ids: readonly string[]): Promise<void> {
  const notes = await caches.open(WORKER_NOTES);
  await notes.put(OLD_PAGES, Response.json(ids));
}

/** Drops what only older builds need, once none of their pages is open. */
export async function tidy(): Promise<void> {
  const noted = await caches.match(OLD_PAGES, { cacheName: WORKER_NOTES });
  // A version that waits has its files in the same caches.
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
