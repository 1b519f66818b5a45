import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { vi } from 'vitest';

import { readInbox, runBackend } from './running-backend.ts';

export interface ReceivedMail {
  readonly link: string;
  readonly code: string;
}

/**
 * The server that the conformance test speaks to. Without settings it is the embedded backend, in
 * memory. Any other Supabase (`npx supabase start`, a self-hosted or a hosted project) is named by
 *
 *   SUPABASE_URL, SUPABASE_ANON_KEY   as the project gives them
 *   SUPABASE_INBOX_URL                where its mails arrive: Mailpit (http://127.0.0.1:54324 for
 *                                     `npx supabase start`) or an address that ends in /_inbox.json
 *   SUPABASE_OTP_EXPIRY_S             its `otp_expiry`, 600 where nothing is said: the test of an
 *                                     expired code really waits for so long
 */
export interface Target {
  readonly url: string;
  readonly key: string;
  /** The newest mail to an address. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** Lets so many seconds go by for the server: at once where the clock is ours. */
  letPass(seconds: number): Promise<void>;
  readonly codeLifetimeS: number;
  close(): Promise<void>;
}

export async function openTarget(environment: NodeJS.ProcessEnv): Promise<Target> {
  const url = environment['SUPABASE_URL'];
  return url ? otherServer(url, environment) : embeddedServer();
}

async function embeddedServer(): Promise<Target> {
  const { url, close } = await runBackend();
  return {
    url,
    key: 'any-key-will-do',
    mailTo: (address) => readLocalInbox(`${url}/_inbox.json`, address),
    // The server is in this process: its clock can be set.
    letPass: async (seconds) => {
      const later = Date.now() + seconds * 1000;
      vi.useFakeTimers({ toFake: ['Date'], now: later });
    },
    codeLifetimeS: 600,
    close,
  };
}

function otherServer(url: string, environment: NodeJS.ProcessEnv): Target {
  const inbox = required(
    environment,
    'SUPABASE_INBOX_URL',
    'where the mails of that server arrive',
  );
  return {
    url,
    key: required(environment, 'SUPABASE_ANON_KEY', 'its publishable key'),
    mailTo: (address) =>
      inbox.endsWith('.json') ? readLocalInbox(inbox, address) : readMailpit(inbox, address),
    letPass: (seconds) => sleep(seconds * 1000),
    codeLifetimeS: Number(environment['SUPABASE_OTP_EXPIRY_S'] ?? 600),
    close: async () => undefined,
  };
}

function required(environment: NodeJS.ProcessEnv, name: string, what: string): string {
  const value = environment[name];
  if (!value) throw new Error(`SUPABASE_URL is set, so ${name} must be too: ${what}.`);
  return value;
}

async function readLocalInbox(url: string, address: string): Promise<ReceivedMail> {
  return (await readInbox(url)).find(({ to }) => to === address) ?? noMail(address);
}

/** As much as is needed of Mailpit's API, version 1. */
const MailpitSearch = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const MailpitMessage = v.object({ HTML: v.string() });

async function readMailpit(url: string, address: string): Promise<ReceivedMail> {
  const query = new URLSearchParams({ query: `to:${address}`, limit: '1' });
  const { messages } = v.parse(
    MailpitSearch,
    await getJson(`${url}/api/v1/search?${query.toString()}`),
  );
  const id = messages[0]?.ID ?? noMail(address);
  const { HTML } = v.parse(MailpitMessage, await getJson(`${url}/api/v1/message/${id}`));
  return {
    link: /href="([^"]+)"/.exec(HTML)?.[1]?.replaceAll('&amp;', '&') ?? '',
    code: /<strong>(\d{6,10})<\/strong>/.exec(HTML)?.[1] ?? '',
  };
}

function noMail(address: string): never {
  throw new Error(`No mail to ${address} has arrived.`);
}

async function getJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}
