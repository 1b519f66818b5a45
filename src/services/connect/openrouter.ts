/**
 * OpenRouter's OAuth PKCE: no registration, no secret, no server. OpenRouter does not support
 * `state`, so it is passed in the query of our own callback URL.
 * Source: openrouter.ai/docs/guides/overview/auth/oauth, read in November 2026.
 */
import type { KeyLevel } from '#services/secrets/key-vault.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
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
 * Key of the pending authorization. On disk and not in sessionStorage: an installed app may come
 * back in another window. One record: only the newest authorization counts. Written on a user
 * gesture alone, so that it never reappears after a logout.
 */
const PENDING = 'openrouter-connect';
/** Key of the callback's code, a record of its own: a code is worthless without its verifier. */
const ANSWER = 'openrouter-answer';

/** Approximate lifetime of an OpenRouter code, whose exact age only OpenRouter knows. */
const LIFETIME_MS = 10 * 60_000;
/** Age at which an abandoned authorization is deleted. */
const ABANDONED_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 20_000;

interface Pending {
  readonly state: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly codeVerifier: string;
  readonly level?: KeyLevel;
}

interface Answer {
  readonly state: string;
  /** Undefined once it was used, or if the callback had none. */
  readonly code?: string;
  /** Time of arrival, in milliseconds since 1970. */
  readonly arrivedAt?: number;
}

interface ConnectDeps {
  readonly storage: KeyValueStore;
  readonly fetch: typeof globalThis.fetch;
  readonly crypto: Crypto;
  readonly callbackUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Navigates to another page. */
  readonly open: (address: string) => void;
}

export function createOpenRouterConnect(deps: ConnectDeps): ConnectService {
  const { storage, crypto, callbackUrl, now, open } = deps;

  async function findPending(): Promise<Pending | undefined> {
    const stored = await storage.get(PENDING);
    return isPending(stored) ? stored : undefined;
  }

  async function findAnswer(): Promise<Answer | undefined> {
    const stored = await storage.get(ANSWER);
    return isAnswer(stored) ? stored : undefined;
  }

  const keepAnswer = (answer: Answer) => storage.set(ANSWER, answer);

  return {
    async begin(level) {
      const codeVerifier = randomText(crypto, 32);
      const state = randomText(crypto, 16);
      const replaced = level ?? (await findPending())?.level;
      const pending: Pending = { state, startedAt: now(), codeVerifier };
      await storage.set(PENDING, { ...pending, ...(replaced && { level: replaced }) });
      const parameters = new URLSearchParams({
        callback_url: `${callbackUrl}?${new URLSearchParams({ state })}`,
        code_challenge: await challengeFor(crypto, codeVerifier),
        code_challenge_method: 'S256',
      });
      open(`${AUTHORIZE_URL}?${parameters}`);
    },
    async accept({ code, state }: ConnectCallback): Promise<Grant | ConnectProblem> {
      const [pending, answer] = [await findPending(), await findAnswer()];
      const isBare = !code && state === undefined;
      const known = answer?.state === (isBare ? pending?.state : state) ? answer : undefined;
      if (isBare) return pending && known?.code ? grantOf(pending, known.code) : 'nothing';
      if (known && known.code === undefined) return 'replayed';
      // A link made by someone else must not end the user's own authorization.
      if (!pending || state !== pending.state) return 'foreign';
      const answered = code || known?.code;
      if (!answered) {
        await keepAnswer({ state });
        return 'denied';
      }
      if (answered !== known?.code) await keepAnswer({ state, code: answered, arrivedAt: now() });
      return grantOf(pending, answered);
    },
    async redeem(grant) {
      const { state } = grant;
      const redeemed = await redeem(deps, grant);
      if (!redeemed.ok && redeemed.problem === 'unreachable') return redeemed;
      const pending = await findPending().catch(() => undefined);
      const found = await findAnswer().catch(() => undefined);
      const answer = found?.state === state ? found : undefined;
      // A logout clears the storage: the key then has no owner.
      if (redeemed.ok) return pending?.state === state ? redeemed : FOREIGN;
      if (answer && answer.code === undefined) return { ok: false, problem: 'replayed' };
      if (pending?.state !== state) return FOREIGN;
      await keepAnswer({ state }).catch(() => undefined);
      const isOld = now() - (answer?.arrivedAt ?? now()) > LIFETIME_MS;
      return isOld ? { ok: false, problem: 'expired' } : redeemed;
    },
    async close({ state }) {
      const pending = await findPending().catch(() => undefined);
      if (pending?.state !== state) return false;
      const closing = keepAnswer({ state }).then(() => storage.delete(PENDING));
      await closing.catch(() => undefined);
      return true;
    },
    async forgetStale() {
      const pending = await findPending();
      if (!pending || Math.abs(now() - pending.startedAt) <= ABANDONED_MS) return;
      await storage.delete(ANSWER);
      await storage.delete(PENDING);
    },
  };
}

const FOREIGN: Redeemed = { ok: false, problem: 'foreign' };

const grantOf = ({ state, codeVerifier, level }: Pending, code: string): Grant => ({
  state,
  code,
  codeVerifier,
  ...(level && { level }),
});

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
    // No network, or a web page instead of a response.
    return unreachable;
  }
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{8,500}$/.test(value);

function isPending(value: unknown): value is Pending {
  const { state, startedAt, codeVerifier, level } = Object(value);
  return (
    typeof state === 'string' &&
    Number.isFinite(startedAt) &&
    typeof codeVerifier === 'string' &&
    [undefined, 'device', 'session', 'passphrase'].includes(level)
  );
}

function isAnswer(value: unknown): value is Answer {
  const { state, code, arrivedAt } = Object(value);
  return (
    typeof state === 'string' &&
    (code === undefined || typeof code === 'string') &&
    (arrivedAt === undefined || Number.isFinite(arrivedAt))
  );
}

/** Returns this many random bytes in base64url. */
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
