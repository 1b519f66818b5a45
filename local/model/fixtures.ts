import type {
  ChatCompletionRequest,
  ErrorResponse,
  Fixture,
  FixtureMatch,
  FixtureOpts,
  TextResponse,
} from '@copilotkit/aimock';

import { type Length, readBrief, textsOf } from './brief.ts';
import { complete } from './completion.ts';
import { type Failure, FAILURES } from './failures.ts';
import { isModel } from './models.ts';
import type { Sentinel } from './sentinels.ts';
import { expensiveReply, taggedReply, thoughtfulReply } from './thoughts.ts';

type Predicate = (request: ChatCompletionRequest) => boolean;

/** About two words per chunk, so that a post appears at about fifty words per second. */
const CHUNK_SIZE = 12;
const CHUNKS_PER_SECOND = 28;
/** Milliseconds before the first chunk, unless all of a post takes less. */
const FIRST_CHUNK_MS = 250;
const CHUNKS_PER_POST = 70;

/** Tokens after which `demo-length` stops: in the middle of a sentence. */
const CUT_SHORT = 45;
const CHUNKS_BEFORE_DROP = 15;

/**
 * Behaviour of each sentinel key, for aimock: the key is passed as its `context`, and the first
 * matching fixture responds. `demo-html` and `demo-refusal` are missing: aimock cannot express
 * them.
 *
 * @param chunksPerSecond writing speed; the slow key keeps its own
 */
export function fixturesAt(chunksPerSecond = CHUNKS_PER_SECOND): Fixture[] {
  const pace: FixtureOpts = {
    chunkSize: CHUNK_SIZE,
    streamingProfile: {
      ttft: Math.min(FIRST_CHUNK_MS, (CHUNKS_PER_POST * 1000) / chunksPerSecond),
      tps: chunksPerSecond,
    },
  };
  return [
    refuse('demo-401', FAILURES.invalidKey),
    refuse('demo-404', FAILURES.noAccess),
    refuse('demo-429', FAILURES.rateLimit),
    refuse('demo-quota', FAILURES.noQuota),
    refuse('demo-500', FAILURES.server),
    {
      match: { predicate: ({ model }) => !isModel(model) },
      response: errorResponse(FAILURES.noModel),
    },
    refuse('demo-unsupported', FAILURES.maxTokens, has('max_tokens')),
    refuse('demo-unsupported', FAILURES.temperature, has('temperature')),
    reply('demo-unsupported', pace),
    reply('demo-slow', slowPace(6), isLength('short')),
    reply('demo-slow', slowPace(13), isLength('medium')),
    reply('demo-slow', slowPace(18), isLength('long')),
    reply('demo-cut', { ...pace, truncateAfterChunks: CHUNKS_BEFORE_DROP }, isStream),
    reply('demo-cut', { chaos: { disconnectRate: 1 } }),
    { match: { context: 'demo-empty' }, response: { content: '' } },
    { match: { context: 'demo-filter' }, response: filteredReply, ...pace },
    { match: { context: 'demo-length' }, response: shortenedReply, ...pace },
    { match: { context: 'demo-thinking' }, response: thoughtfulReply, ...pace },
    { match: { context: 'demo-think-tags' }, response: taggedReply, ...pace },
    { match: { context: 'demo-budget' }, response: expensiveReply, ...pace },
    reply('demo-nonstream', { chaos: { latencyMs: 600 } }),
    reply('demo', pace),
  ];
}

function reply(context: Sentinel, options: FixtureOpts, predicate?: Predicate): Fixture {
  return {
    match: matching(context, predicate),
    response: (request) => complete(request),
    ...options,
  };
}

function refuse(context: Sentinel, failure: Failure, predicate?: Predicate): Fixture {
  return { match: matching(context, predicate), response: errorResponse(failure) };
}

function matching(context: Sentinel, predicate?: Predicate): FixtureMatch {
  return { context, ...(predicate && { predicate }) };
}

function errorResponse({ status, retryAfter, ...error }: Failure): ErrorResponse {
  return { status, error, ...(retryAfter && { retryAfter }) };
}

function filteredReply(request: ChatCompletionRequest): TextResponse {
  return { content: complete(request, CUT_SHORT).content, finishReason: 'content_filter' };
}

function shortenedReply(request: ChatCompletionRequest): TextResponse {
  return complete(request, isFirstTurn(request) ? CUT_SHORT : Infinity);
}

/** Eight to twelve seconds for any length: enough time to look, to leave and to stop. */
function slowPace(chunksPerSecond: number): FixtureOpts {
  return { chunkSize: CHUNK_SIZE, streamingProfile: { ttft: 800, tps: chunksPerSecond } };
}

function isStream({ stream }: ChatCompletionRequest): boolean {
  return stream === true;
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
