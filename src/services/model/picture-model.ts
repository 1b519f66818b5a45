/**
 * Pictures of a provider over plain fetch. A request is sent once, in one form: a refusal of any
 * kind is reported, and nothing is retried. For the headers and the key see `openai-compatible.ts`.
 */
import type { Failure } from '#domain/jobs/failure.ts';
import type { PictureBody } from '#domain/questions/picture-request.ts';
import { openBody, readBodyText } from './body.ts';
import {
  ask,
  endingFailure,
  headersFor,
  isHtml,
  isOffline,
  type NetworkDeps,
  readAccess,
  readFailure,
  RESTRAINED,
} from './connection.ts';
import type { Endpoint, PictureModel, Reply } from './model.ts';
import { explainNetworkError } from './network-error.ts';
import { readPicture } from './picture-reply.ts';
import { startDeadline, type RequestDeadline } from './request-deadline.ts';

/** OpenAI names two minutes for the slowest picture. In milliseconds. */
const LONGEST_MS = 300_000;
/** Pause in the middle of a body, in milliseconds. */
const PIECE_MS = 60_000;

/** In UTF-16 units: base64 of 18 MB, of which pictures of our sizes take a few. */
export const LONGEST_REPLY = 24_000_000;

export const createPictureModel = (deps: NetworkDeps): PictureModel => ({
  async draw(endpoint, request, signal) {
    const access = readAccess(endpoint);
    if ('kind' in access) return failed(access);
    if (isOffline(deps, access)) return failed({ kind: 'offline', sent: false });
    const deadline = startDeadline(signal, LONGEST_MS);
    try {
      return await draw(deps, deadline, { ...access, model: endpoint.model }, request, signal);
    } finally {
      deadline.close();
    }
  },
});

async function draw(
  deps: NetworkDeps,
  deadline: RequestDeadline,
  endpoint: Endpoint,
  { path, body }: PictureBody,
  signal: AbortSignal,
): Promise<Reply> {
  deadline.expect('answer', LONGEST_MS);
  const answer = await ask(deps, deadline, `${endpoint.baseUrl}${path}`, {
    ...RESTRAINED,
    method: 'POST',
    headers: { ...headersFor(endpoint), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.kind === 'network-error') {
    const failure = await explainNetworkError(deps, endpoint, signal);
    return signal.aborted ? STOPPED : failed(failure);
  }
  if (answer.kind !== 'response') return ended(endingFailure(answer));
  const { response } = answer;
  if (!response.ok) {
    const { failure } = await readFailure(deps, deadline, endpoint, response);
    return signal.aborted ? STOPPED : failed(failure);
  }
  const reading = openBody(response, deadline);
  const text = await readBodyText(reading, LONGEST_REPLY + 1, PIECE_MS);
  const ending = deadline.ending();
  if (ending) return ended(endingFailure(ending));
  if (text.length > LONGEST_REPLY) return failed({ kind: 'response-too-large' });
  if (isHtml(response)) return failed({ kind: 'captive-portal' });
  return readPicture(text, endpoint);
}

const STOPPED: Reply = { outcome: 'stopped', text: '' };

const ended = (failure: Failure | undefined): Reply => (failure ? failed(failure) : STOPPED);

const failed = (failure: Failure): Reply => ({ outcome: 'failed', text: '', failure });
