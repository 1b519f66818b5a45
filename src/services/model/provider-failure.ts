import type { Failure } from '#domain/jobs/failure.ts';
import type { ProviderError } from './provider-error.ts';
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
    ? (failureFromCode(error, context) ?? failureFromRefusal(status, error, context))
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
    : (failureFromCode(error, context) ?? failureFromStatus(Number(error.code), error, context));
  return named ?? { kind: 'provider-error', ...saying(error) };
}

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

function failureFromCode(error: ProviderError, { model }: ErrorContext): Failure | undefined {
  const codes = [error.code, error.type];
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(NO_MONEY)) return { kind: 'insufficient-credit' };
  if (has(/^model_(not_found|decommissioned)$/)) return { kind: 'model-not-found', model };
  if (has(/^(context_length_exceeded|exceed_context_size_error)$/))
    return { kind: 'context-too-long' };
  if (has(/^(content_filter|content_policy_violation)$/)) return { kind: 'filtered' };
  if (has(/^invalid_api_key$/)) return { kind: 'key-refused' };
  return undefined;
}

const NO_MONEY =
  /^insufficient_(quota|balance|credits)$|^credit_balance_exhausted$|^billing_|_(spend|usage)_limit_exceeded$/;

function failureFromRefusal(status: number, error: ProviderError, context: ErrorContext): Failure {
  switch (status) {
    case 401:
      return { kind: 'key-refused' };
    case 402:
      return { kind: 'insufficient-credit', ...(isSmallerPaid(error) && saying(error)) };
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
      return { kind: 'rate-limited', ...waiting(error, context) };
    default:
      if (refusesKey(error)) return { kind: 'key-refused' };
      if (saysModelIsGone(error)) return modelNotFound(error, context);
      return isTooLong(error)
        ? { kind: 'context-too-long' }
        : { kind: 'bad-request', status, ...saying(error) };
  }
}

function failureFromTrouble(status: number, error: ProviderError, context: ErrorContext): Failure {
  // 511 Network Authentication Required (RFC 6585): the network itself asks for a sign-in.
  if (status === 511) return { kind: 'captive-portal' };
  return { kind: 'unavailable', status, ...waiting(error, context) };
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
function isSmallerPaid({ code, type, message }: ProviderError): boolean {
  return [code, type, message].some((it) =>
    /weight_exceeds_budget|weight exceeds|fewer max_tokens|can only afford/i.test(it),
  );
}

/** True if the key is refused. Gemini and xAI do so with a 400. */
function refusesKey({ message, code, type }: ProviderError): boolean {
  return (
    /\b(?:api key (?:is )?(?:not valid|invalid|expired)|(?:invalid|incorrect) api key)\b/i.test(
      message,
    ) || [code, type].includes('API_KEY_INVALID')
  );
}

/** Matches the message: several compatible servers have no code and repeat OpenAI's sentence. */
function isTooLong({ message }: ProviderError): boolean {
  return /maximum context length|context (length|window|size)|prompt is too long/i.test(message);
}

function saying({ message }: ProviderError): { message?: string } {
  return message === '' ? {} : { message };
}

function waiting(error: ProviderError, context: ErrorContext): { retryAfterMs?: number } {
  const retryAfterMs = context.retryAfterMs ?? parseRetryMessage(error.message);
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}
