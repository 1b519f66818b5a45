import type { Failure } from '#domain/jobs/failure.ts';
import { createAdaptations } from '#services/model/adaptations.ts';
import type { Message, Reply } from '#services/model/model.ts';
import type { ModelServiceDeps } from '#services/model/connection.ts';
import { createModelService } from '#services/model/openai-compatible.ts';

export const KEY = 'sk-proj-THE-SECRET-0123456789abcdef';
export const BASE_URL = 'https://api.example.com/v1';
export const ENDPOINT = { baseUrl: BASE_URL, model: 'small-1', key: KEY };

export type Call = {
  url: string;
  method: string;
  mode: string | undefined;
  headers: Record<string, string>;
  init: RequestInit;
  body: Record<string, unknown>;
};

export type Answerer = (call: Call) => Response | Promise<Response>;

/**
 * A `fetch` that answers the first call with the first function, and later calls with the last one.
 */
export function fakeFetch(...answers: Answerer[]) {
  const calls: Call[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const call: Call = {
      url: String(url),
      method: init.method ?? 'GET',
      mode: init.mode,
      headers: Object.fromEntries(new Headers(init.headers)),
      init,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    };
    calls.push(call);
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer(call);
  };
  return { fetch, calls };
}

export const networkError: Answerer = () => {
  throw new TypeError('Failed to fetch');
};

/** Answers the probe without CORS and blocks all other requests, as OpenAI does to a wrong key. */
export const hiddenFromBrowsers: Answerer = (call) => {
  if (call.mode === 'no-cors') return new Response(null);
  throw new TypeError('Failed to fetch');
};

/** Never responds; rejects on abort, as `fetch` does. */
export const silence: Answerer = ({ init }) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
}

export function event(data: unknown): string {
  return `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

export function words(content: string | null, finishReason: string | null = null): string {
  return event({ choices: [{ index: 0, delta: { content }, finish_reason: finishReason }] });
}

export const DONE = event('[DONE]');

/**
 * A 200 event stream of these pieces. The `ending` `break` loses the connection; `hang` never ends.
 */
export function stream(
  pieces: readonly (string | Uint8Array)[],
  ending: 'close' | 'break' | 'hang' = 'close',
  type = 'text/event-stream',
): Answerer {
  return ({ init }) =>
    new Response(bodyOf(pieces, ending, init.signal), {
      headers: { 'content-type': type },
    });
}

function bodyOf(
  pieces: readonly (string | Uint8Array)[],
  ending: 'close' | 'break' | 'hang',
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const queue = pieces.map((piece) =>
    typeof piece === 'string' ? new TextEncoder().encode(piece) : piece,
  );
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
    },
    pull(controller) {
      const next = queue.shift();
      if (next !== undefined) controller.enqueue(next);
      else if (ending === 'close') controller.close();
      else if (ending === 'break') controller.error(new TypeError('network error'));
      else return new Promise(() => undefined);
      return undefined;
    },
  });
}

export type Run = { reply: Reply; shown: string[]; calls: Call[] };

type RunOptions = Partial<ModelServiceDeps> & {
  endpoint?: typeof ENDPOINT;
  messages?: readonly Message[];
  stop?: AbortSignal;
  withinMs?: number;
  onText?: (text: string) => void;
  onThinking?: () => void;
};

/** Runs one generation against the given responses. */
export async function generate(answers: Answerer[], options: RunOptions = {}): Promise<Run> {
  const { fetch, calls } = fakeFetch(...answers);
  const { endpoint = ENDPOINT, stop = new AbortController().signal, ...others } = options;
  const { messages = [{ role: 'user', content: 'Write a post.' }], ...more } = others;
  const { onText, onThinking, withinMs, ...rest } = more;
  const service = createModelService({
    fetch,
    isOnline: () => true,
    adaptations: createAdaptations(),
    ...rest,
  });
  const shown: string[] = [];
  const reply = await service.generate(
    { endpoint, messages, maxTokens: 500, temperature: 0.7 },
    {
      signal: stop,
      onText(text) {
        shown.push(text);
        onText?.(text);
      },
      ...(onThinking && { onThinking }),
      ...(withinMs !== undefined && { withinMs }),
    },
  );
  return { reply, shown, calls };
}

export async function failureOf(answers: Answerer[], options: RunOptions = {}): Promise<Failure> {
  const { reply } = await generate(answers, options);
  if (reply.outcome !== 'failed') throw new Error(`It did not fail: ${JSON.stringify(reply)}`);
  return reply.failure;
}

/** Runs one probe of the provider against the given responses. */
export async function probe(answers: Answerer[], isOnline = true) {
  const { fetch, calls } = fakeFetch(...answers);
  const adaptations = createAdaptations();
  const service = createModelService({
    fetch,
    isOnline: () => isOnline,
    adaptations,
  });
  return { found: await service.probe(ENDPOINT), calls };
}

export function listModels(answers: Answerer[], options: RunOptions = {}) {
  const { fetch, calls } = fakeFetch(...answers);
  const { endpoint = ENDPOINT, stop = new AbortController().signal, ...rest } = options;
  const service = createModelService({
    fetch,
    isOnline: () => true,
    adaptations: createAdaptations(),
    ...rest,
  });
  return service.listModels(endpoint, stop).then((list) => ({ list, calls }));
}
