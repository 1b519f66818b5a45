import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { vi } from 'vitest';

import { openDatabase } from '../../local/database.ts';
import { readInbox, runBackend } from './running-backend.ts';

export interface ReceivedMail {
  readonly link: string;
  readonly code: string;
}

/**
 * The server under the conformance test: by default the embedded backend, in memory. Environment
 * variables select another Supabase (`npx supabase start`, a self-hosted or a hosted project):
 *
 *   SUPABASE_URL, SUPABASE_ANON_KEY   as shown by the project
 *   SUPABASE_INBOX_URL                inbox of its mails: Mailpit (http://127.0.0.1:54324 for
 *                                     `npx supabase start`) or a URL that ends in /_inbox.json
 *   SUPABASE_OTP_EXPIRY_S             its `otp_expiry` in seconds, 600 by default: the test of an
 *                                     expired code really waits that long
 *   SUPABASE_TEST_ADDRESS             pattern of the users' addresses; its `*` is replaced for each
 *                                     user: `echopost+*@mail.example.org`. A hosted project refuses
 *                                     addresses at example.com, and undelivered mails count against
 *                                     its sender. The default is `person-*@example.com`
 */
export interface Target {
  readonly url: string;
  readonly key: string;
  /** Returns an address without an account. */
  newAddress(): string;
  /** Waits for the next new mail to an address. */
  nextMailTo(address: string): Promise<ReceivedMail>;
  /** Advances the server's time by `seconds`: at once if the test controls the clock. */
  letPass(seconds: number): Promise<void>;
  readonly codeLifetimeS: number;
  close(): Promise<void>;
}

export async function openTarget(environment: NodeJS.ProcessEnv): Promise<Target> {
  const url = environment['SUPABASE_URL'];
  const server = url ? otherServer(url, environment) : await embeddedServer();
  const addresses = environment['SUPABASE_TEST_ADDRESS'] ?? 'person-*@example.com';
  if (!addresses.includes('*'))
    throw new Error(`SUPABASE_TEST_ADDRESS needs a * that differs for each person: ${addresses}`);
  return {
    ...server,
    newAddress: newAddresses(addresses),
    nextMailTo: (address) => nextMail(server.mailsTo, address),
  };
}

/** Mails to an address that have arrived, in any order. */
type Mails = (address: string) => Promise<readonly Arrived[]>;

interface Arrived extends ReceivedMail {
  readonly id: string;
}

interface Server extends Omit<Target, 'newAddress' | 'nextMailTo'> {
  readonly mailsTo: Mails;
}

function newAddresses(pattern: string): () => string {
  let counter = 0;
  return () => {
    counter += 1;
    return pattern.replace('*', `${Date.now()}-${counter}`);
  };
}

const seen = new Set<string>();

/** Polls for a new mail: until it arrives, the inbox may contain only the previous one. */
async function nextMail(mailsTo: Mails, address: string): Promise<ReceivedMail> {
  const mail = await vi.waitFor(
    async () => (await mailsTo(address)).find(({ id }) => !seen.has(id)) ?? noMail(address),
    { timeout: 60_000, interval: 250 },
  );
  seen.add(mail.id);
  return mail;
}

async function embeddedServer(): Promise<Server> {
  // In this thread, because the test sets its clock.
  const { url, close } = await runBackend({}, openDatabase);
  await fetch(`${url}/auth/v1/health`);
  return {
    url,
    key: 'any-key-will-do',
    mailsTo: (address) => readLocalInbox(`${url}/_inbox.json`, address),
    letPass: async (seconds) => {
      const later = Date.now() + seconds * 1000;
      vi.useFakeTimers({ toFake: ['Date'], now: later });
    },
    codeLifetimeS: 600,
    close,
  };
}

function otherServer(url: string, environment: NodeJS.ProcessEnv): Server {
  const inbox = required(
    environment,
    'SUPABASE_INBOX_URL',
    'where the mails of that server arrive',
  );
  return {
    url,
    key: required(environment, 'SUPABASE_ANON_KEY', 'its publishable key'),
    mailsTo: (address) =>
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

async function readLocalInbox(url: string, address: string): Promise<readonly Arrived[]> {
  const mails = await readInbox(url);
  return mails.filter(({ to }) => to === address).map((mail) => ({ ...mail, id: mail.link }));
}

/** The part of Mailpit's API, version 1, that the tests use. */
const MailpitSearch = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const MailpitMessage = v.object({ HTML: v.string() });

async function readMailpit(url: string, address: string): Promise<readonly Arrived[]> {
  const query = new URLSearchParams({ query: `to:"${address}"` });
  const { messages } = v.parse(
    MailpitSearch,
    await getJson(`${url}/api/v1/search?${query.toString()}`),
  );
  return Promise.all(messages.map(({ ID }) => readMailpitMessage(url, ID)));
}

async function readMailpitMessage(url: string, id: string): Promise<Arrived> {
  const { HTML } = v.parse(MailpitMessage, await getJson(`${url}/api/v1/message/${id}`));
  return {
    id,
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
