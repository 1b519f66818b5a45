import type { ContactMessage } from '#domain/contact.ts';
import type { SendOutcome } from './contact.ts';

interface ContactSettings {
  /** The project's address without a path. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 15_000;

/** Writes to `contact_messages` through Supabase's REST interface. Never throws. */
export async function sendToSupabase(
  { url, publishableKey, fetch }: ContactSettings,
  message: ContactMessage,
): Promise<SendOutcome> {
  try {
    const response = await fetch(`${url}/rest/v1/contact_messages`, {
      method: 'POST',
      headers: {
        // Alone: a publishable key is no token, so it must not stand in an Authorization header.
        apikey: publishableKey,
        'Content-Type': 'application/json',
        // With `representation` the row would have to be readable.
        Prefer: 'return=minimal',
      },
      body: JSON.stringify(message),
      credentials: 'omit',
      cache: 'no-store',
      // A redirect comes from a captive portal.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await outcomeOf(response);
  } catch {
    // Nothing else is thrown here: no network, no name, no permission (CORS), a redirect, no time.
    return 'offline';
  }
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  switch (response.status) {
    case 201:
      return 'sent';
    case 409:
      // Its id is there already: an earlier try got through and only the answer was lost.
      return (await codeOf(response)) === UNIQUE_VIOLATION ? 'sent' : 'unexpected';
    case 429:
      return 'too-many';
    case 400:
    case 413:
    case 422:
      return 'refused';
    // A page in place of an answer: a captive portal (200, 511) or a proxy without its server.
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

/** Postgres: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

async function codeOf(response: Response): Promise<unknown> {
  try {
    return Object(await response.json()).code;
  } catch {
    // Not JSON: whoever answered, it was not PostgREST.
    return undefined;
  }
}
