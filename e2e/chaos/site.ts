import { join } from 'node:path';
import { createBackend } from '../../local/backend.ts';
import { listenLocally } from '../../local/listen.ts';
import { ROOT } from '../../local/settings.ts';
import { serveSite } from '../../local/site.ts';
import type { ChaosProvider } from './provider.ts';

export interface ChaosSite {
  readonly origin: string;
  /** Serves another folder from now on: a deployment. */
  deploy(folder: string): void;
  close(): Promise<void>;
}

/** A built site with the embedded backend, in memory, and this provider in place of the demo model. */
export async function serveChaos(folder: string, provider: ChaosProvider): Promise<ChaosSite> {
  const backend = createBackend({ dataDir: null, migrations: join(ROOT, 'supabase/migrations') });
  let site = serveSite(folder);
  const server = await listenLocally(0, (req, res) => {
    if (!provider.answer(req, res)) backend.middleware(req, res, () => site(req, res));
  });
  return {
    origin: `http://localhost:${server.port}`,
    deploy(other) {
      site = serveSite(other);
    },
    async close() {
      await server.close();
      await backend.close();
    },
  };
}
