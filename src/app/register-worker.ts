interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  /** Not in every browser; where it is missing, an address needs no permission. */
  var trustedTypes: { createPolicy(name: string, policy: Policy): Policy } | undefined;
}

/** Whatever it is asked for, it lets nothing but our own worker be run: see `manifest/headers.ts`. */
const workerAlone: Policy = { createScriptURL: () => '/sw.js' };

/** Asks the browser to keep the site for times without a network. */
export function registerWorker(): void {
  const policy = globalThis.trustedTypes?.createPolicy('app#sw', workerAlone) ?? workerAlone;
  // A browser may refuse, for want of room or permission: then the site needs the network.
  navigator.serviceWorker?.register(policy.createScriptURL('')).catch(() => {});
}
