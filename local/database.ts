import type { EmailDriver } from '@supabase/lite';

import { openDataFolder, newSecret } from './data-folder.ts';
import { migrate } from './migrations.ts';

/** Supabase's own subset of auth and REST, over a Postgres in this process. */
export interface Database {
  fetch(request: Request): Promise<Response>;
  hasUser(email: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** null: in memory. */
  readonly dataDir: string | null;
  readonly migrations: string;
  readonly mailer: EmailDriver;
  /** Seconds. */
  readonly codeLifetimeS: number;
}

/** In the subject that @supabase/lite renders stand only the two values that our own templates need. */
const SECRETS_AS_SUBJECT = '{{ .Token }} {{ .TokenHash }}';

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const waiting = setTimeout(() => console.log(STILL_OPENING), PATIENCE_MS);
  try {
    return await open(options);
  } catch (error) {
    throw new Error(`The local database could not be opened: ${String(error)} (${WAY_OUT})`, {
      cause: error,
    });
  } finally {
    clearTimeout(waiting);
  }
}

const PATIENCE_MS = 1000;
const WAY_OUT = 'if nothing else helps, `npm run reset` starts over';
const STILL_OPENING = 'Preparing the local database: a few seconds the first time, then at once.';

async function open(options: DatabaseOptions): Promise<Database> {
  // Read when the package loads: it must find that nothing may be sent home.
  process.env['DO_NOT_TRACK'] = '1';
  const { App } = await import('@supabase/lite');
  const { createPgliteConnection } = await import('@supabase/lite/pglite');

  const folder = options.dataDir === null ? inMemory() : openDataFolder(options.dataDir);
  const connection = await createPgliteConnection(folder.postgres ? { url: folder.postgres } : {});
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: folder.jwtSecret,
      enable_refresh_token_rotation: true,
      email: {
        otp_expiry: options.codeLifetimeS,
        template: { magic_link: { subject: SECRETS_AS_SUBJECT } },
      },
    },
    options: { drivers: { email: options.mailer }, server: { disableStudio: true } },
  });
  await connection.driver.waitReady;
  await app.ensureSystemSchema();
  await migrate(connection, options.migrations);

  return {
    fetch: (request) => app.fetch(request),
    async hasUser(email) {
      const { rows } = await connection.driver.query('select 1 from auth.users where email = $1', [
        email,
      ]);
      return rows.length > 0;
    },
    async close() {
      await connection.close();
      folder.release();
    },
  };
}

function inMemory() {
  return { postgres: undefined, jwtSecret: newSecret(), release: () => undefined };
}
