import type { Failure } from '#domain/jobs/failure.ts';
import {
  ask,
  askForModels,
  isOffline,
  RESTRAINED,
  type Access,
  type Answer,
  type NetworkDeps,
} from './connection.ts';
import { TIMEOUTS } from './timeouts.ts';
import { type RequestDeadline, startDeadline } from './request-deadline.ts';

/**
 * Explains why a POST got no response at all. The browser says only "Failed to fetch", so two free
 * requests ask the host: is it up, and does it accept this key from here? If it does, neither key
 * nor browser was the reason: the connection broke.
 */
export async function explainNetworkError(
  deps: NetworkDeps,
  access: Access,
  stop: AbortSignal,
): Promise<Failure> {
  const failure = await whyNoAnswer(deps, access, { stop, sent: true });
  if (failure.kind !== 'key-refused-or-blocked') return failure;
  const deadline = startDeadline(stop, TIMEOUTS.probeMs);
  try {
    if (await redirects(deps, deadline, access)) return { kind: 'wrong-address', redirects: true };
    const answer = await askForModels(deps, deadline, access, TIMEOUTS.probeMs);
    if (answer.kind === 'network-error') return failure;
    return isUnauthorised(answer) ? { kind: 'key-refused' } : { kind: 'connection-lost' };
  } finally {
    deadline.close();
  }
}

/**
 * True if the host is seen to redirect the request. Fetch hides the target, and hides the redirect
 * as well if the host does not allow other sites to read it. This request carries no key.
 */
async function redirects(
  deps: NetworkDeps,
  deadline: RequestDeadline,
  { baseUrl }: Access,
): Promise<boolean> {
  deadline.expect('answer', TIMEOUTS.probeMs);
  const look = { ...RESTRAINED, redirect: 'manual' } as const;
  const answer = await ask(deps, deadline, `${baseUrl}/chat/completions`, look);
  return answer.kind === 'response' && answer.response.type === 'opaqueredirect';
}

function isUnauthorised(answer: Answer): boolean {
  return answer.kind === 'response' && answer.response.status === 401;
}

/** `sent`: the request without a response was a billable one. */
type Silence = { stop: AbortSignal; sent: boolean };

/** Explains why a request got no response, as far as possible without using the key again. */
export async function whyNoAnswer(
  deps: NetworkDeps,
  access: Access,
  { stop, sent }: Silence,
): Promise<Failure> {
  if (isOffline(deps, access)) return { kind: 'offline', sent };
  if (await deps.localNetwork.blocks(access.baseUrl)) return { kind: 'local-network-blocked' };
  const isUp = await answersAtAll(deps, access, stop);
  return { kind: isUp ? 'key-refused-or-blocked' : 'unreachable', sent };
}

/** True if the host responds. Without CORS the response is opaque, but its existence shows. */
async function answersAtAll(
  deps: NetworkDeps,
  { baseUrl }: Access,
  stop: AbortSignal,
): Promise<boolean> {
  const deadline = startDeadline(stop, TIMEOUTS.probeMs);
  try {
    // Without CORS, fetch accepts only `redirect: 'follow'`; this request carries no key.
    const probe = { ...RESTRAINED, method: 'HEAD', mode: 'no-cors', redirect: 'follow' } as const;
    const answer = await ask(deps, deadline, `${baseUrl}/models`, probe);
    return answer.kind === 'response';
  } finally {
    deadline.close();
  }
}
