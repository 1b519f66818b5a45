import type {
  ChatCompletionRequest,
  ErrorResponse,
  Fixture,
  FixtureOpts,
} from '@copilotkit/aimock';

import { type Length, readBrief, textsOf } from './brief.ts';
import { complete } from './completion.ts';
import { isModel } from './models.ts';
import type { Sentinel } from './sentinels.ts';

type Predicate = (request: ChatCompletionRequest) => boolean;

/** Two words or so a chunk, so that a post appears at about fifty words a second. */
const PACE: FixtureOpts = { chunkSize: 12, streamingProfile: { ttft: 250, tps: 28 } };

/** Tokens after which `demo-length` stops: in the middle of a sentence. */
const CUT_SHORT = 45;
const CHUNKS_BEFORE_DROP = 15;

/**
 * How each sentinel key behaves, for aimock: the key arrives as its `context`, and the first fixture
 * that matches answers. `demo-html` and `demo-refusal` are not here: aimock has no form for them.
 */
export const FIXTURES: readonly Fixture[] = [
  ...refuse(
    'demo-401',
    401,
    'invalid_request_error',
    'invalid_api_key',
    'Incorrect API key provided: demo-401.',
  ),
  ...refuse(
    'demo-429',
    429,
    'requests',
    'rate_limit_exceeded',
    'Rate limit reached. Please try again in 2s.',
    { retryAfter: 2 },
  ),
  ...refuse(
    'demo-quota',
    429,
    'insufficient_quota',
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ),
  ...refuse(
    'demo-500',
    500,
    'server_error',
    'server_error',
    'The server had an error while processing your request.',
  ),
  ...refuse(
    'demo-404',
    404,
    'invalid_request_error',
    'model_not_found',
    'The model does not exist or you do not have access to it.',
  ),
  {
    match: { predicate: ({ model }) => !isModel(model) },
    response: failure(
      404,
      'invalid_request_error',
      'model_not_found',
      'The model does not exist. This is a demo model: see GET /models.',
      { param: 'model' },
    ),
  },
  ...refuse(
    'demo-unsupported',
    400,
    'invalid_request_error',
    'unsupported_parameter',
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    { param: 'max_tokens' },
    has('max_tokens'),
  ),
  ...refuse(
    'demo-unsupported',
    400,
    'invalid_request_error',
    'unsupported_value',
    "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    { param: 'temperature' },
    has('temperature'),
  ),
  reply('demo-slow', slowPace(6), isLength('short')),
  reply('demo-slow', slowPace(13), isLength('medium')),
  reply('demo-slow', slowPace(18), isLength('long')),
  reply(
    'demo-cut',
    { ...PACE, truncateAfterChunks: CHUNKS_BEFORE_DROP },
    (request) => request.stream === true,
  ),
  reply('demo-cut', { chaos: { disconnectRate: 1 } }),
  { match: { context: 'demo-empty' }, response: { content: '' } },
  {
    match: { context: 'demo-filter' },
    response: (request) => ({
      content: complete(request, CUT_SHORT).content,
      finishReason: 'content_filter',
    }),
    ...PACE,
  },
  {
    match: { context: 'demo-length' },
    response: (request) => complete(request, isFirstTurn(request) ? CUT_SHORT : Infinity),
    ...PACE,
  },
  reply('demo-nonstream', { chaos: { latencyMs: 600 } }),
  reply('demo-unsupported', PACE),
  reply('demo', PACE),
];

function reply(context: Sentinel, options: FixtureOpts, predicate?: Predicate): Fixture {
  return {
    match: { context, ...(predicate && { predicate }) },
    response: (request) => complete(request),
    ...options,
  };
}

interface FailureDetails {
  readonly param?: string;
  readonly retryAfter?: number;
}

function refuse(
  context: Sentinel,
  status: number,
  type: string,
  code: string,
  message: string,
  details: FailureDetails = {},
  predicate?: Predicate,
): Fixture[] {
  return [
    {
      match: { context, ...(predicate && { predicate }) },
      response: failure(status, type, code, message, details),
    },
  ];
}

function failure(
  status: number,
  type: string,
  code: string,
  message: string,
  { param, retryAfter }: FailureDetails,
): ErrorResponse {
  return {
    status,
    error: { message, type, code, param: param ?? null },
    ...(retryAfter && { retryAfter }),
  };
}

/** Eight to twelve seconds for any length, so that there is time to look, to leave and to stop. */
function slowPace(chunksPerSecond: number): FixtureOpts {
  return { chunkSize: 12, streamingProfile: { ttft: 800, tps: chunksPerSecond } };
}

function has(parameter: string): Predicate {
  return (request) => request[parameter] !== undefined;
}

function isLength(length: Length): Predicate {
  return ({ messages }) => readBrief(textsOf(messages, 'user')[0] ?? '').length === length;
}

function isFirstTurn({ messages }: ChatCompletionRequest): boolean {
  return textsOf(messages, 'assistant').length === 0;
}
