import { type Connectivity, createConnectivity } from '#queue/connectivity.ts';
import { createBrowserNetwork } from '#services/network/browser-network.ts';

/** Interval between two checks of the network status, in milliseconds. */
const CHECK_INTERVAL_MS = 15_000;

export function openConnectivity(): Connectivity {
  return createConnectivity(
    createBrowserNetwork({
      fetch: globalThis.fetch.bind(globalThis),
      isOnLine: () => navigator.onLine,
      onRetryOpportunity(listener) {
        const whenSeen = () => {
          if (!document.hidden) listener();
        };
        for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, listener);
        document.addEventListener('visibilitychange', whenSeen);
        // `navigator.onLine` is a guess, and the browser may not fire an event when it changes.
        setInterval(whenSeen, CHECK_INTERVAL_MS);
      },
    }),
    reportError,
  );
}
