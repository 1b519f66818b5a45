import type { JsonObject } from '../json.ts';
import type { Sentinel } from './sentinels.ts';

interface Refusal {
  /** True if the request is refused; otherwise it is answered as for the key `demo`. */
  refuses(request: JsonObject): boolean;
  readonly status: number;
  readonly body: unknown;
}

const has =
  (...names: string[]) =>
  (request: JsonObject) =>
    names.some((name) => request[name] !== undefined);

const always = () => true;

/** Refusals in the formats of real providers, as observed in 2026. */
const REFUSALS: Partial<Readonly<Record<Sentinel, Refusal>>> = {
  // OpenAI: an unsupported parameter value.
  'demo-effort': {
    refuses: ({ reasoning_effort: effort }) => effort === 'none',
    status: 400,
    body: {
      error: {
        message:
          "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'low', 'medium', and 'high'.",
        type: 'invalid_request_error',
        param: 'reasoning_effort',
        code: 'unsupported_value',
      },
    },
  },
  // OpenRouter: a number as the code.
  'demo-mandatory': {
    refuses: has('reasoning_effort', 'reasoning'),
    status: 400,
    body: {
      error: {
        message: 'Reasoning is mandatory for this endpoint and cannot be disabled.',
        code: 400,
      },
    },
  },
  // Gemini: an array whose message names no field.
  'demo-wordless': {
    refuses: has('reasoning_effort', 'temperature', 'stream_options'),
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message: 'Request contains an invalid argument.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
  },
  // xAI: the error is a string.
  'demo-string-error': {
    refuses: has('reasoning_effort'),
    status: 400,
    body: {
      code: 'Client specified an invalid argument',
      error: 'Model echopost-demo does not support parameter reasoningEffort.',
    },
  },
  // Mistral and FastAPI: a list of details.
  'demo-unknown-field': {
    refuses: has('stream_options'),
    status: 422,
    body: {
      detail: [
        {
          type: 'extra_forbidden',
          loc: ['body', 'stream_options'],
          msg: 'Extra inputs are not permitted',
        },
      ],
    },
  },
  // OpenAI, before an organisation is verified.
  'demo-whole-only': {
    refuses: ({ stream }) => stream === true,
    status: 400,
    body: {
      error: {
        message: 'Your organization must be verified to stream this model.',
        type: 'invalid_request_error',
        param: 'stream',
        code: 'unsupported_value',
      },
    },
  },
  // DeepSeek: a retired model, as a 400.
  'demo-gone': {
    refuses: always,
    status: 400,
    body: {
      error: {
        message:
          'The supported API model names are echopost-demo and echopost-demo-mini, but you passed another.',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
  },
  // OpenRouter: a 404 that does not mean a wrong URL.
  'demo-no-route': {
    refuses: always,
    status: 404,
    body: { error: { message: 'No endpoints found matching your data policy.', code: 404 } },
  },
};

/** Refusal of a request for this key; undefined if the request is accepted. */
export function refusalFor(sentinel: Sentinel, request: JsonObject): Refusal | undefined {
  const refusal = REFUSALS[sentinel];
  return refusal?.refuses(request) ? refusal : undefined;
}

/** True for keys of this table: their accepted requests get an ordinary post. */
export function isRefusing(sentinel: Sentinel): boolean {
  return REFUSALS[sentinel] !== undefined;
}
