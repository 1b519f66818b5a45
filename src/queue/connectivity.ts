import type { NetworkService, Reach } from '#services/network/network.ts';
import { notifyAll } from './listeners.ts';

/** `unknown` until somebody has looked, `checking` while somebody does. */
export type Connection = Reach | 'unknown' | 'checking';

export interface Connectivity {
  readonly connection: Connection;
  /** Looks, once for everybody who asks meanwhile. */
  check(): Promise<Reach>;
  subscribe(listener: (connection: Connection, before: Connection) => void): () => void;
}

/** Whether we are online: moved by results alone, and by a device that says that it is not. */
export function createConnectivity(
  network: NetworkService,
  report: (error: unknown) => void,
): Connectivity {
  const listeners = new Set<(connection: Connection, before: Connection) => void>();
  let connection: Connection = network.isSurelyOffline() ? 'offline' : 'unknown';
  let checking: Promise<Reach> | undefined;

  function move(next: Connection): void {
    const before = connection;
    if (before === next) return;
    connection = next;
    notifyAll(listeners, (listener) => listener(next, before), report);
  }

  async function look(): Promise<Reach> {
    // Whoever was offline sees that something is being done about it.
    if (connection === 'unknown') move('checking');
    const found = await network.check();
    move(found);
    return found;
  }

  function check(): Promise<Reach> {
    checking ??= look().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  network.onChance(() => {
    if (network.isSurelyOffline()) move('offline');
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
