/**
 * OpenRouter's OAuth PKCE: no registration, no secret, no server. OpenRouter knows no `state`, so
 * it rides in the query of our own callback address.
 * Source: openrouter.ai/docs/guides/overview/auth/oauth, read in November 2026.
 */
import type { ColdStorage } from '#services/storage/cold-storage.ts';
import type {
  ConnectCallback,
  ConnectProblem,
  ConnectService,
  Grant,
  Redeemed,
} from './connect.ts';

const AUTHORIZE_URL = 'https://openrouter.ai/auth';
const TOKEN_URL = 'https://openrouter.ai/api/v1/auth/keys';

/**
 * On the disk and not in sessionStorage: an installed app may come back in another window. One
 * record: the newest authorization is the only one that counts.
 */
const PENDING = 'openrouter-connect';

/** A code of OpenRouter's lives about that long. */
const LIFETIME_MS = 10 * 60_000;
const TIMEOUT_MS = 20_000;

interface Pending {
  readonly state: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Absent once it has been used. */
  readonly codeVerifier?: string;
}

interface ConnectDeps {
  readonly storage: ColdStorage;
  readonly fetch: typeof globalThis.fetch;
  readonly crypto: Crypto;
  readonly callbackUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Leaves the page. */
  readonly open: (address: string) => void;
}

export function createOpenRouterConnect(deps: ConnectDeps): ConnectService {
  const { storage, crypto, callbackUrl, now, open } = deps;

  async function findPending(): Promise<Pending | undefined> {
    const stored = await storage.get(PENDING);
    return isPending(stored) ? stored : undefined;
  }

  const isStale = ({ startedAt }: Pending) => Math.abs(now() - startedAt) > LIFETIME_MS;

  return {
    async begin() {
      const codeVerifier = randomText(crypto, 32);
      const state = randomText(crypto, 16);
      await storage.set(PENDING, { state, startedAt: now(), codeVerifier } satisfies Pending);
      const parameters = new URLSearchParams({
        callback_url: `${callbackUrl}?${new URLSearchParams({ state })}`,
        code_challenge: await challengeFor(crypto, codeVerifier),
        code_challenge_method: 'S256',
      });
      open(`${AUTHORIZE_URL}?${parameters}`);
    },
    async accept({ code, state }: ConnectCallback): Promise<Grant | ConnectProblem> {
      const pending = await findPending();
      // A link that someone else made must not end what the user has begun.
      if (!pending || state !== pending.state) return 'foreign';
      const { codeVerifier, startedAt } = pending;
      if (codeVerifier === undefined) return 'replayed';
      // The state stays without its verifier, to tell a replay from a foreign code.
      await storage.set(PENDING, { state: pending.state, startedAt } satisfies Pending);
      if (!code) return 'denied';
      return isStale(pending) ? 'expired' : { state: pending.state, code, codeVerifier };
    },
    async redeem(grant) {
      const redeemed = await redeem(deps, grant);
      // A logout clears the storage: the key then has no owner.
      const isWanted = (await findPending().catch(() => undefined))?.state === grant.state;
      return redeemed.ok && !isWanted ? { ok: false, problem: 'foreign' } : redeemed;
    },
    async forgetStale() {
      const pending = await findPending();
      if (pending && isStale(pending)) await storage.delete(PENDING);
    },
  };
}

async function redeem({ fetch }: ConnectDeps, { code, codeVerifier }: Grant): Promise<Redeemed> {
  const unreachable = { ok: false, problem: 'unreachable' } as const;
  try {
    const response = await fetch(TOKEN_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        code,
        code_verifier: codeVerifier,
        code_challenge_method: 'S256',
      }),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (isPassing(response.status)) return unreachable;
    if (!response.ok) return { ok: false, problem: 'refused' };
    const { key } = Object(await response.json());
    return isKey(key) ? { ok: true, key } : { ok: false, problem: 'refused' };
  } catch {
    // No network, or a web page in place of an answer.
    return unreachable;
  }
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{8,500}$/.test(value);

function isPending(value: unknown): value is Pending {
  const { state, startedAt, codeVerifier } = Object(value);
  return (
    typeof state === 'string' &&
    Number.isFinite(startedAt) &&
    (codeVerifier === undefined || typeof codeVerifier === 'string')
  );
}

/** So many random bytes in base64url. */
const randomText = (crypto: Crypto, bytes: number) =>
  base64Url(crypto.getRandomValues(new Uint8Array(bytes)));

async function challengeFor(crypto: Crypto, codeVerifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return base64Url(new Uint8Array(hash));
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
