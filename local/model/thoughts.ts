import type { ChatCompletionRequest, TextResponse } from '@copilotkit/aimock';

import { complete, tokenLimit } from './completion.ts';

/** Reasoning text of the demo model. None of it may end up in a post. */
export const THOUGHTS = [
  'Let me see what the customers say.',
  'Some praise the quality, others the fit, and one of them is not happy at all.',
  'The tone that was asked for comes first, then the limits of the platform.',
  'A hook for the first line, a quote or two, and a question for the end.',
  'Is anything claimed that nobody said? No. Then it can be written down.',
].join('\n');

export function thoughtfulReply(request: ChatCompletionRequest): TextResponse {
  return { ...complete(request), reasoning: THOUGHTS };
}

export function taggedReply(request: ChatCompletionRequest): TextResponse {
  const { content, finishReason } = complete(request);
  return { content: `<think>\n${THOUGHTS}\n</think>\n\n${content}`, finishReason };
}

/** More than the app reserves for an unknown model. */
const THINKING_TOKENS = 5000;

/** Always thinks at length: with a lower token limit, not a word of the post is left. */
export function expensiveReply(request: ChatCompletionRequest): TextResponse {
  const limit = tokenLimit(request);
  const thinking = Math.min(THINKING_TOKENS, limit);
  const post = limit > thinking ? complete(request, limit - thinking) : NO_POST;
  const written = Math.ceil(post.content.length / 4);
  return {
    ...post,
    reasoning: THOUGHTS,
    usage: {
      prompt_tokens: 900,
      completion_tokens: thinking + written,
      total_tokens: 900 + thinking + written,
      completion_tokens_details: { reasoning_tokens: thinking },
    },
  };
}

const NO_POST = { content: '', finishReason: 'length' } as const;
