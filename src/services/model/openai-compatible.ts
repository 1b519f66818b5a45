/**
 * The chat completions that OpenAI made common, over plain fetch. The policy it holds:
 * - A request that may have been billed is never sent again. The one thing sent twice is a request
 *   refused for a parameter (400 or 422, not billed), once per parameter.
 * - `Authorization` and `Content-Type` are the only headers: others break providers' CORS.
 * - The key goes into the header and nowhere else; it is in no failure, log or message.
 */
import type { Failure } from '#domain/failure.ts';
import { PROVIDERS } from '#domain/providers.ts';
import { adaptTo, FIRST_TRY, parametersFor, type Adaptation } from './adaptations.ts';
import { openBody, type Body } from './body.ts';
import { cleanText } from './clean-text.ts';
import {
  ask,
  authorization,
  endingFailure,
  isHtml,
  isSurelyOffline,
  readAccess,
  readFailure,
  RESTRAINED,
  TIMEOUTS,
  type Answer,
  type ModelServiceOptions,
  type NoAnswer,
  type Outside,
} from './connection.ts';
import type { Endpoint, GenerateOptions, GenerateRequest, ModelService, Reply } from './model.ts';
import { listModels } from './model-list.ts';
import { probe } from './probe.ts';
import { explainNetworkError } from './network-error.ts';
import { createReplyReader, type ReplyReader } from './reply-reader.ts';
import { settleReply, type ReadingEnd } from './reply.ts';
import { startWatch, type Ending, type Watch } from './watch.ts';

export function createModelService(options: ModelServiceOptions): ModelService {
  const outside: Outside = { timeouts: TIMEOUTS, now: Date.now, ...options };
  return {
    generate: (request, generateOptions) => generate(outside, request, generateOptions),
    listModels: (access, signal) => listModels(outside, access, signal),
    probe: (access) => probe(outside, access),
  };
}

async function generate(
  outside: Outside,
  request: GenerateRequest,
  options: GenerateOptions,
): Promise<Reply> {
  const access = readAccess(request.endpoint);
  if ('kind' in access) return failed(access);
  if (isSurelyOffline(outside, access)) return failed({ kind: 'offline', sent: false });
  const watch = startWatch(options.signal, outside.timeouts.totalMs);
  try {
    const endpoint = { ...access, model: request.endpoint.model };
    return await converse({ outside, watch, endpoint, request, options });
  } finally {
    watch.close();
  }
}

/** One generation under way. */
type Conversation = {
  outside: Outside;
  watch: Watch;
  endpoint: Endpoint;
  request: GenerateRequest;
  options: GenerateOptions;
};

async function converse(conversation: Conversation): Promise<Reply> {
  const { outside, watch, endpoint } = conversation;
  const changed = new Set<keyof Adaptation>();
  let adaptation = outside.adaptations.find(endpoint) ?? FIRST_TRY;
  for (;;) {
    const answer = await post(conversation, adaptation);
    if (answer.kind !== 'response') return explainNoAnswer(conversation, answer);
    if (answer.response.ok) {
      if (changed.size > 0) outside.adaptations.remember(endpoint, adaptation);
      return readReply(conversation, answer.response);
    }
    const { error, failure } = await readFailure(outside, watch, endpoint, answer.response);
    if (watch.ending()?.kind === 'stopped') return { outcome: 'stopped', text: '' };
    const change = isAboutForm(answer.response) ? adaptTo(error, adaptation) : undefined;
    if (change === undefined || changed.has(change.parameter)) return failed(failure);
    changed.add(change.parameter);
    adaptation = change.adaptation;
  }
}

/** OpenAI's own document has it; a compatible server may refuse what it does not know. */
const USAGE_TOO = { stream_options: { include_usage: true } };

function isAboutForm({ status }: Response): boolean {
  return status === 400 || status === 422;
}

function post(conversation: Conversation, adaptation: Adaptation): Promise<Answer> {
  const { outside, watch, endpoint, request } = conversation;
  watch.expect('answer', outside.timeouts.headersMs);
  return ask(outside, watch, `${endpoint.baseUrl}/chat/completions`, {
    ...RESTRAINED,
    method: 'POST',
    headers: { ...authorization(endpoint), 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model: endpoint.model,
      messages: request.messages,
      stream: true,
      ...(endpoint.baseUrl === PROVIDERS.openai.baseUrl && USAGE_TOO),
      ...parametersFor(adaptation, request),
    }),
  });
}

async function readReply(conversation: Conversation, response: Response): Promise<Reply> {
  const { outside, watch, endpoint, options } = conversation;
  const reader = createReplyReader();
  const body = openBody(response, watch, outside.timeouts.pieceMs);
  try {
    if (isHtml(response)) return failed({ kind: 'captive-portal' });
    const end = await readInto(reader, body, options);
    const setting = { model: endpoint.model, key: endpoint.key, retryAfterMs: undefined };
    return settleReply(reader.state, end, setting);
  } finally {
    body.close();
  }
}

/** Stops at the closing mark: some servers keep the connection open after it. */
async function readInto(
  reader: ReplyReader,
  body: Body,
  options: GenerateOptions,
): Promise<ReadingEnd> {
  let shown = '';
  const show = () => {
    const text = cleanText(reader.state.text);
    if (text !== shown) options.onText((shown = text));
  };
  while (reader.state.phase === 'reading' && reader.state.error === undefined) {
    const piece = await body.next();
    if (piece.kind === 'text') reader.feed(piece.text);
    else reader.end();
    show();
    if (piece.kind !== 'text') return piece;
  }
  return { kind: 'whole' };
}

async function explainNoAnswer(
  { outside, endpoint, options }: Conversation,
  answer: NoAnswer,
): Promise<Reply> {
  if (answer.kind !== 'network-error') return endedReply(answer);
  const failure = await explainNetworkError(outside, endpoint, options.signal);
  return options.signal.aborted ? endedReply({ kind: 'stopped' }) : failed(failure);
}

function endedReply(ending: Ending): Reply {
  const failure = endingFailure(ending);
  return failure === undefined ? { outcome: 'stopped', text: '' } : failed(failure);
}

function failed(failure: Failure): Reply {
  return { outcome: 'failed', text: '', failure };
}
