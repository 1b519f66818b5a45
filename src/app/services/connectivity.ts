import { type Connectivity, createConnectivity } from '#queue/connectivity.ts';
import { createBrowserNetwork } from '#services/network/browser-network.ts';
import { isOnLine, onNetworkChange } from '#services/network/page-events.ts';

export const openConnectivity = (): Connectivity =>
  createConnectivity(
    createBrowserNetwork({
      fetch: globalThis.fetch.bind(globalThis),
      isOnLine: () => isOnLine(window),
      onRetryOpportunity: (listener) => void onNetworkChange(window, listener),
    }),
    reportError,
  );
