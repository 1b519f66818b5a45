import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import { answerAuth } from './auth/auth-gap.ts';
import { CapturedSecrets } from './auth/captured-secrets.ts';
import { MailInterval } from './auth/mail-interval.ts';
import { PkceCodes } from './auth/pkce.ts';
import { SignInLinks } from './auth/sign-in-links.ts';
import { openDatabase } from './database.ts';
import { sendHtml, sendJson, sendWebResponse, toWebRequest } from './http.ts';
import { inboxPage } from './inbox-page.ts';
import { Inbox } from './inbox.ts';
import { originOf } from './loopback.ts';
import { DemoModel } from './model/demo-model.ts';
import { openLazily } from './open-lazily.ts';
import { bridgeRest } from './rest-gap.ts';
import { findRoute, type Handler, type Routes, serve } from './routes.ts';

export interface BackendOptions {
  /** Where the database is kept; null: in memory. */
  readonly dataDir: string | null;
  /** `supabase/migrations`; the mail templates stand beside it. */
  readonly migrations: string;
  /** Seconds between two mails to one address; 60 where nothing is said, as hosted projects have. */
  readonly mailIntervalS?: number;
  /** Seconds; the same as `otp_expiry` in `supabase/config.toml` where nothing is said. */
  readonly codeLifetimeS?: number;
}

export interface Backend {
  middleware(req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void;
  close(): Promise<void>;
}

const MAIL_INTERVAL_S = 60;
const CODE_LIFETIME_S = 600;

/** Everything that the app needs of a server, on the origin that it is mounted on. */
export function createBackend(options: BackendOptions): Backend {
  const codeLifetimeS = options.codeLifetimeS ?? CODE_LIFETIME_S;
  const secrets = new CapturedSecrets();
  const database = openLazily(() =>
    openDatabase({ ...options, codeLifetimeS, mailer: secrets.mailer }),
  );
  const model = new DemoModel();
  const inbox = new Inbox();
  const gap = {
    secrets,
    inbox,
    interval: new MailInterval(options.mailIntervalS ?? MAIL_INTERVAL_S),
    links: new SignInLinks(codeLifetimeS),
    codes: new PkceCodes(),
    templates: resolve(options.migrations, '../templates'),
  };
  const routes: Routes = {
    '/auth/v1/': throughWeb(async (request) =>
      answerAuth({ ...gap, database: await database.get() }, request),
    ),
    '/rest/v1/': throughWeb(async (request) =>
      bridgeRest(await (await database.get()).fetch(request)),
    ),
    '/_model/v1/': (req, res) => model.answer(req, res),
    '/_inbox': async (_, res) => sendHtml(res, inboxPage(inbox.mails)),
    '/_inbox.json': async (_, res) => sendJson(res, 200, inbox.mails),
  };
  return {
    middleware(req, res, next) {
      const handler = findRoute(routes, req.url ?? '/');
      if (handler) void serve(handler, req, res);
      else next();
    },
    async close() {
      await Promise.all([model.close(), database.close()]);
    },
  };
}

function throughWeb(answer: (request: Request) => Promise<Response>): Handler {
  return async (req, res) =>
    sendWebResponse(res, await answer(await toWebRequest(req, originOf(req))));
}
