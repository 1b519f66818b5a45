/** The most that a model takes, as learned from requests that it refused for their size. */
import type { Failure } from '#domain/failure.ts';
import { estimateTokens } from '#domain/tokens.ts';
import type { GenerateRequest } from './model.ts';
import { isTooMuch, type Refusal, type RequestForm } from './request-form.ts';

/** Tokens. A guess was made by halving: the refusal named no number. */
type Cap = { tokens: number; isGuess: boolean };

export type Caps = {
  /** Of the limit itself. */
  limit?: Cap;
  /** Of limit and prompt together. The prompt counts as `estimateTokens` has it, here and there. */
  context?: Cap;
};

/** The part of a request that counts towards its size. */
type Sized = Pick<GenerateRequest, 'maxTokens' | 'messages'>;

/** The tokens of `wanted` that fit. The limit never falls below `maxTokens`, the words of the post. */
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
 * The cap that a request was refused for; undefined where the refusal is about something else.
 * `isForm`: it may be about the optional fields.
 */
export function capRefused(
  failure: Failure,
  refusal: Refusal,
  isForm: boolean,
): keyof Caps | undefined {
  if (failure.kind === 'too-much-text') return 'context';
  return isForm && isTooMuch(refusal) ? 'limit' : undefined;
}

/**
 * Lowers a cap of the form after a refusal: to the number that it names, else to half the room for thinking, and
 * to none where no further request would be made.
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

/** Without the guesses, for they may be what made a reply too short. */
export function withoutGuesses(caps: Caps): Caps {
  return Object.fromEntries(Object.entries(caps).filter(([, { isGuess }]) => !isGuess));
}

const NUMBER = String.raw`[\s:"'\x60\\]{0,4}(\d[\d,]{0,11})`;

/** Wordings of a limit's maximum: OpenAI and pydantic, Anthropic, Gemini, DeepSeek and Qwen. */
const LIMITS: readonly RegExp[] = [
  new RegExp(
    `(?:at most|less than or equal to|<=|up to|between 1 and|maximum (?:of|is|value is))${NUMBER}`,
  ),
  new RegExp(`>${NUMBER}, which is the maximum`),
  new RegExp(String.raw`\[\s{0,2}\d{1,9}\s{0,2},${NUMBER}\s{0,2}\]`),
];

/** Gemini counts up to the number, and not with it. */
const EXCLUSIVE = new RegExp(String.raw`to${NUMBER} \(exclusive\)`);

function limitIn(text: string): number | undefined {
  const exclusive = numberBy(EXCLUSIVE, text);
  if (exclusive !== undefined) return exclusive - 1;
  return LIMITS.map((pattern) => numberBy(pattern, text)).find((it) => it !== undefined);
}

const CONTEXT = new RegExp(`(?:context (?:length|window|size)(?: is| of)?|\\blimit)${NUMBER}`);
/** The prompt and the limit together: OpenAI, vLLM until 2025, and Groq. */
const REQUESTED = new RegExp(`requested(?: about)?${NUMBER}`);
/** The prompt alone: vLLM. */
const INPUT = new RegExp(`request has${NUMBER} input`);

/** The limit that the context leaves beside the prompt. */
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
