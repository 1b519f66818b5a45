/** Only the address of our own worker may become a script of this browser: see `manifest/headers.ts`. */
const WORKER = '/sw.js';

/** Not in every browser; where it is missing, an address needs no permission. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Asks the browser to keep the site for times without a network. A browser may refuse. */
export function registerWorker(): void {
  const rules = {
    createScriptURL(address: string) {
      if (address !== WORKER) throw new TypeError(address);
      return address;
    },
  };
  const policy = globalThis.trustedTypes?.createPolicy('app#sw', rules) ?? rules;
  navigator.serviceWorker?.register(policy.createScriptURL(WORKER)).catch(() => {
    // No room or no permission: the site works as one that needs the network.
  });
}
