/** Registers the service worker, which makes the site available offline. */
export function registerWorker(): void {
  // Set by the script in the head of every page (`worker-policy.ts`).
  const address = globalThis.echopostWorkerPolicy?.createScriptURL('');
  // A browser may refuse, for lack of space or permission: then the site needs the network.
  if (address) navigator.serviceWorker?.register(address).catch(() => {});
}
