import type { Failure } from '#domain/failure.ts';
import { isLocalBaseUrl, parseBaseUrl } from '#domain/providers.ts';
import type { Adaptations } from './adaptations.ts';
import { openBody, readText } from './body.ts';
import { failureFromAnswer, parseErrorBody, type ProviderError } from './provider-error.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Endpoint } from './model.ts';
import type { Ending, Watch } from './watch.ts';

/** In milliseconds. Source: our reliability notes, section 3.4. */
export const TIMEOUTS = {
  /** Until the answer begins. */
  headersMs: 20_000,
  /** From one piece of the answer to the next. */
  pieceMs: 20_000,
  totalMs: 90_000,
  /** For each of the questions that find out why a request got no answer. */
  probeMs: 5_000,
};

type Timeouts = typeof TIMEOUTS;

/** In UTF-16 units. */
const LONGEST_ERROR = 16_000;

/** A base URL and a key that a request can carry. */
export type Access = { baseUrl: string; key: string };

export type ModelServiceOptions = {
  fetch: typeof globalThis.fetch;
  /** The device's own opinion. Believed when it is false. */
  isOnline(): boolean;
  adaptations: Adaptations;
  timeouts?: Timeouts;
  /** Milliseconds since 1970, to read a `Retry-After` date. */
  now?(): number;
};

/** The world as this service sees it. */
export type Outside = Required<ModelServiceOptions>;

/** Nothing about the user or this site goes along, nothing is kept, no other host gets the key. */
export const RESTRAINED = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
} as const satisfies RequestInit;

export function askForModels(
  outside: Outside,
  watch: Watch,
  access: Access,
  ms: number,
): Promise<Answer> {
  watch.expect('answer', ms);
  const headers = authorization(access);
  return ask(outside, watch, `${access.baseUrl}/models`, { ...RESTRAINED, headers });
}

export function authorization({ key }: Access): { Authorization: string } {
  return { Authorization: `Bearer ${key}` };
}

export type NoAnswer = { kind: 'network-error' } | Ending;
export type Answer = { kind: 'response'; response: Response } | NoAnswer;

/** Calls fetch as a plain function: the browser's own refuses to be called as a method. */
export async function ask(
  { fetch }: Outside,
  watch: Watch,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  const ended = watch.ending();
  if (ended !== undefined) return ended;
  try {
    return {
      kind: 'response',
      response: await watch.race(fetch(url, { ...init, signal: watch.signal })),
    };
  } catch {
    return watch.ending() ?? { kind: 'network-error' };
  }
}

export function isHtml(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
}

/** The device is believed when it says that it is offline; what runs on it needs no network. */
export function isSurelyOffline(outside: Outside, { baseUrl }: Access): boolean {
  return !isLocalBaseUrl(baseUrl) && !outside.isOnline();
}

/** Fetch itself would throw at a key that no header can carry, and name it in the error. */
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
  outside: Outside,
  watch: Watch,
  { key, model }: Endpoint,
  response: Response,
): Promise<{ error: ProviderError; failure: Failure }> {
  const body = openBody(response, watch, outside.timeouts.pieceMs);
  const error = parseErrorBody(await readText(body, LONGEST_ERROR), key);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), outside.now());
  const failure = failureFromAnswer(response.status, error, { model, retryAfterMs });
  return { error, failure };
}
