import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { Usage } from './model.ts';
import { parseJson } from './provider-error.ts';
import { createThoughtFilter, type ThoughtFilter } from './thought-filter.ts';
import { Usages } from './usage.ts';

/**
 * Collects a chat completion from the text of a 200 response, in any form: an event stream, or one
 * JSON document although a stream was requested. Independent of the network.
 */
export type ReplyReader = {
  feed(text: string): void;
  /** Ends the response, whether it is complete or not. */
  end(): void;
  readonly state: Readonly<ReplyState>;
};

export type ReplyState = {
  /** As received, not yet cleaned. Never holds thinking. */
  text: string;
  /** Reasoning from its own fields, from content parts and from tags inside the content. */
  thinking: string;
  refusal: string;
  finishReason: string | undefined;
  usage: Usage | undefined;
  /** The `error` member of a response that had begun well; undefined if there was none. */
  error: unknown;
  /** `whole`: the response marked its own end. `reading` at the end of the body: it was cut. */
  phase: 'reading' | 'whole' | 'unreadable' | 'response-too-large';
  /** False if only data of an unknown form arrived. No data at all is not an unknown form. */
  recognised: boolean;
};

/**
 * Longest reply, in UTF-16 units: many times the longest post. Beyond it the model is in a loop.
 */
const LONGEST_REPLY = 200_000;

/** Longest event or document, including its JSON, in UTF-16 units. */
const LONGEST_EVENT = 1_000_000;

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

const TextPart = v.pipe(
  v.object({ type: v.literal('text'), text: v.string() }),
  v.transform(({ text }): Words => ({ text, thinking: '' })),
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

const Part = v.fallback(v.union([TextPart, ThinkingPart]), NO_WORDS);

const Content = v.nullish(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text): Words => ({ text, thinking: '' })),
    ),
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

const Answer = v.object({
  choices: v.nullish(v.array(Choice)),
  error: v.optional(v.unknown()),
});

type Answer = v.InferOutput<typeof Answer>;

export function createReplyReader(): ReplyReader {
  const filter = createThoughtFilter();
  const state: ReplyState = {
    text: '',
    thinking: '',
    refusal: '',
    finishReason: undefined,
    usage: undefined,
    error: undefined,
    phase: 'reading',
    recognised: true,
  };
  let form: Form | undefined;
  let start = '';
  return {
    state,
    feed(text) {
      // Leading white space does not reveal the form, and is not looked at again.
      const isEarly = form === undefined && text.trim() === '';
      start = form === undefined ? start + text : text;
      if (start.length > LONGEST_EVENT) state.phase = 'response-too-large';
      if (isEarly) return;
      form ??= formOf(start, state, filter);
      if (isReading(state)) form?.feed(start);
    },
    end() {
      if (isReading(state)) form?.end();
      filter.end();
      state.text = filter.text;
    },
  };
}

function isReading(state: ReplyState): boolean {
  return state.phase === 'reading' && state.error === undefined;
}

type Form = { feed(text: string): void; end(): void };

/**
 * Detects the form from its first character, as content types are unreliable: no line of an event
 * stream begins with a brace. Undefined if it is too early to tell.
 */
function formOf(start: string, state: ReplyState, filter: ThoughtFilter): Form | undefined {
  const first = start.trimStart().charAt(0);
  if (first === '') return undefined;
  // A comment (a heartbeat) already belongs to an event stream.
  state.recognised = first === ':';
  return first === '{' ? documentForm(state, filter) : eventForm(state, filter);
}

function documentForm(state: ReplyState, filter: ThoughtFilter): Form {
  let json = '';
  return {
    feed(text) {
      json += text;
      if (json.length > LONGEST_EVENT) state.phase = 'response-too-large';
    },
    end() {
      const answer = parseAnswer(json);
      if (answer === undefined || isEmpty(answer)) state.phase = 'unreadable';
      else {
        takeAnswer(state, filter, answer);
        finish(state);
      }
    },
  };
}

function eventForm(state: ReplyState, filter: ThoughtFilter): Form {
  let atEnd = false;
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') state.phase = 'response-too-large';
    },
    onEvent: ({ data }) => {
      if (isReading(state)) takeEvent(state, filter, data, atEnd);
    },
  });
  return {
    feed: (text) => parser.feed(text),
    end() {
      // A last event without its empty line counts if it is complete; half of one is not an error.
      atEnd = true;
      parser.feed('\n\n');
    },
  };
}

function takeEvent(state: ReplyState, filter: ThoughtFilter, data: string, atEnd: boolean): void {
  const text = data.trim();
  if (text === '[DONE]') {
    finish(state);
    return;
  }
  // Heartbeats and the like are skipped. A broken object may hold words of the post.
  if (!text.startsWith('{')) return;
  const answer = parseAnswer(text);
  if (answer !== undefined) takeAnswer(state, filter, answer);
  else if (!atEnd) state.phase = 'unreadable';
}

function finish(state: ReplyState): void {
  state.recognised = true;
  if (isReading(state)) state.phase = 'whole';
}

type ReadAnswer = Answer & { usage: Usage | undefined };

function parseAnswer(json: string): ReadAnswer | undefined {
  const data = parseJson(json);
  const result = v.safeParse(Answer, data);
  if (!result.success) return undefined;
  const { choices, error } = result.output;
  // vLLM's error event is the error itself.
  const isError = Object(data).object === 'error';
  return { choices, error: isError ? data : error, usage: v.parse(Usages, data) };
}

function isEmpty({ choices, error }: Answer): boolean {
  return choices?.[0] === undefined && isNothing(error);
}

function isNothing(error: unknown): error is null | undefined {
  return error === undefined || error === null;
}

function takeAnswer(
  state: ReplyState,
  filter: ThoughtFilter,
  { choices, usage, error }: ReadAnswer,
): void {
  const choice = choices?.[0];
  const message = choice?.delta ?? choice?.message;
  state.recognised ||= choices !== undefined && choices !== null;
  filter.think(thoughtIn(message));
  filter.feed(message?.content?.text ?? choice?.text ?? '');
  state.text = filter.text;
  state.thinking = filter.thinking;
  state.refusal += message?.refusal ?? '';
  state.finishReason = choice?.finish_reason ?? state.finishReason;
  if (usage) state.usage = { ...state.usage, ...usage };
  if (!isNothing(error)) state.error = error;
  const length = state.text.length + state.thinking.length + state.refusal.length;
  if (length > LONGEST_REPLY) state.phase = 'response-too-large';
}

/** Returns the thinking. Several fields may repeat it: it counts once. */
function thoughtIn(message: Message | null | undefined): string {
  if (!message) return '';
  const { reasoning_content: content, reasoning, reasoning_details: details } = message;
  return content ?? reasoning ?? (details || message.content?.thinking) ?? '';
}
