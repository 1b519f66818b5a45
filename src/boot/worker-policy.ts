/**
 * The site's only Trusted Types policy. It allows no script URL but those of the site's workers,
 * so a script that gets hold of it gains nothing.
 */
interface Policy {
  createScriptURL(address: string): string;
}

declare global {
  /** Not in every browser; without it, a URL needs no permission. */
  var trustedTypes: { createPolicy(name: string, policy: Policy): Policy } | undefined;
  /** Set in the head of every built page; undefined in development. */
  var echopostWorkerPolicy: Policy | undefined;
}

/** The workers that read customers' words and draw cards: their names have a hash of their content. */
const OURS = /^\/assets\/(?:insight|picture)-worker-[\w-]+\.js$/;

/** The address of one of them as it is; for all others that of the service worker. */
const workersAlone: Policy = {
  createScriptURL: (address) => (OURS.test(address) ? address : '/sw.js'),
};

/**
 * Claims the policy name, which can exist only once per page (`manifest/headers.ts`), before any
 * other script does.
 */
export function createWorkerPolicy(): void {
  globalThis.echopostWorkerPolicy =
    globalThis.trustedTypes?.createPolicy('app#sw', workersAlone) ?? workersAlone;
}
