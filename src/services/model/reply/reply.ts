import type { Failure } from '#domain/jobs/failure.ts';
import type { PostRequest } from '#domain/posts/post-text.ts';
import { endOf } from './finish-reason.ts';
import type { Reply } from '../model.ts';
import { parseErrorMember, tidyMessage } from '../provider-error.ts';
import { failureInsideAnswer, type ErrorContext } from '../provider-failure.ts';
import type { ReplyState } from './reply-reader.ts';
import { replyText } from './reply-text.ts';
import type { Ending } from '../request-deadline.ts';

/** End of reading a response: complete, cut by a lost connection, or ended from this side. */
export type ReadingEnd = { kind: 'whole' } | { kind: 'broken' } | Ending;

/** `key` is needed only to redact the provider's messages; `limit` is the request's, in tokens. */
export type ReplyContext = ErrorContext & {
  key: string;
  limit: number;
  post: PostRequest | undefined;
};

/**
 * Returns the outcome of a response that began with 200. The response's own statement takes
 * precedence.
 */
export function toReply(state: ReplyState, end: ReadingEnd, context: ReplyContext): Reply {
  const text = replyText(state.text, context.post);
  const usage = state.usage === undefined ? {} : { usage: state.usage };
  if (end.kind === 'stopped' && !isFinished(state)) return { outcome: 'stopped', text, ...usage };
  const failure = failureOf(state, end, context, text.trim() !== '');
  if (failure !== undefined) return { outcome: 'failed', text, failure, ...usage };
  return { outcome: isAtLimit(state) ? 'cut-short' : 'complete', text, ...usage };
}

/** True if the response states its end: a reason followed by a lost connection is complete. */
function isFinished({ phase, finishReason, error }: ReplyState): boolean {
  return phase !== 'reading' || finishReason !== undefined || error !== undefined;
}

export function isAtLimit({ finishReason }: ReplyState): boolean {
  return endOf(finishReason) === 'limit';
}

/**
 * True if thinking used up the limit in a reply without a word. A known finish reason takes
 * precedence.
 */
export function hasSpentLimit(state: ReplyState, limit: number): boolean {
  const { completionTokens = 0, thinkingTokens = 0 } = state.usage ?? {};
  if (isAtLimit(state) || completionTokens >= limit) return true;
  return state.finishReason === undefined && (state.thinking !== '' || thinkingTokens > 0);
}

function failureOf(
  state: ReplyState,
  end: ReadingEnd,
  context: ReplyContext,
  hasText: boolean,
): Failure | undefined {
  if (state.error !== undefined) {
    return failureInsideAnswer(parseErrorMember(state.error, context.key), hasText, context);
  }
  if (state.phase === 'response-too-large' || state.phase === 'unreadable')
    return { kind: state.phase };
  return isFinished(state)
    ? failureOfFinished(state, context, hasText)
    : failureOfUnfinished(state, end);
}

function failureOfFinished(
  state: ReplyState,
  { key, limit }: ReplyContext,
  hasText: boolean,
): Failure | undefined {
  if (state.refusal.trim() !== '') {
    return { kind: 'refused', message: tidyMessage(state.refusal, key) };
  }
  const end = endOf(state.finishReason);
  if (end === 'filtered') return { kind: 'filtered' };
  // The model failed in mid-text.
  if (end === 'error') return { kind: 'provider-error' };
  if (hasText) return undefined;
  return { kind: 'empty', cause: hasSpentLimit(state, limit) ? 'budget-spent' : 'no-text' };
}

function failureOfUnfinished(state: ReplyState, end: ReadingEnd): Failure {
  if (end.kind === 'timed-out') return end;
  return end.kind === 'whole' && !state.recognised
    ? { kind: 'unreadable' }
    : { kind: 'connection-lost' };
}
