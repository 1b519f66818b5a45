import type { BrowserContext } from '@playwright/test';

/** Counts what reaches the provider from every page and worker of a context: the requests to be paid for. */
export interface CountingProvider {
  /** How many posts were asked for. */
  posts(): number;
  /** From now on, how to answer the requests to be paid for; undefined lets the demo model answer. */
  answer(reply: Answer | undefined): void;
}

/** A whole reply, or an error with its status. */
export type Answer = { readonly text: string } | { readonly status: number; readonly code: string };

/** Stands before the demo model of `npm start`. */
export async function countPosts(context: BrowserContext): Promise<CountingProvider> {
  let count = 0;
  let answer: Answer | undefined;
  await context.route('**/chat/completions', async (route) => {
    count += 1;
    if (!answer) return route.continue();
    if ('text' in answer) {
      return route.fulfill({ contentType: 'text/event-stream', body: events(answer.text) });
    }
    const error = { message: 'As asked', type: 'test', param: null, code: answer.code };
    return route.fulfill({ status: answer.status, json: { error } });
  });
  return {
    posts: () => count,
    answer(reply) {
      answer = reply;
    },
  };
}

function events(text: string): string {
  const event = (choice: object) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
  return `${event({ delta: { content: text } })}${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;
}
