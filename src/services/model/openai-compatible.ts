/**
 * OpenAI-compatible chat completions over plain fetch. Policy:
 * - A request that may have been billed is never sent again. Only a request refused for its form
 *   (400 or 422, not billed) is retried in another form, or for its size with less room for
 *   thinking, until four have been refused.
 * - `Authorization` and `Content-Type` are the only headers, except for those that a host demands:
 *   others break providers' CORS.
 * - The key goes into the header and nowhere else; it is in no failure, log or message.
 */
import type { Failure } from '#domain/jobs/failure.ts';
import { openBody, type Body } from './body.ts';
import { capRefused, lowerCap, roomWithin } from './caps.ts';
import { createCatalogue } from './catalogue.ts';
import {
  ask,
  endingFailure,
  headersFor,
  isHtml,
  isOffline,
  readAccess,
  readFailure,
  RESTRAINED,
  type Answer,
  type ModelServiceDeps,
  type NoAnswer,
  type ModelDeps,
} from './connection.ts';
import type { Endpoint, GenerateOptions, GenerateRequest, ModelService, Reply } from './model.ts';
import { rulesFor } from './hosts.ts';
import { OPEN_NETWORK } from './local-network.ts';
import { listModels, readTraits } from './model-list.ts';
import { learnFrom, outlookOn, planFor, type Sent, startingForm, thinkingRoomFor } from './plan.ts';
import { probe } from './probe.ts';
import { explainNetworkError } from './network-error.ts';
import { createReplyReader, type ReplyReader, type ReplyState } from './reply/reply-reader.ts';
import { formFields, nextForm, type Refusal, type RequestForm } from './request-form.ts';
import { toReply, type ReadingEnd } from './reply/reply.ts';
import { createTextSoFar } from './reply/reply-text.ts';
import { type Timeouts, timeoutsFor } from './timeouts.ts';
import { startDeadline, type Ending, type RequestDeadline } from './request-deadline.ts';

export function createModelService(given: ModelServiceDeps): ModelService {
  const { now = Date.now } = given;
  const catalogue = createCatalogue((baseUrl) => readTraits(deps, baseUrl), now);
  const deps: ModelDeps = { now, localNetwork: OPEN_NETWORK, ...given, catalogue };
  return {
    generate: (request, generateOptions) => generate(deps, request, generateOptions),
    listModels: (access, signal) => listModels(deps, access, signal),
    describe: (address) => outlookOn(deps, address),
    probe: (access) => probe(deps, access),
  };
}

async function generate(
  deps: ModelDeps,
  request: GenerateRequest,
  options: GenerateOptions,
): Promise<Reply> {
  const access = readAccess(request.endpoint);
  if ('kind' in access) return failed(access);
  if (isOffline(deps, access)) return failed({ kind: 'offline', sent: false });
  const { totalMs } = timeoutsFor(access.baseUrl);
  const deadline = startDeadline(options.signal, Math.min(totalMs, options.withinMs ?? totalMs));
  try {
    const endpoint = { ...access, model: request.endpoint.model };
    return await converse({ deps, deadline, endpoint, request, options });
  } finally {
    deadline.close();
  }
}

/** State of a running generation. */
type Conversation = {
  deps: ModelDeps;
  deadline: RequestDeadline;
  endpoint: Endpoint;
  request: GenerateRequest;
  options: GenerateOptions;
};

/**
 * Refused forms after which the service gives up: a host that has refused four accepts none of
 * ours.
 */
const MOST_REFUSED = 4;

async function converse(conversation: Conversation): Promise<Reply> {
  const { deps, deadline, endpoint, request } = conversation;
  const rules = rulesFor(endpoint.baseUrl);
  let { form, known } = await planFor(deps, endpoint, deadline.signal);
  const refused: RequestForm[] = [];
  for (;;) {
    const room = roomWithin(form.caps, request, thinkingRoomFor(form, known?.thinking));
    const answer = await post(conversation, form, room);
    if (answer.kind !== 'response') return explainNoAnswer(conversation, answer);
    if (answer.response.ok) {
      const sent = { form, known, limit: request.maxTokens + room, room };
      return readReply(conversation, answer.response, sent);
    }
    const { refusal, failure } = await readFailure(deps, deadline, endpoint, answer.response);
    if (deadline.ending()?.kind === 'stopped') return { outcome: 'stopped', text: '' };
    refused.push(form);
    if (refused.length === MOST_REFUSED) return failed(failure);
    const isLast = refused.length === MOST_REFUSED - 1;
    const isForm = isAboutForm(failure, refusal);
    const cap = capRefused(failure, refusal, isForm);
    if (cap !== undefined && room > 0) {
      form = lowerCap(form, cap, refusal, { request, room, isLast });
      continue;
    }
    if (!isForm) return failed(failure);
    // The remembered form is stale, except for the caps found just now.
    const caps = form === known?.form ? {} : form.caps;
    const fresh = known && { ...(await startingForm(deps, endpoint, deadline.signal)), caps };
    if (known) await deps.adaptations.forget(endpoint);
    known = undefined;
    const next = nextForm({ refusal, refused, rules, fresh, isLast });
    if (next === undefined) return failed(failure);
    form = next;
  }
}

/** True if a 400 or 422 may be about the optional fields, and not about the messages. */
function isAboutForm(failure: Failure, refusal: Refusal): boolean {
  if (/message|content|prompt|input/.test(refusal.param)) return false;
  if (NO_SYSTEM_ROLE.test(refusal.text)) return false;
  return failure.kind === 'bad-request' && (failure.status === 400 || failure.status === 422);
}

/** Some models take no system message, in any form of the request. */
const NO_SYSTEM_ROLE =
  /(?:system|developer) (?:role|message|prompt|instruction)s? (?:is |are )?not (?:supported|allowed|enabled)/;

function post(
  conversation: Conversation,
  form: RequestForm,
  thinkingRoom: number,
): Promise<Answer> {
  const { deps, deadline, endpoint, request } = conversation;
  const { headersMs, firstWordMs } = timeoutsFor(endpoint.baseUrl);
  deadline.expect('answer', form.stream ? headersMs : firstWordMs);
  return ask(deps, deadline, `${endpoint.baseUrl}/chat/completions`, {
    ...RESTRAINED,
    method: 'POST',
    headers: { ...headersFor(endpoint), 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model: endpoint.model,
      messages: request.messages,
      ...formFields(form, { ...request, thinkingRoom }),
    }),
  });
}

async function readReply(
  conversation: Conversation,
  response: Response,
  sent: Sent,
): Promise<Reply> {
  const { deps, deadline, endpoint, options } = conversation;
  const reader = createReplyReader();
  const body = openBody(response, deadline);
  try {
    const end = await readInto(reader, body, options, timeoutsFor(endpoint.baseUrl));
    if (isPage(response, reader.state)) return failed({ kind: 'captive-portal' });
    // After a Stop, the device may be about to delete everything.
    if (!options.signal.aborted) learnFrom(deps, endpoint, reader.state, sent);
    const { model, key } = endpoint;
    const context = {
      model,
      key,
      retryAfterMs: undefined,
      limit: sent.limit,
      post: options.post,
    };
    return toReply(reader.state, end, context);
  } finally {
    body.close();
  }
}

/**
 * True for a web page instead of a reply. Its content decides: some proxies label a stream, which
 * is billed, as HTML.
 */
const isPage = (response: Response, { isPage: looksSo, recognised, text }: ReplyState): boolean =>
  looksSo || (isHtml(response) && !recognised && text === '');

/** Reads until the closing mark: some servers keep the connection open after it. */
async function readInto(
  reader: ReplyReader,
  body: Body,
  options: GenerateOptions,
  { firstWordMs, pieceMs }: Timeouts,
): Promise<ReadingEnd> {
  let shown = '';
  let thought = 0;
  const textSoFar = createTextSoFar(options.post);
  const show = () => {
    const { thinking, text: raw } = reader.state;
    const text = textSoFar(raw) ?? shown;
    if (raw === '' && thinking.length > thought) options.onThinking?.();
    thought = thinking.length;
    if (text !== shown) options.onText((shown = text));
  };
  while (reader.state.phase === 'reading' && reader.state.error === undefined) {
    const piece = await body.next(reader.state.text === '' ? firstWordMs : pieceMs);
    if (piece.kind === 'text') reader.feed(piece.text);
    else reader.end();
    show();
    if (piece.kind !== 'text') return piece;
  }
  // Signs that might have begun a mark are words at the end.
  reader.end();
  show();
  return { kind: 'whole' };
}

async function explainNoAnswer(
  { deps, endpoint, options }: Conversation,
  answer: NoAnswer,
): Promise<Reply> {
  if (answer.kind !== 'network-error') return endedReply(answer);
  const failure = await explainNetworkError(deps, endpoint, options.signal);
  return options.signal.aborted ? endedReply({ kind: 'stopped' }) : failed(failure);
}

function endedReply(ending: Ending): Reply {
  const failure = endingFailure(ending);
  return failure === undefined ? { outcome: 'stopped', text: '' } : failed(failure);
}

function failed(failure: Failure): Reply {
  return { outcome: 'failed', text: '', failure };
}
