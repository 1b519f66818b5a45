import { openDataFolder, newSecret } from './data-folder.ts';
import { keepGrants } from './grants.ts';
import { migrate } from './migrations.ts';

/** Code and link hash of a sign-in mail. */
export interface Secrets {
  readonly code: string;
  readonly hash: string;
}

export interface Answered {
  readonly response: Response;
  /** Secrets of the mail that the request triggered. */
  readonly secrets?: Secrets | undefined;
}

/** Supabase's own subset of auth and REST, over Postgres. */
export interface Database {
  fetch(request: Request): Promise<Answered>;
  query(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Data folder; null keeps the database in memory. */
  readonly dataDir: string | null;
  readonly migrations: string;
  /** Lifetime in seconds. */
  readonly codeLifetimeS: number;
}

/** Makes @supabase/lite render a subject with just the two values our own templates need. */
const SECRETS_AS_SUBJECT = '{{ .Token }} {{ .TokenHash }}';

/** Opens the database in this thread and blocks it for seconds: see `database-thread.ts`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const waiting = setTimeout(() => console.log(STILL_OPENING), SLOW_OPENING_MS);
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

const SLOW_OPENING_MS = 1000;
const WAY_OUT = 'if nothing else helps, `npm run reset` starts over';
const STILL_OPENING = 'Preparing the local database: a few seconds the first time, then at once.';

async function open(options: DatabaseOptions): Promise<Database> {
  // Read when the package loads, so set it first: disables telemetry.
  process.env['DO_NOT_TRACK'] = '1';
  const { App } = await import('@supabase/lite');
  const { createPgliteConnection } = await import('@supabase/lite/pglite');

  const folder = options.dataDir === null ? inMemory() : openDataFolder(options.dataDir);
  const connection = await createPgliteConnection(folder.postgres ? { url: folder.postgres } : {});
  const mailed: Secrets[] = [];
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
    options: {
      drivers: { email: { send: async ({ subject }) => void mailed.push(...secretsIn(subject)) } },
      server: { disableStudio: true },
    },
  });
  await connection.driver.waitReady;
  await app.ensureSystemSchema();
  await migrate(connection, options.migrations);
  await keepGrants(connection);

  const inTurn = createTurns();
  return {
    fetch: (request) =>
      inTurn(async () => {
        mailed.length = 0;
        const response = await app.fetch(request);
        return { response, secrets: mailed.at(-1) };
      }),
    query: (sql, parameters) =>
      inTurn(async () => (await connection.driver.query(sql, [...parameters])).rows),
    async close() {
      await inTurn(() => connection.close());
      folder.release();
    },
  };
}

function inMemory() {
  return { postgres: undefined, jwtSecret: newSecret(), release: () => undefined };
}

function secretsIn(subject: string): Secrets[] {
  const [code, hash] = subject.split(' ');
  return code && hash ? [{ code, hash }] : [];
}

/**
 * Runs tasks one after another. Postgres has a single connection here: concurrent statements of two
 * requests would share a transaction, and a failure of one would roll back the other's row.
 */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}
