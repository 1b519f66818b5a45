/**
 * The model providers that the key block offers.
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
