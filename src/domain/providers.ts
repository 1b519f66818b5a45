/**
 * The model providers that the key block offers, and the one rule for a base URL.
 *
 * Every default model stands here and nowhere else. They are starting values, collected in November
 * 2026: what `GET {baseUrl}/models` lists for the user's key is the truth.
 */

export type ProviderId =
  | 'openai'
  | 'openrouter'
  | 'groq'
  | 'mistral'
  | 'ollama'
  | 'custom'
  | 'demo';

export type Provider = {
  id: ProviderId;
  name: string;
  /** Has passed `parseBaseUrl`; '' where the user types it. */
  baseUrl: string;
  /** '' where only the user can know it. */
  defaultModel: string;
  /** False where the server takes any key. The form wants a non-empty one all the same. */
  keyRequired: boolean;
  keyHint: string;
  /** The provider's page where a key is made. */
  keyUrl?: string;
  note?: string;
  /** Offered only where the app is served with its embedded backend. */
  embeddedOnly?: true;
};

export const PROVIDERS = {
  openai: {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    // Reported as the small model of November 2026; gpt-4o-mini and gpt-4.1-mini end on 2027-01-14.
    defaultModel: 'gpt-6-luna',
    keyRequired: true,
    keyHint: 'Starts with sk-. A restricted key in a project of its own, with a limit, is safest.',
    keyUrl: 'https://platform.openai.com/api-keys',
  },
  openrouter: {
    id: 'openrouter',
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    // Small and without a thinking phase that would use up the token limit. Not tried live.
    defaultModel: 'mistralai/mistral-small-3.2-24b-instruct',
    keyRequired: true,
    keyHint: 'Starts with sk-or-. You can give it a spending limit.',
    keyUrl: 'https://openrouter.ai/settings/keys',
  },
  groq: {
    id: 'groq',
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    // Groq's own replacement for llama-3.1-8b-instant, which ended on 2026-08-16. Not tried live.
    defaultModel: 'openai/gpt-oss-20b',
    keyRequired: true,
    keyHint: 'Starts with gsk_.',
    keyUrl: 'https://console.groq.com/keys',
    note: 'This model thinks before it writes, which uses part of the length limit.',
  },
  mistral: {
    id: 'mistral',
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    // Mistral's moving alias of its current small model.
    defaultModel: 'mistral-small-latest',
    keyRequired: true,
    keyHint: 'A new key can take a few minutes to work.',
    keyUrl: 'https://console.mistral.ai/api-keys',
  },
  ollama: {
    id: 'ollama',
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    // Only what has been pulled on that computer exists: `ollama pull llama3.2`.
    defaultModel: 'llama3.2',
    keyRequired: false,
    keyHint: 'Ollama ignores it: type any word.',
    note: 'Runs on your own computer and costs nothing. Start it with OLLAMA_ORIGINS set to the address of this site. Safari does not allow it from a secure page.',
  },
  custom: {
    id: 'custom',
    name: 'Custom',
    baseUrl: '',
    defaultModel: '',
    keyRequired: true,
    keyHint: 'If the server needs no key, type any word.',
    note: 'Any server that speaks the OpenAI chat format and allows calls from a browser.',
  },
  demo: {
    id: 'demo',
    name: 'Demo model',
    baseUrl: '/_model/v1',
    defaultModel: 'echopost-demo',
    keyRequired: false,
    keyHint: 'Type demo.',
    note: 'Composes a sample post on this computer. Nothing is sent anywhere, nothing is charged.',
    embeddedOnly: true,
  },
} as const satisfies { [Id in ProviderId]: Provider & { id: Id } };

const ALL: readonly Provider[] = Object.values(PROVIDERS);

export function findProvider(id: ProviderId): Provider {
  return PROVIDERS[id];
}

export function isProviderId(value: unknown): value is ProviderId {
  return typeof value === 'string' && Object.hasOwn(PROVIDERS, value);
}

/** In the order of the form. `embedded`: the app came with its own backend. */
export function offeredProviders(embedded: boolean): readonly Provider[] {
  return embedded
    ? ALL.toSorted((a, b) => Number(b.embeddedOnly ?? false) - Number(a.embeddedOnly ?? false))
    : ALL.filter((provider) => provider.embeddedOnly !== true);
}

export function defaultProviderId(embedded: boolean): ProviderId {
  return embedded ? 'demo' : 'openai';
}

export type BaseUrlProblem =
  | 'empty'
  | 'not-an-address'
  /** http is only for this computer: elsewhere anyone on the way could read the key. */
  | 'not-secure'
  | 'has-sign-in'
  | 'has-query';

export type BaseUrlResult = { ok: true; url: string } | { ok: false; reason: BaseUrlProblem };

/** Stands for this site while a path is resolved; `.invalid` can never be a real host (RFC 2606). */
const THIS_SITE = 'https://this-site.invalid';

const CHAT_PATH = '/chat/completions';

/**
 * Reads a typed or pasted base URL: https anywhere, http on this computer only, or a path on this
 * site (the demo model). A pasted `/chat/completions` and trailing slashes are taken off. What it
 * answers it accepts again unchanged.
 */
export function parseBaseUrl(text: string): BaseUrlResult {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  return trimmed.startsWith('/') ? parsePath(trimmed) : parseAddress(trimmed);
}

/** Whether requests to it stay on this computer or this site, so that being offline is no reason. */
export function isLocalBaseUrl(baseUrl: string): boolean {
  return baseUrl.startsWith('/') || isLoopback(toUrl(baseUrl)?.hostname ?? '');
}

/** A server on this device needs no network. Our own site, asked by its path, does. */
export function isOnThisDevice(baseUrl: string): boolean {
  return !baseUrl.startsWith('/') && isLocalBaseUrl(baseUrl);
}

function parsePath(text: string): BaseUrlResult {
  const url = toUrl(text, THIS_SITE);
  // `//host` and `/\host` name another host; `/.//host` resolves to a path that would.
  if (url === null || url.origin !== THIS_SITE) return { ok: false, reason: 'not-an-address' };
  const problem = problemOf(url);
  if (problem !== undefined) return { ok: false, reason: problem };
  const path = withoutTail(url.pathname);
  if (path === '' || path.startsWith('//')) return { ok: false, reason: 'not-an-address' };
  return { ok: true, url: path };
}

function parseAddress(text: string): BaseUrlResult {
  const url = /^https?:\/\//i.test(text) ? toUrl(text) : null;
  if (url === null) return { ok: false, reason: 'not-an-address' };
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return { ok: false, reason: 'not-secure' };
  }
  const problem = problemOf(url);
  if (problem !== undefined) return { ok: false, reason: problem };
  return { ok: true, url: url.origin + withoutTail(url.pathname) };
}

function toUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

function problemOf(url: URL): BaseUrlProblem | undefined {
  if (url.username !== '' || url.password !== '') return 'has-sign-in';
  // `href` and not `search`/`hash`: those are '' for a bare `?` or `#`.
  if (/[?#]/.test(url.href)) return 'has-query';
  return undefined;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

function withoutTail(path: string): string {
  let end = path.length;
  for (;;) {
    if (path[end - 1] === '/') end -= 1;
    else if (path.endsWith(CHAT_PATH, end)) end -= CHAT_PATH.length;
    else return path.slice(0, end);
  }
}
