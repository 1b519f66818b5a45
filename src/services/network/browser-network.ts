import type { NetworkService, NetworkStatus } from './network.ts';

/** A file of our own, `public/ping.txt`, that no worker and no cache serves. */
const ADDRESS = '/ping.txt';
const CONTENT = 'echopost is here';
const PROBE_TIMEOUT_MS = 5000;

interface NetworkDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly isOnLine: () => boolean;
  readonly onRetryOpportunity: (listener: () => void) => void;
}

export function createBrowserNetwork(deps: NetworkDeps): NetworkService {
  const isOffline = () => !deps.isOnLine();
  return {
    isOffline,
    check: async () => {
      if (isOffline()) return 'offline';
      const answered = await ask(deps.fetch);
      // The network may have gone since the answer was sent.
      return isOffline() ? 'offline' : answered;
    },
    onRetryOpportunity: deps.onRetryOpportunity,
  };
}

/**
 * Requests our own file. A captive portal redirects, or responds with its own page; a redirect that
 * is followed would look like no response.
 */
async function ask(fetch: typeof globalThis.fetch): Promise<NetworkStatus> {
  try {
    const response = await fetch(`${ADDRESS}?${crypto.randomUUID()}`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    if (response.type === 'opaqueredirect') return 'portal';
    if (response.status >= 500 && response.status !== 511) return 'offline';
    return (await response.text()).trim() === CONTENT ? 'online' : 'portal';
  } catch {
    return 'offline';
  }
}
