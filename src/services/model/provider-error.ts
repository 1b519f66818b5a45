import * as v from 'valibot';
import type { Failure } from '#domain/jobs/failure.ts';
import { cleanText } from './clean-text.ts';
import { parseRetryMessage } from './retry-after.ts';

/** A provider's error in its own words; '' for each missing field. */
export type ProviderError = { message: string; type: string; param: string; code: string };

const NOTHING_SAID: ProviderError = { message: '', type: '', param: '', code: '' };

/** Longest message, in UTF-16 units: a sentence or two beside the form. */
const MESSAGE_LENGTH = 300;

/**
 * Shortest key to redact. Shorter ones (`demo`, or any word for Ollama) are no secret and occur in
 * ordinary sentences.
 */
const SECRET_LENGTH = 8;

/** A field of an error: a string, a number (OpenRouter), or nothing at all. */
const Word = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

const Described = v.object({ message: Word, type: Word, param: Word, code: Word });

/** FastAPI's form (Mistral, vLLM): `{"detail": [{"loc": ["body", "temperature"], "msg": "…"}]}`. */
const Detail = v.pipe(
  v.object({ msg: Word, type: Word, loc: v.fallback(v.array(Word), []) }),
  v.transform(({ msg, type, loc }) => ({
    ...NOTHING_SAID,
    message: msg,
    code: type,
    param: loc.join('.'),
  })),
);

const Sentence = v.pipe(
  v.string(),
  v.transform((message) => ({ ...NOTHING_SAID, message })),
);

const SaidError = v.union([Sentence, Described]);

const ErrorBody = v.union([
  v.pipe(
    v.object({ error: SaidError }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ detail: v.union([Sentence, v.tupleWithRest([Detail], v.unknown())]) }),
    v.transform(({ detail }) => (Array.isArray(detail) ? detail[0] : detail)),
  ),
  Described,
]);

/** Reads the `error` member of an otherwise good response. Never throws. */
export function parseErrorMember(error: unknown, key: string): ProviderError {
  const result = v.safeParse(SaidError, error);
  return result.success ? tidyError(result.output, key) : NOTHING_SAID;
}

/** Reads the body of a refused request, whatever its form. Never throws, never repeats the key. */
export function parseErrorBody(body: string, key: string): ProviderError {
  const json = parseJson(body);
  // Gemini wraps its error in a list.
  const result = v.safeParse(ErrorBody, Array.isArray(json) ? json[0] : json);
  return result.success ? tidyError(result.output, key) : NOTHING_SAID;
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tidyError(error: ProviderError, key: string): ProviderError {
  return {
    message: tidyMessage(error.message, key),
    type: tidyMessage(error.type, key),
    param: tidyMessage(error.param, key),
    code: tidyMessage(error.code, key),
  };
}

/**
 * Makes a provider's sentence fit to be shown and stored: clean, on one line, short, and without
 * the key, which some servers repeat. Cleaning comes first, or an invisible character would hide
 * the key.
 */
export function tidyMessage(text: string, key: string): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim();
  const safe = key.length < SECRET_LENGTH ? line : line.replaceAll(key, '[key]');
  const redacted = safe.replace(/\bsk-[\w-]{8,}/g, '[key]');
  return redacted.length <= MESSAGE_LENGTH
    ? redacted
    : cleanText(`${redacted.slice(0, MESSAGE_LENGTH - 1)}…`);
}

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
