/**
 * The one Trusted Types policy of the site. It allows no script but our own worker, so a script that
 * gets hold of it gains nothing.
 */
interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  /** Not in every browser; where it is missing, an address needs no permission. */
  var trustedTypes: { createPolicy(name: string, policy: Policy): Policy } | undefined;
  /** Left by the head of every page for `register-worker.ts`. */
  var echopostWorkerPolicy: Policy | undefined;
}

const workerAlone: Policy = { createScriptURL: () => '/sw.js' };

/** Takes the policy's name, which exists once in a page (`manifest/headers.ts`), before any other script. */
export function createWorkerPolicy(): void {
  globalThis.echopostWorkerPolicy =
    globalThis.trustedTypes?.createPolicy('app#sw', workerAlone) ?? workerAlone;
}
