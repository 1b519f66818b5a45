import { resolve } from 'node:path';

import * as v from 'valibot';

import { type BackendOptions, createBackend } from '../../local/backend.ts';
import type { openDatabase } from '../../local/database.ts';
import { listenLocally } from '../../local/listen.ts';

export const MIGRATIONS = resolve(import.meta.dirname, '../../supabase/migrations');

export interface RunningBackend {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Runs the backend over real HTTP on its own port, in memory by default. */
export async function runBackend(
  options: Partial<BackendOptions> = {},
  ...database: [typeof openDatabase?]
): Promise<RunningBackend> {
  const backend = createBackend({ dataDir: null, migrations: MIGRATIONS, ...options }, ...database);
  const server = await listenLocally(0, (req, res) =>
    backend.middleware(req, res, () => res.writeHead(404).end('elsewhere')),
  );
  return {
    url: `http://localhost:${server.port}`,
    async close() {
      await server.close();
      await backend.close();
    },
  };
}

const InboxSchema = v.array(
  v.strictObject({
    to: v.string(),
    subject: v.string(),
    link: v.pipe(v.string(), v.url()),
    code: v.string(),
    sentAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

/** Reads the inbox of a running Echopost, newest first; throws if a mail has an unknown shape. */
export async function readInbox(url: string): Promise<v.InferOutput<typeof InboxSchema>> {
  return v.parse(InboxSchema, await (await fetch(url)).json());
}
