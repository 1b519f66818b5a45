import { createBackend } from '../../local/backend.ts';
import { listenLocally } from '../../local/listen.ts';
import { SITE } from '../../local/provide-site.ts';
import { ROOT } from '../../local/settings.ts';
import { serveSite } from '../../local/site.ts';
import { countPostsAt, type ServerCount } from '../support/counting-provider.ts';
import { join } from 'node:path';

export interface EngineSite {
  readonly origin: string;
  /** Number of billable requests so far. */
  posts(): number;
  /** Stops listening, as if offline. The backend keeps its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built site with its embedded backend, as `npm start` does, on a free port. */
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
