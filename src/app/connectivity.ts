import { type Connectivity, createConnectivity } from '#queue/connectivity.ts';
import { createBrowserNetwork } from '#services/network/browser-network.ts';

/** Milliseconds between two looks while there is no network. */
const PATIENCE_MS = 15_000;

export function openConnectivity(): Connectivity {
  return createConnectivity(
    createBrowserNetwork({
      fetch: globalThis.fetch.bind(globalThis),
      isOnLine: () => navigator.onLine,
      onChance(listener) {
        const whenSeen = () => {
          if (!document.hidden) listener();
        };
        for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, listener);
        document.addEventListener('visibilitychange', whenSeen);
        // "Online" is only what the browser believes, and it may not say when that changes.
        setInterval(whenSeen, PATIENCE_MS);
      },
    }),
    reportError,
  );
}
