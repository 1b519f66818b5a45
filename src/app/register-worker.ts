/** Asks the browser to keep the site for times without a network. */
export function registerWorker(): void {
  // The head of every page leaves its policy (`worker-policy.ts`).
  const address = globalThis.echopostWorkerPolicy?.createScriptURL('');
  // A browser may refuse, for want of room or permission: then the site needs the network.
  if (address) navigator.serviceWorker?.register(address).catch(() => {});
}
