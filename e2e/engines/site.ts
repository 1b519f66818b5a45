import { createBackend } from '../../local/backend.ts';
import { listenLocally } from '../../local/listen.ts';
import { SITE } from '../../local/provide-site.ts';
import { ROOT } from '../../local/settings.ts';
import { serveSite } from '../../local/site.ts';
import { countPostsAt, type ServerCount } from '../support/counting-provider.ts';
import { join } from 'node:path';

export interface EngineSite {
  readonly origin: string;
  /** Requests to be paid for that came so far. */
  posts(): number;
  /** No network from now on: nothing listens. What the backend knows stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The built site with its embedded backend, as `npm start` has it, on a port of its own. */
export async function openSite(): Promise<EngineSite> {
  const backend = createBackend({ dataDir: null, migrations: join(ROOT, 'supabase/migrations') });
  const site = serveSite(SITE);
  const counted: ServerCount = countPostsAt((req, res) =>
    backend.middleware(req, res, () => site(req, res)),
  );
  let server = await listenLocally(0, counted.listener);
  const { port } = server;
  return {
    origin: `http://localhost:${port}`,
    posts: counted.posts,
    stop: () => server.close(),
    async start() {
      server = await listenLocally(port, counted.listener);
    },
    async close() {
      await server.close();
      await backend.close();
    },
  };
}
