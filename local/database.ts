import { openDataFolder, newSecret } from './data-folder.ts';
import { keepGrants } from './grants.ts';
import { migrate } from './migrations.ts';

/** The code and the link hash of a sign-in mail. */
export interface Secrets {
  readonly code: string;
  readonly hash: string;
}

export interface Answered {
  readonly response: Response;
  /** Of the mail that the request caused. */
  readonly secrets?: Secrets | undefined;
}

/** Supabase's own subset of auth and REST, over Postgres. */
export interface Database {
  fetch(request: Request): Promise<Answered>;
  query(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** null: in memory. */
  readonly dataDir: string | null;
  readonly migrations: string;
  /** Seconds. */
  readonly codeLifetimeS: number;
}

/** In the subject that @supabase/lite renders stand only the two values that our own templates need. */
const SECRETS_AS_SUBJECT = '{{ .Token }} {{ .TokenHash }}';

/** Opens it in this thread, which does nothing else for seconds: see `database-thread.ts`. */
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
 * Runs one task after another. Postgres has one connection here: statements of two requests at the
 * same time end up in one transaction, and the failure of one takes the other's row away.
 */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}
