import { createClient } from '@supabase/supabase-js';
import type { ContactMessage } from '#domain/site/contact.ts';
import type { SendOutcome } from './contact.ts';

interface ContactDeps {
  /** The project's origin, without a path. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 15_000;

/** Writes to `contact_messages` through Supabase's REST API. Never throws. */
export async function sendToSupabase(
  { url, publishableKey, fetch }: ContactDeps,
  message: ContactMessage,
): Promise<SendOutcome> {
  const client = createClient(url, publishableKey, {
    // A message is sent alone: without the user's session, whose token may have expired.
    accessToken: async () => null,
    db: { timeout: TIMEOUT_MS },
    global: {
      // A redirect comes from a captive portal.
      fetch: (input, init) =>
        fetch(input, { ...init, credentials: 'omit', cache: 'no-store', redirect: 'error' }),
    },
  });
  // Without `select()`: the row is not readable.
  const { status, error } = await client.from('contact_messages').insert(message);
  return outcomeOf(status, error?.code);
}

function outcomeOf(status: number, code: string | undefined): SendOutcome {
  switch (status) {
    case 201:
      return 'sent';
    case 409:
      // The id exists already: an earlier attempt got through, and only its response was lost.
      return code === UNIQUE_VIOLATION ? 'sent' : 'unexpected';
    case 429:
      return 'too-many';
    case 400:
    case 413:
    case 422:
      return 'refused';
    // No response: no network, no DNS entry, no permission (CORS), a redirect, a timeout.
    case 0:
    // A web page instead of a response: a captive portal (200, 511) or a proxy without its server.
    case 200:
    case 502:
    case 503:
    case 504:
    case 511:
      return 'offline';
    default:
      return 'unexpected';
  }
}

/** Postgres error code: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';
