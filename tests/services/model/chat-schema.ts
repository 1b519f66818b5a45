import * as v from 'valibot';

/** Schemas of the `/chat/completions` body by host. Any other field is a violation. */

const Message = v.strictObject({
  role: v.picklist(['system', 'user', 'assistant']),
  content: v.pipe(v.string(), v.nonEmpty()),
});

const Tokens = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32_768));

const COMMON = {
  model: v.pipe(v.string(), v.nonEmpty()),
  messages: v.pipe(v.array(Message), v.minLength(1)),
  stream: v.boolean(),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(2))),
};

const USAGE = { stream_options: v.optional(v.strictObject({ include_usage: v.literal(true) })) };
const MAX_TOKENS = { max_tokens: Tokens };
const MAX_COMPLETION = { max_completion_tokens: Tokens };

const effort = (...values: [string, ...string[]]) => ({
  reasoning_effort: v.optional(v.picklist(values)),
});

const THINKING = {
  thinking: v.optional(v.strictObject({ type: v.literal('disabled') })),
};

const TEMPLATE = {
  chat_template_kwargs: v.optional(
    v.strictObject({ enable_thinking: v.literal(false), thinking: v.literal(false) }),
  ),
};

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;

const FIELDS = {
  openai: { ...COMMON, ...USAGE, ...MAX_COMPLETION, ...effort(...EFFORTS) },
  openrouter: {
    ...COMMON,
    ...MAX_TOKENS,
    reasoning: v.optional(v.strictObject({ effort: v.picklist(EFFORTS) })),
  },
  anthropic: {
    ...COMMON,
    ...USAGE,
    ...MAX_TOKENS,
    ...THINKING,
    temperature: v.optional(v.never()),
  },
  gemini: { ...COMMON, ...USAGE, ...MAX_TOKENS, ...effort('minimal', 'low', 'medium', 'high') },
  groq: { ...COMMON, ...USAGE, ...MAX_COMPLETION, ...effort('none', 'low', 'medium', 'high') },
  mistral: { ...COMMON, ...MAX_TOKENS, ...effort('none', 'high') },
  deepseek: { ...COMMON, ...USAGE, ...MAX_TOKENS, ...THINKING, ...effort('low', 'medium', 'high') },
  xai: { ...COMMON, ...USAGE, ...MAX_COMPLETION, ...effort('none', 'low', 'high') },
  together: {
    ...COMMON,
    ...USAGE,
    ...MAX_TOKENS,
    ...effort('low', 'medium', 'high'),
    reasoning: v.optional(v.strictObject({ enabled: v.literal(false) })),
    ...TEMPLATE,
  },
  cerebras: { ...COMMON, ...USAGE, ...MAX_COMPLETION, ...effort('none', 'low', 'medium', 'high') },
  ollama: { ...COMMON, ...USAGE, ...MAX_TOKENS, ...effort('none', 'low', 'medium', 'high') },
  lmstudio: { ...COMMON, ...USAGE, ...MAX_TOKENS, ...effort('none', 'low', 'medium', 'high') },
  llamacpp: { ...COMMON, ...USAGE, ...MAX_TOKENS, ...TEMPLATE },
  demo: { ...COMMON, ...USAGE, ...MAX_TOKENS, ...effort('none', 'low') },
} as const;

export type KnownHost = keyof typeof FIELDS;

/** Lists the fields of a body that violate the host's schema; empty for a valid one. */
export function violations(host: KnownHost | 'custom', body: unknown): string[] {
  // An unknown host may be sent either limit, but only one of them.
  const { max_tokens: one, max_completion_tokens: two, ...rest } = Object(body);
  if (host === 'custom') {
    const limits = [one, two].filter((limit) => limit !== undefined);
    const parsed = v.safeParse(
      v.strictObject({ ...COMMON, ...USAGE, ...effort('none', 'low') }),
      rest,
    );
    return [
      ...(limits.length === 1 && v.is(Tokens, limits[0]) ? [] : ['limit']),
      ...issuesOf(parsed),
    ];
  }
  const schema: v.GenericSchema = v.strictObject({ ...FIELDS[host] });
  return issuesOf(v.safeParse(schema, body));
}

function issuesOf(parsed: v.SafeParseResult<v.GenericSchema>): string[] {
  return (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}
