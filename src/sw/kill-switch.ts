/**
 * Self-destroying worker (kill switch): build with `VITE_WORKER=off` and deploy. It replaces the
 * old worker, deletes every cache, and unregisters itself. Documents, keys and sessions are in
 * IndexedDB and stay; open pages are not reloaded and continue over the network.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
