import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Listens on both addresses of `localhost`, 127.0.0.1 and ::1, and on no others. On a machine
 * without IPv6, uses only the first. Throws if the port is taken on either.
 */
export async function listenLocally(port: number, listener: RequestListener): Promise<Listening> {
  const first = await listen(createServer(listener), port, '127.0.0.1');
  const chosen = portOf(first);
  const second = await listen(createServer(listener), chosen, '::1').catch(
    async (error: unknown) => {
      if (isTaken(error)) {
        await close(first);
        throw error;
      }
      return undefined;
    },
  );
  return {
    port: chosen,
    async close() {
      await Promise.all([close(first), second && close(second)]);
    },
  };
}

export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function listen(server: Server, port: number, host: string): Promise<Server> {
  server.listen(port, host);
  // Rejects on 'error'.
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server does not listen on a port.');
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
