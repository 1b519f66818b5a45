/**
 * URL of the service worker, through the policy that the script in the head of every built page has
 * made (`worker-policy.ts`); undefined in development, which has no worker.
 */
export const workerUrl = () => globalThis.echopostWorkerPolicy?.createScriptURL('');

/**
 * Registers the service worker, which makes the site available offline, on a page that stays static.
 * The app registers it with workbox-window (`src/services/updates`).
 */
export function registerWorker(): void {
  const url = workerUrl();
  // A browser may refuse, for lack of space or permission: then the site needs the network.
  if (url) navigator.serviceWorker?.register(url).catch(() => {});
}
