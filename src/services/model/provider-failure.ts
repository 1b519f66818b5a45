import type { Failure } from '#domain/jobs/failure.ts';
import type { ProviderError } from './provider-error.ts';
import { reasonOf } from './refusal-reasons.ts';
import { parseRetryMessage } from './retry-after.ts';

/** Context of the error: the requested model, and the wait from the header if readable. */
export type ErrorContext = { model: string; retryAfterMs: number | undefined };

/** Maps a response whose status is not 2xx to a failure. */
export function failureFromAnswer(
  status: number,
  error: ProviderError,
  context: ErrorContext,
): Failure {
  return status < 500
    ? (failureFromReason(error, context) ?? failureFromRefusal(status, error, context))
    : failureFromTrouble(status, error, context);
}

/**
 * Maps an error inside a 200 response to a failure. Only an error that surely cost nothing and
 * needs the user anyway keeps its own kind, and only before the first word.
 */
export function failureInsideAnswer(
  error: ProviderError,
  hasText: boolean,
  context: ErrorContext,
): Failure {
  const named = hasText
    ? undefined
    : (failureFromReason(error, context) ?? failureFromStatus(statusIn(error), error, context));
  return named ?? { kind: 'provider-error', ...saying(error) };
}

const statusIn = ({ codes }: ProviderError): number =>
  codes.map(Number).find((code) => code >= 400 && code < 600) ?? 0;

/** Ignores rate limits, which the queue would retry automatically. */
function failureFromStatus(
  status: number,
  error: ProviderError,
  context: ErrorContext,
): Failure | undefined {
  return [400, 401, 402, 403, 404, 410].includes(status)
    ? failureFromRefusal(status, error, context)
    : undefined;
}

/** The provider's own words decide, whatever the status. */
function failureFromReason(error: ProviderError, context: ErrorContext): Failure | undefined {
  const { model } = context;
  const { codes, all } = error;
  const { retryAfterMs } = waiting(error, context);
  const waits = retryAfterMs !== undefined && retryAfterMs < LONGEST_WAIT_MS;
  if (codes.some((code) => /^model_(?:not_found|decommissioned)$/.test(code)))
    return { kind: 'model-not-found', model };
  if (codes.includes('invalid_api_key')) return { kind: 'key-refused' };
  switch (reasonOf({ codes, all, waits })) {
    case 'credit':
      return insufficientCredit(error);
    case 'quota':
      return { kind: 'insufficient-credit', cause: 'quota', ...saying(error) };
    case 'memory':
      return { kind: 'out-of-memory', ...saying(error) };
    case 'not-loaded':
      return { kind: 'model-not-found', model, ...saying(error) };
    case 'too-long':
      return { kind: 'context-too-long' };
    case 'filtered':
      return { kind: 'filtered' };
    case 'forbidden':
      return { kind: 'forbidden', ...saying(error) };
    // A server that loads the model has done no work yet, whatever status it gives.
    case 'loading':
      return { kind: 'unavailable', status: 503, ...waiting(error, context), ...saying(error) };
    case undefined:
      return undefined;
  }
}

/** The queue waits no longer than this, in milliseconds. */
const LONGEST_WAIT_MS = 3_600_000;

const insufficientCredit = (error: ProviderError): Failure => ({
  kind: 'insufficient-credit',
  ...(isSmallerPaid(error) && { cause: 'too-large' }),
  ...saying(error),
});

function failureFromRefusal(status: number, error: ProviderError, context: ErrorContext): Failure {
  switch (status) {
    case 401:
      return { kind: 'key-refused' };
    case 402:
      return insufficientCredit(error);
    case 403:
      return { kind: 'forbidden', ...saying(error) };
    case 404:
    case 405:
      return namesModel(error) ? modelNotFound(error, context) : { kind: 'wrong-address' };
    case 410:
      return modelNotFound(error, context);
    case 408:
    case 409:
      return failureFromTrouble(status, error, context);
    case 413:
      return { kind: 'context-too-long' };
    case 429:
      return { kind: 'rate-limited', ...waiting(error, context), ...saying(error) };
    default:
      if (refusesKey(error)) return { kind: 'key-refused' };
      if (saysModelIsGone(error)) return modelNotFound(error, context);
      return { kind: 'bad-request', status, ...saying(error) };
  }
}

/** Kinds that count whatever the status: nothing was billed, and a retry is of no use. */
const PASSED_ON: ReadonlySet<Failure['kind']> = new Set([
  'insufficient-credit',
  'out-of-memory',
  'unavailable',
]);

function failureFromTrouble(status: number, error: ProviderError, context: ErrorContext): Failure {
  // 511 Network Authentication Required (RFC 6585): the network itself asks for a sign-in.
  if (status === 511) return { kind: 'captive-portal' };
  // A router passes on that the provider behind it wants money, or another key: its words count, a
  // code alone doesn't.
  const named = failureFromReason({ ...error, codes: [] }, context);
  if (named && PASSED_ON.has(named.kind)) return named;
  if (refusesKey(error)) return { kind: 'key-refused' };
  return { kind: 'unavailable', status, ...waiting(error, context), ...saying(error) };
}

/**
 * True if the error names the model. Ollama's `model "x" not found, try pulling it first` has
 * neither code nor param.
 */
function namesModel(error: ProviderError): boolean {
  return (
    error.param === 'model' || NO_ROUTE.test(error.message) || /\bmodels?\b/i.test(error.message)
  );
}

/** OpenRouter knows the model, but no host that serves it matches the account's settings. */
const NO_ROUTE = /\bno (?:endpoints found|allowed providers)\b/i;

/** True if the model no longer exists. DeepSeek, Together and others then refuse with a 400. */
function saysModelIsGone({ param, message }: ProviderError): boolean {
  return (
    MODEL_GONE.some((pattern) => pattern.test(message)) || (param === 'model' && message !== '')
  );
}

const MODEL_GONE = [
  NO_ROUTE,
  /\bsupported (?:api )?model names are\b/i,
  /\bnon-serverless model\b/i,
  /\b(?:unknown|invalid|no such|unsupported) model\b(?! (?:parameter|argument|output))/i,
  /\bnot a valid model\b/i,
  /\bmodel\b.{0,120}\b(?:does not exist|not found|was not found|decommissioned|been (?:retired|removed|deprecated|shut down)|no longer (?:available|supported))/i,
];

/** Keeps the message of OpenRouter alone, which explains why no route may be used. */
function modelNotFound(error: ProviderError, { model }: ErrorContext): Failure {
  return {
    kind: 'model-not-found',
    model,
    ...(NO_ROUTE.test(error.message) && saying(error)),
  };
}

/**
 * True if a smaller limit may be affordable: OpenRouter charges the whole token limit in advance.
 */
function isSmallerPaid({ codes, message }: ProviderError): boolean {
  return [...codes, message].some((it) =>
    /weight_exceeds_budget|weight exceeds|fewer max_tokens|can only afford/i.test(it),
  );
}

/** True if the key is refused. Gemini and xAI do so with a 400. */
function refusesKey({ message, codes }: ProviderError): boolean {
  return (
    /\b(?:api key (?:is )?(?:not valid|invalid|expired)|(?:invalid|incorrect) api key)\b/i.test(
      message,
    ) || codes.includes('API_KEY_INVALID')
  );
}

function saying({ message }: ProviderError): { message?: string } {
  return message === '' ? {} : { message };
}

function waiting(error: ProviderError, context: ErrorContext): { retryAfterMs?: number } {
  const retryAfterMs = context.retryAfterMs ?? error.retryAfterMs ?? parseRetryMessage(error.all);
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}
