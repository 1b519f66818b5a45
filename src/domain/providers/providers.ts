/**
 * The model providers that the key block offers, and the one rule for a base URL.
 *
 * Every default model is defined here and nowhere else. They are starting values, collected in
 * November 2026: `GET {baseUrl}/models` for the user's key is authoritative.
 */

export type ProviderId =
  | 'openai'
  | 'openrouter'
  | 'anthropic'
  | 'gemini'
  | 'groq'
  | 'mistral'
  | 'deepseek'
  | 'xai'
  | 'together'
  | 'cerebras'
  | 'browser'
  | 'ollama'
  | 'lmstudio'
  | 'llamacpp'
  | 'custom'
  | 'demo';

export type Provider = {
  id: ProviderId;
  name: string;
  /** Label in the list of providers, if it should say more than the name. */
  label?: string;
  /** Has passed `parseBaseUrl`, except for the browser's own; '' if the user types it. */
  baseUrl: string;
  /** '' if only the user can know it. */
  defaultModel: string;
  /** Offered only if the app is served with its embedded backend. */
  embeddedOnly?: true;
  /** Offered only if the browser has a model of its own. */
  browserOnly?: true;
};

/**
 * Placeholder URL of the browser's own model. `parseBaseUrl` refuses it, so that no request can go
 * there.
 */
export const BROWSER_BASE_URL = 'browser://localhost';

export const PROVIDERS = {
  openai: {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    // Reported as the small model of November 2026; gpt-4o-mini and gpt-4.1-mini end on 2027-01-14.
    defaultModel: 'gpt-6-luna',
  },
  openrouter: {
    id: 'openrouter',
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    // Small, and writes without thinking first. Not tested live.
    defaultModel: 'mistralai/mistral-small-3.2-24b-instruct',
  },
  anthropic: {
    id: 'anthropic',
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    // The small model, released 2026-10-07.
    defaultModel: 'claude-haiku-5-5',
  },
  gemini: {
    id: 'gemini',
    name: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    // Thinks the least of its family.
    defaultModel: 'gemini-3.5-flash-lite',
  },
  groq: {
    id: 'groq',
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    // Groq's own replacement for llama-3.1-8b-instant, which ended on 2026-08-16. Not tested live.
    defaultModel: 'openai/gpt-oss-20b',
  },
  mistral: {
    id: 'mistral',
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    // Mistral's alias for its current small model.
    defaultModel: 'mistral-small-latest',
  },
  deepseek: {
    id: 'deepseek',
    name: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com',
    defaultModel: 'deepseek-flash',
  },
  xai: {
    id: 'xai',
    name: 'xAI',
    baseUrl: 'https://api.x.ai/v1',
    // The newest that can be asked not to think.
    defaultModel: 'grok-4.3',
  },
  together: {
    id: 'together',
    name: 'Together',
    baseUrl: 'https://api.together.xyz/v1',
    defaultModel: 'openai/gpt-oss-20b',
  },
  cerebras: {
    id: 'cerebras',
    name: 'Cerebras',
    baseUrl: 'https://api.cerebras.ai/v1',
    defaultModel: 'gemma-4-31b',
  },
  browser: {
    id: 'browser',
    name: 'This browser',
    label: 'This browser, free and offline',
    baseUrl: BROWSER_BASE_URL,
    // The browser chooses the model.
    defaultModel: 'built-in',
    browserOnly: true,
  },
  ollama: {
    id: 'ollama',
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    // Exists only if it was pulled on that computer: `ollama pull llama3.2`.
    defaultModel: 'llama3.2',
  },
  lmstudio: {
    id: 'lmstudio',
    name: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    // The user names the model that is loaded there.
    defaultModel: '',
  },
  llamacpp: {
    id: 'llamacpp',
    name: 'llama.cpp',
    baseUrl: 'http://localhost:8080/v1',
    // The server has one model, and responds to any name.
    defaultModel: 'default',
  },
  custom: {
    id: 'custom',
    name: 'Custom',
    baseUrl: '',
    defaultModel: '',
  },
  demo: {
    id: 'demo',
    name: 'Demo model',
    baseUrl: '/_model/v1',
    defaultModel: 'echopost-demo',
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

/**
 * Returns the providers in the order of the form. `embedded`: the app is served with its backend.
 */
export function offeredProviders(embedded: boolean, hasBrowserModel = false): readonly Provider[] {
  return ALL.filter(
    ({ embeddedOnly, browserOnly }) =>
      (embedded || !embeddedOnly) && (hasBrowserModel || !browserOnly),
  ).toSorted((a, b) => Number(b.embeddedOnly ?? false) - Number(a.embeddedOnly ?? false));
}

/** Returns the provider at a base URL. */
export const providerAt = (baseUrl: string): Provider =>
  ALL.find((provider) => provider.baseUrl === baseUrl) ?? PROVIDERS.custom;

export function defaultProviderId(embedded: boolean): ProviderId {
  return embedded ? 'demo' : 'openai';
}

export type BaseUrlProblem =
  | 'empty'
  | 'not-an-address'
  /** http is only for this computer: elsewhere the key could be intercepted. */
  | 'not-secure'
  | 'has-sign-in'
  | 'has-query';

export type BaseUrlResult = { ok: true; url: string } | { ok: false; reason: BaseUrlProblem };

/**
 * Placeholder for this site's origin while a path is resolved; `.invalid` can never be a real host
 * (RFC 2606).
 */
const THIS_SITE = 'https://this-site.invalid';

const CHAT_PATH = '/chat/completions';

/**
 * Parses a typed or pasted base URL: https anywhere, http on this computer only, or a path on this
 * site (the demo model). Removes a pasted `/chat/completions` and trailing slashes. Idempotent.
 */
export function parseBaseUrl(text: string): BaseUrlResult {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  return trimmed.startsWith('/') ? parsePath(trimmed) : parseAddress(trimmed);
}

/** True if requests stay on this computer or this site, so that being offline is no obstacle. */
export function isLocalBaseUrl(baseUrl: string): boolean {
  return baseUrl.startsWith('/') || isLoopback(toUrl(baseUrl)?.hostname ?? '');
}

/**
 * True for a server on this device, which needs no network. Our own site, called by its path, does.
 */
export function isOnThisDevice(baseUrl: string): boolean {
  return !baseUrl.startsWith('/') && isLocalBaseUrl(baseUrl);
}

/** Address space of Local Network Access, for which the browser may prompt the user. */
export type AddressSpace = 'loopback' | 'local' | 'public';

/** Classifies the host of a base URL. A path of this site is as public as the site itself. */
export function addressSpaceOf(baseUrl: string): AddressSpace {
  const hostname = toUrl(baseUrl)?.hostname ?? '';
  if (isLoopback(hostname)) return 'loopback';
  return isPrivate(hostname) ? 'local' : 'public';
}

/** True for a model on this device or network: it may be slow, and charges nothing. */
export function isNearby(baseUrl: string): boolean {
  return addressSpaceOf(baseUrl) !== 'public';
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
  // Checks `href`, because `search` and `hash` are '' for a bare `?` or `#`.
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

const PRIVATE_IPV4 = /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;
/** Unique local and link-local addresses. `URL` writes IPv6 in lower case. */
const PRIVATE_IPV6 = /^\[f(?:[cd]|e[89ab])[\da-f]{0,2}:/;
/** RFC 6762, RFC 8375 and ICANN's name for private use. */
const PRIVATE_NAME = /\.(?:local|home\.arpa|internal)$/;

function isPrivate(hostname: string): boolean {
  return [PRIVATE_IPV4, PRIVATE_IPV6, PRIVATE_NAME].some((pattern) => pattern.test(hostname));
}

function withoutTail(path: string): string {
  let end = path.length;
  for (;;) {
    if (path[end - 1] === '/') end -= 1;
    else if (path.endsWith(CHAT_PATH, end)) end -= CHAT_PATH.length;
    else return path.slice(0, end);
  }
}
