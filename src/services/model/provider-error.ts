import { cleanText } from './reply/clean-text.ts';

/**
 * A provider's error in its own words; '' for each missing field. `message` is the innermost reason:
 * routers wrap the error of the provider behind them.
 */
export type ProviderError = {
  message: string;
  param: string;
  /** Codes, types, states and reasons anywhere in the error. */
  codes: readonly string[];
  /** The messages of every level and the details, in lower case, for searching. */
  all: string;
  /** Wait that a field names, in milliseconds: Gemini's `retryDelay`, `estimated_time`. */
  retryAfterMs: number | undefined;
};

/** Longest message, in UTF-16 units: a sentence or two beside the form. */
const MESSAGE_LENGTH = 300;

/**
 * Shortest key to redact. Shorter ones (`demo`, or any word for Ollama) are no secret and occur in
 * ordinary sentences.
 */
const SECRET_LENGTH = 8;

/** Reads the `error` member of an otherwise good response. Never throws. */
export const parseErrorMember = (error: unknown, key: string): ProviderError =>
  tidyError(readLevels(error), key);

/** Reads the body of a refused request, whatever its form. Never throws, never repeats the key. */
export function parseErrorBody(body: string, key: string): ProviderError {
  const json = parseJson(body);
  return tidyError(json === undefined ? readPage(body) : readLevels(json), key);
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The levels of an error as they are read, the outermost first. */
interface Levels {
  messages: string[];
  params: string[];
  codes: string[];
  details: string[];
  waits: number[];
  /** Values that are still read. Errors are small: more is garbage. */
  left: number;
}

const startLevels = (): Levels => ({
  messages: [],
  params: [],
  codes: [],
  details: [],
  waits: [],
  left: 100,
});

/** Fields with a sentence, the most telling first. */
const SENTENCES = [
  'message',
  'msg',
  'Message',
  'error_msg',
  'error_message',
  'errorMessage',
  'status_msg',
  'detail',
  'title',
  'reason',
] as const;
/** Fields with a level further in: of OpenRouter, FastAPI, Gemini, MiniMax, Azure and proxies. */
const INNER = [
  'error',
  'errors',
  'detail',
  'details',
  'metadata',
  'raw',
  'innererror',
  'inner_error',
  'cause',
  'base_resp',
  'response',
  'message',
  'violations',
] as const;
const CODES = [
  'code',
  'type',
  'status',
  'reason',
  '__type',
  'status_code',
  'error_code',
  'quotaId',
];
const MOST_LEVELS = 8;

function readLevels(value: unknown): Levels {
  const levels = startLevels();
  readLevel(levels, value, 0);
  return levels;
}

function readLevel(levels: Levels, value: unknown, depth: number): void {
  levels.left -= 1;
  if (levels.left < 0 || depth > MOST_LEVELS) return;
  if (typeof value === 'string') {
    readSentence(levels, value, depth);
  } else if (Array.isArray(value)) {
    // The first item is the last to speak.
    for (const item of value.slice(0, 10).toReversed()) readLevel(levels, item, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    readFields(levels, Object.fromEntries(Object.entries(value)), depth);
  }
}

/** A sentence may hold the error of another provider as JSON, with words before it. */
function readSentence(levels: Levels, text: string, depth: number): void {
  const start = text.search(/[{[]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const json = start >= 0 && end > start ? parseJson(text.slice(start, end + 1)) : undefined;
  const before = levels.messages.length;
  if (typeof json === 'object' && json !== null) readLevel(levels, json, depth + 1);
  if (levels.messages.length === before && text.trim() !== '') levels.messages.push(text);
  else levels.details.push(text);
}

function readFields(levels: Levels, fields: Record<string, unknown>, depth: number): void {
  for (const name of CODES) {
    const code = fields[name];
    if (typeof code === 'string' || typeof code === 'number') levels.codes.push(String(code));
  }
  const param = fields['param'] ?? fields['loc'];
  if (typeof param === 'string') levels.params.push(param);
  if (Array.isArray(param)) levels.params.push(param.map(String).join('.'));
  readWait(levels, fields);
  // The details of Google's errors are for machines.
  const isDetail = '@type' in fields || 'quotaMetric' in fields;
  const sentence = SENTENCES.map((name) => fields[name]).find(isSentence);
  if (isDetail) levels.details.push(JSON.stringify(fields).slice(0, 2000));
  else if (sentence !== undefined) readSentence(levels, sentence, depth);
  for (const name of INNER) {
    const inner = fields[name];
    const isRead = inner === sentence && typeof inner === 'string';
    if (inner !== undefined && !isRead && !(isDetail && typeof inner === 'string'))
      readLevel(levels, inner, depth + 1);
  }
}

const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Seconds as a number, or as text with their unit: `"32.5s"`. */
function readWait(levels: Levels, fields: Record<string, unknown>): void {
  for (const name of ['retryDelay', 'retry_after', 'retryAfter', 'estimated_time']) {
    const wait = fields[name];
    const seconds = typeof wait === 'string' ? Number.parseFloat(wait) : wait;
    if (typeof seconds === 'number' && seconds >= 0) levels.waits.push(seconds * 1000);
  }
}

/** The title of a page, or a short text. */
function readPage(body: string): Levels {
  const levels = startLevels();
  const title = /<(title|h1)[^<>]{0,200}>([^<>]{1,200})<\/\1>/i.exec(body)?.[2];
  if (title !== undefined) levels.messages.push(title);
  else if (!body.includes('<') && body.length < MESSAGE_LENGTH) readSentence(levels, body, 0);
  return levels;
}

function tidyError(
  { messages, params, codes, details, waits }: Levels,
  key: string,
): ProviderError {
  return {
    message: tidyMessage(messages.at(-1) ?? '', key),
    param: tidyMessage(params.at(-1) ?? '', key),
    codes: codes.map((code) => tidyMessage(code, key)),
    all: [...messages, ...details].join('\n').toLowerCase(),
    retryAfterMs: waits.length === 0 ? undefined : Math.min(Math.max(...waits), LONGEST_WAIT_MS),
  };
}

const LONGEST_WAIT_MS = 3_600_000;

/**
 * Makes a provider's sentence fit to be shown and stored: clean, on one line, short, and without
 * the key, which some servers repeat. Cleaning comes first, or an invisible character would hide
 * the key.
 */
export function tidyMessage(text: string, key: string): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim();
  const forms = key.length < SECRET_LENGTH ? [] : formsOf(key);
  const safe = forms.reduce((words, form) => words.replaceAll(form, '[key]'), line);
  const redacted = safe.replace(/\bsk-[\w-]{8,}/g, '[key]');
  return redacted.length <= MESSAGE_LENGTH
    ? redacted
    : cleanText(`${redacted.slice(0, MESSAGE_LENGTH - 1)}…`);
}

/**
 * The key as it is, in an address, and in Base64, as of Basic authentication, wherever it begins
 * among the three bytes of a group.
 */
function formsOf(key: string): readonly string[] {
  const bytes = new TextEncoder().encode(key);
  const coded = [0, 1, 2].map((before) => {
    const padded = String.fromCharCode(...new Uint8Array(before), ...bytes);
    // The first and the last characters encode bits of the neighbouring bytes, too.
    const whole = btoa(padded).replace(/=+$/, '');
    return whole.slice(before === 0 ? 0 : before + 1, padded.length % 3 === 0 ? undefined : -1);
  });
  return [key, encodeURIComponent(key.toWellFormed()), ...coded];
}
