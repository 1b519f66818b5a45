import type { ContactMessage } from '#domain/site/contact.ts';
import type { SendOutcome } from './contact.ts';

interface ContactSettings {
  /** The project's origin, without a path. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 15_000;

/** Writes to `contact_messages` through Supabase's REST API. Never throws. */
export async function sendToSupabase(
  { url, publishableKey, fetch }: ContactSettings,
  message: ContactMessage,
): Promise<SendOutcome> {
  try {
    const response = await fetch(`${url}/rest/v1/contact_messages`, {
      method: 'POST',
      headers: {
        // The only credential: a publishable key is no token and must not be in an Authorization
        // header.
        apikey: publishableKey,
        'Content-Type': 'application/json',
        // `representation` would require the row to be readable.
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
    // Covers every exception: no network, no DNS entry, no permission (CORS), a redirect, a
    // timeout.
    return 'offline';
  }
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  switch (response.status) {
    case 201:
      return 'sent';
    case 409:
      // The id exists already: an earlier attempt got through, and only its response was lost.
      return (await codeOf(response)) === UNIQUE_VIOLATION ? 'sent' : 'unexpected';
    case 429:
      return 'too-many';
    case 400:
    case 413:
    case 422:
      return 'refused';
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

async function codeOf(response: Response): Promise<unknown> {
  try {
    return Object(await response.json()).code;
  } catch {
    // Not JSON, so the response does not come from PostgREST.
    return undefined;
  }
}
