import type { ThinkLess } from './think-less.ts';

/**
 * Rules by host. Never by model: lists of models go stale within weeks.
 * Collected in November 2026 from the hosts' documents and from what other clients measured.
 */
export type HostRules = {
  /** Name of the token limit. Ollama ignores `max_completion_tokens` in silence. */
  limit: 'max_tokens' | 'max_completion_tokens';
  /**
   * Ways to think less, the first that is accepted counts. A host's ladder begins with what its
   * default model accepts.
   */
  ladder: readonly [ThinkLess, ...ThinkLess[]];
  /** Steps after which no model of this host thinks. Elsewhere a step may be accepted and ignored. */
  off: readonly ThinkLess[];
  /** False where every model refuses `temperature`. */
  temperature: boolean;
  /** False where `stream_options` is refused or ignored. */
  usage: boolean;
  /** Beside `Authorization` and `Content-Type`; any other breaks some host's CORS. */
  headers?: Readonly<Record<string, string>>;
  /** The model list tells how each model thinks. */
  listsReasoning?: true;
  /** The model list needs no key, so that it tests none; `GET /key` does. */
  listsWithoutKey?: true;
};

const UNKNOWN: HostRules = {
  limit: 'max_tokens',
  ladder: ['effort-none', 'effort-low', 'omit'],
  off: [],
  temperature: true,
  usage: true,
};

const OPENAI: HostRules = {
  ...UNKNOWN,
  limit: 'max_completion_tokens',
  ladder: ['effort-none', 'effort-minimal', 'effort-low', 'omit'],
  off: ['effort-none'],
};

const LLAMA_CPP: HostRules = { ...UNKNOWN, ladder: ['template-off', 'omit'] };

const HOSTS = new Map<string, HostRules>([
  ['api.openai.com', OPENAI],
  // Unknown parameters are dropped in silence, and usage always comes.
  [
    'openrouter.ai',
    {
      ...UNKNOWN,
      ladder: ['reasoning-none', 'omit'],
      usage: false,
      listsReasoning: true,
      listsWithoutKey: true,
    },
  ],
  // Gemini 3 cannot be turned off, and answers a wrong value without naming it.
  [
    'generativelanguage.googleapis.com',
    { ...UNKNOWN, ladder: ['effort-minimal', 'effort-low', 'omit'] },
  ],
  // Claude 5 refuses a temperature. The header is Anthropic's consent to be called by a page.
  [
    'api.anthropic.com',
    {
      ...UNKNOWN,
      ladder: ['thinking-disabled', 'omit'],
      off: ['thinking-disabled'],
      temperature: false,
      headers: { 'anthropic-dangerous-direct-browser-access': 'true' },
    },
  ],
  // gpt-oss takes `low` and no `none`, Qwen the other way round.
  [
    'api.groq.com',
    {
      ...UNKNOWN,
      limit: 'max_completion_tokens',
      ladder: ['effort-low', 'effort-none', 'omit'],
      off: ['effort-none'],
    },
  ],
  // Refuses body fields that it does not know, with a 422.
  [
    'api.mistral.ai',
    { ...UNKNOWN, ladder: ['effort-none', 'omit'], off: ['effort-none'], usage: false },
  ],
  [
    'api.deepseek.com',
    {
      ...UNKNOWN,
      ladder: ['thinking-disabled', 'effort-low', 'omit'],
      off: ['thinking-disabled'],
    },
  ],
  ['api.x.ai', { ...UNKNOWN, limit: 'max_completion_tokens', off: ['effort-none'] }],
  // Each family of models has a way of its own.
  [
    'api.together.xyz',
    { ...UNKNOWN, ladder: ['effort-low', 'reasoning-disabled', 'template-off', 'omit'] },
  ],
  ['api.cerebras.ai', { ...UNKNOWN, limit: 'max_completion_tokens', off: ['effort-none'] }],
  // Levels other than `none` are refused for a model that cannot think.
  ['localhost:11434', { ...UNKNOWN, ladder: ['effort-none', 'omit'] }],
  // LM Studio: accepted, and not always obeyed.
  ['localhost:1234', { ...UNKNOWN, ladder: ['effort-none', 'omit'] }],
  ['localhost:8080', LLAMA_CPP],
  // vLLM's own port.
  ['localhost:8000', LLAMA_CPP],
]);

/** The rules for a base URL that has passed `parseBaseUrl`. */
export function rulesFor(baseUrl: string): HostRules {
  if (!URL.canParse(baseUrl)) return UNKNOWN;
  return HOSTS.get(new URL(baseUrl).host.replace('127.0.0.1', 'localhost')) ?? UNKNOWN;
}
