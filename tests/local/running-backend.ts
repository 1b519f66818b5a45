import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { type BackendOptions, createBackend } from '../../local/backend.ts';

export const MIGRATIONS = resolve(import.meta.dirname, '../../supabase/migrations');

export interface RunningBackend {
  readonly url: string;
  close(): Promise<void>;
}

/** The backend over real HTTP, on a port of its own, in memory where nothing else is said. */
export async function runBackend(options: Partial<BackendOptions> = {}): Promise<RunningBackend> {
  const backend = createBackend({ dataDir: null, migrations: MIGRATIONS, ...options });
  const server = createServer((req, res) =>
    backend.middleware(req, res, () => res.writeHead(404).end('elsewhere')),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A TCP server that listens has this form of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await backend.close();
    },
  };
}
