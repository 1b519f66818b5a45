import type { NetworkService, NetworkStatus } from '#services/network/network.ts';
import { notifyAll } from './listeners.ts';

/** `unknown` before the first check, `checking` while that check runs. */
export type Connection = NetworkStatus | 'unknown' | 'checking';

export interface Connectivity {
  readonly connection: Connection;
  /** Checks the network. Concurrent callers share one check. */
  check(): Promise<NetworkStatus>;
  subscribe(listener: (connection: Connection, before: Connection) => void): () => void;
}

/**
 * Tracks whether the app is online. Only the result of a check changes the state, or a device that
 * reports that it is offline.
 */
export function createConnectivity(
  network: NetworkService,
  report: (error: unknown) => void,
): Connectivity {
  const listeners = new Set<(connection: Connection, before: Connection) => void>();
  let connection: Connection = network.isOffline() ? 'offline' : 'unknown';
  let checking: Promise<NetworkStatus> | undefined;

  function update(next: Connection): void {
    const before = connection;
    if (before === next) return;
    connection = next;
    notifyAll(listeners, (listener) => listener(next, before), report);
  }

  async function runCheck(): Promise<NetworkStatus> {
    // Only the first check shows `checking`: a known state stays until the result is in.
    if (connection === 'unknown') update('checking');
    const found = await network.check();
    update(found);
    return found;
  }

  function check(): Promise<NetworkStatus> {
    checking ??= runCheck().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  network.onRetryOpportunity(() => {
    if (network.isOffline()) update('offline');
    else if (connection !== 'online') void check();
  });

  return {
    get connection() {
      return connection;
    },
    check,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
