import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBackend } from '../local/backend.ts';
import { listenLocally } from '../local/listen.ts';
import { ROOT } from '../local/settings.ts';
import { serveSite } from '../local/site.ts';

export interface LocalSite {
  readonly origin: string;
  /** Serves another folder from now on, as a deployment does. */
  deploy(folder: string): void;
  /** Stops listening; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Answers a request and returns true, or returns false to leave it to the site. */
type Interceptor = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Serves a built site with the embedded backend, in memory and in this process. */
export async function serveLocally(
  folder: string,
  intercept: Interceptor = () => false,
): Promise<LocalSite> {
  const migrations = join(ROOT, 'supabase/migrations');
  // Nobody reads along.
  const backend = createBackend({ dataDir: null, migrations, modelPace: 280 });
  let site = serveSite(folder);
  const listen = (port: number) =>
    listenLocally(port, (req, res) => {
      if (!intercept(req, res)) backend.middleware(req, res, () => site(req, res));
    });
  let server = await listen(0);
  const stop = () => server.close();
  return {
    origin: `http://localhost:${server.port}`,
    deploy(other) {
      site = serveSite(other);
    },
    stop,
    async start() {
      server = await listen(server.port);
    },
    async close() {
      await stop();
      await backend.close();
    },
  };
}
