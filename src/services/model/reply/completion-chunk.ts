import * as v from 'valibot';
import type { Usage } from '../model.ts';
import { parseJson } from '../provider-error.ts';
import { Usages } from '../usage.ts';

/**
 * One event of a streamed chat completion, or a whole completion, from the fields of any provider.
 * '' for what it does not hold.
 */
export type CompletionChunk = {
  /** Undefined if it has no list of choices: it may not be part of a completion. */
  choices: number | undefined;
  text: string;
  /** Thinking from its own fields and from content parts; tags may hide more in the text. */
  thinking: string;
  refusal: string;
  finishReason: string | undefined;
  usage: Usage | undefined;
  /** The `error` member; undefined if there is none. */
  error: unknown;
};

/** Some servers send `''` instead of null: neither ends a reply. */
const MaybeText = v.fallback(
  v.pipe(
    v.nullish(v.string()),
    v.transform((text) => (text === '' ? undefined : text)),
  ),
  undefined,
);

type Words = { text: string; thinking: string };

const NO_WORDS: Words = { text: '', thinking: '' };

/** Some servers leave the type out, or name it `output_text`; a thought is marked as one. */
const TextPart = v.pipe(
  v.object({
    type: v.nullish(v.pipe(v.string(), v.regex(/text|think|thought|reason|summary/i)), 'text'),
    thought: v.fallback(v.optional(v.boolean(), false), false),
    text: v.string(),
  }),
  v.transform(({ type, thought, text }): Words => {
    const isThought = thought || /think|thought|reason|summary/i.test(type);
    return isThought ? { text: '', thinking: text } : { text, thinking: '' };
  }),
);

const Texts = v.pipe(
  v.array(v.fallback(v.object({ text: v.string() }), { text: '' })),
  v.transform((parts) => parts.map(({ text }) => text).join('')),
);

/** Mistral sends a list of texts, others a string. */
const ThinkingPart = v.pipe(
  v.object({ type: v.literal('thinking'), thinking: v.union([v.string(), Texts]) }),
  v.transform(({ thinking }): Words => ({ text: '', thinking })),
);

const BareText = v.pipe(
  v.string(),
  v.transform((text): Words => ({ text, thinking: '' })),
);

const Part = v.fallback(v.union([ThinkingPart, TextPart, BareText]), NO_WORDS);

const Content = v.nullish(
  v.union([
    BareText,
    v.pipe(
      v.array(Part),
      v.transform((parts): Words => ({
        text: parts.map(({ text }) => text).join(''),
        thinking: parts.map(({ thinking }) => thinking).join(''),
      })),
    ),
    Part,
  ]),
);

/** OpenRouter repeats `reasoning` in `reasoning_details`; the text of some models is only there. */
const Details = v.fallback(
  v.pipe(
    v.array(
      v.fallback(v.object({ text: MaybeText, summary: MaybeText }), {
        text: undefined,
        summary: undefined,
      }),
    ),
    v.transform((parts) => parts.map(({ text, summary }) => text ?? summary ?? '').join('')),
  ),
  '',
);

const Message = v.nullish(
  v.object({
    content: Content,
    refusal: MaybeText,
    reasoning: MaybeText,
    reasoning_content: MaybeText,
    reasoning_details: Details,
  }),
);

type Message = NonNullable<v.InferOutput<typeof Message>>;

/** Text completions (`choices[].text`) come from servers without chat support. */
const Choice = v.object({
  delta: Message,
  message: Message,
  text: MaybeText,
  finish_reason: MaybeText,
});

const Chunk = v.object({
  choices: v.nullish(v.array(Choice)),
  error: v.optional(v.unknown()),
});

/** Parses one event, or a whole document; undefined if it is invalid. Never throws. */
export const parseChunk = (json: string): CompletionChunk | undefined => readChunk(parseJson(json));

/** Reads one event, or the first of a list, as Gemini sends its errors. */
function readChunk(value: unknown): CompletionChunk | undefined {
  const data: unknown = Array.isArray(value) ? value[0] : value;
  const result = v.safeParse(Chunk, data);
  if (!result.success) return undefined;
  const { choices, error } = result.output;
  const choice = choices?.[0];
  const message = choice?.delta ?? choice?.message;
  return {
    choices: choices?.length,
    text: message?.content?.text ?? choice?.text ?? '',
    thinking: thinkingOf(message),
    refusal: message?.refusal ?? '',
    finishReason: choice?.finish_reason ?? undefined,
    usage: v.parse(Usages, data),
    // vLLM's error event is the error itself.
    error: Object(data).object === 'error' ? data : (error ?? undefined),
  };
}

/** Returns the thinking. Several fields may repeat it: it counts once. */
function thinkingOf(message: Message | null | undefined): string {
  if (!message) return '';
  const { reasoning_content: content, reasoning, reasoning_details: details } = message;
  return content ?? reasoning ?? (details || message.content?.thinking) ?? '';
}
