/** Only the address of our own worker may become a script of this browser: see `manifest/headers.ts`. */
const WORKER = '/sw.js';

interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  /** Not in every browser; where it is missing, an address needs no permission. */
  var trustedTypes: { createPolicy(name: string, policy: Policy): Policy } | undefined;
}

const workerAlone: Policy = {
  createScriptURL(address) {
    if (address !== WORKER) throw new Error(address);
    return address;
  },
};

/** Asks the browser to keep the site for times without a network. */
export function registerWorker(): void {
  const policy = globalThis.trustedTypes?.createPolicy('app#sw', workerAlone) ?? workerAlone;
  // A browser may refuse, for want of room or permission: then the site needs the network.
  navigator.serviceWorker?.register(policy.createScriptURL(WORKER)).catch(() => undefined);
}
