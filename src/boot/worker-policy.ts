/**
 * The site's only Trusted Types policy. It allows no script URL but the service worker's, so a
 * script that gets hold of it gains nothing.
 */
interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  /** Not in every browser; without it, a URL needs no permission. */
  var trustedTypes: { createPolicy(name: string, policy: Policy): Policy } | undefined;
  /** Set in the head of every page for `register-worker.ts`. */
  var echopostWorkerPolicy: Policy | undefined;
}

const workerAlone: Policy = { createScriptURL: () => '/sw.js' };

/**
 * Claims the policy name, which can exist only once per page (`manifest/headers.ts`), before any
 * other script does.
 */
export function createWorkerPolicy(): void {
  globalThis.echopostWorkerPolicy =
    globalThis.trustedTypes?.createPolicy('app#sw', workerAlone) ?? workerAlone;
}
