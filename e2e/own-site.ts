import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveSite } from '../local/site.ts';

/** The site that `npm start` built, for the tests that take its server away or deploy another. */
export const BUILT_SITE = join(import.meta.dirname, '../.echopost/site');

export interface OwnSite {
  readonly origin: string;
  /** The addresses that were asked for, in order. */
  readonly asked: readonly string[];
  /** Serves another folder from now on: a deployment. */
  deploy(folder: string): void;
  stop(): Promise<void>;
}

/** Serves a built folder alone, without any backend, under the headers of a host. */
export async function serveOwn(folder: string): Promise<OwnSite> {
  const asked: string[] = [];
  let site = serveSite(folder);
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    site(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // Listening on a port, it has an address with one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    deploy(other) {
      site = serveSite(other);
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
