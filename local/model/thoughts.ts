import type { ChatCompletionRequest, TextResponse } from '@copilotkit/aimock';

import { complete, tokenLimit } from './completion.ts';

/** Thinking of the demo model. No word of it belongs into a post. */
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

/** More than the app keeps free for a model that it does not know. */
const THINKING_TOKENS = 5000;

/** Thinks for long, whatever it is asked: with less room not a word of a post is left over. */
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
