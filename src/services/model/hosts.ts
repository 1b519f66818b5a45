import type { ThinkLess } from './think-less.ts';

/**
 * Rules by host. Never by model: lists of models go stale within weeks.
 * Collected in November 2026 from the hosts' documentation and from the measurements of other
 * clients.
 */
export type HostRules = {
  /** Name of the token limit. Ollama silently ignores `max_completion_tokens`. */
  limit: 'max_tokens' | 'max_completion_tokens';
  /**
   * Settings that reduce thinking: the first accepted one is used. A host's ladder begins with one
   * that its default model accepts.
   */
  ladder: readonly [ThinkLess, ...ThinkLess[]];
  /**
   * Settings that turn thinking off for every model of this host. Other hosts may accept one and
   * ignore it.
   */
  off: readonly ThinkLess[];
  /** False if every model refuses `temperature`. */
  temperature: boolean;
  /** False if `stream_options` is refused or ignored. */
  usage: boolean;
  /** Headers beside `Authorization` and `Content-Type`; any other breaks some host's CORS. */
  headers?: Readonly<Record<string, string>>;
  /** The model list reports how each model thinks. */
  listsReasoning?: true;
  /** The model list needs no key, so it does not test one; `GET /key` does. */
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
  // Drops unknown parameters silently, and always reports usage.
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
  // Gemini 3 cannot stop thinking, and refuses a wrong value without naming it.
  [
    'generativelanguage.googleapis.com',
    { ...UNKNOWN, ladder: ['effort-minimal', 'effort-low', 'omit'] },
  ],
  // Claude 5 refuses a temperature. With this header, Anthropic allows calls from a page.
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
  // gpt-oss accepts `low` but not `none`, Qwen the other way round.
  [
    'api.groq.com',
    {
      ...UNKNOWN,
      limit: 'max_completion_tokens',
      ladder: ['effort-low', 'effort-none', 'omit'],
      off: ['effort-none'],
    },
  ],
  // Refuses unknown body fields with a 422.
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
  // Each family of models has its own setting.
  [
    'api.together.xyz',
    { ...UNKNOWN, ladder: ['effort-low', 'reasoning-disabled', 'template-off', 'omit'] },
  ],
  ['api.cerebras.ai', { ...UNKNOWN, limit: 'max_completion_tokens', off: ['effort-none'] }],
  // Levels other than `none` are refused for a model that cannot think.
  ['localhost:11434', { ...UNKNOWN, ladder: ['effort-none', 'omit'] }],
  // LM Studio accepts the setting, but does not always obey it.
  ['localhost:1234', { ...UNKNOWN, ladder: ['effort-none', 'omit'] }],
  ['localhost:8080', LLAMA_CPP],
  // Default port of vLLM.
  ['localhost:8000', LLAMA_CPP],
]);

/** Returns the rules for a base URL that has passed `parseBaseUrl`. */
export function rulesFor(baseUrl: string): HostRules {
  if (!URL.canParse(baseUrl)) return UNKNOWN;
  return HOSTS.get(new URL(baseUrl).host.replace('127.0.0.1', 'localhost')) ?? UNKNOWN;
}
