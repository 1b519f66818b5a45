import { createParser } from 'eventsource-parser';
import { type CompletionChunk, parseChunk } from './completion-chunk.ts';
import type { Usage } from '../model.ts';
import { createThoughtFilter, type ThoughtFilter } from './thought-filter.ts';

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
  /** True if a web page came, whatever its content type. */
  isPage: boolean;
};

/**
 * Longest reply, in UTF-16 units: many times the longest post. Beyond it the model is in a loop.
 */
const LONGEST_REPLY = 200_000;

/** Longest event or document, including its JSON, in UTF-16 units. */
const LONGEST_EVENT = 1_000_000;

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
    isPage: false,
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
  state.isPage = first === '<';
  return first === '{' || first === '[' ? documentForm(state, filter) : eventForm(state, filter);
}

function documentForm(state: ReplyState, filter: ThoughtFilter): Form {
  let json = '';
  return {
    feed(text) {
      json += text;
      if (json.length > LONGEST_EVENT) state.phase = 'response-too-large';
    },
    end() {
      const whole = parseChunk(json);
      // Some proxies send the events as lines, without `data:`.
      const chunks = whole ? [whole] : json.split('\n').filter(isFilled).map(parseChunk);
      const isRead = chunks.every((chunk) => chunk !== undefined && !isEmpty(chunk));
      for (const chunk of isRead ? chunks : []) if (chunk) addChunk(state, filter, chunk);
      if (!isRead) state.phase = 'unreadable';
      else if (whole || state.finishReason !== undefined) finish(state);
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
  const chunk = parseChunk(text);
  if (chunk !== undefined) addChunk(state, filter, chunk);
  else if (!atEnd) state.phase = 'unreadable';
}

function finish(state: ReplyState): void {
  state.recognised = true;
  if (isReading(state)) state.phase = 'whole';
}

const isFilled = (line: string): boolean => line.trim() !== '' && line.trim() !== '[DONE]';

function isEmpty({ choices = 0, error }: CompletionChunk): boolean {
  return choices === 0 && error === undefined;
}

function addChunk(state: ReplyState, filter: ThoughtFilter, chunk: CompletionChunk): void {
  state.recognised ||= chunk.choices !== undefined;
  filter.think(chunk.thinking);
  filter.feed(chunk.text);
  state.text = filter.text;
  state.thinking = filter.thinking;
  state.refusal += chunk.refusal;
  state.finishReason = chunk.finishReason ?? state.finishReason;
  if (chunk.usage) state.usage = { ...state.usage, ...chunk.usage };
  state.error = chunk.error ?? state.error;
  const length = state.text.length + state.thinking.length + state.refusal.length;
  if (length > LONGEST_REPLY) state.phase = 'response-too-large';
}
