import type { Failure } from '#domain/jobs/failure.ts';
import { isLocalBaseUrl, parseBaseUrl } from '#domain/providers/base-url.ts';
import type { Adaptations } from './adaptations.ts';
import { openBody, readBodyText } from './body.ts';
import type { Catalogue } from './catalogue.ts';
import { parseErrorBody } from './provider-error.ts';
import { failureFromAnswer } from './provider-failure.ts';
import type { Refusal } from './request-form.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Endpoint } from './model.ts';
import { rulesFor } from './hosts.ts';
import { type LocalNetwork, namingSpace } from './local-network.ts';
import { timeoutsFor } from './timeouts.ts';
import type { Ending, RequestDeadline } from './request-deadline.ts';

/** Length up to which an error body is read, in UTF-16 units. */
const LONGEST_ERROR = 16_000;

/** A base URL and a key that a request can carry; '' for none. */
export type Access = { baseUrl: string; key: string };

/** Dependencies that `app` and the worker provide. */
export type ModelServiceDeps = {
  fetch: typeof globalThis.fetch;
  /** The device's own report of its network. Trusted if false. */
  isOnline(): boolean;
  adaptations: Adaptations;
  localNetwork?: LocalNetwork;
  /** Milliseconds since 1970, used to parse a `Retry-After` date. */
  now?(): number;
};

/** Dependencies of each request: optional ones have their defaults. */
export type ModelDeps = Required<ModelServiceDeps> & { catalogue: Catalogue };

/** Dependencies of a request that is not of a chat, and so adapts to nothing. */
export type NetworkDeps = Pick<ModelDeps, 'fetch' | 'isOnline' | 'localNetwork' | 'now'>;

/**
 * Restricts a request: nothing about the user or this site is sent, nothing is cached, and no other
 * host gets the key.
 */
export const RESTRAINED = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
} as const satisfies RequestInit;

export function askForModels(
  deps: NetworkDeps,
  deadline: RequestDeadline,
  access: Access,
  withinMs: number,
): Promise<Answer> {
  deadline.expect('answer', withinMs);
  const headers = headersFor(access);
  return ask(deps, deadline, `${access.baseUrl}/models`, { ...RESTRAINED, headers });
}

export function headersFor({ baseUrl, key }: Access): Record<string, string> {
  return { ...(key !== '' && { Authorization: `Bearer ${key}` }), ...rulesFor(baseUrl).headers };
}

export type NoAnswer = { kind: 'network-error' } | Ending;
export type Answer = { kind: 'response'; response: Response } | NoAnswer;

/** Calls fetch as a plain function: the browser's own throws when called as a method. */
export async function ask(
  { fetch }: Pick<ModelDeps, 'fetch'>,
  deadline: RequestDeadline,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  const ended = deadline.ending();
  if (ended !== undefined) return ended;
  try {
    return {
      kind: 'response',
      response: await deadline.race(
        fetch(url, { ...init, ...namingSpace(url), signal: deadline.signal }),
      ),
    };
  } catch {
    return deadline.ending() ?? { kind: 'network-error' };
  }
}

export function isHtml(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
}

/** True if the device reports that it is offline. A provider on the device needs no network. */
export function isOffline(deps: NetworkDeps, { baseUrl }: Access): boolean {
  return !isLocalBaseUrl(baseUrl) && !deps.isOnline();
}

/**
 * Validates the base URL and the key. Fetch itself would throw at a key that no header can carry,
 * and name it in the error.
 */
export function readAccess(endpoint: Access): Access | Failure {
  const base = parseBaseUrl(endpoint.baseUrl);
  const key = endpoint.key.trim();
  if (!base.ok) return { kind: 'invalid-base-url' };
  if (key === '') return { kind: 'no-key' };
  return /^[\x21-\x7e]+$/.test(key) ? { baseUrl: base.url, key } : { kind: 'key-malformed' };
}

export function endingFailure(ending: Ending | undefined): Failure | undefined {
  return ending?.kind === 'timed-out' ? ending : undefined;
}

export async function readFailure(
  deps: NetworkDeps,
  deadline: RequestDeadline,
  { baseUrl, key, model }: Endpoint,
  response: Response,
): Promise<{ refusal: Refusal; failure: Failure }> {
  const body = openBody(response, deadline);
  const { pieceMs } = timeoutsFor(baseUrl);
  const text = await readBodyText(body, LONGEST_ERROR, pieceMs);
  const error = parseErrorBody(text, key);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), deps.now());
  const failure = failureFromAnswer(response.status, error, { model, retryAfterMs });
  // A model's name may contain any word.
  const words = model === '' ? text : text.replaceAll(model, '');
  return { refusal: { param: error.param, text: words.toLowerCase() }, failure };
}
