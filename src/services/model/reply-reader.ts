import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { Usage } from './model.ts';
import { parseJson } from './provider-error.ts';

/**
 * Collects a chat completion from the text of a 200 answer, in whatever form it comes: an event
 * stream, or one JSON document although a stream was asked. Knows nothing of the network.
 */
export type ReplyReader = {
  feed(text: string): void;
  /** The answer has ended, whole or not. */
  end(): void;
  readonly state: Readonly<ReplyState>;
};

export type ReplyState = {
  /** As it came, not yet cleaned. */
  text: string;
  refusal: string;
  finishReason: string | undefined;
  usage: Usage | undefined;
  /** The `error` member of an answer that had begun well; undefined when there was none. */
  error: unknown;
  /** `whole`: the answer said that it ended. `reading` and the end of the body: it was cut. */
  phase: 'reading' | 'whole' | 'unreadable' | 'endless';
  /** False when all that came was in some other shape. Nothing at all is no other shape. */
  recognised: boolean;
};

/** Many times the longest post; a reply beyond it is a model in a loop. In UTF-16 units. */
const LONGEST_REPLY = 200_000;

/** One event, or one document, with its JSON around the text. In UTF-16 units. */
const LONGEST_EVENT = 1_000_000;

const MaybeText = v.fallback(v.nullish(v.string()), undefined);

/** Mistral's thinking models send parts, of which the text alone is the post. */
const Part = v.union([
  v.pipe(
    v.object({ type: v.literal('text'), text: v.string() }),
    v.transform(({ text }) => text),
  ),
  v.pipe(
    v.unknown(),
    v.transform(() => ''),
  ),
]);

const Content = v.nullish(
  v.union([
    v.string(),
    v.pipe(
      v.array(Part),
      v.transform((parts) => parts.join('')),
    ),
  ]),
);

const Words = v.nullish(v.object({ content: Content, refusal: MaybeText }));

const Choice = v.object({ delta: Words, message: Words, finish_reason: MaybeText });

const Count = v.fallback(v.optional(v.number()), undefined);

const Answer = v.object({
  choices: v.nullish(v.array(Choice)),
  usage: v.fallback(
    v.nullish(v.object({ prompt_tokens: Count, completion_tokens: Count })),
    undefined,
  ),
  error: v.optional(v.unknown()),
});

type Answer = v.InferOutput<typeof Answer>;

export function createReplyReader(): ReplyReader {
  const state: ReplyState = {
    text: '',
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
      start = form === undefined ? start + text : text;
      form ??= formOf(start, state);
      if (isReading(state)) form?.feed(start);
    },
    end() {
      if (isReading(state)) form?.end();
    },
  };
}

function isReading(state: ReplyState): boolean {
  return state.phase === 'reading' && state.error === undefined;
}

type Form = { feed(text: string): void; end(): void };

/** Content types lie; no line of an event stream begins with a brace. Undefined: too early to say. */
function formOf(start: string, state: ReplyState): Form | undefined {
  const first = start.trimStart().charAt(0);
  if (first === '') return undefined;
  // A comment (a heartbeat) is already a part of an event stream.
  state.recognised = first === ':';
  return first === '{' ? documentForm(state) : eventForm(state);
}

function documentForm(state: ReplyState): Form {
  let json = '';
  return {
    feed(text) {
      json += text;
      if (json.length > LONGEST_EVENT) state.phase = 'endless';
    },
    end() {
      const answer = parseAnswer(json);
      if (answer === undefined || isEmpty(answer)) state.phase = 'unreadable';
      else {
        takeAnswer(state, answer);
        finish(state);
      }
    },
  };
}

function eventForm(state: ReplyState): Form {
  let atEnd = false;
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') state.phase = 'endless';
    },
    onEvent: ({ data }) => {
      if (isReading(state)) takeEvent(state, data, atEnd);
    },
  });
  return {
    feed: (text) => parser.feed(text),
    end() {
      // A last event without its empty line counts when it is whole; half of one is no garbage.
      atEnd = true;
      parser.feed('\n\n');
    },
  };
}

function takeEvent(state: ReplyState, data: string, atEnd: boolean): void {
  const text = data.trim();
  if (text === '[DONE]') {
    finish(state);
    return;
  }
  // Heartbeats and the like: not ours to judge. A broken object may be words that would be missing.
  if (!text.startsWith('{')) return;
  const answer = parseAnswer(text);
  if (answer !== undefined) takeAnswer(state, answer);
  else if (!atEnd) state.phase = 'unreadable';
}

function finish(state: ReplyState): void {
  state.recognised = true;
  if (isReading(state)) state.phase = 'whole';
}

function parseAnswer(json: string): Answer | undefined {
  const result = v.safeParse(Answer, parseJson(json));
  return result.success ? result.output : undefined;
}

function isEmpty({ choices, error }: Answer): boolean {
  return choices?.[0] === undefined && isNothing(error);
}

function isNothing(error: unknown): error is null | undefined {
  return error === undefined || error === null;
}

function takeAnswer(state: ReplyState, { choices, usage, error }: Answer): void {
  const choice = choices?.[0];
  const words = choice?.delta ?? choice?.message;
  state.recognised ||= choices !== undefined && choices !== null;
  state.text += words?.content ?? '';
  state.refusal += words?.refusal ?? '';
  state.finishReason = choice?.finish_reason ?? state.finishReason;
  if (usage) state.usage = usageOf(usage);
  if (!isNothing(error)) state.error = error;
  if (state.text.length + state.refusal.length > LONGEST_REPLY) state.phase = 'endless';
}

function usageOf(usage: NonNullable<Answer['usage']>): Usage {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage;
  return {
    ...(promptTokens !== undefined && { promptTokens }),
    ...(completionTokens !== undefined && { completionTokens }),
  };
}
