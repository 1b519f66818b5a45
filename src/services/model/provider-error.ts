import * as v from 'valibot';
import { cleanText } from './clean-text.ts';

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
