import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import { answerAuth } from './auth/answer-auth.ts';
import type { AuthGap } from './auth/auth-gap.ts';
import { MailInterval } from './auth/mail-interval.ts';
import { PkceCodes } from './auth/pkce.ts';
import { SignInLinks } from './auth/sign-in-links.ts';
import { openDatabaseThread } from './database-thread.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { sendJson, sendPage, sendWebResponse, toWebRequest } from './http.ts';
import { inboxPage } from './inbox-page.ts';
import { Inbox } from './inbox.ts';
import { originOf } from './loopback.ts';
import { DemoModel } from './model/demo-model.ts';
import { type Lazy, openLazily } from './open-lazily.ts';
import { answerRest } from './rest-gap.ts';
import { findRoute, type Route, type Routes, serve } from './routes.ts';

export interface BackendOptions {
  /** Folder of the database; null keeps it in memory. */
  readonly dataDir: string | null;
  /** Path of `supabase/migrations`; the mail templates are next to it. */
  readonly migrations: string;
  /** Seconds between two mails to one address; defaults to 60, as in hosted projects. */
  readonly mailIntervalS?: number;
  /** Seconds; defaults to `otp_expiry` of `supabase/config.toml`. */
  readonly codeLifetimeS?: number;
  /** Chunks of about two words that the demo model writes per second; defaults to 28. */
  readonly modelPace?: number;
}

export interface Backend {
  readonly middleware: (
    req: IncomingMessage,
    res: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** Opens the database ahead of the first request, which would otherwise wait for it. */
  start(): void;
  close(): Promise<void>;
}

const MAIL_INTERVAL_S = 60;
const CODE_LIFETIME_S = 600;

/** Complete server side of the app, mounted on the app's own origin. */
export function createBackend(
  options: BackendOptions,
  openDatabase: (options: DatabaseOptions) => Promise<Database> = openDatabaseThread,
): Backend {
  const { dataDir, migrations } = options;
  const database = openLazily(() =>
    openDatabase({ dataDir, migrations, codeLifetimeS: codeLifetime(options) }),
  );
  const gap = createGap(options);
  const model = new DemoModel(options.modelPace);
  const routes = routesOf(gap, database, model);
  return {
    middleware(req, res, next) {
      const route = findRoute(routes, req.url ?? '/');
      if (route) void serve(route, req, res);
      else next();
    },
    start() {
      database.get().catch((error: unknown) => console.error(error));
    },
    async close() {
      await Promise.all([model.close(), database.close()]);
    },
  };
}

const codeLifetime = (options: BackendOptions) => options.codeLifetimeS ?? CODE_LIFETIME_S;

function createGap(options: BackendOptions): AuthGap {
  return {
    inbox: new Inbox(),
    interval: new MailInterval(options.mailIntervalS ?? MAIL_INTERVAL_S),
    links: new SignInLinks(codeLifetime(options)),
    codes: new PkceCodes(),
    templates: resolve(options.migrations, '../templates'),
  };
}

function routesOf(gap: AuthGap, database: Lazy<Database>, model: DemoModel): Routes {
  return {
    '/auth/v1/': throughWeb(async (request) => answerAuth(gap, await database.get(), request)),
    '/rest/v1/': throughWeb(async (request) => answerRest(await database.get(), request)),
    '/_model/v1/': { methods: ['GET', 'POST'], answer: (req, res) => model.answer(req, res) },
    '/_inbox': {
      methods: READ,
      answer: async (_, res) => sendPage(res, inboxPage(gap.inbox.mails)),
    },
    '/_inbox.json': {
      methods: READ,
      answer: async (_, res) => sendJson(res, 200, gap.inbox.mails),
    },
  };
}

const READ = ['GET', 'HEAD'];

function throughWeb(answer: (request: Request) => Promise<Response>): Route {
  return {
    methods: [...READ, 'POST', 'PATCH', 'DELETE'],
    answer: async (req, res) =>
      sendWebResponse(res, await answer(await toWebRequest(req, originOf(req)))),
  };
}
