/**
 * Takes the worker away from everyone: build with `VITE_WORKER=off` and deploy. It puts itself in the
 * old worker's place, drops every cache, and unregisters. Documents, keys and sessions are in
 * IndexedDB and stay; no page is reloaded by it, they go on with the network.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
