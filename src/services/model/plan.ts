import { estimateTokens } from '#domain/providers/tokens.ts';
import { THINKING_ROOM } from '#domain/providers/token-budget.ts';
import type { Adaptation, ModelAddress } from './adaptations.ts';
import { withoutGuesses } from './caps.ts';
import type { ModelDeps } from './connection.ts';
import { rulesFor } from './hosts.ts';
import { formForReasoning, type ModelTraits } from './model-traits.ts';
import { firstForm, type RequestForm } from './request-form.ts';
import type { ModelOutlook } from './model.ts';
import { hasSpentLimit, isAtLimit } from './reply/reply.ts';
import type { ReplyState } from './reply/reply-reader.ts';
import { asksForNone } from './think-less.ts';

/** Form of the next request to a model, and the entry it came from, if any. */
export type Plan = { form: RequestForm; known: Adaptation | undefined };

/** Least room reserved for a model that has thought: the next reply may need more. */
const LEAST_THINKING = 1000;

/** Most room ever reserved: that of a second try after a reply that only thought. */
const MOST_THINKING = 16_384;

/**
 * Returns the form of the next request. If `stop` is aborted, resolves at once with a form that
 * knows less.
 */
export async function planFor(
  deps: ModelDeps,
  address: ModelAddress,
  stop?: AbortSignal,
): Promise<Plan> {
  const known = await deps.adaptations.find(address);
  const form = known?.form ?? (await startingForm(deps, address, stop));
  return { form, known };
}

export async function outlookOn(deps: ModelDeps, address: ModelAddress): Promise<ModelOutlook> {
  const known = await deps.adaptations.find(address);
  const traits = await traitsOf(deps, address);
  const form = known?.form ?? formFor(address, traits);
  const mostReply = form.caps.limit?.tokens;
  return {
    thinkingRoom: thinkingRoomFor(form, known?.thinking),
    ...(mostReply !== undefined && { mostReply }),
    ...(traits?.price && { price: traits.price }),
    ...(traits?.contextLength !== undefined && { contextLength: traits.contextLength }),
  };
}

/** Returns the form for a model without a remembered one. */
export async function startingForm(
  deps: ModelDeps,
  address: ModelAddress,
  stop?: AbortSignal,
): Promise<RequestForm> {
  return formFor(address, await traitsOf(deps, address, stop));
}

async function traitsOf(deps: ModelDeps, address: ModelAddress, stop?: AbortSignal) {
  const { listsReasoning } = rulesFor(address.baseUrl);
  return listsReasoning ? deps.catalogue.find(address, stop) : undefined;
}

function formFor({ baseUrl }: ModelAddress, traits: ModelTraits | undefined): RequestForm {
  const form = firstForm(rulesFor(baseUrl));
  return traits ? formForReasoning(form, traits) : form;
}

/**
 * Returns the tokens to reserve beside those of the post: none if thinking is off, `THINKING_ROOM`
 * if the model thinks or nothing is known, later twice the largest number seen.
 */
export function thinkingRoomFor(form: RequestForm, seen: number | undefined): number {
  if (seen) return Math.min(Math.max(2 * seen, LEAST_THINKING), MOST_THINKING);
  // A model that may think, but did not this time, may think the next time.
  const isQuiet = form.off || (seen === 0 && asksForNone(form.thinkLess));
  return isQuiet ? 0 : THINKING_ROOM;
}

/** Factor by which words may exceed the estimate before the rest counts as hidden thinking. */
const ESTIMATE_MARGIN = 2;

/**
 * Returns the thinking tokens of a finished reply: as counted, as shown, or as the difference
 * between the count and the words. Undefined if nothing indicates them.
 */
function thinkingIn(state: ReplyState, { limit, room }: Sent): number | undefined {
  if (state.text.trim() !== '') return countedThinking(state);
  if (hasSpentLimit(state, limit)) return limit;
  const counted = countedThinking(state);
  // The next room is twice this: never less than the one that left no word.
  return counted ? Math.max(counted, room / 2) : undefined;
}

function countedThinking({ text, thinking, usage }: ReplyState): number | undefined {
  if (usage?.thinkingTokens !== undefined) return usage.thinkingTokens;
  if (thinking !== '') return estimateTokens(thinking);
  if (usage?.completionTokens === undefined) return undefined;
  const hidden = usage.completionTokens - ESTIMATE_MARGIN * estimateTokens(text);
  // The estimate is too rough to conclude that there was none.
  return hidden > 0 ? Math.round(hidden) : undefined;
}

/** A request as it was sent. `limit`, and its part `room` for thinking, are in tokens. */
export type Sent = Plan & { limit: number; room: number };

/**
 * Remembers the form of a request that brought a whole reply, and the thinking in it. Drops a
 * guessed cap if the reply reached its limit.
 */
export function learnFrom(
  deps: ModelDeps,
  address: ModelAddress,
  state: ReplyState,
  sent: Sent,
): void {
  const { known } = sent;
  const { finishReason, phase, error } = state;
  if (error !== undefined || (finishReason === undefined && phase !== 'whole')) return;
  const seen = thinkingIn(state, sent);
  const most = seen === undefined ? known?.thinking : Math.max(seen, known?.thinking ?? 0);
  const form = isAtLimit(state)
    ? { ...sent.form, caps: withoutGuesses(sent.form.caps) }
    : sent.form;
  if (known?.form === form && most === known.thinking) return;
  const since = known?.since ?? deps.now();
  void deps.adaptations.remember(address, {
    form,
    since,
    ...(most !== undefined && { thinking: most }),
  });
}
