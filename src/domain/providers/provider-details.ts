import type { ProviderId } from './providers.ts';

/** Texts of the key block about each provider. Loaded with the Generate step. */

/**
 * Support for calls from a page. `open`: allowed, including error responses. `hides-errors`: the
 * response to a wrong key has no CORS header, so that the page cannot read it. `setting`: off until
 * the user allows this site. Measured in August 2026.
 */
type Cors = 'open' | 'hides-errors' | 'setting' | 'unknown';

export type ProviderDetails = {
  /** False if the server accepts any key. The form still requires a non-empty one. */
  keyRequired: boolean;
  keyHint: string;
  cors: Cors;
  /** The provider's page for creating a key. */
  keyUrl?: string;
  note?: string;
};

const PROVIDER_DETAILS: Readonly<Record<ProviderId, ProviderDetails>> = {
  openai: {
    keyRequired: true,
    keyHint: 'Starts with sk-. A restricted key in a project of its own, with a limit, is safest.',
    cors: 'hides-errors',
    keyUrl: 'https://platform.openai.com/api-keys',
  },
  openrouter: {
    keyRequired: true,
    keyHint: 'Starts with sk-or-. You can give it a spending limit.',
    cors: 'open',
    keyUrl: 'https://openrouter.ai/settings/keys',
  },
  anthropic: {
    keyRequired: true,
    keyHint: 'Starts with sk-ant-.',
    cors: 'open',
    keyUrl: 'https://platform.claude.com/settings/keys',
  },
  gemini: {
    keyRequired: true,
    keyHint: 'From Google AI Studio.',
    // Headers outside a fixed list are refused; it is unknown whether `Authorization` is on it.
    cors: 'unknown',
    keyUrl: 'https://aistudio.google.com/apikey',
  },
  groq: {
    keyRequired: true,
    keyHint: 'Starts with gsk_.',
    cors: 'open',
    keyUrl: 'https://console.groq.com/keys',
    note: 'This model thinks for a moment before it writes.',
  },
  mistral: {
    keyRequired: true,
    keyHint: 'A new key can take a few minutes to work.',
    cors: 'open',
    keyUrl: 'https://console.mistral.ai/api-keys',
  },
  deepseek: {
    keyRequired: true,
    keyHint: 'Starts with sk-.',
    cors: 'open',
    keyUrl: 'https://platform.deepseek.com/api_keys',
  },
  xai: {
    keyRequired: true,
    keyHint: 'Starts with xai-.',
    cors: 'open',
    keyUrl: 'https://console.x.ai',
  },
  together: {
    keyRequired: true,
    keyHint: 'From the settings of your account.',
    cors: 'open',
    keyUrl: 'https://api.together.ai/settings/api-keys',
    note: 'This model thinks for a moment before it writes.',
  },
  cerebras: {
    keyRequired: true,
    keyHint: 'Starts with csk-.',
    cors: 'hides-errors',
    keyUrl: 'https://cloud.cerebras.ai',
  },
  browser: {
    keyRequired: false,
    keyHint: 'There is none.',
    cors: 'open',
  },
  ollama: {
    keyRequired: false,
    keyHint: 'Ollama ignores it. Type any word.',
    cors: 'setting',
    note: 'Runs on your own computer and costs nothing. Start it with OLLAMA_ORIGINS set to the address of this site. Safari doesn’t allow this from a secure page.',
  },
  lmstudio: {
    keyRequired: false,
    keyHint: 'LM Studio ignores it. Type any word.',
    cors: 'setting',
    note: 'Runs on your own computer and costs nothing. Turn on “Enable CORS” in its server settings. Safari doesn’t allow this from a secure page.',
  },
  llamacpp: {
    keyRequired: false,
    keyHint: 'llama.cpp ignores it unless it was started with one. Type any word.',
    cors: 'setting',
    note: 'Runs on your own computer and costs nothing. Start llama-server on port 8080. Safari doesn’t allow this from a secure page.',
  },
  custom: {
    keyRequired: true,
    keyHint: 'If the server needs no key, type any word.',
    cors: 'unknown',
    note: 'Any server that speaks the OpenAI chat format and allows calls from a browser.',
  },
  demo: {
    keyRequired: false,
    keyHint: '',
    cors: 'open',
    note: 'Composes a sample post on this computer. Nothing is sent anywhere, and nothing is charged.',
  },
};

export function detailsOf(id: ProviderId): ProviderDetails {
  return PROVIDER_DETAILS[id];
}
