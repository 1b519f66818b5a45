import * as v from 'valibot';
import type { Usage } from './model.ts';

/** Reads the usage of a request from any provider's fields. Never fails. */
const Count = v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined);

const Reported = v.object({
  prompt_tokens: Count,
  completion_tokens: Count,
  total_tokens: Count,
  /** Perplexity's field. */
  reasoning_tokens: Count,
  completion_tokens_details: v.fallback(
    v.nullish(v.object({ reasoning_tokens: Count })),
    undefined,
  ),
  /** OpenRouter's cost, in credits, which are US dollars. Others use the name for objects. */
  cost: Count,
});

const MaybeReported = v.fallback(v.nullish(Reported), undefined);

/** Former field of Groq, and Moonshot's. */
const GroqUsage = v.fallback(v.nullish(v.object({ usage: MaybeReported })), undefined);
const ChoiceUsage = v.fallback(v.nullish(v.array(v.object({ usage: MaybeReported }))), undefined);

/** llama.cpp's own counts, sent if a request asks for no usage. */
const Timings = v.fallback(v.nullish(v.object({ prompt_n: Count, predicted_n: Count })), undefined);

/** Parses the JSON value of one event, or of a whole response. */
export const Usages = v.fallback(
  v.pipe(
    v.object({
      usage: MaybeReported,
      x_groq: GroqUsage,
      choices: ChoiceUsage,
      timings: Timings,
    }),
    v.transform(({ usage, x_groq: groq, choices, timings }): Usage | undefined => {
      const reported = usage ?? groq?.usage ?? choices?.[0]?.usage;
      if (reported) return usageOf(reported);
      return timings
        ? counts(timings.prompt_n, timings.predicted_n, undefined, undefined)
        : undefined;
    }),
  ),
  undefined,
);

function usageOf(reported: v.InferOutput<typeof Reported>): Usage {
  const { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total } = reported;
  const thinking =
    reported.completion_tokens_details?.reasoning_tokens ?? reported.reasoning_tokens;
  // xAI excludes thinking from the completion and counts it only in the total.
  const written =
    completion === undefined
      ? undefined
      : Math.max(completion, (total ?? 0) - (prompt ?? Infinity));
  return counts(prompt, written, thinking, reported.cost);
}

function counts(
  promptTokens: number | undefined,
  completionTokens: number | undefined,
  thinkingTokens: number | undefined,
  cost: number | undefined,
): Usage {
  return {
    ...(promptTokens !== undefined && { promptTokens }),
    ...(completionTokens !== undefined && { completionTokens }),
    ...(thinkingTokens !== undefined && { thinkingTokens }),
    ...(cost !== undefined && { cost }),
  };
}
