/** Size limits of a model, learned from requests that it refused as too large. */
import type { Failure } from '#domain/jobs/failure.ts';
import { estimateTokens } from '#domain/providers/tokens.ts';
import type { GenerateRequest } from './model.ts';
import { type Caps, isTooMuch, type Refusal, type RequestForm } from './request-form.ts';

/** The parts of a request that count towards its size. */
type Sized = Pick<GenerateRequest, 'maxTokens' | 'messages'>;

/**
 * Returns the part of the `wanted` tokens that fits. The limit never falls below `maxTokens`, which
 * the words of the post need.
 */
export function roomWithin(caps: Caps, request: Sized, wanted: number): number {
  const { limit, context } = caps;
  const input = context ? inputOf(request) : 0;
  const most = Math.min(limit?.tokens ?? Infinity, (context?.tokens ?? Infinity) - input);
  return Math.max(0, Math.min(wanted, most - request.maxTokens));
}

function inputOf({ messages }: Sized): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
}

/**
 * Returns the cap that a request was refused for; undefined if the refusal has another reason.
 * `isForm`: the optional fields may be the reason.
 */
export function capRefused(
  failure: Failure,
  refusal: Refusal,
  isForm: boolean,
): keyof Caps | undefined {
  if (failure.kind === 'context-too-long') return 'context';
  return isForm && isTooMuch(refusal) ? 'limit' : undefined;
}

/**
 * Lowers a cap of the form after a refusal: to the number that it names, else to half the room for
 * thinking, and to none if no further request follows.
 */
export function lowerCap(
  form: RequestForm,
  name: keyof Caps,
  { text }: Refusal,
  sent: { request: Sized; room: number; isLast: boolean },
): RequestForm {
  const { request, room, isLast } = sent;
  const limit = request.maxTokens + room;
  const named = name === 'limit' ? limitIn(text) : limitInContext(text, limit);
  const isGuess = named === undefined || named >= limit;
  const most = isGuess ? request.maxTokens + (isLast ? 0 : Math.floor(room / 2)) : named;
  const tokens = name === 'limit' ? most : most + inputOf(request);
  return { ...form, caps: { ...form.caps, [name]: { tokens, isGuess } } };
}

/** Removes the guesses, which may have made a reply too short. */
export function withoutGuesses(caps: Caps): Caps {
  return Object.fromEntries(Object.entries(caps).filter(([, { isGuess }]) => !isGuess));
}

const NUMBER = String.raw`[\s:"'\x60\\]{0,4}(\d[\d,]{0,11})`;

/**
 * Wordings of the maximum in a refusal: OpenAI and pydantic, Anthropic, Gemini, DeepSeek and Qwen.
 */
const LIMITS: readonly RegExp[] = [
  new RegExp(
    `(?:at most|less than or equal to|<=|up to|between 1 and|maximum (?:of|is|value is))${NUMBER}`,
  ),
  new RegExp(`>${NUMBER}, which is the maximum`),
  new RegExp(String.raw`\[\s{0,2}\d{1,9}\s{0,2},${NUMBER}\s{0,2}\]`),
];

/** Gemini names an exclusive maximum. */
const EXCLUSIVE = new RegExp(String.raw`to${NUMBER} \(exclusive\)`);

function limitIn(text: string): number | undefined {
  const exclusive = numberBy(EXCLUSIVE, text);
  if (exclusive !== undefined) return exclusive - 1;
  return LIMITS.map((pattern) => numberBy(pattern, text)).find((it) => it !== undefined);
}

const CONTEXT = new RegExp(`(?:context (?:length|window|size)(?: is| of)?|\\blimit)${NUMBER}`);
/** Prompt and limit together: OpenAI, vLLM until 2025, and Groq. */
const REQUESTED = new RegExp(`requested(?: about)?${NUMBER}`);
/** The prompt alone: vLLM. */
const INPUT = new RegExp(`request has${NUMBER} input`);

/** Returns the limit that the context leaves beside the prompt. */
function limitInContext(text: string, limit: number): number | undefined {
  const context = numberBy(CONTEXT, text);
  if (context === undefined) return undefined;
  const requested = numberBy(REQUESTED, text);
  if (requested !== undefined) return limit - (requested - context);
  const input = numberBy(INPUT, text);
  return input === undefined ? undefined : context - input;
}

function numberBy(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}
